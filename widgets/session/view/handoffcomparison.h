// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/attemptpairs.h"
#include "models/session/value/session.h"

#include <QObject>

#include <memory>
#include <optional>

class QAction;
class QPoint;
class QWidget;

namespace baton {

struct SessionPanes;

/// Chooses two handoffs of a session to compare: those of two attempts, or the two that are
/// selected.
class HandoffComparison final : public QObject
{
    Q_OBJECT

public:
    /// Adds its actions to the panes of @p view.
    HandoffComparison(const SessionPanes &panes, QWidget *view);

    /// @p hasAttempts: two attempts of @p session have handoffs of the same kind.
    void setSession(std::shared_ptr<const Session> session, bool hasAttempts);
    /// Compares the selected handoffs if their table has the focus, else two attempts.
    void compare();
    /// Compares two attempts; if both have several kinds of handoffs, opens a menu at @p place on
    /// the screen.
    void compareAttempts(const QPoint &place);

Q_SIGNALS:
    void compareRequested(const baton::SessionHandoff &before, const baton::SessionHandoff &after);
    /// Show @p text in the status bar.
    void messageRequested(const QString &text);

private:
    void addSelectionAction();
    [[nodiscard]] std::optional<HandoffPair> selectedPair() const;
    void request(const HandoffPair &pair);

    const SessionPanes &m_panes;
    QWidget *m_view;
    QAction *m_attempts;
    std::shared_ptr<const Session> m_session;
};

} // namespace baton
