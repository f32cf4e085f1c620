// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/queueformat.h"
#include "models/values/result.h"

namespace baton {

class DatabaseConnection;
struct QueueTableShape;

/// The words in the column of the states of steps.
struct StateWords
{
    QHash<RunStatus, QString> byStatus; ///< the word to write for each state that has one
    QStringList all;                    ///< sorted, with those that Baton does not know
};

/// The words that the table @p shape has for the states of steps. First those in its rows, as they
/// are written there: of several for a state that of @p format, else the most frequent one. Then
/// those of its type or constraint (an enumeration, a CHECK that is a list of words); where it has
/// neither, those of @p format for such a table, in capitals if all known ones of the rows are.
[[nodiscard]] Result<StateWords> stateWords(const DatabaseConnection &connection,
                                            const QueueTableShape &shape,
                                            const QueueFormat &format);

/// The failure to write @p status, called as in a completion, to the table @p table, which has only
/// @p words.
[[nodiscard]] Failure missingWord(RunStatus status, const QString &table, const QStringList &words,
                                  const QueueFormat &format);

} // namespace baton
