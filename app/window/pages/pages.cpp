// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/pages/pages.h"

#include "app/window/pages/centralarea.h"
#include "app/window/parts/panefocus.h"
#include "widgets/common/emptystate.h"
#include "widgets/common/pathpage.h"
#include "widgets/compare/compareview.h"
#include "widgets/editor/editortab.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/log/view/logview.h"
#include "widgets/queue/queueview.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/transcript/transcriptview.h"

#include <QTabBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

Pages::Pages(CentralArea &area, const Documents &documents)
    : m_centralArea(area)
    , m_tabs(area.tabs())
    , m_documents(documents)
{
    connect(m_tabs.tabBar(), &QTabBar::tabMoved, this, &Pages::arranged);
    connect(&m_tabs, &QTabWidget::currentChanged, this, &Pages::showCurrent);
    connect(&m_tabs, &QTabWidget::currentChanged, this, &Pages::arranged);
}

Pages::~Pages()
{
    disconnect(&m_tabs, nullptr, this, nullptr);
    blockSignals(true);
    while (m_tabs.count() > 0) {
        delete m_tabs.widget(0);
    }
}

QWidget *Pages::current() const
{
    return m_tabs.currentWidget();
}

EditorTab *Pages::currentTab() const
{
    return qobject_cast<EditorTab *>(current());
}

SessionView *Pages::currentSession() const
{
    return qobject_cast<SessionView *>(current());
}

RoutingView *Pages::currentRouting() const
{
    return qobject_cast<RoutingView *>(current());
}

QueueView *Pages::currentQueue() const
{
    return qobject_cast<QueueView *>(current());
}

LogView *Pages::currentLog() const
{
    const SessionView *session = currentSession();
    return session ? session->shownLog() : qobject_cast<LogView *>(current());
}

TranscriptView *Pages::currentTranscript() const
{
    return qobject_cast<TranscriptView *>(current());
}

EditorDocument *Pages::currentEditor() const
{
    if (OpenDocument *document = currentDocument()) {
        return &document->editor();
    }
    const auto *comparison = qobject_cast<CompareView *>(current());
    return comparison ? comparison->lastChanged() : nullptr;
}

OpenDocument *Pages::editedDocument() const
{
    const EditorDocument *editor = currentEditor();
    const auto &all = m_documents.all();
    const auto found = std::ranges::find_if(
        all, [editor](const OpenDocument *document) { return &document->editor() == editor; });
    return found == all.end() ? nullptr : *found;
}

const DocumentReport *Pages::currentReport() const
{
    OpenDocument *document = currentDocument();
    return document ? document->editor().snapshot()->report.at(tabOf(document)->handoff())
                    : nullptr;
}

EditorTab *Pages::tabOf(const OpenDocument *document) const
{
    return m_editors.value(document);
}

OpenDocument *Pages::documentOf(const QWidget *page) const
{
    for (OpenDocument *document : m_documents.all()) {
        if (page && tabOf(document) == page) {
            return document;
        }
    }
    return nullptr;
}

QString Pages::pathOf(const QWidget *page)
{
    if (const auto *known = dynamic_cast<const PathPage *>(page)) {
        return known->path();
    }
    return page ? u"page:%1"_s.arg(PageTabs::numberOf(*page)) : QString();
}

QString Pages::rememberedPathOf(const QWidget *page) const
{
    if (const OpenDocument *document = documentOf(page)) {
        return document->path();
    }
    return dynamic_cast<const PathPage *>(page) ? pathOf(page) : QString();
}

void Pages::add(const OpenDocument *document, EditorTab *tab)
{
    m_editors.insert(document, tab);
    m_tabs.addPage(tab, document->title());
}

EditorTab *Pages::take(const OpenDocument *document)
{
    Q_EMIT aboutToClose(tabOf(document));
    return m_editors.take(document);
}

void Pages::noteHandoff(const HandoffId &place)
{
    Q_EMIT handoffChosen(place);
    noteStatus();
}

void Pages::show(QWidget *page)
{
    m_tabs.setCurrentWidget(page);
    showCentralArea();
    page->setFocus(Qt::OtherFocusReason);
    Q_EMIT changed();
}

void Pages::close(QWidget *page)
{
    Q_EMIT aboutToClose(page);
    m_tabs.takePage(page);
    page->deleteLater();
    showCurrent();
    Q_EMIT arranged();
}

void Pages::showCurrent()
{
    showCentralArea();
    Q_EMIT currentChanged();
    Q_EMIT statusChanged();
    Q_EMIT changed();
}

void Pages::showCentralArea()
{
    m_centralArea.showTabs(m_tabs.count() > 0);
}

void Pages::focus()
{
    QWidget *page = current();
    focusPane(page ? *page : m_centralArea.empty());
}

} // namespace baton
