// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/routing/controls/replaybar.h"

#include "models/routing/graph/routingtexts.h"
#include "models/routing/rows/transferlookup.h"
#include "widgets/common/iconbutton.h"
#include "widgets/common/paneheader.h"
#include "widgets/routing/controls/replaytrack.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"
#include "widgets/text/elidedlabel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int usualInterval = 600; ///< between handoffs, in milliseconds
constexpr int leastInterval = 33;  ///< shortest visible step, in milliseconds
/// The longest replay in milliseconds; longer ones show several handoffs per step.
constexpr int longestReplay = 120'000;

} // namespace

ReplayBar::ReplayBar(QWidget *parent)
    : QWidget(parent)
    , m_header(new PaneHeader(tr("Replay")))
    , m_summary(new ElidedLabel)
    , m_first(iconButton(u"replayFirst"_s, u"first"_s, tr("Before the first handoff (Home)")))
    , m_play(iconButton(u"replayPlay"_s, u"play"_s, tr("Play (Space)")))
    , m_last(iconButton(u"replayLast"_s, u"last"_s, tr("After the last handoff (End)")))
    , m_track(new ReplayTrack)
    , m_speed(new QComboBox)
{
    setObjectName(u"replayBar"_s);
    m_header->setObjectName(u"replayHeader"_s);
    m_summary->setObjectName(u"replaySummary"_s);
    m_summary->setForegroundRole(QPalette::PlaceholderText);
    m_header->addSummary(m_summary);
    m_speed->setObjectName(u"replaySpeed"_s);
    m_speed->setAccessibleName(tr("Speed of the replay"));
    for (const double speed : {0.5, 1.0, 2.0, 4.0, 16.0}) {
        m_speed->addItem(tr("%1×", "speed").arg(locale().toString(speed)), speed);
    }
    m_speed->setCurrentIndex(1);
    build();
    connect(m_first, &QToolButton::clicked, this, &ReplayBar::toFirst);
    connect(m_last, &QToolButton::clicked, this, &ReplayBar::toLast);
    connect(m_play, &QToolButton::clicked, this, [this] { setPlaying(!isPlaying()); });
    connect(m_track, &ReplayTrack::playToggled, this, [this] { setPlaying(!isPlaying()); });
    connect(m_track, &QAbstractSlider::valueChanged, this, &ReplayBar::showCount);
    connect(m_track, &QAbstractSlider::sliderPressed, this, [this] { setPlaying(false); });
    connect(m_speed, &QComboBox::currentIndexChanged, this,
            [this] { m_timer.setInterval(interval()); });
    connect(&m_timer, &QTimer::timeout, this, &ReplayBar::play);
    setAccessibleName(tr("Replay"));
    setFocusPolicy(Qt::TabFocus);
    setFocusProxy(m_track);
}

void ReplayBar::build()
{
    auto *line = new QHBoxLayout;
    line->setContentsMargins(measures::paneEdge, 0, measures::paneEdge, 4);
    line->setSpacing(2);
    for (QToolButton *button : {m_first, m_play, m_last}) {
        line->addWidget(button);
    }
    line->addWidget(m_track, 1);
    line->addWidget(m_speed);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addLayout(line);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ReplayBar::setGraph(std::shared_ptr<const RoutingGraph> graph)
{
    const bool wasAtEnd = !m_graph || isAtEnd();
    const int before = count();
    const std::shared_ptr<const RoutingGraph> old = std::exchange(m_graph, std::move(graph));
    const int all = static_cast<int>(m_graph->crossings.size());
    int now = std::min(before, all);
    if (old && before > 0 && !wasAtEnd) {
        const Transfer &last = old->crossings[static_cast<size_t>(before) - 1];
        if (const int same = positionOf(*m_graph, last, before - 1); same >= 0) {
            now = same + 1;
        }
    }
    {
        const QSignalBlocker quiet(m_track);
        m_track->setGraph(m_graph);
        m_track->setValue(wasAtEnd ? all : now);
    }
    setEnabled(all > 0);
    if (all == 0) {
        setPlaying(false);
    }
    showCount(count());
}

int ReplayBar::count() const
{
    return m_track->value();
}

bool ReplayBar::isAtEnd() const
{
    return count() == m_track->maximum();
}

void ReplayBar::setCount(int count)
{
    m_track->setValue(count);
}

void ReplayBar::toLast()
{
    setCount(m_track->maximum());
}

/// Plays from the start if it is at the end.
void ReplayBar::setPlaying(bool isOn)
{
    if (isOn == isPlaying() || (isOn && m_track->maximum() == 0)) {
        return;
    }
    if (isOn) {
        if (isAtEnd()) {
            toFirst();
        }
        m_timer.start(interval());
    } else {
        m_timer.stop();
    }
    showPlaying();
}

int ReplayBar::interval() const
{
    return std::max(leastInterval, qRound(usualInterval / m_speed->currentData().toDouble()));
}

void ReplayBar::play()
{
    const int most = std::max(1, longestReplay / usualInterval);
    step(std::max(1, m_track->maximum() / most));
    if (isAtEnd()) {
        setPlaying(false);
    }
}

void ReplayBar::showCount(int count)
{
    m_summary->setText(m_graph ? routingtext::replay(*m_graph, count) : QString());
    m_first->setEnabled(count > 0);
    m_last->setEnabled(!isAtEnd());
    Q_EMIT countChanged(count);
}

void ReplayBar::showPlaying()
{
    const QString tip = isPlaying() ? tr("Pause (Space)") : tr("Play (Space)");
    m_play->setIcon(icon(isPlaying() ? u"pause"_s : u"play"_s));
    m_play->setToolTip(tip);
    m_play->setAccessibleName(tip);
}

} // namespace baton
