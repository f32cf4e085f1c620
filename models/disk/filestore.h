// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QByteArray>
#include <QCoreApplication>

#include <functional>

namespace baton {

class FolderHandleCache;

/// Reads and saves whole files. A failure states the action, the path and what to do. Thread-safe
/// and stateless.
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
    /// Reads at most the first @p size bytes of @p path; @p folder speeds up reading many files.
    [[nodiscard]] static Result<QByteArray> readHead(const QString &path, qsizetype size,
                                                     FolderHandleCache *folder = nullptr);

    /// Replaces the content of @p path by @p bytes atomically: the old content stays until that
    /// succeeds. A symbolic link stays, and its target is written. Permissions are kept, owner and
    /// group as far as possible. @p isWanted is called right before the replacement; its failure is
    /// returned.
    [[nodiscard]] static Outcome save(const QString &path, const QByteArray &bytes,
                                      const std::function<Outcome()> &isWanted = {});

    /// The target of @p path after all symbolic links, even if it does not exist; empty: the links
    /// form a cycle.
    [[nodiscard]] static QString resolved(const QString &path);
};

} // namespace baton
