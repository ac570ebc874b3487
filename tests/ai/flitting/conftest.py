"""The solver is tested on small rounds as it runs without numba; compiling it would take longer than the tests."""

import os

os.environ["NUMBA_DISABLE_JIT"] = "1"
