"""Build hook: a wheel with the compiled engine leaves no compiled files in the source tree.

The compiler puts its modules beside the sources, where they would hide every later edit.
"""

from pathlib import Path

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[BuilderConfig]):
    """Tidies up once the wheel is written."""

    def finalize(self, version: str, build_data: dict[str, object], artifact_path: str) -> None:
        """Remove compiled modules, except after an editable build, which lives on them."""
        if self.target_name == "wheel" and version != "editable":
            for compiled in Path(self.root, "src").rglob("*.so"):
                compiled.unlink()
