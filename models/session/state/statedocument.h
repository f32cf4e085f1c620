// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/tolerantparse.h"
#include "models/protocol/pack/sessionformat.h"
#include "models/text/lineindex.h"
#include "models/values/evidence.h"

#include <QDateTime>

namespace baton {

class ProtocolCatalog;

/// The state file of a session. Missing values are empty.
class StateDocument
{
public:
    StateDocument() = default;
    /// Reads @p path. Never fails; see problem().
    [[nodiscard]] static StateDocument read(const QString &path, const ProtocolCatalog &catalog);
    /// Reads @p bytes as the content of the file @p path.
    [[nodiscard]] static StateDocument of(const QString &path, QByteArray bytes,
                                          const ProtocolCatalog &catalog);

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isThere() const { return m_isThere; }
    /// True for a file without content.
    [[nodiscard]] bool isEmpty() const { return m_isEmpty; }
    /// The reason why it does not parse, as a sentence; empty if it parses.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    /// The place of the first mistake, if there is one.
    [[nodiscard]] const Evidence &problemAt() const { return m_problemAt; }
    /// True if the content was read to its end, even with mistakes: then a missing value is known
    /// to be missing. Otherwise it may be in the part that was not read.
    [[nodiscard]] bool isWhole() const { return m_isThere && !m_isEmpty && m_read.isWhole; }
    /// True when the reading lost no more than entries with mistakes; false without any content.
    [[nodiscard]] bool isRecovered() const { return m_read.parsed && m_read.parsed->isComplete(); }
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    /// The text as parsed, including the parts behind mistakes.
    [[nodiscard]] const TolerantText &read() const { return m_read; }
    [[nodiscard]] const Tree &tree() const;

    /// True if there is a value other than null.
    [[nodiscard]] bool has(const JsonPointer &pointer) const;
    /// The scalar at @p pointer as written.
    [[nodiscard]] QString text(const JsonPointer &pointer) const;
    [[nodiscard]] QString text(const JsonPointers &pointers) const;
    /// The keys of the map at @p pointer.
    [[nodiscard]] QStringList keys(const JsonPointer &pointer) const;
    /// The items of the list at @p pointer, or the single scalar.
    [[nodiscard]] QStringList texts(const JsonPointer &pointer) const;
    [[nodiscard]] QDateTime time(const JsonPointer &pointer) const;
    /// The first time at @p pointers that is valid.
    [[nodiscard]] QDateTime time(const JsonPointers &pointers) const;
    /// The integer at @p pointer; nullopt if there is none.
    [[nodiscard]] std::optional<int> number(const JsonPointer &pointer) const;
    [[nodiscard]] Evidence evidence(const JsonPointer &pointer) const;
    /// The evidence of the first pointer that leads to a value.
    [[nodiscard]] Evidence evidence(const JsonPointers &pointers) const;

private:
    [[nodiscard]] const Node *nodeAt(const JsonPointer &pointer) const;

    QString m_path;
    bool m_isThere = false;
    bool m_isEmpty = false;
    QString m_problem;
    Evidence m_problemAt;
    QByteArray m_bytes;
    TolerantText m_read;
    LineIndex m_lines;
};

/// The pointer @p from continued by the tokens of @p tail.
[[nodiscard]] JsonPointer joined(const JsonPointer &from, const JsonPointer &tail);

} // namespace baton
