// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMainWindow>

namespace baton {

class ActionRegistry;
class CatalogWatch;
class Documents;
class FileOpener;
class Navigation;
class Notices;
class Pages;
class SavedTabs;
class StatusLine;
class WindowSettings;
class Workspace;
struct AppContext;

/// The objects that the commands of one window use. They all outlive the commands.
struct WindowContext
{
    AppContext &app;
    QMainWindow &window; ///< parent of dialogs
    ActionRegistry &actions;
    CatalogWatch &protocols; ///< the present protocols
    Documents &documents;
    Workspace &workspace;
    Pages &pages;
    Notices &notices;
    FileOpener &opener;
    Navigation &navigation;
    StatusLine &status;
    WindowSettings &memory;
    SavedTabs &savedTabs;
    QObject &commands; ///< parent of the commands
};

} // namespace baton
