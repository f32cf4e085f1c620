// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/routinggraph.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QComboBox;
class QToolButton;

namespace baton {

class ElidedLabel;
class PaneHeader;
class ReplayTrack;

/// Replays the handoffs of a graph in time: by ticks, by keys, or automatically. It runs a timer
/// only during playback.
class ReplayBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ReplayBar(QWidget *parent = nullptr);

    /// Sets the graph. The replay stays at the end if it was there, else at the current handoff.
    void setGraph(std::shared_ptr<const RoutingGraph> graph);
    /// The number of handoffs so far.
    [[nodiscard]] int count() const;
    [[nodiscard]] bool isAtEnd() const;
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    [[nodiscard]] PaneHeader &header() const { return *m_header; }

public Q_SLOTS:
    void setCount(int count);
    void toFirst() { setCount(0); }
    void toLast();
    void step(int by) { setCount(count() + by); }
    void setPlaying(bool isOn);

Q_SIGNALS:
    void countChanged(int count);

private:
    void build();
    void play();
    void showCount(int count);
    void showPlaying();
    [[nodiscard]] int interval() const;

    std::shared_ptr<const RoutingGraph> m_graph;
    PaneHeader *m_header;
    ElidedLabel *m_summary;
    QToolButton *m_first;
    QToolButton *m_play;
    QToolButton *m_last;
    ReplayTrack *m_track;
    QComboBox *m_speed;
    QTimer m_timer;
};

} // namespace baton
