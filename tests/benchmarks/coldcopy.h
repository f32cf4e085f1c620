// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProcessEnvironment>
#include <QTemporaryDir>

namespace baton {

/// Copies of a program, of programs that it starts, their libraries and Qt's platform plugins,
/// which no other process has mapped: only such pages can be dropped from memory, so that a start
/// reads them from the disk as after booting. The C library stays warm.
class ColdCopy
{
public:
    explicit ColdCopy(const QStringList &programs);

    [[nodiscard]] QString program() const { return m_program; }
    /// Makes the program use the libraries and plugins of the copies.
    void putInto(QProcessEnvironment &environment) const;
    /// Drops the copies from memory; returns the part that stays, from 0 to 1.
    [[nodiscard]] double drop() const;
    [[nodiscard]] qint64 size() const;

private:
    void copy(const QString &file, const QString &folder);

    QTemporaryDir m_folder;
    QString m_program;
    QStringList m_files;
};

} // namespace baton
