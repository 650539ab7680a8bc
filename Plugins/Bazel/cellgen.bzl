"""Generates the Swift of manifests with cellgen.

    load("@cellgen//:cellgen.bzl", "cellgen_library")

    cellgen_library(
        name = "shop_cells",
        srcs = glob(["**/*.sections"]),
        shared = ["Brand.sections"],
        runtime = "import",
    )

The manifests of other modules, which `uses` names as `DesignSystem/Brand`, are those of the libraries in `deps`:

    cellgen_library(
        name = "design_system_cells",
        srcs = glob(["*.sections"]),
        module_name = "DesignSystem",
        runtime = "import",
    )

    cellgen_library(
        name = "shop_cells",
        srcs = glob(["**/*.sections"]),
        deps = ["//design_system:design_system_cells"],
        runtime = "import",
    )

A target is a module: what it makes are the `srcs` of one library. The names of the files follow from
the manifests' paths, as in all of cellgen, so nothing is read before the actions run:

    Feed/Listing.sections → shop_cells/Feed_Listing+ViewData.swift, and three more

Each manifest is an action of its own, which reads it and those that are `shared`. One more reads all
manifests, if it has anything to make: the files of the shared manifests, whose code depends on who
uses them, and an embedded runtime, whose access is the widest of all.
"""

CellGenInfo = provider(
    doc = "The manifests of a module, for other modules that use them.",
    fields = {
        "modules": "A depset of structs with the `name` of a module and its `manifests`, with those that they use.",
    },
)

_PARTS = ["AccessibilityIDs", "ViewCreator", "ViewData", "Views"]
_RUNTIME = "CellGenRuntime.swift"

def _root(label):
    """The folder that the names of outputs are relative to: the package's."""
    return "/".join([part for part in [label.workspace_root, label.package] if part])

def _names(ctx, manifest):
    """The names of a manifest's outputs: `Feed_Listing+Views.swift` for `Feed/Listing.sections`."""
    root = _root(ctx.label)
    start = root + "/" if root else ""
    if not manifest.is_source or not manifest.path.startswith(start):
        fail("%s: '%s' is not a source file below the package's folder, which names its outputs" % (
            ctx.label,
            manifest.short_path,
        ))
    stem = manifest.path[len(start):-len("." + manifest.extension)].replace("/", "_")
    return ["%s+%s.swift" % (stem, part) for part in _PARTS]

def _check_names(ctx, manifests):
    """Reports two manifests whose outputs would be one file, at least where case makes no difference."""
    taken = {}
    for manifest in manifests:
        key = _names(ctx, manifest)[0].lower()
        if key in taken:
            fail("%s: '%s' and '%s' generate files with the same names; rename one of them" % (
                ctx.label,
                taken[key].short_path,
                manifest.short_path,
            ))
        taken[key] = manifest

def _repeated_names(manifests):
    """The file names that manifests in several folders share, which cellgen writes no directives for."""
    seen = {}
    for manifest in manifests:
        seen[manifest.basename] = seen.get(manifest.basename, 0) + 1
    return [name for name in seen if seen[name] > 1]

def _ordered(manifests):
    """One order in all actions, as cellgen looks names up in the order of a run."""
    by_path = {manifest.path: manifest for manifest in manifests}
    return [by_path[path] for path in sorted(by_path)]

def _modules(ctx):
    """The other modules whose manifests can be used, in the order of their names."""
    modules = depset(transitive = [dep[CellGenInfo].modules for dep in ctx.attr.deps]).to_list()
    by_name = {}
    for module in modules:
        if by_name.get(module.name, module) != module:
            fail("%s: several of 'deps' have the module name '%s'" % (ctx.label, module.name))
        by_name[module.name] = module
    return [by_name[name] for name in sorted(by_name)]

def _generate(ctx, manifests, names, line_directives, message):
    """Declares an action that reads manifests and makes the named files."""
    modules = _modules(ctx)
    outputs = [ctx.actions.declare_file(ctx.label.name + "/" + name) for name in names]
    options = ctx.actions.args()
    options.add("generate")
    options.add("--quiet")
    options.add("--runtime", ctx.attr.runtime)
    options.add("--bundle", ctx.attr.bundle)
    if line_directives:
        options.add("--line-directives")
    if ctx.attr.strict:
        options.add("--strict")
    options.add(_root(ctx.label) or ".", format = "--root=%s")
    options.add("--output", outputs[0].dirname)
    for module in modules:
        for manifest in module.manifests:
            options.add("--module", manifest, format = module.name + "=%s")

    wanted = ctx.actions.args()
    wanted.add_all(names)
    wanted.set_param_file_format("multiline")
    wanted.use_param_file("--outputs=%s", use_always = True)

    # The file of operands begins with "--", as the name of a manifest may begin with a dash.
    operands = ctx.actions.args()
    operands.add("--")
    operands.add_all(manifests)
    operands.set_param_file_format("multiline")
    operands.use_param_file("@%s", use_always = True)

    ctx.actions.run(
        executable = ctx.executable.cellgen,
        arguments = [options, wanted, operands],
        inputs = manifests + [file for module in modules for file in module.manifests],
        outputs = outputs,
        mnemonic = "CellGen",
        progress_message = "Generating cells of " + message,
    )
    return outputs

def _cellgen_library_impl(ctx):
    shared = {manifest: True for manifest in ctx.files.shared}
    screens = [manifest for manifest in ctx.files.srcs if manifest not in shared]

    manifests = _ordered(screens + shared.keys())
    if not manifests:
        fail("%s: there are no manifests; add '*.sections' files to 'srcs'" % ctx.label)
    _check_names(ctx, manifests)
    repeated = _repeated_names(manifests)

    outputs = []
    for screen in screens:
        outputs += _generate(
            ctx,
            _ordered([screen] + shared.keys()),
            _names(ctx, screen),
            ctx.attr.line_directives and screen.basename not in repeated,
            screen.short_path,
        )

    whole = [name for manifest in manifests if manifest in shared for name in _names(ctx, manifest)]
    if ctx.attr.runtime != "import":
        whole.append(_RUNTIME)
    if whole:
        outputs += _generate(ctx, manifests, whole, ctx.attr.line_directives, str(ctx.label))
    module = struct(name = ctx.attr.module_name or ctx.label.name, manifests = tuple(manifests))
    transitive = [dep[CellGenInfo].modules for dep in ctx.attr.deps]
    return [
        DefaultInfo(files = depset(outputs)),
        CellGenInfo(modules = depset([module], transitive = transitive)),
    ]

cellgen_library = rule(
    implementation = _cellgen_library_impl,
    doc = "Generates the Swift files of a module's manifests, for the `srcs` of its library.",
    attrs = {
        "srcs": attr.label_list(
            allow_files = [".sections"],
            doc = "The manifests, in the folder of this package or below it.",
        ),
        "shared": attr.label_list(
            allow_files = [".sections"],
            doc = "The manifests that others name in `uses`; they can also be in `srcs`.",
        ),
        "deps": attr.label_list(
            providers = [CellGenInfo],
            doc = "The libraries of other modules whose manifests are named in `uses`.",
        ),
        "module_name": attr.string(
            doc = "The name of this module in the `uses` of other modules: the `module_name` of its library; by default, the target's name.",
        ),
        "runtime": attr.string(
            default = "embed",
            values = ["embed", "embed-all", "import"],
            doc = "`embed` generates the parts of the runtime that the manifests need, `embed-all` all of it; `import` imports `CellGenRuntime`.",
        ),
        "bundle": attr.string(
            default = "main",
            values = ["main", "module"],
            doc = "The bundle in which to look up texts if a manifest does not name one.",
        ),
        "line_directives": attr.bool(
            default = True,
            doc = "Reports errors in code taken from a manifest at the manifest's line.",
        ),
        "strict": attr.bool(doc = "Treats warnings as errors."),
        "cellgen": attr.label(
            default = "//:cellgen",
            executable = True,
            allow_files = True,
            cfg = "exec",
            doc = "The command: that of the release by default, or any other executable.",
        ),
    },
)
