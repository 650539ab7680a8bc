"""What a team would write in an afternoon in place of cellgen: a script with YAML and templates.

    generate.py INPUT OUTPUT RUNTIME

It reads the manifests of the benchmark with PyYAML's parser in C and fills Jinja2 templates. It checks
nothing, and knows no element, no layout and no type that these manifests do not have. RUNTIME is the file
that cellgen writes once for all manifests.
"""

import re
import shutil
import sys
from pathlib import Path

import jinja2
import yaml

FONTS = {"title": ".headline"}
FIELD = re.compile(r"(?P<type>\S+)(?: = (?P<default>.+))?")


def fields_of(view):
    for name, written in view["data"].items():
        match = FIELD.fullmatch(str(written))
        yield {
            "name": name,
            "type": match["type"],
            "default": match["default"],
            "is_optional": match["type"].endswith("?"),
            "font": FONTS.get(name, ".body"),
        }


def lower(name):
    return name[0].lower() + name[1:]


def screen_of(path):
    text = path.read_text(encoding="utf-8")
    manifest = yaml.load(text, Loader=yaml.CSafeLoader)
    lines = {line.strip(" :"): number for number, line in enumerate(text.split("\n"), 1)}
    views = [
        {"name": name, "case": lower(name), "fields": list(fields_of(view)), "line": lines[name] + 2}
        for name, view in manifest["views"].items()
    ]
    by_name = {view["name"]: view for view in views}
    sections = [
        {"name": name, "item": name[0].upper() + name[1:] + "Item",
         "views": [by_name[cell] for cell in section["cells"]]}
        for name, section in manifest["sections"].items()
    ]
    return {
        "file": path, "screen": path.stem, "prefix": lower(path.stem), "views": views,
        "sections": sections,
    }


def main(source, target, runtime):
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(Path(__file__).parent / "templates"),
        undefined=jinja2.StrictUndefined, trim_blocks=True, lstrip_blocks=True,
        keep_trailing_newline=True)
    templates = {
        name.removesuffix(".jinja"): environment.get_template(name)
        for name in environment.list_templates()
    }
    for path in sorted(source.glob("*.sections")):
        screen = screen_of(path)
        for name, template in templates.items():
            (target / f"{path.stem}+{name}").write_text(template.render(screen), encoding="utf-8")
    shutil.copyfile(runtime, target / "CellGenRuntime.swift")


main(*(Path(argument) for argument in sys.argv[1:]))
