// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

namespace baton {

/// Everything of a session that failed.
struct Failures
{
    std::vector<SessionFailure> open;     ///< earliest first
    std::vector<SessionFailure> repaired; ///< with the reason why they no longer count
};

/// Collects everything of a session that failed, and whether it still counts.
class FailureCollector
{
public:
    /// @p isInOrder: a row that belongs to no other begins when the one before it has ended.
    FailureCollector(const Session &session, bool isInOrder);
    [[nodiscard]] Failures collect();

private:
    [[nodiscard]] const SessionPhase *phaseAt(int phase) const;
    void add(SessionFailure failure);
    void addErrors();
    void addHomeless();
    [[nodiscard]] QString titleOf(const SessionError &error) const;
    [[nodiscard]] bool isCoveredByAttempt(const SessionError &error) const;
    void addDocuments();
    void addAttempts();
    [[nodiscard]] QDateTime timeOf(const SessionAttempt &attempt) const;
    [[nodiscard]] bool isSomethingKnown(int phase, int last) const;
    void addFindings();
    void addUnreached();
    void addSession();
    void addContradiction();
    [[nodiscard]] bool hasOwnFailedRow() const;

    const Session &m_session;
    bool m_isInOrder;
    Failures m_failures;
    std::vector<SessionFailure> m_homeless; ///< of phases that are not there
};

} // namespace baton
