// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QByteArray>
#include <QCoreApplication>

#include <functional>

namespace baton {

class FolderHandleCache;

/// Reads and saves whole files. Every failure says what could not be done, where, and what to do.
/// Thread-safe; nothing is kept between calls.
class FileStore
{
    Q_DECLARE_TR_FUNCTIONS(baton::FileStore)

public:
    /// Files above this many bytes are not read: the limit of ParseLimits.
    static constexpr qsizetype defaultLimit = qsizetype(64) * 1024 * 1024;

    /// All bytes of @p path. Refused above @p limit: a part of a file must never be saved as the
    /// whole.
    [[nodiscard]] static Result<QByteArray> read(const QString &path,
                                                 qsizetype limit = defaultLimit);
    /// Reads at most the first @p size bytes of @p path; @p folder is that of the file before,
    /// where there are many.
    [[nodiscard]] static Result<QByteArray> readHead(const QString &path, qsizetype size,
                                                     FolderHandleCache *folder = nullptr);

    /// Makes @p bytes the content of @p path in one step: until it succeeds the old content stays.
    /// A symbolic link stays one and its target is written; permissions are kept, owner and group
    /// as far as this user may set them. @p isWanted is asked last, when all that is left is the
    /// replacing; its failure is that of the whole.
    [[nodiscard]] static Outcome save(const QString &path, const QByteArray &bytes,
                                      const std::function<Outcome()> &isWanted = {});

    /// The file that @p path stands for after all symbolic links, also when that does not exist
    /// yet; empty when the links go round in a circle.
    [[nodiscard]] static QString resolved(const QString &path);
};

} // namespace baton
