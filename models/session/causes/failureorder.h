// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/session.h"

#include <QHash>

#include <tuple>

namespace baton {

/// Orders failures as they happened: by time, and within a phase by attempt.
class FailureOrder
{
public:
    /// @p isInOrder: rows without a parent run in sequence.
    FailureOrder(const Session &session, bool isInOrder)
        : m_session(session)
        , m_isInOrder(isInOrder)
    {
    }

    void sort(std::vector<SessionFailure> &failures);

private:
    using Key = std::tuple<qint64, int, int, int, int, int>;

    [[nodiscard]] const SessionPhase *phaseAt(int phase) const;
    [[nodiscard]] QDateTime nextBegin(int phase) const;
    [[nodiscard]] QDateTime toldAt(const SessionFailure &failure) const;
    [[nodiscard]] qint64 ownTime(const SessionFailure &failure) const;
    [[nodiscard]] qint64 timeOf(const SessionFailure &failure) const;
    [[nodiscard]] Key keyOf(const SessionFailure &failure) const;

    const Session &m_session;
    bool m_isInOrder;
    QHash<int, QList<std::pair<int, qint64>>> m_times; ///< attempts and times by phase
};

} // namespace baton
