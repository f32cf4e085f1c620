// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QByteArray>
#include <QString>

namespace baton {

/// The files of a protocol. Does not read files outside of the folder, whether by "..", an absolute
/// name or a symbolic link.
class PackFolder
{
public:
    explicit PackFolder(const QString &path);

    [[nodiscard]] const QString &path() const { return m_path; }
    /// True for a protocol that is part of the program and therefore valid.
    [[nodiscard]] bool isBuiltIn() const { return m_path.startsWith(u':'); }
    /// The path of @p name for messages.
    [[nodiscard]] QString pathOf(const QString &name) const { return m_path + u'/' + name; }
    [[nodiscard]] bool has(const QString &name) const;
    /// True if an entry @p name exists, even if it cannot be read.
    [[nodiscard]] bool hasEntry(const QString &name) const;
    [[nodiscard]] Result<QByteArray> read(const QString &name) const;

private:
    [[nodiscard]] bool isInside(const QString &name) const;

    QString m_path;
    mutable qint64 m_read = 0; ///< number of bytes read so far
};

} // namespace baton
