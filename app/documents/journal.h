// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QByteArray>
#include <QDateTime>

#include <vector>

namespace baton {

/// A text that was not saved when Baton ended.
struct JournalEntry
{
    QString file; ///< path of the journal file
    QString path; ///< path of the document; empty: never saved
    QString suggestedPath;
    QDateTime at;
    QByteArray bytes;
    QByteArray base; ///< fingerprint() of the file that the text was made from; empty while it is
                     ///< open which of the two counts
};

/// The format of a journal file: one line of JSON with its description, then the unchanged text.
namespace journal {

/// A hash of @p content to compare versions of a file without keeping them.
[[nodiscard]] QByteArray fingerprint(const QByteArray &content);

[[nodiscard]] Outcome write(const JournalEntry &entry);
[[nodiscard]] Result<JournalEntry> read(const QString &file);

} // namespace journal

} // namespace baton
