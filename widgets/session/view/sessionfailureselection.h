// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"
#include "models/sessionviews/grid/phasegrid.h"

#include <QObject>

#include <memory>

namespace baton {

struct SessionPanes;

/// Selects the failures of a session in its panes, one after the other. The first one is selected
/// automatically until the user selects something; later ones are only announced.
class SessionFailureSelection final : public QObject
{
    Q_OBJECT

public:
    SessionFailureSelection(const SessionPanes &panes, QObject *parent);

    /// False once the user selected something.
    [[nodiscard]] bool isUntouched() const;
    /// Sets the @p session that the panes show now. @p isOwnChoice is true if the user had selected
    /// nothing.
    void setSession(std::shared_ptr<const Session> session, bool isOwnChoice);
    /// Selects @p failure in all panes that show it.
    void show(const SessionFailure &failure);
    /// Moves @p by failures further; wraps around.
    void step(int by);
    /// Withdraws the message about a failure while the session is not in front.
    void withdrawMessage();

Q_SIGNALS:
    /// A failure at @p time was selected.
    void timeSelected(const QDateTime &time);
    /// Show @p text in the status bar.
    void messageRequested(const QString &text);
    /// The message @p text is no longer valid.
    void messageWithdrawn(const QString &text);

private:
    enum class Told { Nothing, Failure, FailedSession };

    void selectFirst();
    void showConsequence(const SessionFailure &failure);
    void tell();
    [[nodiscard]] QString message() const;

    const SessionPanes &m_panes;
    std::shared_ptr<const Session> m_session;
    PhasePlace m_ownPlace; ///< place that was selected without the user
    int m_ownGate = -1;
    Told m_told = Told::Nothing;
    int m_failure = -1; ///< number among all failures: causes, each with its consequences
};

} // namespace baton
