// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

#include <QByteArray>
#include <QString>

namespace baton {

/// The files of one protocol. Nothing outside the folder can be read through it, neither by "..",
/// an absolute name nor a symbolic link.
class PackFolder
{
public:
    explicit PackFolder(const QString &path);

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Part of the program, and so without mistakes.
    [[nodiscard]] bool isBuiltIn() const { return m_path.startsWith(u':'); }
    /// The path of @p name for messages.
    [[nodiscard]] QString pathOf(const QString &name) const { return m_path + u'/' + name; }
    [[nodiscard]] bool has(const QString &name) const;
    /// True when an entry @p name exists, readable or not.
    [[nodiscard]] bool hasEntry(const QString &name) const;
    [[nodiscard]] Result<QByteArray> read(const QString &name) const;

private:
    [[nodiscard]] bool isInside(const QString &name) const;

    QString m_path;
    mutable qint64 m_read = 0; ///< number of bytes read so far
};

} // namespace baton
