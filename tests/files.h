// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDir>
#include <QFile>
#include <QTest>

namespace baton {

/// Writes @p bytes to @p path and creates missing folders.
inline void write(const QString &path, const QByteArray &bytes)
{
    QVERIFY(QDir().mkpath(path.section(u'/', 0, -2)));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// The bytes of the file; empty if it cannot be read.
inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace baton
