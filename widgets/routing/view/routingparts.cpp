// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/view/routingparts.h"

#include "widgets/routing/controls/replaybar.h"
#include "widgets/routing/controls/routingfilterbar.h"
#include "widgets/routing/view/routingheader.h"
#include "widgets/routing/view/selectionpane.h"

#include <QDataStream>
#include <QIODevice>
#include <QSplitter>

namespace baton {

namespace {

constexpr int leastWithDetails = 800; ///< below it the graph would have no room

} // namespace

RoutingParts::RoutingParts(const RoutingViewUi &ui)
    : m_ui(ui)
{
    for (const QSplitter *split : {m_ui.split, &m_ui.pane->splitter()}) {
        connect(split, &QSplitter::splitterMoved, this, &RoutingParts::changed);
    }
}

bool RoutingParts::areDetailsVisible() const
{
    return !m_ui.pane->isHidden();
}

bool RoutingParts::isReplayVisible() const
{
    return !m_ui.replay->isHidden();
}

bool RoutingParts::isFilterVisible() const
{
    return !m_ui.filterBar->isHidden();
}

void RoutingParts::setDetailsVisible(bool isOn)
{
    if (!m_isNarrow || isOn) {
        m_wantsDetails = isOn; // details that were closed for lack of room come back with it
    }
    m_ui.pane->setVisible(isOn);
    Q_EMIT changed();
}

void RoutingParts::setWidth(int width)
{
    const bool isNarrow = width < leastWithDetails;
    if (std::exchange(m_isNarrow, isNarrow) != isNarrow && m_wantsDetails) {
        m_ui.pane->setVisible(!isNarrow);
        Q_EMIT changed();
    }
}

void RoutingParts::setReplayVisible(bool isOn)
{
    m_ui.replay->setPlaying(m_ui.replay->isPlaying() && isOn);
    m_ui.replay->setVisible(isOn);
    Q_EMIT changed();
}

void RoutingParts::setFilterVisible(bool isOn)
{
    m_ui.filterBar->setVisible(isOn);
    m_ui.header->setFilterShown(isOn);
    Q_EMIT changed();
}

QByteArray RoutingParts::save() const
{
    QByteArray parts;
    QDataStream stream(&parts, QIODevice::WriteOnly);
    stream << m_ui.split->saveState() << m_ui.pane->splitter().saveState() << m_wantsDetails
           << isReplayVisible();
    return parts;
}

void RoutingParts::restore(const QByteArray &parts)
{
    QByteArray across;
    QByteArray down;
    bool hasDetails = true;
    bool hasReplay = true;
    QDataStream stream(parts);
    stream >> across >> down >> hasDetails >> hasReplay;
    if (stream.status() == QDataStream::Ok) {
        m_ui.split->restoreState(across);
        m_ui.pane->splitter().restoreState(down);
        m_wantsDetails = hasDetails;
        m_ui.pane->setVisible(hasDetails && !m_isNarrow);
        setReplayVisible(hasReplay);
    }
}

} // namespace baton
