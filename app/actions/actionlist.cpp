// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/actions/actionlist.h"

#include <array>

namespace baton {

namespace {

// clang-format off
#define TEXT(text) QT_TRANSLATE_NOOP("baton::Actions", text)
constexpr std::array actions{
    ActionSpec{"file.new", TEXT("&New handoff…"), "new", "Ctrl+N"},
    ActionSpec{"file.open", TEXT("&Open…"), "open", "Ctrl+O"},
    ActionSpec{"file.openFolder", TEXT("Open &folder…"), "folder-open", "Ctrl+Alt+O"},
    ActionSpec{"file.openSample", TEXT("Open the sample &workspace"), nullptr, nullptr},
    ActionSpec{"file.save", TEXT("&Save"), "save", "Ctrl+S"},
    ActionSpec{"file.saveAs", TEXT("Save &as…"), nullptr, "Ctrl+Shift+S"},
    ActionSpec{"file.saveAll", TEXT("Save a&ll"), nullptr, "Ctrl+Alt+S"},
    ActionSpec{"file.revert", TEXT("&Revert to the saved file"), "revert", nullptr},
    ActionSpec{"file.exportSchema", TEXT("&Export JSON Schema…"), "export", nullptr},
    ActionSpec{"file.close", TEXT("&Close document"), nullptr, "Ctrl+W"},
    ActionSpec{"file.quit", TEXT("&Quit"), nullptr, "Ctrl+Q"},

    ActionSpec{"edit.undo", TEXT("&Undo"), "undo", "Ctrl+Z"},
    ActionSpec{"edit.redo", TEXT("&Redo"), "redo", "Ctrl+Shift+Z; Ctrl+Y"},
    ActionSpec{"edit.find", TEXT("&Find"), "search", "Ctrl+F"},
    ActionSpec{"edit.replace", TEXT("Find and re&place"), nullptr, "Ctrl+H"},
    ActionSpec{"edit.findInWorkspace", TEXT("Find in &workspace"), nullptr, "Ctrl+Shift+F"},
    ActionSpec{"edit.comment", TEXT("Toggle &comment"), nullptr, "Ctrl+/"},

    ActionSpec{"view.form", TEXT("&Form"), nullptr, nullptr, true},
    ActionSpec{"view.source", TEXT("&Source"), nullptr, nullptr, true},
    ActionSpec{"view.split", TEXT("Form, source or &both"), "split", "Ctrl+\\"},
    ActionSpec{"view.workspace", TEXT("&Workspace"), nullptr, "Ctrl+Shift+E", true},
    ActionSpec{"view.verdict", TEXT("&Verdict"), nullptr, "Ctrl+Shift+V", true},
    ActionSpec{"view.problems", TEXT("&Problems"), nullptr, "Ctrl+Shift+M", true},

    ActionSpec{"go.palette", TEXT("Document or &command…"), "search", "Ctrl+K"},
    ActionSpec{"go.quickOpen", TEXT("&Quick open…"), nullptr, "Ctrl+P"},
    ActionSpec{"go.outline", TEXT("&Outline…"), "outline", "Ctrl+Shift+O"},
    ActionSpec{"go.line", TEXT("&Line…"), nullptr, "Ctrl+G"},
    ActionSpec{"go.back", TEXT("&Back"), "back", "Alt+Left"},
    ActionSpec{"go.forward", TEXT("&Forward"), "forward", "Alt+Right"},
    ActionSpec{"go.nextProblem", TEXT("&Next problem"), nullptr, "F8"},
    ActionSpec{"go.previousProblem", TEXT("&Previous problem"), nullptr, "Shift+F8"},
    ActionSpec{"go.nextPane", TEXT("Next p&ane"), nullptr, "F6"},
    ActionSpec{"go.previousPane", TEXT("Previous pan&e"), nullptr, "Shift+F6"},

    ActionSpec{"document.fix", TEXT("Fi&x"), "fix", "Alt+Return; Alt+Enter"},
    ActionSpec{"document.compare", TEXT("&Compare"), "compare", nullptr},
    ActionSpec{"document.copyBlock", TEXT("Copy as &block"), "copy", "Ctrl+Shift+C"},
    ActionSpec{"document.kind", TEXT("Choose the &kind…"), nullptr, nullptr},

    ActionSpec{"tools.settings", TEXT("&Settings…"), "settings", "Ctrl+,"},

    ActionSpec{"window.next", TEXT("&Next document"), nullptr, "Ctrl+Tab"},
    ActionSpec{"window.previous", TEXT("&Previous document"), nullptr, "Ctrl+Shift+Tab"},
    ActionSpec{"window.closeAll", TEXT("&Close all documents"), nullptr, "Ctrl+Shift+W"},

    ActionSpec{"help.help", TEXT("&Help"), "help", "F1"},
    ActionSpec{"help.shortcuts", TEXT("Keyboard &shortcuts"), "keyboard", "?"},
    ActionSpec{"help.about", TEXT("&About Baton"), "info", nullptr},
};

constexpr std::array fileMenu{"file.new", "file.open", "file.openFolder", "file.openSample",
    "recent", "", "file.save", "file.saveAs", "file.saveAll", "file.revert", "",
    "file.exportSchema", "", "file.close", "file.quit"};
constexpr std::array editMenu{"edit.undo", "edit.redo", "", "edit.find", "edit.replace",
    "edit.findInWorkspace", "", "edit.comment"};
constexpr std::array viewMenu{"view.form", "view.source", "view.split", "", "view.workspace",
    "view.verdict", "view.problems"};
constexpr std::array goMenu{"go.palette", "go.quickOpen", "go.outline", "go.line", "",
    "go.back", "go.forward", "", "go.nextProblem", "go.previousProblem", "", "go.nextPane",
    "go.previousPane"};
constexpr std::array documentMenu{"document.fix", "document.compare", "document.copyBlock", "",
    "document.kind"};
constexpr std::array toolsMenu{"tools.settings"};
constexpr std::array windowMenu{"window.next", "window.previous", "", "window.closeAll"};
constexpr std::array helpMenu{"help.help", "help.shortcuts", "", "help.about"};

constexpr std::array menus{
    MenuSpec{"file", TEXT("&File"), fileMenu},
    MenuSpec{"edit", TEXT("&Edit"), editMenu},
    MenuSpec{"view", TEXT("&View"), viewMenu},
    MenuSpec{"go", TEXT("&Go"), goMenu},
    MenuSpec{"document", TEXT("&Document"), documentMenu},
    MenuSpec{"tools", TEXT("&Tools"), toolsMenu},
    MenuSpec{"window", TEXT("&Window"), windowMenu},
    MenuSpec{"help", TEXT("&Help"), helpMenu},
};
#undef TEXT

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
