// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/actions/actionregistry.h"
#include "app/documents/documents.h"
#include "app/documents/recovery.h"
#include "app/program/startoptions.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "app/window/parts/navigation.h"
#include "app/window/parts/savedtabs.h"
#include "app/window/parts/windowsettings.h"
#include "models/session/value/session.h"
#include "models/workspace/filechecker.h"
#include "widgets/editor/infobar.h"

#include <QMainWindow>
#include <QPointer>

class QMenu;

namespace baton {

class CatalogWatch;
class CompareCommands;
class CompareView;
class Dock;
class DocumentTabs;
class EditorTab;
class EmptyState;
class FileCommands;
class LogView;
class MaskingSettings;
class Palette;
class PaletteSources;
class PlaceholderNavigation;
class FileOpener;
class OpenGraphs;
class OpenSessions;
class ProblemsPane;
class ReviewCommands;
class RoutingView;
class SaveCommands;
class SessionView;
class StatusLine;
class VerdictPane;
class WindowCentre;
class Workspace;
class WorkspacePane;

/// The window: docks around the tabs of the open documents.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(AppContext &context, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] const ActionRegistry &actionRegistry() const { return *m_actions; }
    [[nodiscard]] Documents &documents() { return *m_documents; }
    [[nodiscard]] Recovery &recovery() { return *m_recovery; }
    [[nodiscard]] EditorTab *currentTab() const { return m_pages->currentTab(); }
    [[nodiscard]] OpenDocument *currentDocument() const { return m_pages->currentDocument(); }
    [[nodiscard]] SessionView *currentSession() const { return m_pages->currentSession(); }
    [[nodiscard]] RoutingView *currentRouting() const { return m_pages->currentRouting(); }
    [[nodiscard]] EditorTab *tabOf(const OpenDocument *document) const
    {
        return m_pages->tabOf(document);
    }
    [[nodiscard]] const QString &workspace() const { return m_workspace; }

    /// True when nothing that was asked for is still being read.
    [[nodiscard]] bool isSettled() const;

    /// Opens files in tabs and folders as the workspace.
    void open(const QList<Location> &locations);
    void openWorkspace(const QString &folder);
    /// As Baton starts: the workspace of before, or the one that @p locations name, with its tabs;
    /// then what else they name.
    void start(const QList<Location> &locations);
    /// Opens the folder that was open when Baton ended; nothing when there is none any more.
    void openLastWorkspace();
    /// Opens the session that @p path is the folder or the state file of in a tab.
    void openSession(const QString &path);
    /// Shows the routing of all that lies under @p paths as a tab.
    void openRouting(const QStringList &paths, const QString &title);
    /// Opens a copy of the sample workspace.
    void openSample();
    void tell(const QString &text);
    void complain(const QString &title, const QString &reason);

Q_SIGNALS:
    void appearanceChanged();

protected:
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void takeStartingSize();
    void shareWidth();
    void noteOwnWidth(const Dock *dock);
    void noteWorkspace();
    void noteTabs();
    void noteFolding();
    void buildCommands();
    void buildCentre();
    void buildDocks();
    void buildWorkspace();
    void buildMenus();
    void buildToolBar();
    void fillRecent();
    void connectDocuments();
    void connectFileActions();
    void connectEditActions();
    void connectViewActions();
    void connectGoActions();
    /// What is asked for in Problems and Verdict is done in the current tab.
    void connectFindings();
    void connectWorkspace();
    [[nodiscard]] FileReader fileReader() const;
    /// For when it is judged otherwise what files are.
    void readFilesAgain();
    void chooseSchema();
    void takeSchema();
    void takeCatalog();
    void showProtocolProblems();
    void showMaskingProblems(const QStringList &problems);
    void connectToolActions();
    bool explainHere();
    void updateActions();
    void updateTitle();

    void addTab(OpenDocument *document);
    void connectDocument(OpenDocument *document, EditorTab *tab);
    /// What an edit was refused for is told until the edit is taken.
    void connectRefusals(EditorDocument &editor, EditorTab *tab);
    /// What only the current document tells the window.
    void connectWhileCurrent(OpenDocument *document, EditorTab *tab);
    void updateTab(OpenDocument *document);
    void closeTab(OpenDocument *document);
    void keepFocus();
    void addComparison(CompareView *view);
    void showComparison(CompareView *view);
    void connectSessions();
    void hideDocumentDocks(bool isWanted);
    void closePage(QWidget *page);
    void showCurrent();
    void showDiskState(OpenDocument *document);
    void showSaveFailure(OpenDocument *document, const QString &reason);
    void offerRecovery(const std::vector<JournalEntry> &entries);
    void onCurrent(void (EditorTab::*slot)());
    void fix();
    void fixAll();
    /// The one that leads through the placeholders of @p tab.
    [[nodiscard]] PlaceholderNavigation &tourOf(EditorTab &tab);
    void stepProblem(void (ProblemsPane::*step)());
    void tellFixed(int count);
    void copyAsBlock();
    void compareWith();
    void openLink(const QUrl &url);
    void chooseKind();
    void stepPane(int by);
    void visit(const Visit &visit);

    AppContext &m_context;
    WindowSettings m_memory;
    QString m_schemaFile; ///< that the reader chose for this workspace
    ActionRegistry *m_actions;
    Documents *m_documents;
    Recovery *m_recovery;
    FileCommands *m_files;
    SaveCommands *m_saves;
    CompareCommands *m_compare;
    MaskingSettings *m_masking;
    ReviewCommands *m_reviews = nullptr;
    OpenSessions *m_sessions = nullptr;
    OpenGraphs *m_graphs = nullptr;
    Navigation *m_navigation;
    CatalogWatch *m_protocols;
    QString m_workspace;
    QList<Dock *> m_makingRoom; ///< hidden while no document is shown
    bool m_mayClose = false;

    WindowCentre *m_centre;
    DocumentTabs *m_tabs;
    StatusLine *m_status;
    Pages *m_pages;
    Notices *m_notices;
    SavedTabs m_tabMemory;
    FileOpener *m_opener;
    QPointer<InfoBar> m_protocolNotice; ///< the notice, when it is about protocols
    QPointer<InfoBar> m_maskingNotice;  ///< the notice, when it is about what is masked
    Workspace *m_folder = nullptr;
    Dock *m_workspaceDock = nullptr;
    WorkspacePane *m_workspacePane = nullptr;
    Dock *m_problemsDock = nullptr;
    ProblemsPane *m_problems = nullptr;
    Dock *m_verdictDock = nullptr;
    QHash<const Dock *, int> m_wantedWidths; ///< of docks that gave some up, see shareWidth()
    QHash<const Dock *, int> m_ownWidths;    ///< of docks while the window kept its width
    int m_sharedWidth = 0;                   ///< the window's when its docks shared it last
    VerdictPane *m_verdict = nullptr;
    Palette *m_palette = nullptr;
    PaletteSources *m_sources = nullptr;
    QMenu *m_recentMenu = nullptr;
};

} // namespace baton
