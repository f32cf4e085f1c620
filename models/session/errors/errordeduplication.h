// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionerror.h"

#include <QHash>
#include <QStringList>

namespace baton {

/// The errors of a session, each once: errors in several files with the same phase, attempt, type
/// and time are one, regardless of their words.
class ErrorDeduplication
{
public:
    explicit ErrorDeduplication(std::vector<SessionError> &errors)
        : m_errors(errors)
    {
    }

    /// Adds the errors of one file, in its order.
    void add(std::vector<SessionError> added);

private:
    class Pairing;

    [[nodiscard]] bool isOpen(size_t known, const SessionError &error) const;
    void merge(SessionError &known, SessionError error);

    std::vector<SessionError> &m_errors;
    QHash<size_t, QStringList>
        m_repeatedIn; ///< files that repeat an error, by position of the error
};

} // namespace baton
