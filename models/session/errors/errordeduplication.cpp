// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/errors/errordeduplication.h"

#include "models/session/errors/errorequivalence.h"

#include <algorithm>
#include <functional>

namespace baton {

namespace {

bool areTyped(const SessionError &one, const SessionError &other)
{
    return !one.type.isEmpty() && !other.type.isEmpty();
}

} // namespace

/// Pairs the errors in a file with known errors that they repeat.
class ErrorDeduplication::Pairing
{
public:
    using Test = std::function<bool(size_t added, size_t known)>;

    Pairing(const ErrorDeduplication &merge, const std::vector<SessionError> &added)
        : m_merge(merge)
        , m_added(added)
        , m_known(added.size(), none)
        , m_isTaken(merge.m_errors.size(), false)
    {
        const auto isOfOneRun = [this](size_t i, size_t k) {
            return addedAt(i).attempt > 0 && addedAt(i).attempt == knownAt(k).attempt
                && !addedAt(i).isBeside;
        };
        const auto isAlike = [this](size_t i, size_t k) {
            return haveSameMessage(addedAt(i), knownAt(k));
        };
        const auto isOfOneTime = [this](size_t i, size_t k) {
            return addedAt(i).time.isValid() && addedAt(i).time == knownAt(k).time;
        };
        const auto isOfOneType = [this](size_t i, size_t k) {
            return areTyped(addedAt(i), knownAt(k)) && !addedAt(i).isBeside;
        };
        pair(isOfOneRun);
        pair([&](size_t i, size_t k) { return isOfOneType(i, k) && isComplete(i); });
        pair(isAlike);
        pair(isOfOneTime);
        // An error without a match by words is taken as the last one, with which the phase ended.
        pair([&](size_t i, size_t k) { return isOfOneType(i, k) && isLast(k); });
    }

    static constexpr size_t none = size_t(-1);

    [[nodiscard]] size_t knownOf(size_t added) const { return m_known[added]; }

private:
    [[nodiscard]] const SessionError &addedAt(size_t index) const { return m_added[index]; }
    [[nodiscard]] const SessionError &knownAt(size_t index) const
    {
        return m_merge.m_errors[index];
    }

    [[nodiscard]] bool mayPair(size_t added, size_t known) const
    {
        return m_known[added] == none && !m_isTaken[known] && m_merge.isOpen(known, m_added[added]);
    }

    void pair(const Test &isSame)
    {
        for (size_t i = 0; i < m_added.size(); ++i) {
            for (size_t k = 0; k < m_isTaken.size() && m_known[i] == none; ++k) {
                if (mayPair(i, k) && isSame(i, k)) {
                    m_known[i] = k;
                    m_isTaken[k] = true;
                }
            }
        }
    }

    /// True if no error of the same phase follows the known one.
    [[nodiscard]] bool isLast(size_t known) const
    {
        for (size_t k = known + 1; k < m_isTaken.size(); ++k) {
            if (knownAt(k).phase == knownAt(known).phase) {
                return false;
            }
        }
        return true;
    }

    /// True if the file has as many errors of that phase and type as are known. Both lists then
    /// have the same order.
    [[nodiscard]] bool isComplete(size_t added) const
    {
        const SessionError &error = m_added[added];
        size_t others = 0;
        for (size_t i = 0; i < m_added.size(); ++i) {
            others += m_added[i].phase == error.phase && m_added[i].type == error.type ? 1 : 0;
        }
        size_t known = 0;
        for (size_t k = 0; k < m_isTaken.size(); ++k) {
            const bool isLike = knownAt(k).phase == error.phase && knownAt(k).type == error.type;
            known += isLike && m_merge.isOpen(k, error) ? 1 : 0;
        }
        return others == known;
    }

    const ErrorDeduplication &m_merge;
    const std::vector<SessionError> &m_added;
    std::vector<size_t> m_known;
    std::vector<bool> m_isTaken;
};

/// True if the known error comes from another file than @p error and may be the same one.
bool ErrorDeduplication::isOpen(size_t known, const SessionError &error) const
{
    const QString &path = error.evidence.path;
    return m_errors[known].evidence.path != path && !m_repeatedIn.value(known).contains(path)
        && mayBeSameError(m_errors[known], error);
}

void ErrorDeduplication::add(std::vector<SessionError> added)
{
    const Pairing pairing(*this, added);
    for (size_t i = 0; i < added.size(); ++i) {
        const size_t known = pairing.knownOf(i);
        if (known == Pairing::none) {
            m_errors.push_back(std::move(added[i]));
        } else {
            m_repeatedIn[known].append(added[i].evidence.path);
            merge(m_errors[known], std::move(added[i]));
        }
    }
}

void ErrorDeduplication::merge(SessionError &known, SessionError error)
{
    known.alsoAt = known.alsoAt.isEmpty() ? error.evidence : known.alsoAt;
    known.isOfResult = known.isOfResult || error.isOfResult;
    known.time = known.time.isValid() ? known.time : error.time;
    known.attempt = known.attempt > 0 ? known.attempt : error.attempt;
    known.fix = known.fix.isEmpty() ? error.fix : known.fix;
    known.outcome = known.outcome.isEmpty() ? error.outcome : known.outcome;
    // An error with a type was written where it occurred, so its message is kept.
    const bool isFirstHand = !known.type.isEmpty() && error.type.isEmpty();
    if (known.message.size() < error.message.size() && !isFirstHand) {
        known.message.swap(error.message);
    }
    known.type = known.type.isEmpty() ? error.type : known.type;
    known.otherwise = saysAll(known.message, error.message) ? QString() : error.message;
}

} // namespace baton
