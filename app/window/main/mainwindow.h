// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/actions/actionregistry.h"
#include "app/documents/documents.h"
#include "app/documents/recovery.h"
#include "app/process/startoptions.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/pages.h"
#include "app/window/pages/savedtabs.h"
#include "app/window/pages/windowcontext.h"
#include "app/window/parts/windowsettings.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/workspace/workspace.h"

#include <QMainWindow>

namespace baton {

class AttemptComparisons;
class FileOpener;
class Navigation;
class Notices;
class OpenGraphs;
class OpenSessions;
class ReviewCommands;
class SaveCommands;
class SettingsCommands;
class StatusLine;
class CentralArea;
class WindowDocks;
class WorkspaceChecking;
class WorkspaceCommands;

/// The main window: docks around the tabs of open pages. It creates the groups of commands for its
/// actions, and closes only if no changes are lost.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(AppContext &context, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] const ActionRegistry &actionRegistry() const { return *m_actions; }
    [[nodiscard]] Documents &documents() { return m_documents; }
    [[nodiscard]] Recovery &recovery() { return m_recovery; }
    [[nodiscard]] EditorTab *currentTab() const { return m_pages.currentTab(); }
    [[nodiscard]] OpenDocument *currentDocument() const { return m_pages.currentDocument(); }
    [[nodiscard]] SessionView *currentSession() const { return m_pages.currentSession(); }
    [[nodiscard]] RoutingView *currentRouting() const { return m_pages.currentRouting(); }
    [[nodiscard]] EditorTab *tabOf(const OpenDocument *document) const
    {
        return m_pages.tabOf(document);
    }
    [[nodiscard]] const QString &workspace() const { return m_workspace.folder(); }

    /// True if no requested page is still being read.
    [[nodiscard]] bool isSettled() const;

    /// Opens files in tabs and folders as the workspace.
    void open(const QList<Location> &locations);
    void openWorkspace(const QString &folder);
    /// Opens the workspace of the last run, or the one of @p locations, with its tabs; then all
    /// other @p locations.
    void start(const QList<Location> &locations);
    /// Opens the folder that was open when Baton ended; does nothing if it no longer exists.
    void openLastWorkspace();
    /// Opens the session whose folder or state file is @p path in a tab.
    void openSession(const QString &path);
    /// Shows the routing of everything below @p paths in a tab.
    void openRouting(const QStringList &paths, const QString &title);
    /// Opens a copy of the sample workspace.
    void openSample();

Q_SIGNALS:
    void appearanceChanged();

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Creates a group of commands, which is destroyed before everything that it uses.
    template <typename Commands, typename... Parts>
    Commands *make(Parts &&...parts)
    {
        return new Commands(m_context, std::forward<Parts>(parts)...);
    }
    void buildCommands();
    void buildSessions(AttemptComparisons &attempts);
    void buildWorkspace();
    void buildMenus();
    void prepareWorkspace(const QString &folder);
    /// Moves the focus to the current page if the focused widget was destroyed.
    void keepFocus();
    void updateTitle();
    void complainOfForeign(const QStringList &foreign);

    WindowSettings m_memory;
    ActionRegistry *m_actions;
    CatalogWatch m_protocols;
    Documents m_documents;
    Recovery m_recovery;
    Workspace m_workspace;
    CentralArea *m_centralArea;
    StatusLine *m_status;
    Notices *m_notices;
    Pages m_pages;
    SavedTabs m_savedTabs;
    FileOpener *m_opener;
    Navigation *m_navigation;
    bool m_mayClose = false;

    WindowDocks *m_docks = nullptr;
    SaveCommands *m_saves = nullptr;
    OpenSessions *m_sessions = nullptr;
    OpenGraphs *m_graphs = nullptr;
    ReviewCommands *m_reviews = nullptr;
    SettingsCommands *m_settings = nullptr;
    WorkspaceChecking *m_checking = nullptr;
    WorkspaceCommands *m_workspaceCommands = nullptr;
    const WindowContext m_context;
    QObject m_commands; ///< parent of the commands; the last member, so that they go first
};

} // namespace baton
