// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProcessEnvironment>
#include <QTemporaryDir>

namespace baton {

/// Copies of a program, those that it starts, their libraries and Qt's platform plugins that nobody
/// else has mapped: only such pages can be dropped from memory, so that a start has to read them
/// from the disk as after the machine was switched on. The C library stays warm.
class ColdCopy
{
public:
    explicit ColdCopy(const QStringList &programs);

    [[nodiscard]] QString program() const { return m_program; }
    /// Has the program take its libraries and plugins from the copies.
    void putInto(QProcessEnvironment &environment) const;
    /// Drops what is in memory of the copies; the part that stays nevertheless, from 0 to 1.
    [[nodiscard]] double drop() const;
    [[nodiscard]] qint64 size() const;

private:
    void copy(const QString &file, const QString &folder);

    QTemporaryDir m_folder;
    QString m_program;
    QStringList m_files;
};

} // namespace baton
