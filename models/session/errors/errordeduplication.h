// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/value/sessionerror.h"

#include <QHash>
#include <QStringList>

namespace baton {

/// The errors of a session without duplicates. Errors in several files with the same phase,
/// attempt, type and time are the same, whatever their words.
class ErrorDeduplication
{
public:
    explicit ErrorDeduplication(std::vector<SessionError> &errors)
        : m_errors(errors)
    {
    }

    /// Adds the errors of a file, in the order of the file.
    void add(std::vector<SessionError> added);

private:
    class Pairing;

    [[nodiscard]] bool isOpen(size_t known, const SessionError &error) const;
    void merge(SessionError &known, SessionError error);

    std::vector<SessionError> &m_errors;
    QHash<size_t, QStringList> m_repeatedIn; ///< files that repeat an error, by index of the error
};

} // namespace baton
