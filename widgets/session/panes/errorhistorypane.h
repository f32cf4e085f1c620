// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/sessionviews/tables/sessionviewupdate.h"
#include "widgets/session/tables/paneheights.h"

#include <QWidget>

#include <memory>

class QPushButton;
class QLabel;

namespace baton {

class SectionTitle;
class SessionTableView;
class WrapLabel;

/// The failures, the attempts to repair them and the results, in order; and the remaining retries.
class ErrorHistoryPane final : public QWidget
{
    Q_OBJECT

public:
    explicit ErrorHistoryPane(QWidget *parent = nullptr);

    void take(SessionViewChange &change);
    /// Selects error number @p error of the session.
    void setCurrentError(int error);
    /// The text to send once no retry is left; empty if the protocol has none.
    [[nodiscard]] QString escalationSummary() const;
    void copySummary();
    [[nodiscard]] SessionTableView &table() const { return *m_table; }
    /// The evidence of the selected error; empty if none is selected.
    [[nodiscard]] Evidence currentEvidence() const;
    /// The time of the selected error; invalid if none is selected or the time is not known.
    [[nodiscard]] QDateTime currentTime() const;
    /// The heights; @p fewest is the number of errors that the smallest one has room for.
    [[nodiscard]] PaneHeights heights(int width, int fewest) const;

Q_SIGNALS:
    void evidenceActivated(const baton::Evidence &evidence);
    void currentErrorChanged(int error);
    /// Show the log at the time of the selected error.
    void logRequested();
    /// Open the choice of changes to compare, with its upper right corner at @p place.
    void changesRequested(const QPoint &place);
    void copied(int masked);
    /// The preferred height changed.
    void heightsChanged();

private:
    void layOut();
    void connectParts();
    [[nodiscard]] const Escalation *escalation() const;
    void updateLog();

    std::shared_ptr<const Session> m_session;
    SectionTitle *m_title;
    SessionTableView *m_table;
    QLabel *m_empty;
    QWidget *m_foot;
    WrapLabel *m_difference;
    QPushButton *m_copy;
    QPushButton *m_log;
    QPushButton *m_changes;
};

} // namespace baton
