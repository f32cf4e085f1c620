// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/main/mainwindow.h"

#include "app/palette/palette.h"
#include "app/window/commands/clipboardcommands.h"
#include "app/window/commands/comparecommands.h"
#include "app/window/commands/cursorposition.h"
#include "app/window/commands/filecommands.h"
#include "app/window/sessions/reviewcommands.h"
#include "app/window/commands/savecommands.h"
#include "app/window/pages/fileopener.h"
#include "app/window/parts/dockaction.h"
#include "app/window/parts/helpwindows.h"
#include "app/window/parts/maskingsettings.h"
#include "app/window/parts/palettesources.h"
#include "app/window/parts/panefocus.h"
#include "app/window/parts/settingsdialog.h"
#include "app/window/parts/statusline.h"
#include "widgets/common/dock.h"
#include "widgets/common/emptystate.h"
#include "widgets/editor/documenttabs.h"
#include "widgets/editor/editortab.h"
#include "widgets/editor/placeholdernavigation.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/log/logview.h"
#include "widgets/problems/problemspane.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/list/sessionlistview.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"
#include "widgets/source/text/folding.h"
#include "widgets/verdict/verdictpane.h"

#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace baton {

void MainWindow::onCurrent(void (EditorTab::*slot)())
{
    if (EditorTab *tab = currentTab()) {
        (tab->*slot)();
    }
}

void MainWindow::connectFileActions()
{
    const auto onDocument = [this](const QString &id, auto command) {
        m_actions->connectTo(id, this, [this, command] {
            if (OpenDocument *document = currentDocument()) {
                command(*document);
            }
        });
    };
    m_actions->connectTo(u"file.new"_s, this, [this] {
        m_files->createNew(currentDocument(), currentTab() ? currentTab()->handoff() : HandoffId());
    });
    m_actions->connectTo(u"file.open"_s, m_files, &FileCommands::chooseFiles);
    m_actions->connectTo(u"file.openFolder"_s, m_files, &FileCommands::chooseFolder);
    m_actions->connectTo(u"file.openSample"_s, this, &MainWindow::openSample);
    m_actions->connectTo(u"file.saveAll"_s, m_saves, &SaveCommands::saveAll);
    m_actions->connectTo(u"file.quit"_s, this, &QWidget::close);
    m_actions->connectTo(u"file.save"_s, this, [this] {
        if (OpenDocument *document = m_pages->editedDocument()) {
            m_saves->save(*document);
        }
    });
    onDocument(u"file.saveAs"_s, [this](OpenDocument &document) { m_saves->saveAs(document); });
    onDocument(u"file.revert"_s, [this](OpenDocument &document) { m_files->revert(document); });
    m_actions->connectTo(u"file.close"_s, this, [this] { closePage(m_tabs->currentWidget()); });
    onDocument(u"file.saveTemplate"_s, [this](const OpenDocument &document) {
        m_files->saveAsTemplate(document, currentTab()->handoff());
    });
    m_actions->connectTo(u"file.exportSchema"_s, this, [this] {
        const auto catalog = m_context.catalog; // may be replaced while the dialog is open
        const DocumentReport *report = m_pages->currentReport();
        if (const Kind *kind = report ? catalog->kind(report->kind) : nullptr) {
            m_files->exportSchema(*kind);
        }
    });
    connect(m_files, &FileCommands::filesChosen, this, [this](const QStringList &paths) {
        for (const QString &path : paths) {
            m_opener->open(path);
        }
    });
    connect(m_files, &FileCommands::folderChosen, this, &MainWindow::openWorkspace);
    connect(m_files, &FileCommands::created, this, [this](OpenDocument *document) {
        document->editor().beginDraft();
        tourOf(*tabOf(document)).begin();
    });
    connect(m_files, &FileCommands::told, this, &MainWindow::tell);
    connect(m_files, &FileCommands::failed, this, &MainWindow::complain);
    connect(m_saves, &SaveCommands::failed, this, &MainWindow::complain);
    connect(m_saves, &SaveCommands::toldUntaken, this,
            [this] { m_notices->shown()->setProperty("untaken", true); });
}

void MainWindow::connectEditActions()
{
    const auto onSource = [this](const QString &id, auto command) {
        m_actions->connectTo(id, this, [this, command] {
            if (EditorTab *tab = currentTab()) {
                tab->setSourceVisible(true);
                command(tab->source());
            }
        });
    };
    m_actions->connectTo(u"edit.undo"_s, this, [this] {
        if (EditorDocument *document = m_pages->currentEditor()) {
            document->undo();
        }
    });
    m_actions->connectTo(u"edit.redo"_s, this, [this] {
        if (EditorDocument *document = m_pages->currentEditor()) {
            document->redo();
        }
    });
    m_actions->connectTo(u"edit.find"_s, this, [this] {
        if (LogView *log = m_pages->currentLog()) {
            log->openFind();
        } else if (RoutingView *routing = currentRouting()) {
            routing->openFind();
        } else if (EditorTab *tab = currentTab()) {
            tab->setSourceVisible(true);
            tab->source().openFind();
        }
    });
    new ClipboardCommands(*m_actions, m_actions); // a menu that has the focus outlives them
    onSource(u"view.zoomIn"_s, [](SourcePane &source) { source.edit().zoomStepIn(); });
    onSource(u"view.zoomOut"_s, [](SourcePane &source) { source.edit().zoomStepOut(); });
    onSource(u"view.zoomReset"_s, [](SourcePane &source) { source.edit().zoomReset(); });
    onSource(u"edit.replace"_s, [](SourcePane &source) { source.openReplace(); });
    onSource(u"edit.fold"_s, [](SourcePane &source) { source.edit().foldHere(); });
    onSource(u"edit.unfold"_s, [](SourcePane &source) { source.edit().unfoldHere(); });
    onSource(u"edit.foldAll"_s, [](SourcePane &source) { source.edit().foldAll(); });
    onSource(u"edit.unfoldAll"_s, [](SourcePane &source) { source.edit().folding().unfoldAll(); });
    onSource(u"edit.comment"_s, [](SourcePane &source) { source.edit().toggleComment(); });
    m_actions->connectTo(u"document.fix"_s, this, &MainWindow::fix);
    m_actions->connectTo(u"document.fixAll"_s, this, &MainWindow::fixAll);
    connect(m_problems, &ProblemsPane::fixAllRequested, this, &MainWindow::fixAll);
    m_actions->connectTo(u"document.compare"_s, this,
                         [this] { m_compare->compareWithDisk(*currentDocument()); });
    m_actions->connectTo(u"document.compareWith"_s, this, &MainWindow::compareWith);
    m_actions->connectTo(u"document.copyBlock"_s, this, &MainWindow::copyAsBlock);
    m_actions->connectTo(u"document.kind"_s, this, &MainWindow::chooseKind);
    connect(m_status, &StatusLine::kindRequested, this, &MainWindow::chooseKind);
}

void MainWindow::connectViewActions()
{
    m_actions->connectTo(u"view.split"_s, this, [this] { onCurrent(&EditorTab::cycleLayout); });
    m_actions->connectTo(u"view.form"_s, this, [this](bool isOn) {
        if (EditorTab *tab = currentTab()) {
            tab->setFormVisible(isOn);
        }
    });
    m_actions->connectTo(u"view.source"_s, this, [this](bool isOn) {
        if (EditorTab *tab = currentTab()) {
            tab->setSourceVisible(isOn);
        }
    });
    m_actions->connectTo(u"view.wrap"_s, this, [this](bool isOn) {
        if (EditorTab *tab = currentTab()) {
            tab->source().setWrapsLines(isOn);
        }
    });
    m_actions->connectTo(u"view.preview"_s, this, [this](bool isOn) {
        if (EditorTab *tab = currentTab()) {
            tab->setPreviewVisible(isOn);
        }
    });
    const std::vector<std::pair<QString, Dock *>> docks{{u"view.workspace"_s, m_workspaceDock},
                                                        {u"view.verdict"_s, m_verdictDock},
                                                        {u"view.problems"_s, m_problemsDock}};
    for (const auto &[id, dock] : docks) {
        dock->setAcceptDrops(true); // files open there, also while it floats
        new DockAction(*m_actions->action(id), *dock, [this] {
            activateWindow();
            m_pages->focus();
        });
    }
    m_actions->connectTo(u"window.next"_s, this, [this] { m_tabs->walk(1); });
    m_actions->connectTo(u"window.previous"_s, this, [this] { m_tabs->walk(-1); });
    m_actions->connectTo(u"window.closeAll"_s, this, [this] {
        m_saves->close(m_documents->all(), [this] {
            for (int i = m_tabs->count() - 1; i >= 0; --i) {
                if (!m_pages->documentOf(m_tabs->widget(i))) { // comparisons, sessions and logs
                    closePage(m_tabs->widget(i));
                }
            }
        });
    });
}

void MainWindow::connectGoActions()
{
    m_actions->connectTo(u"go.palette"_s, this, [this] { m_sources->openAll(*m_context.catalog); });
    connect(m_sources, &PaletteSources::newRequested, this,
            [this](const QString &kind) { m_files->createNew(currentDocument(), {}, kind); });
    m_actions->connectTo(u"go.quickOpen"_s, m_sources, &PaletteSources::openFiles);
    m_actions->connectTo(u"go.outline"_s, this, [this] {
        if (EditorTab *tab = currentTab()) {
            m_sources->openOutline(*tab);
        }
    });
    m_actions->connectTo(u"go.line"_s, this, [this] {
        if (LogView *log = m_pages->currentLog()) {
            log->openGoTo();
        } else if (EditorTab *tab = currentTab()) {
            tab->setSourceVisible(true);
            tab->source().openGoToLine();
        }
    });
    m_actions->connectTo(u"edit.findInWorkspace"_s, m_sources, &PaletteSources::openSearch);
    connect(m_status, &StatusLine::lineRequested, m_actions->action(u"go.line"_s),
            &QAction::trigger);
    connect(m_sources, &PaletteSources::openRequested, this, &MainWindow::open);
    connect(m_sources, &PaletteSources::documentRequested, this,
            [this](const OpenDocument *document) { m_tabs->setCurrentWidget(tabOf(document)); });
    m_actions->connectTo(u"go.back"_s, m_navigation, &Navigation::back);
    m_actions->connectTo(u"go.forward"_s, m_navigation, &Navigation::forward);
    connect(m_navigation, &Navigation::visitRequested, this, &MainWindow::visit);
    connect(m_navigation, &Navigation::changed, m_pages, &Pages::changed);
    m_actions->connectTo(u"go.nextProblem"_s, this, [this] {
        SessionView *session = currentSession();
        session ? session->showNextFailure() : stepProblem(&ProblemsPane::activateNext);
    });
    m_actions->connectTo(u"go.previousProblem"_s, this, [this] {
        SessionView *session = currentSession();
        session ? session->showPreviousFailure() : stepProblem(&ProblemsPane::activatePrevious);
    });
    m_actions->connectTo(u"go.nextPane"_s, this, [this] { stepPane(1); });
    m_actions->connectTo(u"go.previousPane"_s, this, [this] { stepPane(-1); });
}

PlaceholderNavigation &MainWindow::tourOf(EditorTab &tab)
{
    auto *tour = tab.findChild<PlaceholderNavigation *>();
    if (!tour) {
        tour = new PlaceholderNavigation(tab);
        connect(tour, &PlaceholderNavigation::told, this, &MainWindow::tell);
    }
    return *tour;
}

void MainWindow::connectFindings()
{
    const auto reveal = [this](const HandoffId &place, const Finding &finding) {
        if (EditorTab *tab = currentTab()) {
            tab->revealFinding(place, finding);
            if (finding.isToFillIn) {
                tourOf(*tab).goTo(place, finding.range);
            }
        }
    };
    connect(m_problems, &ProblemsPane::findingActivated, this, reveal);
    connect(m_problems, &ProblemsPane::told, this, &MainWindow::tell);
    connect(m_verdict, &VerdictPane::findingActivated, this, reveal);
    connect(m_verdict, &VerdictPane::handoffChosen, this, [this](const HandoffId &place) {
        if (EditorTab *tab = currentTab()) {
            tab->chooseHandoff(place);
        }
    });
    const auto mend = [this](const Fix &fix) {
        if (EditorTab *tab = currentTab()) {
            tab->applyFix(fix);
        }
    };
    connect(m_problems, &ProblemsPane::fixRequested, this, mend);
    connect(m_verdict, &VerdictPane::fixRequested, this, mend);
    connect(m_verdict, &VerdictPane::problemsRequested, this, [this] {
        m_problemsDock->show();
        m_problemsDock->raise();
    });
}

void MainWindow::connectToolActions()
{
    m_actions->connectTo(u"tools.schema"_s, this, [this] { chooseSchema(); });
    m_actions->connectTo(u"tools.settings"_s, this, [this] {
        auto *dialog = new SettingsDialog(m_context.settings, m_masking->userFile(), this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &SettingsDialog::appearanceChanged, this, &MainWindow::appearanceChanged);
        connect(dialog, &SettingsDialog::memoryChanged, m_documents, &Documents::setMemoryMb);
        connect(dialog, &SettingsDialog::memoryChanged, this, &MainWindow::readFilesAgain);
        connect(dialog, &SettingsDialog::reviewerChanged, m_reviews, &ReviewCommands::showReviewer);
        connect(dialog, &SettingsDialog::secretsChanged, m_masking, &MaskingSettings::read);
        dialog->show();
    });
    m_actions->connectTo(u"help.help"_s, this, [this] {
        if (!explainHere()) {
            showHelp(*m_actions, this);
        }
    });
    m_actions->connectTo(u"help.shortcuts"_s, this, [this] { showShortcuts(*m_actions, this); });
    m_actions->connectTo(u"help.about"_s, this, [this] { showAbout(this); });
}

/// Explains the problem where the reader is; false when there is none.
bool MainWindow::explainHere()
{
    EditorTab *tab = currentTab();
    return tab && m_problems->explainAt(readingPlaceIn(*tab));
}

void MainWindow::updateActions()
{
    updateTitle();
    OpenDocument *document = currentDocument();
    EditorTab *tab = currentTab();
    const bool isAny = document && tab;
    for (const QString &id : {u"file.saveAs"_s,   u"file.saveTemplate"_s,   u"edit.replace"_s,
                              u"edit.comment"_s,  u"edit.fold"_s,           u"edit.unfold"_s,
                              u"edit.foldAll"_s,  u"edit.unfoldAll"_s,      u"view.wrap"_s,
                              u"view.zoomIn"_s,   u"view.zoomOut"_s,        u"view.zoomReset"_s,
                              u"view.form"_s,     u"view.source"_s,         u"view.split"_s,
                              u"go.outline"_s,    u"go.nextProblem"_s,      u"go.previousProblem"_s,
                              u"document.fix"_s,  u"document.fixAll"_s,     u"document.copyBlock"_s,
                              u"document.kind"_s, u"document.compareWith"_s}) {
        m_actions->action(id)->setEnabled(isAny);
    }
    const auto set = [this](const QString &id, bool isOn) {
        m_actions->action(id)->setEnabled(isOn);
    };
    const bool isLog = m_pages->currentLog() != nullptr;
    set(u"edit.find"_s, isAny || isLog || currentRouting());
    set(u"go.line"_s, isAny || isLog);
    set(u"file.close"_s, m_tabs->count() > 0);
    set(u"window.closeAll"_s, m_tabs->count() > 0);
    const OpenDocument *edited = m_pages->editedDocument();
    set(u"file.save"_s, edited && edited->isOnlyHere());
    set(u"file.saveAll"_s, !m_documents->onlyHere().empty());
    set(u"file.revert"_s, isAny && document->isModified() && !document->isUntitled());
    const DocumentReport *report = m_pages->currentReport();
    set(u"file.exportSchema"_s, report && !report->kind.isEmpty());
    EditorDocument *editor = m_pages->currentEditor();
    set(u"edit.undo"_s, editor && editor->canUndo());
    set(u"edit.redo"_s, editor && editor->buffer().history().canRedo());
    const bool isSession = currentSession() != nullptr;
    for (const QString &id : {u"go.nextProblem"_s, u"go.previousProblem"_s}) {
        set(id, isAny || isSession);
    }
    m_actions->action(u"go.nextProblem"_s)
        ->setText(isSession ? tr("&Next failure") : tr("&Next problem"));
    m_actions->action(u"go.previousProblem"_s)
        ->setText(isSession ? tr("&Previous failure") : tr("&Previous problem"));
    set(u"document.compare"_s, isAny && !document->isUntitled());
    set(u"go.back"_s, m_navigation->canGoBack());
    set(u"go.forward"_s, m_navigation->canGoForward());
    set(u"window.next"_s, m_tabs->count() > 1);
    set(u"window.previous"_s, m_tabs->count() > 1);
    m_actions->action(u"view.form"_s)->setChecked(isAny && tab->isFormVisible());
    m_actions->action(u"view.source"_s)->setChecked(isAny && tab->isSourceVisible());
    m_actions->action(u"view.wrap"_s)->setChecked(isAny && tab->source().wrapsLines());
    set(u"view.preview"_s, isAny && tab->mayPreview());
    m_actions->action(u"view.preview"_s)->setChecked(isAny && tab->isPreviewVisible());
}

} // namespace baton
