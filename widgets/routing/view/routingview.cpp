// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/view/routingview.h"

#include "models/routing/graph/routingtexts.h"
#include "widgets/common/emptystate.h"
#include "widgets/routing/controls/replaybar.h"
#include "widgets/routing/controls/routingfilterbar.h"
#include "widgets/routing/controls/routingfindbar.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/sequence/sequenceview.h"
#include "widgets/routing/view/routingheader.h"
#include "widgets/routing/view/selectionpane.h"

#include <QDataStream>
#include <QIODevice>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>
#include <QThreadPool>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int leastWithDetails = 800; ///< of the view: else the details leave no graph beside them

} // namespace

RoutingView::~RoutingView() = default;

QString RoutingView::title() const
{
    return m_source && !m_source->title.isEmpty() ? m_source->title : m_readingTitle;
}

void RoutingView::setReading(const QString &title)
{
    m_readingTitle = title;
    m_isReading = true;
    showState();
}

void RoutingView::setSource(std::shared_ptr<const GraphSource> source)
{
    m_isReading = false;
    m_source = std::move(source);
    m_work->setSource(m_source);
}

void RoutingView::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_pane->setCatalog(catalog);
    m_work->setCatalog(std::move(catalog));
}

bool RoutingView::isCurrent() const
{
    return !m_isReading && !m_work->isBuilding();
}

void RoutingView::setKind(GraphKind kind)
{
    m_work->setKind(kind);
}

void RoutingView::applyFilter()
{
    GraphFilter filter;
    m_filterBar->fill(filter);
    filter.withDeclared = m_header->showsDeclared();
    filter.inTimeOrder = m_header->isInTimeOrder();
    m_work->setFilter(filter);
}

/// The parts keep by their names what was selected in them.
void RoutingView::take(const BuiltGraph &built)
{
    const bool isOtherWhole = built.whole != m_built.whole;
    const bool isOtherSource = built.source != m_built.source;
    const std::optional<Transfer> selected = selectedCrossing();
    BuiltGraph before = std::exchange(m_built, built);
    {
        const QScopedValueRollback syncing(m_isSyncing, true);
        m_header->setKinds(built.kinds, built.whole->kind);
        m_header->setCounts(routingtext::counts(*built.shown));
        if (isOtherWhole) {
            m_filterBar->setGraph(*built.whole, *built.facts);
        }
        m_graphView->shareGraph(built.shown,
                                isOtherSource ? GraphView::Places::Kept : GraphView::Places::Own);
        m_sequence->setSequence(*built.sequence);
        m_pane->setGraph(built.shown, built.source);
        m_replay->setGraph(built.shown);
        showSelection();
        if (selected) {
            keepCrossing(*selected);
        }
    }
    showState();
    Q_EMIT shown();
    applyFilter(); // another graph may not have what was chosen
    // To let go of very many handoffs takes a while.
    QThreadPool::globalInstance()->start([old = std::move(before)] { Q_UNUSED(old) });
}

void RoutingView::showState()
{
    const bool isEmpty = !m_built.shown || m_built.shown->isEmpty();
    if (!isEmpty) {
        m_stack->setCurrentIndex(isSequenceShown() ? 2 : 1);
    } else {
        m_stack->setCurrentIndex(0);
        if (m_isReading) {
            m_empty->setSentence(tr("Reading the handoffs of %1.").arg(m_readingTitle));
            m_empty->setAction(tr("Cancel"));
        } else if (m_filterBar->isFiltering()) {
            m_empty->setSentence(tr("Nothing is left by the filter."));
            m_empty->setAction(tr("Show everything"));
        } else {
            m_empty->setSentence(
                tr("Agents and the handoffs between them stand here. %1 has none.").arg(title()));
            m_empty->setAction({});
        }
    }
    m_header->setEnabled(m_built.shown != nullptr);
}

void RoutingView::setSequence(bool isOn)
{
    m_isSequence = isOn;
    m_header->setSequence(isOn);
    const bool hadFocus = m_stack->isAncestorOf(focusWidget());
    showState();
    if (hadFocus) {
        m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
    }
    Q_EMIT partsChanged();
}

bool RoutingView::areDetailsVisible() const
{
    return !m_pane->isHidden();
}

bool RoutingView::isReplayVisible() const
{
    return !m_replay->isHidden();
}

bool RoutingView::isFilterVisible() const
{
    return !m_filterBar->isHidden();
}

void RoutingView::setDetailsVisible(bool isOn)
{
    if (!m_isNarrow || isOn) {
        m_wantsDetails = isOn; // closed for its room only, they come back with it
    }
    m_pane->setVisible(isOn);
    Q_EMIT partsChanged();
}

void RoutingView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const bool isNarrow = width() < leastWithDetails;
    if (std::exchange(m_isNarrow, isNarrow) != isNarrow && m_wantsDetails) {
        m_pane->setVisible(!isNarrow);
        Q_EMIT partsChanged();
    }
}

void RoutingView::setReplayVisible(bool isOn)
{
    m_replay->setPlaying(m_replay->isPlaying() && isOn);
    m_replay->setVisible(isOn);
    Q_EMIT partsChanged();
}

void RoutingView::setFilterVisible(bool isOn)
{
    m_filterBar->setVisible(isOn);
    m_header->setFilterShown(isOn);
    Q_EMIT partsChanged();
}

QByteArray RoutingView::saveParts() const
{
    QByteArray parts;
    QDataStream stream(&parts, QIODevice::WriteOnly);
    stream << m_split->saveState() << m_pane->splitter().saveState() << m_wantsDetails
           << isReplayVisible();
    return parts;
}

void RoutingView::restoreParts(const QByteArray &parts)
{
    QByteArray across;
    QByteArray down;
    bool hasDetails = true;
    bool hasReplay = true;
    QDataStream stream(parts);
    stream >> across >> down >> hasDetails >> hasReplay;
    if (stream.status() == QDataStream::Ok) {
        m_split->restoreState(across);
        m_pane->splitter().restoreState(down);
        m_wantsDetails = hasDetails;
        m_pane->setVisible(hasDetails && !m_isNarrow);
        setReplayVisible(hasReplay);
    }
}

QList<QWidget *> RoutingView::panes() const
{
    QList<QWidget *> panes{m_stack->currentWidget(), m_pane, m_replay, m_header};
    panes.removeIf([](const QWidget *pane) { return pane->isHidden(); });
    return panes;
}

void RoutingView::focusInEvent(QFocusEvent *)
{
    m_stack->currentWidget()->setFocus(Qt::OtherFocusReason);
}

} // namespace baton
