// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/actions/actionlist.h"

#include <array>

namespace baton {

namespace {

// clang-format off
constexpr std::array actions{
    ActionSpec{"file.new", QT_TRANSLATE_NOOP("baton::Actions", "&New handoff…"), "new", "Ctrl+N"},
    ActionSpec{"file.open", QT_TRANSLATE_NOOP("baton::Actions", "&Open…"), "open", "Ctrl+O"},
    ActionSpec{"file.openFolder", QT_TRANSLATE_NOOP("baton::Actions", "Open &folder…"), "folder-open", "Ctrl+Alt+O"},
    ActionSpec{"file.openSample", QT_TRANSLATE_NOOP("baton::Actions", "Open the sample &workspace"), nullptr, nullptr},
    ActionSpec{"file.save", QT_TRANSLATE_NOOP("baton::Actions", "&Save"), "save", "Ctrl+S"},
    ActionSpec{"file.saveAs", QT_TRANSLATE_NOOP("baton::Actions", "Save &as…"), nullptr, "Ctrl+Shift+S"},
    ActionSpec{"file.saveAll", QT_TRANSLATE_NOOP("baton::Actions", "Save a&ll"), nullptr, "Ctrl+Alt+S"},
    ActionSpec{"file.saveTemplate", QT_TRANSLATE_NOOP("baton::Actions", "Save as &template…"), nullptr, nullptr},
    ActionSpec{"file.revert", QT_TRANSLATE_NOOP("baton::Actions", "&Revert to the saved file"), "revert", nullptr},
    ActionSpec{"file.exportSchema", QT_TRANSLATE_NOOP("baton::Actions", "&Export JSON Schema…"), "export", nullptr},
    ActionSpec{"file.close", QT_TRANSLATE_NOOP("baton::Actions", "&Close document"), nullptr, "Ctrl+W"},
    ActionSpec{"file.quit", QT_TRANSLATE_NOOP("baton::Actions", "&Quit"), nullptr, "Ctrl+Q"},

    ActionSpec{"edit.undo", QT_TRANSLATE_NOOP("baton::Actions", "&Undo"), "undo", "Ctrl+Z"},
    ActionSpec{"edit.redo", QT_TRANSLATE_NOOP("baton::Actions", "&Redo"), "redo", "Ctrl+Shift+Z; Ctrl+Y"},
    ActionSpec{"edit.cut", QT_TRANSLATE_NOOP("baton::Actions", "Cu&t"), nullptr, "Ctrl+X"},
    ActionSpec{"edit.copy", QT_TRANSLATE_NOOP("baton::Actions", "Cop&y"), nullptr, "Ctrl+C"},
    ActionSpec{"edit.paste", QT_TRANSLATE_NOOP("baton::Actions", "Pa&ste"), nullptr, "Ctrl+V"},
    ActionSpec{"edit.selectAll", QT_TRANSLATE_NOOP("baton::Actions", "Select &all"), nullptr, "Ctrl+A"},
    ActionSpec{"edit.find", QT_TRANSLATE_NOOP("baton::Actions", "&Find"), "search", "Ctrl+F"},
    ActionSpec{"edit.replace", QT_TRANSLATE_NOOP("baton::Actions", "Find and re&place"), nullptr, "Ctrl+H"},
    ActionSpec{"edit.findInWorkspace", QT_TRANSLATE_NOOP("baton::Actions", "Find in &workspace"), nullptr, "Ctrl+Shift+F"},
    ActionSpec{"edit.comment", QT_TRANSLATE_NOOP("baton::Actions", "Toggle &comment"), nullptr, "Ctrl+/"},
    ActionSpec{"edit.fold", QT_TRANSLATE_NOOP("baton::Actions", "Fol&d"), nullptr, "Ctrl+Shift+["},
    ActionSpec{"edit.unfold", QT_TRANSLATE_NOOP("baton::Actions", "U&nfold"), nullptr, "Ctrl+Shift+]"},
    ActionSpec{"edit.foldAll", QT_TRANSLATE_NOOP("baton::Actions", "F&old all"), nullptr, nullptr},
    ActionSpec{"edit.unfoldAll", QT_TRANSLATE_NOOP("baton::Actions", "Unfo&ld all"), nullptr, nullptr},

    ActionSpec{"view.form", QT_TRANSLATE_NOOP("baton::Actions", "&Form"), nullptr, nullptr, true},
    ActionSpec{"view.source", QT_TRANSLATE_NOOP("baton::Actions", "&Source"), nullptr, nullptr, true},
    ActionSpec{"view.split", QT_TRANSLATE_NOOP("baton::Actions", "Form, source or &both"), "split", "Ctrl+\\"},
    ActionSpec{"view.preview", QT_TRANSLATE_NOOP("baton::Actions", "&Rendered Markdown"), "eye", "Ctrl+Alt+V", true},
    ActionSpec{"view.wrap", QT_TRANSLATE_NOOP("baton::Actions", "Wrap lon&g lines"), nullptr, "Alt+Z", true},
    ActionSpec{"view.zoomIn", QT_TRANSLATE_NOOP("baton::Actions", "Larger so&urce"), nullptr, "Ctrl++; Ctrl+="},
    ActionSpec{"view.zoomOut", QT_TRANSLATE_NOOP("baton::Actions", "Sma&ller source"), nullptr, "Ctrl+-"},
    ActionSpec{"view.zoomReset", QT_TRANSLATE_NOOP("baton::Actions", "&Normal source"), nullptr, "Ctrl+0"},
    ActionSpec{"view.workspace", QT_TRANSLATE_NOOP("baton::Actions", "&Workspace"), nullptr, "Ctrl+Shift+E", true},
    ActionSpec{"view.verdict", QT_TRANSLATE_NOOP("baton::Actions", "&Verdict"), nullptr, "Ctrl+Shift+V", true},
    ActionSpec{"view.refresh", QT_TRANSLATE_NOOP("baton::Actions", "Read the workspace &again"), "refresh", "F5"},
    ActionSpec{"view.problems", QT_TRANSLATE_NOOP("baton::Actions", "&Problems"), nullptr, "Ctrl+Shift+M", true},

    ActionSpec{"go.palette", QT_TRANSLATE_NOOP("baton::Actions", "Document or &command…"), "search", "Ctrl+K"},
    ActionSpec{"go.quickOpen", QT_TRANSLATE_NOOP("baton::Actions", "&Quick open…"), nullptr, "Ctrl+P"},
    ActionSpec{"go.outline", QT_TRANSLATE_NOOP("baton::Actions", "&Outline…"), "outline", "Ctrl+Shift+O"},
    ActionSpec{"go.line", QT_TRANSLATE_NOOP("baton::Actions", "&Line…"), nullptr, "Ctrl+G"},
    ActionSpec{"go.back", QT_TRANSLATE_NOOP("baton::Actions", "&Back"), "back", "Alt+Left"},
    ActionSpec{"go.forward", QT_TRANSLATE_NOOP("baton::Actions", "&Forward"), "forward", "Alt+Right"},
    ActionSpec{"go.transcript", QT_TRANSLATE_NOOP("baton::Actions", "&Transcript of this"), "outline", nullptr},
    ActionSpec{"go.touched", QT_TRANSLATE_NOOP("baton::Actions", "&Handoffs and sessions of the transcript…"), "link", "Ctrl+L"},
    ActionSpec{"go.nextProblem", QT_TRANSLATE_NOOP("baton::Actions", "&Next problem"), nullptr, "F8"},
    ActionSpec{"go.previousProblem", QT_TRANSLATE_NOOP("baton::Actions", "&Previous problem"), nullptr, "Shift+F8"},
    ActionSpec{"go.nextPane", QT_TRANSLATE_NOOP("baton::Actions", "Next p&ane"), nullptr, "F6"},
    ActionSpec{"go.previousPane", QT_TRANSLATE_NOOP("baton::Actions", "Previous pan&e"), nullptr, "Shift+F6"},

    ActionSpec{"document.fix", QT_TRANSLATE_NOOP("baton::Actions", "Fi&x"), "fix", "Alt+Enter; Alt+Return"},
    ActionSpec{"document.fixAll", QT_TRANSLATE_NOOP("baton::Actions", "Fix &all"), "fix", nullptr},
    ActionSpec{"document.compare", QT_TRANSLATE_NOOP("baton::Actions", "&Compare"), "compare", nullptr},
    ActionSpec{"document.compareWith", QT_TRANSLATE_NOOP("baton::Actions", "Compare &with…"), "compare", "Ctrl+Shift+D"},
    ActionSpec{"document.copyBlock", QT_TRANSLATE_NOOP("baton::Actions", "Copy as &block"), "copy", "Ctrl+Shift+C"},
    ActionSpec{"document.kind", QT_TRANSLATE_NOOP("baton::Actions", "Choose the &kind…"), nullptr, nullptr},

    ActionSpec{"session.list", QT_TRANSLATE_NOOP("baton::Actions", "&Sessions of the workspace"), "list", "Ctrl+Alt+L"},
    ActionSpec{"session.search", QT_TRANSLATE_NOOP("baton::Actions", "Search e&verything…"), "search", "Ctrl+Alt+F"},
    ActionSpec{"session.statistics", QT_TRANSLATE_NOOP("baton::Actions", "S&tatistics"), "table", "Ctrl+Alt+I"},
    ActionSpec{"session.queue", QT_TRANSLATE_NOOP("baton::Actions", "Open a &queue…"), "list", nullptr},
    ActionSpec{"session.newQueue", QT_TRANSLATE_NOOP("baton::Actions", "&New queue…"), "list", nullptr},
    ActionSpec{"session.compareSessions", QT_TRANSLATE_NOOP("baton::Actions", "Compare t&wo sessions"), "compare", "Ctrl+Alt+2"},
    ActionSpec{"session.compare", QT_TRANSLATE_NOOP("baton::Actions", "&Compare attempts"), "compare", "Ctrl+Alt+A"},
    ActionSpec{"session.timeLine", QT_TRANSLATE_NOOP("baton::Actions", "&Time line"), nullptr, nullptr, true},
    ActionSpec{"session.showInLog", QT_TRANSLATE_NOOP("baton::Actions", "Show the selected in the &log"), "list", nullptr},
    ActionSpec{"session.copySummary", QT_TRANSLATE_NOOP("baton::Actions", "Copy the &escalation summary"), "copy", nullptr},
    ActionSpec{"session.report", QT_TRANSLATE_NOOP("baton::Actions", "&Report…"), "report", "Ctrl+Alt+R"},

    ActionSpec{"routing.session", QT_TRANSLATE_NOOP("baton::Actions", "Routing of this &session"), "graph", "Ctrl+Alt+G"},
    ActionSpec{"routing.selected", QT_TRANSLATE_NOOP("baton::Actions", "Routing of the s&elected sessions"), "graph", nullptr},
    ActionSpec{"routing.workspace", QT_TRANSLATE_NOOP("baton::Actions", "Routing of the &workspace"), "graph", "Ctrl+Alt+Shift+G"},
    ActionSpec{"routing.sequence", QT_TRANSLATE_NOOP("baton::Actions", "As a se&quence"), nullptr, nullptr, true},
    ActionSpec{"routing.filter", QT_TRANSLATE_NOOP("baton::Actions", "&Filter and group"), "filter", nullptr, true},
    ActionSpec{"routing.details", QT_TRANSLATE_NOOP("baton::Actions", "&Details"), nullptr, nullptr, true},
    ActionSpec{"routing.replay", QT_TRANSLATE_NOOP("baton::Actions", "&Replay"), nullptr, nullptr, true},
    ActionSpec{"routing.exportSvg", QT_TRANSLATE_NOOP("baton::Actions", "Export as S&VG…"), "export", nullptr},
    ActionSpec{"routing.exportPng", QT_TRANSLATE_NOOP("baton::Actions", "Export as &PNG…"), nullptr, nullptr},
    ActionSpec{"routing.exportLargePng", QT_TRANSLATE_NOOP("baton::Actions", "Export as &large PNG…"), nullptr, nullptr},
    ActionSpec{"routing.exportPdf", QT_TRANSLATE_NOOP("baton::Actions", "E&xport as PDF…"), nullptr, nullptr},
    ActionSpec{"routing.exportDot", QT_TRANSLATE_NOOP("baton::Actions", "Export as D&OT…"), nullptr, nullptr},
    ActionSpec{"routing.exportMermaid", QT_TRANSLATE_NOOP("baton::Actions", "Export as &Mermaid…"), nullptr, nullptr},

    ActionSpec{"tools.schema", QT_TRANSLATE_NOOP("baton::Actions", "XML s&chema of this workspace…"), nullptr, nullptr, true},
    ActionSpec{"tools.settings", QT_TRANSLATE_NOOP("baton::Actions", "&Settings…"), "settings", "Ctrl+,"},

    ActionSpec{"window.next", QT_TRANSLATE_NOOP("baton::Actions", "&Next document"), nullptr, "Ctrl+Tab"},
    ActionSpec{"window.previous", QT_TRANSLATE_NOOP("baton::Actions", "&Previous document"), nullptr, "Ctrl+Shift+Tab"},
    ActionSpec{"window.closeAll", QT_TRANSLATE_NOOP("baton::Actions", "&Close all documents"), nullptr, "Ctrl+Shift+W"},

    ActionSpec{"help.help", QT_TRANSLATE_NOOP("baton::Actions", "&Help"), "help", "F1"},
    ActionSpec{"help.shortcuts", QT_TRANSLATE_NOOP("baton::Actions", "Keyboard &shortcuts"), "keyboard", "?; Shift+?; Ctrl+F1"},
    ActionSpec{"help.about", QT_TRANSLATE_NOOP("baton::Actions", "&About Baton"), "info", nullptr},
};

constexpr std::array fileMenu{"file.new", "file.open", "file.openFolder", "file.openSample",
    "recent", "", "file.save", "file.saveAs", "file.saveAll", "file.saveTemplate", "file.revert", "",
    "document.compareWith", "", "file.exportSchema", "", "file.close", "file.quit"};
constexpr std::array editMenu{"edit.undo", "edit.redo", "", "edit.cut",
    "edit.copy", "edit.paste", "edit.selectAll", "", "edit.find", "edit.replace",
    "edit.findInWorkspace", "", "edit.comment", "",
    "edit.fold", "edit.unfold", "edit.foldAll", "edit.unfoldAll"};
constexpr std::array viewMenu{"view.form", "view.source", "view.split", "view.preview", "",
    "view.wrap", "view.zoomIn", "view.zoomOut", "view.zoomReset", "", "view.workspace",
    "view.verdict", "view.problems", "", "view.refresh"};
constexpr std::array goMenu{"go.palette", "go.quickOpen", "go.outline", "go.line", "go.transcript", "go.touched", "",
    "go.back", "go.forward", "", "go.nextProblem", "go.previousProblem", "", "go.nextPane",
    "go.previousPane"};
constexpr std::array documentMenu{"document.fix", "document.fixAll", "document.compare",
    "document.compareWith", "document.copyBlock", "", "document.kind"};
constexpr std::array sessionMenu{"session.list", "session.search", "session.statistics", "session.queue", "session.newQueue", "", "session.compareSessions", "session.compare", "session.timeLine",
    "session.showInLog", "", "session.copySummary", "session.report"};
constexpr std::array routingMenu{"routing.session", "routing.selected", "routing.workspace", "",
    "routing.sequence", "routing.filter", "routing.details", "routing.replay", "",
    "routing.exportSvg", "routing.exportPng", "routing.exportLargePng", "routing.exportPdf",
    "routing.exportDot", "routing.exportMermaid"};
constexpr std::array toolsMenu{"tools.schema", "", "tools.settings"};
constexpr std::array windowMenu{"window.next", "window.previous", "", "window.closeAll"};
constexpr std::array helpMenu{"help.help", "help.shortcuts", "", "help.about"};

constexpr std::array menus{
    MenuSpec{"file", QT_TRANSLATE_NOOP("baton::Actions", "&File"), fileMenu},
    MenuSpec{"edit", QT_TRANSLATE_NOOP("baton::Actions", "&Edit"), editMenu},
    MenuSpec{"view", QT_TRANSLATE_NOOP("baton::Actions", "&View"), viewMenu},
    MenuSpec{"go", QT_TRANSLATE_NOOP("baton::Actions", "&Go"), goMenu},
    MenuSpec{"document", QT_TRANSLATE_NOOP("baton::Actions", "&Document"), documentMenu},
    MenuSpec{"session", QT_TRANSLATE_NOOP("baton::Actions", "&Session"), sessionMenu},
    MenuSpec{"routing", QT_TRANSLATE_NOOP("baton::Actions", "&Routing"), routingMenu},
    MenuSpec{"tools", QT_TRANSLATE_NOOP("baton::Actions", "&Tools"), toolsMenu},
    MenuSpec{"window", QT_TRANSLATE_NOOP("baton::Actions", "&Window"), windowMenu},
    MenuSpec{"help", QT_TRANSLATE_NOOP("baton::Actions", "&Help"), helpMenu},
};

constexpr std::array toolBar{"go.back", "go.forward", "", "file.new", "file.open", "file.save", "",
    "edit.undo", "edit.redo", "", "document.fix", "document.compare", "document.copyBlock"};
// clang-format on

} // namespace

std::span<const ActionSpec> actionList()
{
    return actions;
}

std::span<const MenuSpec> menuList()
{
    return menus;
}

std::span<const char *const> toolBarList()
{
    return toolBar;
}

} // namespace baton
