// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/actions/actionregistry.h"
#include "app/documents/documents.h"
#include "app/documents/recovery.h"
#include "app/program/startoptions.h"
#include "app/window/commands/appcontext.h"
#include "app/window/parts/navigation.h"
#include "app/window/parts/savedtabs.h"
#include "app/window/parts/windowsettings.h"
#include "models/session/value/session.h"
#include "models/workspace/filechecker.h"
#include "widgets/editor/infobar.h"

#include <QMainWindow>
#include <QPointer>

class QMenu;
class QStackedWidget;

namespace baton {

class CatalogWatch;
class CompareCommands;
class CompareView;
class Dock;
class DocumentTabs;
class EditorTab;
class EmptyState;
class FileCommands;
class LogTabs;
class LogView;
class MaskingSettings;
class Palette;
class PaletteSources;
class PlaceholderNavigation;
class ProblemsPane;
class ReportCommands;
class ReviewCommands;
class RoutingCommands;
class RoutingExport;
class RoutingView;
class SaveCommands;
class SessionCommands;
class SessionListView;
class SessionView;
struct SessionSummary;
class StatusLine;
class VerdictPane;
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
    [[nodiscard]] EditorTab *currentTab() const;
    [[nodiscard]] OpenDocument *currentDocument() const;
    [[nodiscard]] SessionView *currentSession() const;
    [[nodiscard]] RoutingView *currentRouting() const;
    [[nodiscard]] EditorTab *tabOf(const OpenDocument *document) const;
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
    [[nodiscard]] QString rememberedPathOf(const QWidget *page) const;
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
    void takeGated();
    void connectRouting();
    void connectToRouting(SessionView *session);
    void addRouting(RoutingView *view, bool isNew);
    void showSessionRouting();
    void showSelectedRouting();
    void showPendingHandoff(SessionView *session);
    void updateRoutingActions();
    void updateSessionActions();
    [[nodiscard]] LogView *currentLog() const;
    [[nodiscard]] bool isSessionFolder(const QString &folder) const;
    void addSession(SessionView *view, bool isNew);
    void updateSession(SessionView *view);
    void showSessionStatus(const SessionView &view);
    void showRoutingStatus(const RoutingView &view);
    void openEvidence(const Evidence &evidence);
    void openDeliverable(const Deliverable &deliverable);
    void lookAgainAt(const SessionSummary &session);
    [[nodiscard]] QString askWhereToSave(const QString &name);
    void revealInFileManager(const QString &path);
    void offerReport(const QString &path);
    void reportSession();
    void reportSessions(const QStringList &paths);
    void showSessionList();
    void showUnwatched();
    void hideDocumentDocks(bool isWanted);
    void closePage(QWidget *page);
    void showCurrent();
    void showStatus();
    void goToPending(OpenDocument *document);
    void showDiskState(OpenDocument *document);
    void showSaveFailure(OpenDocument *document, const QString &reason);
    void offerRecovery(const std::vector<JournalEntry> &entries);
    void showNotice(InfoBar *bar);
    void connectLogs();
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
    [[nodiscard]] QString pathOf(const QWidget *page) const;
    /// The document that undo is about: the current one, or the one that a comparison changed.
    [[nodiscard]] EditorDocument *currentEditor() const;
    [[nodiscard]] OpenDocument *editedDocument() const;
    /// What is known of the handoff that the form shows; null when there is none.
    [[nodiscard]] const DocumentReport *currentReport() const;
    [[nodiscard]] OpenDocument *documentOf(const QWidget *page) const;

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
    ReportCommands *m_reports;
    ReviewCommands *m_reviews;
    SessionCommands *m_sessions;
    RoutingCommands *m_routing;
    RoutingExport *m_routingExport;
    QPointer<SessionListView> m_sessionList;
    Navigation *m_navigation;
    CatalogWatch *m_protocols;
    QHash<const OpenDocument *, EditorTab *> m_pages;
    QHash<QString, Location> m_pending;    ///< places to go to once a file is open
    QHash<QString, int> m_pendingHandoffs; ///< to be selected once their session is open
    QString m_workspace;
    QString m_savedReview;      ///< what was told of the last one that was saved
    QList<Dock *> m_makingRoom; ///< hidden while no document is shown
    bool m_mayClose = false;

    QStackedWidget *m_centre = nullptr;
    EmptyState *m_empty = nullptr;
    DocumentTabs *m_tabs = nullptr;
    std::unique_ptr<SavedTabs> m_tabMemory;
    LogTabs *m_logs = nullptr;
    QPointer<InfoBar> m_notice;
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
    StatusLine *m_status = nullptr;
    Palette *m_palette = nullptr;
    PaletteSources *m_sources = nullptr;
    QMenu *m_recentMenu = nullptr;
};

} // namespace baton
