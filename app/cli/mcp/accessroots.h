// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QStringList>

namespace baton::cli {

/// The folders in which a server may read and write files, with all links resolved.
class AccessRoots
{
public:
    /// Writable folders are readable as well. Fails if one of the folders does not exist.
    [[nodiscard]] static Result<AccessRoots> of(const QStringList &readable,
                                                const QStringList &writable);

    [[nodiscard]] const QStringList &readable() const { return m_readable; }
    [[nodiscard]] const QStringList &writable() const { return m_writable; }

    /// The file or folder @p path with links resolved: absolute, relative to the home folder
    /// ("~/"), or relative to the first root that contains it. Fails if it is outside of the roots
    /// or does not exist.
    [[nodiscard]] Result<QString> toRead(const QString &path) const;
    /// The same for everything below a folder: no link in it may lead outside. Folders that walks
    /// always skip are not examined, except hidden folders that are @p wanted.
    [[nodiscard]] Result<QString> toReadWhole(const QString &path,
                                              const QStringList &wanted = {}) const;
    /// The same for a file that may be written and need not exist.
    [[nodiscard]] Result<QString> toWrite(const QString &path) const;
    /// True if @p path, with links resolved, may be read; it need not exist.
    [[nodiscard]] bool holds(const QString &path) const;

private:
    AccessRoots() = default;

    [[nodiscard]] QString absolute(const QString &path) const;

    QStringList m_readable; ///< canonical
    QStringList m_writable; ///< canonical
};

} // namespace baton::cli
