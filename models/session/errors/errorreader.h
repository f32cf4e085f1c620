// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/building/sessionbuilder.h"
#include "models/session/errors/errordeduplication.h"

#include <QHash>

#include <utility>

namespace baton {

/// Reads the errors of a session: those of its state, of other files and logs, of the histories of
/// its handoffs, and of its children.
class ErrorReader
{
public:
    explicit ErrorReader(SessionBuilder &builder);
    void read();

private:
    void readFile(const ErrorPointers &places, const QString &folder, int phase);
    void readChildren();
    void readLists(const ErrorPointers &places, const StateDocument &file, int phase);
    void countFailures(const ErrorPointers &places, const StateDocument &file,
                       const JsonPointer &list);
    bool readEntry(const ErrorPointers &places, const StateDocument &file, const JsonPointer &entry,
                   int phase);
    [[nodiscard]] int phaseAt(const QDateTime &time, int current) const;
    [[nodiscard]] bool isHandedOn(const ErrorPointers &places, const SessionError &error);
    [[nodiscard]] bool speaksAgainst(const ErrorPointers &places, const StateDocument &file) const;
    void findOddity(const StateDocument &file, const JsonPointer &entry);
    void readLog(const ErrorPointers &places, const QString &path, int phase);
    void readRows();
    void add(SessionError error);
    void flush() { m_merge.add(std::exchange(m_told, {})); }

    SessionBuilder &m_builder;
    ErrorDeduplication m_merge;
    std::vector<SessionError> m_told; ///< of the file that is read
    QHash<int, int> m_failures;       ///< of each phase, in the list that is read
};

} // namespace baton
