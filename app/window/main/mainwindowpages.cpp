// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/commands/savecommands.h"
#include "app/window/main/mainwindow.h"
#include "app/window/parts/statusline.h"
#include "widgets/compare/compareview.h"
#include "widgets/editor/documenttabs.h"
#include "widgets/editor/editortab.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/problems/problemspane.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/source/pane/sourcepane.h"
#include "widgets/style/icons.h"
#include "widgets/verdict/verdictpane.h"
#include "widgets/workspace/workspacepane.h"

using namespace Qt::StringLiterals;

namespace baton {

void MainWindow::addComparison(CompareView *view)
{
    const int index = m_tabs->addDocument(view, view->title());
    m_tabs->setTabIcon(index, icon(u"compare"_s, Role::Muted));
    connect(view, &CompareView::titleChanged, this, [this, view] {
        m_tabs->setTabText(m_tabs->indexOf(view), view->title().replace(u'&', u"&&"_s));
    });
    connect(view, &CompareView::failed, this, &MainWindow::tell);
    connect(view, &CompareView::refreshed, m_pages, &Pages::changed);
}

void MainWindow::showComparison(CompareView *view)
{
    if (m_tabs->indexOf(view) < 0) {
        addComparison(view);
    }
    m_tabs->setCurrentWidget(view);
    m_pages->showCentre();
    view->setFocus(Qt::OtherFocusReason);
    Q_EMIT m_pages->changed();
}

void MainWindow::closePage(QWidget *page)
{
    if (OpenDocument *document = m_pages->documentOf(page)) {
        m_saves->close({document});
    } else if (page) {
        m_pages->close(page);
    }
}

void MainWindow::showCurrent()
{
    OpenDocument *document = currentDocument();
    m_pages->showCentre();
    hideDocumentDocks(!document && m_tabs->count() > 0);
    m_problems->setDocument(document ? &document->editor() : nullptr);
    m_verdict->setDocument(document ? &document->editor() : nullptr);
    m_workspacePane->reveal(document ? document->path() : QString());
    if (document) {
        m_verdict->setHandoff(currentTab()->handoff());
        const TextPosition caret = currentTab()->source().caretPlace();
        m_status->showCaret(caret.line, caret.column);
        m_navigation->moveTo({document->id(), caret.line, caret.column});
    } else if (const QString path = m_pages->pathOf(m_tabs->currentWidget()); !path.isEmpty()) {
        m_navigation->moveTo({0, 1, 1, path});
    } else if (m_tabs->count() > 0) {
        m_navigation->leave();
    }
    Q_EMIT m_pages->arranged();
    Q_EMIT m_pages->statusChanged();
    Q_EMIT m_pages->changed();
}

} // namespace baton
