// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QAction;
class QSplitter;
class QStackedWidget;
class QWidget;

namespace baton {

class EmptyState;
class GraphView;
class ReplayBar;
class RoutingFilterBar;
class FindBar;
class RoutingHeader;
class SelectionPane;
class SequenceView;

/// The widgets of a RoutingView.
struct RoutingViewUi
{
    /// Creates them in @p view.
    explicit RoutingViewUi(QWidget *view);

    RoutingHeader *header;
    RoutingFilterBar *filterBar;
    FindBar *findBar;
    QStackedWidget *stack; ///< contains the three widgets below
    EmptyState *empty;
    GraphView *graph;
    SequenceView *sequence;
    SelectionPane *pane;
    ReplayBar *replay;
    QSplitter *split;
    QAction *closeReplay = nullptr;
    QAction *closeDetails = nullptr;
};

} // namespace baton
