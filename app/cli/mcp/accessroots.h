// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QStringList>

namespace baton::cli {

/// The folders below which a server may read and write files, whatever links lie in between.
class AccessRoots
{
public:
    /// Writable folders are readable as well. Fails if one of the folders does not exist.
    [[nodiscard]] static Result<AccessRoots> of(const QStringList &readable,
                                                const QStringList &writable);

    [[nodiscard]] const QStringList &readable() const { return m_readable; }
    [[nodiscard]] const QStringList &writable() const { return m_writable; }

    /// The file or folder @p path without links: absolute, from the home folder ("~/"), or from the
    /// first root that has it. Fails where it lies outside, or is not there.
    [[nodiscard]] Result<QString> toRead(const QString &path) const;
    /// The same for all that is read below a folder: no link in it may lead out. What every walk
    /// passes by is not looked at, but for hidden folders that are @p wanted.
    [[nodiscard]] Result<QString> toReadWhole(const QString &path,
                                              const QStringList &wanted = {}) const;
    /// The same of a file that may be written, and need not be there.
    [[nodiscard]] Result<QString> toWrite(const QString &path) const;
    /// True when @p path, which is followed through links, may be read; also of one that is gone.
    [[nodiscard]] bool holds(const QString &path) const;

private:
    AccessRoots() = default;

    [[nodiscard]] QString absolute(const QString &path) const;

    QStringList m_readable; ///< canonical
    QStringList m_writable; ///< canonical
};

} // namespace baton::cli
