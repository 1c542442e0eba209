"""Packages that are not installed: importing one does no harm, using it is a fault with file and line."""

import importlib.util
import pathlib
import tempfile
import unittest

from process import Process
from sources import collect
from table import start_of

namespace = {}
exec(collect()["quintet_agents/absent.py"], namespace)
# One of the packages that this machine lacks.
NAME = next(name for name in sorted(namespace["THIRD_PARTY"]) if not importlib.util.find_spec(name))
ACT = "    return observation.legal_actions[0]\n"

UNUSED = {
    "import": f"import {NAME} as np\ndef agent(observation):\n{ACT}",
    "module inside": f"import {NAME}.random\nfrom {NAME}.linalg import norm\ndef agent(observation):\n{ACT}",
    "annotations": f"import {NAME} as np\nfrom typing import Optional\ndef size(a: np.ndarray | None, b: Optional[np.array]): pass\n"
    f"def other(a: np.NDArray[np.int64] = np.zero) -> 'np.x': pass\ndef agent(observation):\n{ACT}",
    "base class and isinstance": f"from {NAME} import nn\nclass Net(nn.Module): pass\n"
    f"def agent(observation):\n    assert not isinstance(observation, nn.Tensor)\n{ACT}",
    "a fallback": f"try:\n    import {NAME}\nexcept ImportError:\n    {NAME} = None\n"
    f"def agent(observation):\n    assert {NAME} is None\n{ACT}",
}
# The line that uses it, and what the fault says.
USED = {
    "call": (f"import {NAME} as np\ndef agent(observation):\n    return np.linalg.norm([1])\n", 3, f"uses {NAME}.linalg.norm"),
    "constant": (f"from {NAME} import inf\ndef agent(observation):\n    best = -inf\n", 3, f"uses {NAME}.inf"),
    "while importing": (f"import {NAME} as np\nTABLE = np.zeros(3)\ndef agent(observation):\n{ACT}", 2, f"uses {NAME}.zeros"),
    "all names": (f"from {NAME} import *\ndef agent(observation):\n{ACT}", 1, f"imports {NAME}"),
}


class AbsentTest(unittest.TestCase):
    def play(self, text):
        with Process() as process, tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, "a.py")
            file.write_text(text, encoding="utf-8")
            answer = process.ask(**start_of("cachex", file))
            if answer["type"] == "ready":
                observation = {"player": 0, "players": ["red", "blue"], "ply": 0, "position": "", "actions": [], "legal": ["STEAL"]}
                answer = process.ask(type="action", observation=observation)
            return answer

    def test_what_is_not_used_need_not_be_there(self):
        for name, text in UNUSED.items():
            with self.subTest(name):
                self.assertEqual(self.play(text).get("action"), "STEAL", self.play(text))

    def test_what_is_used_is_a_fault_with_file_and_line(self):
        for name, (text, line, message) in USED.items():
            with self.subTest(name):
                fault = self.play(text)
                self.assertEqual(fault.get("code"), "missing-module", fault)
                values = {"module": NAME, "file": "a.py", "line": str(line)}
                self.assertEqual(fault["values"], values)
                self.assertTrue(fault["message"].startswith(f"a.py, line {line} {message}, which cannot be found"), fault["message"])


if __name__ == "__main__":
    unittest.main()
