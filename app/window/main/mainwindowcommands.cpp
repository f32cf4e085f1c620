// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/dialogs.h"
#include "app/window/commands/comparecommands.h"
#include "app/window/commands/cursorposition.h"
#include "app/window/main/mainwindow.h"
#include "app/window/pages/fileopener.h"
#include "app/window/parts/palettesources.h"
#include "app/window/parts/panefocus.h"
#include "models/editor/snapshot/handoffsubtree.h"
#include "models/parsing/documenttext.h"
#include "models/parsing/parse.h"
#include "widgets/common/dock.h"
#include "widgets/editor/documenttabs.h"
#include "widgets/editor/editortab.h"
#include "widgets/log/logview.h"
#include "widgets/problems/problemspane.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/view/sessionview.h"

#include <QApplication>
#include <QClipboard>

using namespace Qt::StringLiterals;

// What the window does itself when it is told to; which action tells it stands in
// windowactions.cpp.
namespace baton {

void MainWindow::fix()
{
    EditorTab *tab = currentTab();
    if (!tab) {
        return;
    }
    if (m_problems->isAncestorOf(QApplication::focusWidget())) {
        m_problems->applyFix();
        return;
    }
    tab->document().settle();
    const CursorPosition here = readingPlaceIn(*tab);
    const std::optional<Problem> problem = m_problems->fixableNear(here);
    if (!problem) {
        tell(tr("No problem has a fix."));
        return;
    }
    if (distanceOf(*problem, here) >= wholeDocument) {
        tab->revealFinding(problem->place, problem->finding);
    }
    tab->applyFixHere(problem->finding.fixes.front());
}

/// Of the newest text, and in the pane where the reader is.
void MainWindow::stepProblem(void (ProblemsPane::*step)())
{
    if (EditorTab *tab = currentTab()) {
        tab->document().settle();
        (m_problems->*step)();
    }
}

void MainWindow::fixAll()
{
    if (OpenDocument *document = currentDocument()) {
        document->editor().fixAll();
    }
}

void MainWindow::tellFixed(int count)
{
    tell(count == 0 ? tr("There is no fix that needs no choice.")
                    : tr("Mended %n problem(s). Undo takes all of it back.", nullptr, count));
}

void MainWindow::copyAsBlock()
{
    const EditorDocument &editor = currentDocument()->editor();
    const QByteArray bytes = editor.buffer().bytes();
    const ParsedText parsed = editor.isAnalysed()
        ? editor.snapshot()->parsed
        : parse(bytes, editor.format(), editor.snapshot()->parsed.options);
    const HandoffId place = currentTab()->handoff();
    const std::vector<NodeId> entries =
        editor.isAnalysed() ? entriesOf(*editor.snapshot(), place) : std::vector<NodeId>();
    QApplication::clipboard()->setText(
        QString::fromUtf8(fencedCopy(bytes, parsed, place.document, entries)));
    tell(tr("Copied as a fenced block."));
}

void MainWindow::compareWith()
{
    OpenDocument *document = currentDocument();
    const QPointer target(document);
    const auto withDocument = [this, target](OpenDocument &other) {
        if (target) {
            m_compare->compareDocuments(*target, other);
        }
    };
    const auto withFile = [this, target](const QString &path) {
        const QString chosen =
            path.isEmpty() ? m_context.dialogs.filesToOpen(this, m_workspace).value(0) : path;
        if (target && !chosen.isEmpty()) {
            m_compare->compareWithFile(*target, chosen);
        }
    };
    m_sources->openOthers(*document, withDocument, withFile);
}

void MainWindow::chooseKind()
{
    OpenDocument *document = currentDocument();
    if (!document) {
        return;
    }
    EditorDocument &editor = document->editor();
    const HandoffId place = currentTab()->handoff();
    const DocumentReport *report = editor.snapshot()->report.at(place);
    m_sources->openKinds(*m_context.catalog, editor.settings().choiceFor(place).kind,
                         report ? report->protocol : QString(),
                         [this, document, &editor, place](const QString &kind) {
                             editor.setKind(place, kind);
                             m_memory.setKindsOf(document->path(), editor.choices());
                             readFilesAgain();
                         });
}

void MainWindow::stepPane(int by)
{
    QList<QWidget *> panes;
    if (m_workspaceDock->isVisible()) {
        panes.append(m_workspaceDock->widget());
    }
    if (const EditorTab *tab = currentTab()) {
        panes += tab->panes();
    } else if (const SessionView *session = currentSession()) {
        panes += session->panes();
    } else if (const RoutingView *routing = currentRouting()) {
        panes += routing->panes();
    } else if (LogView *log = m_opener->logs().current()) {
        panes.append(log->focusProxy());
    }
    for (const Dock *dock : {m_verdictDock, m_problemsDock}) {
        if (dock->isVisible()) {
            panes.append(dock->widget());
        }
    }
    const QWidget *focus = QApplication::focusWidget();
    qsizetype at = by > 0 ? -1 : panes.size();
    for (qsizetype i = 0; i < panes.size(); ++i) {
        if (panes[i] == focus || panes[i]->isAncestorOf(focus)) {
            at = i;
        }
    }
    if (!panes.isEmpty()) {
        focusPane(*panes[(at + by + panes.size()) % panes.size()]);
    }
}

void MainWindow::visit(const Visit &visit)
{
    for (OpenDocument *document : m_documents->all()) {
        if (document->id() == visit.document) {
            m_tabs->setCurrentWidget(tabOf(document));
            tabOf(document)->goToLine(visit.line, visit.column);
        }
    }
    for (int i = 0; i < m_tabs->count() && !visit.path.isEmpty(); ++i) {
        QWidget *page = m_tabs->widget(i);
        if (m_pages->pathOf(page) == visit.path) {
            m_tabs->setCurrentIndex(i);
            page->setFocus(Qt::OtherFocusReason);
        }
    }
}

} // namespace baton
