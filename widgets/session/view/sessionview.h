// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/search/exportlines.h"
#include "models/log/search/logspan.h"
#include "models/review/review.h"
#include "models/session/value/attemptpairs.h"
#include "models/session/value/session.h"
#include "models/sessionviews/tables/sessionviewupdate.h"
#include "widgets/common/pathpage.h"
#include "widgets/session/view/sessionpanes.h"

#include <QThreadPool>
#include <QWidget>

#include <functional>
#include <memory>

namespace baton {

class HandoffComparison;
class LogView;
class MinuteClock;
class SessionFailureSelection;
class SessionLogLinks;
class SessionTabs;

/// A session: what became of it, its phases and attempts, its gates, what failed first, what was
/// tried, and its documents. A newer state of the session is taken over in place.
class SessionView final : public QWidget, public PathPage
{
    Q_OBJECT

public:
    explicit SessionView(QWidget *parent = nullptr);

    /// Shows @p session as it is at @p now; a large one as soon as a worker has made its rows.
    /// The first one that holds a failure has it selected; later ones leave selection and scroll
    /// alone.
    void setSession(std::shared_ptr<const Session> session,
                    const QDateTime &now = QDateTime::currentDateTimeUtc());
    /// The latest that is to be shown; null before the first.
    [[nodiscard]] const std::shared_ptr<const Session> &session() const { return m_given; }
    [[nodiscard]] QString path() const override;
    /// False while its rows are being made.
    [[nodiscard]] bool isShown() const { return m_given == m_session; }
    [[nodiscard]] PhasePlace currentPlace() const;
    /// The parts that have the keyboard one after the other.
    [[nodiscard]] QList<QWidget *> panes() const;
    [[nodiscard]] SessionTabs &tabs() const { return *m_panes.tabs; }

    /// Sets the reviews of the gates.
    void setReviews(const Reviews &reviews);
    void setReviewer(const QString &name);
    /// Sets whether the session is followed.
    void setFollowed(bool isOn);
    /// True while the phases are shown along their time, in place of the grid.
    [[nodiscard]] bool isTimeLine() const;
    /// True if there is a text to send once no retry is left.
    [[nodiscard]] bool hasSummary() const;
    /// The log in front; null when another list is in front.
    [[nodiscard]] LogView *shownLog() const;
    /// A further button at the right of the answer.
    void addHeaderAction(QAction *action);

public Q_SLOTS:
    void showNextFailure();
    void showPreviousFailure();
    void compareAttempts();
    void setTimeLine(bool isOn);
    void copySummary();
    /// Shows the selection of the part that has the keyboard, as the log was then.
    void showSelectedInLog();
    /// Shows the log at @p path as it was at @p time.
    void showLog(const QString &path, const LogSpan &span);
    /// Selects what failed wherever it is shown.
    void showFailure(const baton::SessionFailure &failure);
    /// Selects handoff number @p handoff wherever it is shown.
    void showHandoff(int handoff);

Q_SIGNALS:
    void evidenceActivated(const baton::Evidence &evidence);
    /// The reader selected a handoff in the list.
    void handoffSelected(int handoff);
    /// A log or another text of the session is to be shown at line @p line; 0: at its start.
    void fileActivated(const baton::SessionFile &file, int line);
    void deliverableActivated(const baton::Deliverable &deliverable);
    /// Requests the entries of the transcript at @p time.
    void transcriptRequested(const QDateTime &time);
    /// The session at @p path, a child of this one, is to be shown.
    void sessionActivated(const QString &path);
    void compareRequested(const baton::SessionHandoff &before, const baton::SessionHandoff &after);
    /// The reader gave a verdict on a gate.
    void reviewed(const baton::Review &review);
    /// The reader changed a review that is not saved yet.
    void reviewEdited();
    /// The available actions changed.
    void commandsChanged();
    /// @p text is to be shown in the status bar.
    void messageRequested(const QString &text);
    /// See LogView::saveRequested().
    void logSaveRequested(const QString &name, const baton::SaveLines &save);
    /// The message holds no longer.
    void messageWithdrawn(const QString &text);

protected:
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void connectPanes();
    void connectTables();
    void prepare();
    [[nodiscard]] bool letTimePass(const QDateTime &now);
    void take(SessionViewChange &change);
    [[nodiscard]] bool isThere(const PhasePlace &place) const;
    void showPlace(const PhasePlace &place);
    void activatePlace(const PhasePlace &place);

    std::shared_ptr<const Session> m_given;
    QDateTime m_givenAt;
    std::shared_ptr<const Session> m_session; ///< null: no session read yet
    bool m_isPreparing = false;
    std::function<void()> m_wanted; ///< request to run once a session is shown
    SessionPanes m_panes;
    SessionFailureSelection *m_failures;
    HandoffComparison *m_comparison;
    SessionLogLinks *m_logLinks;
    MinuteClock *m_clock;
    QThreadPool m_pool; ///< last member: its work ends before the others are destroyed
};

} // namespace baton
