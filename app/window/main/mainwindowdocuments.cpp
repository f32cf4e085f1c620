// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/main/mainwindow.h"

#include "app/dialogs/dialogs.h"
#include "app/window/commands/comparecommands.h"
#include "app/window/pages/fileopener.h"
#include "app/window/parts/statusline.h"
#include "models/workspace/filechecker.h"
#include "widgets/editor/documenttabs.h"
#include "widgets/editor/editortab.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/problems/problemspane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"
#include "widgets/verdict/verdictpane.h"
#include "widgets/workspace/workspacepane.h"

#include <QDesktopServices>
#include <QDir>

#include <memory>

using namespace Qt::StringLiterals;

namespace baton {

void MainWindow::connectDocuments()
{
    connect(m_documents, &Documents::opened, this, [this](OpenDocument *document, bool isNew) {
        const Navigation::Arrival arrival(*m_navigation);
        if (isNew) {
            addTab(document);
        }
        const bool isBehind = m_compare->takeOpening(document->path());
        if (m_tabMemory.take(tabOf(document)) && !isBehind) {
            m_tabs->setCurrentWidget(tabOf(document));
            if (isNew) {
                tabOf(document)->focusSource();
            }
        }
        Q_EMIT m_pages->arranged();
        m_opener->goToPlace(*document, *tabOf(document));
    });
    connect(m_documents, &Documents::openFailed, this,
            [this](const QString &path, const QString &reason) {
                const bool isAsked = m_compare->takeOpening(path);
                if (m_tabMemory.giveUp(path) && !isAsked) {
                    return;
                }
                complain(tr("%1 cannot be opened.").arg(QDir::toNativeSeparators(path)), reason);
            });
    connect(m_documents, &Documents::saved, this, [this](OpenDocument *document) {
        m_memory.noteFile(document->path());
        Q_EMIT m_pages->arranged();
        m_memory.setKindsOf(document->path(), document->editor().choices());
        showDiskState(document);
        if (document == currentDocument()) {
            m_workspacePane->reveal(document->path()); // it may have another name now
        }
        tell(tr("Saved %1.").arg(document->title()));
    });
    connect(m_documents, &Documents::saveFailed, this, &MainWindow::showSaveFailure);
    connect(m_documents, &Documents::saveHeld, this, [this](const OpenDocument *document) {
        tell(document->writer().isEmpty()
                 ? tr("%1 was not saved: another program changed it.").arg(document->title())
                 : tr("%1 was not saved: the tab %2 shows the same file and saved it.")
                       .arg(document->title(), document->writer()));
    });
    connect(m_documents, &Documents::aboutToClose, this, &MainWindow::closeTab);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        m_status->tell({}); // it was about what was shown before
        Q_EMIT m_pages->currentChanged();
    });
    connect(m_pages, &Pages::currentChanged, this, &MainWindow::showCurrent);
    connect(m_pages, &Pages::changed, this, &MainWindow::updateActions);
    connect(m_pages, &Pages::arranged, this, &MainWindow::noteTabs);
    connect(m_pages, &Pages::aboutToClose, this, [this](const QWidget *page) {
        if (const QString path = Pages::pathOf(page); !path.isEmpty()) {
            m_navigation->forget(path);
        }
    });
    connect(&m_opener->logs(), &LogTabs::opened, m_navigation,
            [this](const QString &path) { m_navigation->moveTo({0, 1, 1, path}); });
    connect(m_tabs, &DocumentTabs::closeRequested, this, &MainWindow::closePage);
    connect(m_compare, &CompareCommands::opened, this, &MainWindow::showComparison);
    connect(m_compare, &CompareCommands::failed, this, &MainWindow::complain);
    connect(m_recovery, &Recovery::found, this, &MainWindow::offerRecovery);
    connect(m_recovery, &Recovery::failed, this, [this](const QString &reason) {
        complain(tr("Unsaved work is not protected."), reason);
    });
}

void MainWindow::addTab(OpenDocument *document)
{
    EditorDocument &editor = document->editor();
    if (const SavedChoices kinds = m_memory.kindsOf(document->path()); !kinds.empty()) {
        editor.setChoices(kinds);
    }
    auto *tab = new EditorTab(editor);
    m_pages->add(document, tab);
    tab->source().goToLine(1);
    tab->source().edit().setZoomPercent(m_memory.zoomPercent());
    connect(&tab->source().edit(), &SourceEdit::zoomChanged, this, [this](int percent) {
        m_memory.setZoomPercent(percent);
        for (EditorTab *other : m_pages->editorTabs()) {
            other->source().edit().setZoomPercent(percent);
        }
    });
    connectDocument(document, tab);
    connectRefusals(editor, tab);
    connectWhileCurrent(document, tab);
    connect(&editor, &EditorDocument::fixedAll, this, &MainWindow::tellFixed);
    connect(&editor, &EditorDocument::mended, this,
            [this](const Finding &finding, const QString &title) {
                tell(tr("Fix applied, line %1: %2").arg(finding.start.line).arg(title));
            });
    connect(tab, &EditorTab::layoutChanged, m_pages, &Pages::changed);
    connect(tab, &EditorTab::kindRequested, this, &MainWindow::chooseKind);
    connect(tab, &EditorTab::linkRequested, this, &MainWindow::openLink);
    if (!document->isUntitled()) {
        m_memory.noteFile(document->path());
    }
    m_pages->showCentre();
    updateTab(document);
    showDiskState(document);
}

void MainWindow::connectDocument(OpenDocument *document, EditorTab *tab)
{
    EditorDocument &editor = document->editor();
    const auto update = [this, document] { updateTab(document); };
    connect(&editor, &EditorDocument::analysed, tab, update);
    connect(document, &OpenDocument::titleChanged, tab, update);
    connect(document, &OpenDocument::modifiedChanged, tab, update);
    connect(document, &OpenDocument::diskStateChanged, tab, [this, document] {
        showDiskState(document);
        Q_EMIT m_pages->changed();
    });
    connect(document, &OpenDocument::modifiedChanged, tab, [this, document] {
        if (document->diskState() == DiskState::Changed) {
            showDiskState(document); // what there is to lose
        }
    });
    connect(&editor.buffer().history(), &QUndoStack::indexChanged, tab,
            [this] { Q_EMIT m_pages->changed(); });
}

void MainWindow::connectRefusals(EditorDocument &editor, EditorTab *tab)
{
    const auto refusal = std::make_shared<QString>();
    connect(tab, &EditorTab::failed, this, [this, refusal](const QString &reason) {
        *refusal = reason;
        tell(reason);
    });
    connect(&editor, &EditorDocument::untakenChanged, tab, [this, refusal, &editor] {
        if (editor.untaken().empty()) {
            m_status->takeBack(*refusal);
            if (m_notices->shown() && m_notices->shown()->property("untaken").toBool()) {
                m_notices->shown()->deleteLater();
            }
        }
        Q_EMIT m_pages->changed();
    });
}

void MainWindow::connectWhileCurrent(OpenDocument *document, EditorTab *tab)
{
    connect(tab, &EditorTab::handoffChosen, this, [this, document](const HandoffId &place) {
        if (document == currentDocument()) {
            m_verdict->setHandoff(place);
            Q_EMIT m_pages->statusChanged();
        }
    });
    connect(&tab->form().controller(), &FormController::modelChanged, this, [this, document] {
        if (document == currentDocument()) {
            Q_EMIT m_pages->statusChanged();
        }
    });
    connect(tab, &EditorTab::caretMoved, this, [this, document](int line, int column) {
        if (document == currentDocument()) {
            m_status->showCaret(line, column);
            m_navigation->moveTo({document->id(), line, column});
        }
    });
}

void MainWindow::updateTab(OpenDocument *document)
{
    const Snapshot &snapshot = *document->editor().snapshot();
    const Status status = snapshot.revision == 0 ? Status::None : markOf(snapshot);
    const QString toolTip =
        document->isUntitled() ? tr("Not saved yet") : QDir::toNativeSeparators(document->path());
    m_tabs->showState(tabOf(document), document->title(), toolTip, status, document->isModified());
    if (document == currentDocument()) {
        Q_EMIT m_pages->statusChanged();
    }
    if (document == m_pages->editedDocument()) {
        Q_EMIT m_pages->changed();
    }
}

void MainWindow::openLink(const QUrl &url)
{
    if (m_context.dialogs.confirm(this, tr("Open this link outside of Baton?"), url.toString(),
                                  tr("Open"))) {
        QDesktopServices::openUrl(url);
    }
}

void MainWindow::closeTab(OpenDocument *document)
{
    EditorTab *tab = m_pages->take(document);
    m_navigation->forget(document->id());
    if (currentTab() == tab) {
        m_problems->setDocument(nullptr);
        m_verdict->setDocument(nullptr);
    }
    m_tabs->takePage(tab);
    delete tab; // before the document that it shows
    Q_EMIT m_pages->currentChanged();
}

} // namespace baton
