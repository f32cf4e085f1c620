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

/// The parts of the view of a session and their layout. If the window is too low for all of them,
/// the view scrolls.
struct SessionPanes
{
    Q_DECLARE_TR_FUNCTIONS(baton::SessionPanes)

public:
    /// Creates them in @p view, which owns them.
    explicit SessionPanes(QWidget *view);

    /// The models that the panes show.
    [[nodiscard]] SessionModels models() const;
    /// Shows the state of a session in @p change.
    void take(SessionViewChange &change) const;
    /// Selects @p handoffs, by their positions in the session, in the table of handoffs.
    void selectHandoffs(const std::vector<int> &handoffs) const;
    /// Scrolls to the tabs.
    void showTabs() const;
    /// Scrolls to the tabs unless the current page is readable without.
    void showPage() const;
    /// Scrolls to the caret in the note of a review.
    void showCaret() const;
    /// Makes the panes above smaller to give a note of several lines room.
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
