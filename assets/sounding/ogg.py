"""Ogg Vorbis files that are the same bytes at every build.

The encoder gives each stream a number by chance; it is replaced by a fixed one and the pages' checksums made anew.
"""

from __future__ import annotations

import io
import struct
from pathlib import Path

import soundfile

from assets.sounding.wave import RATE, Wave

SERIAL = 0x0B0B  # every stream is alone in its file
BLOCK = 8192  # samples
POLYNOMIAL = 0x04C11DB7


def encode(wave: Wave, squeeze: float) -> bytes:
    """A wave as a file; `squeeze` from 0 (large and fine) to 1."""
    file = io.BytesIO()
    channels = 1 if wave.ndim == 1 else 2
    kind = {"format": "OGG", "subtype": "VORBIS", "compression_level": squeeze}
    with soundfile.SoundFile(file, "w", RATE, channels, **kind) as out:
        for start in range(0, len(wave), BLOCK):  # the encoder dies of a minute at once
            out.write(wave[start : start + BLOCK])
    return _numbered(file.getvalue())


def decode(path: Path) -> tuple[Wave, int]:
    """The wave in a file and its sample rate. Raises ValueError when it is no sound."""
    try:
        wave, rate = soundfile.read(path, dtype="float64")
    except soundfile.SoundFileError as error:
        raise ValueError(f"{path.name} can’t be read: {error}") from error
    return wave, rate


def _numbered(data: bytes) -> bytes:
    """The same stream under the fixed number."""
    out = bytearray(data)
    at = 0
    while at < len(out):
        segments = out[at + 26]
        end = at + 27 + segments + sum(out[at + 27 : at + 27 + segments])
        struct.pack_into("<I", out, at + 14, SERIAL)
        struct.pack_into("<I", out, at + 22, 0)
        struct.pack_into("<I", out, at + 22, _checksum(bytes(out[at:end])))
        at = end
    return bytes(out)


def _table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _bit in range(8):
            value = (value << 1) ^ (POLYNOMIAL if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


TABLE = _table()


def _checksum(page: bytes) -> int:
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ TABLE[(value >> 24) ^ byte]
    return value
