// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QSplitter;
class QTreeView;
class QWidget;

namespace baton {

class PaneHeader;
class RoutingDetails;
class SessionTableView;
class TransfersModel;
class VerdictCounts;
class WrapLabel;

/// The widgets of a SelectionPane.
struct SelectionPaneUi
{
    /// Creates them in @p pane.
    SelectionPaneUi(QWidget *pane, TransfersModel *model);

    PaneHeader *header;
    WrapLabel *title;
    WrapLabel *summary;
    VerdictCounts *counts;
    QWidget *lists; ///< lists of handoffs and of findings
    QTreeView *list;
    SessionTableView *findings;
    RoutingDetails *details;
    QSplitter *split;

private:
    void setUpList(TransfersModel &model);
    void setUpFindings();
    void arrange(QWidget &pane);
};

} // namespace baton
