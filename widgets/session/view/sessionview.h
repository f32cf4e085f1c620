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

/// A session: result, phases and attempts, gates, first causes, attempts to repair, and documents.
/// A newer state of the session is shown in place.
class SessionView final : public QWidget, public PathPage
{
    Q_OBJECT

public:
    explicit SessionView(QWidget *parent = nullptr);

    /// Shows @p session as it is at @p now; a large one as soon as a worker has created its rows.
    /// The first one with a failure selects it; later ones keep selection and scroll position.
    void setSession(std::shared_ptr<const Session> session,
                    const QDateTime &now = QDateTime::currentDateTimeUtc());
    /// The latest session that was set; null before the first.
    [[nodiscard]] const std::shared_ptr<const Session> &session() const { return m_given; }
    [[nodiscard]] QString path() const override;
    /// False while its rows are being created.
    [[nodiscard]] bool isShown() const { return m_given == m_session; }
    [[nodiscard]] PhasePlace currentPlace() const;
    /// The parts in the order of F6.
    [[nodiscard]] QList<QWidget *> panes() const;
    [[nodiscard]] SessionTabs &tabs() const { return *m_panes.tabs; }

    /// Sets the reviews of the gates.
    void setReviews(const Reviews &reviews);
    void setReviewer(const QString &name);
    /// Sets whether the session is followed.
    void setFollowed(bool isOn);
    /// True while the phases are shown on a time line instead of the grid.
    [[nodiscard]] bool isTimeLine() const;
    /// True if there is a text to send once no retry is left.
    [[nodiscard]] bool hasSummary() const;
    /// The current log; null if another list is current.
    [[nodiscard]] LogView *shownLog() const;
    /// Adds a button for @p action at the right of the header.
    void addHeaderAction(QAction *action);

public Q_SLOTS:
    void showNextFailure();
    void showPreviousFailure();
    void compareAttempts();
    void setTimeLine(bool isOn);
    void copySummary();
    /// Shows the log at the time of the selection in the focused part.
    void showSelectedInLog();
    /// Shows the log at @p path at @p time.
    void showLog(const QString &path, const LogSpan &span);
    /// Selects @p failure in all panes that show it.
    void showFailure(const baton::SessionFailure &failure);
    /// Selects the last attempt of the phase with the id @p id and marks @p match in its title.
    void showPhase(const QString &id, const QString &match = {});
    /// Selects handoff number @p handoff in all panes that show it.
    void showHandoff(int handoff);

Q_SIGNALS:
    void evidenceActivated(const baton::Evidence &evidence);
    /// The user selected a handoff in the list.
    void handoffSelected(int handoff);
    /// Show a log or another text of the session at line @p line; 0: at its start.
    void fileActivated(const baton::SessionFile &file, int line);
    void deliverableActivated(const baton::Deliverable &deliverable);
    /// Requests the entries of the transcript at @p time, else those that wrote @p file.
    void transcriptRequested(const QDateTime &time, const QString &file);
    /// Show the session at @p path, a child of this one.
    void sessionActivated(const QString &path);
    void compareRequested(const baton::SessionHandoff &before, const baton::SessionHandoff &after);
    /// The user reviewed a gate.
    void reviewed(const baton::Review &review);
    /// Emitted when the user changed a review that is not saved yet.
    void reviewEdited();
    /// The available actions changed.
    void commandsChanged();
    /// Show @p text in the status bar.
    void messageRequested(const QString &text);
    /// See LogView::saveRequested().
    void logSaveRequested(const QString &name, const baton::SaveLines &save);
    /// The message @p text is no longer valid.
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
