// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/tables/sessionviewupdate.h"

#include <QCoreApplication>

#include <vector>

class QScrollArea;
class QWidget;

namespace baton {

class ErrorHistoryPane;
class FirstCausePane;
class GatesPane;
class LogsPane;
class PhasesPane;
class ReviewPane;
class SessionHeader;
class SessionSplitters;
class SessionTableView;
class SessionTabs;

/// The parts of the view of a session, and where they stand in it. In a window that is too low for
/// all of them the view scrolls.
struct SessionPanes
{
    Q_DECLARE_TR_FUNCTIONS(baton::SessionPanes)

public:
    /// Lays them out in @p view, which owns them.
    explicit SessionPanes(QWidget *view);

    /// The models that the panes show.
    [[nodiscard]] SessionModels models() const;
    /// Shows the state of a session that @p change brings.
    void take(SessionViewChange &change) const;
    /// Selects @p handoffs, by their positions in the session, in the table of handoffs.
    void selectHandoffs(const std::vector<int> &handoffs) const;
    /// Scrolls to the tabs.
    void showTabs() const;
    /// Scrolls to the tabs unless the page in front can be read where it is.
    void showPage() const;
    /// Scrolls to the caret in the note of a review.
    void showCaret() const;
    /// Gives a note of several lines room from the panes above.
    void growWithNote() const;

    SessionHeader *header;
    PhasesPane *phases;
    GatesPane *gates;
    FirstCausePane *cause;
    ErrorHistoryPane *errors;
    SessionTabs *tabs;
    SessionTableView *handoffs;
    LogsPane *logs;
    SessionTableView *deliverables;
    SessionTableView *findings;
    ReviewPane *review;
    SessionSplitters *splits = nullptr;
    QScrollArea *scroll = nullptr;

private:
    void buildTabs() const;
    void addTable(SessionTableView *table, const QString &name, const QString &title) const;
    void fillTables(SessionViewChange &change) const;
};

} // namespace baton
