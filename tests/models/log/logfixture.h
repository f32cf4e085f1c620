// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/logfile.h"

#include <QDateTime>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace baton {

/// A log file for tests, in its own folder.
class LogFixture
{
public:
    explicit LogFixture(const QByteArray &bytes = {}) { write(bytes); }

    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("session.log")); }
    [[nodiscard]] QString pathOf(const QString &name) const { return m_folder.filePath(name); }

    /// Truncates the file and writes it again.
    void write(const QByteArray &bytes) const { put(bytes, QIODevice::WriteOnly); }
    void append(const QByteArray &bytes) const
    {
        put(bytes, QIODevice::WriteOnly | QIODevice::Append);
    }
    void replace(const QByteArray &bytes) const
    {
        const QString other = m_folder.filePath(QStringLiteral("new"));
        QFile file(other);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        QVERIFY(
            ::rename(QFile::encodeName(other).constData(), QFile::encodeName(path()).constData())
            == 0);
    }
    void setTime(const QDateTime &time) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::ReadWrite | QIODevice::ExistingOnly));
        QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
    }
    void remove() const { QVERIFY(QFile::remove(path())); }

private:
    void put(const QByteArray &bytes, QIODevice::OpenMode mode) const
    {
        QFile file(path());
        QVERIFY(file.open(mode));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    QTemporaryDir m_folder;
};

inline void openAndRead(LogFile &log, const LogFixture &file)
{
    log.open(file.path());
    QTRY_VERIFY(!log.isReading());
}

/// The displayed lines.
inline QStringList linesOf(const LogFile &log)
{
    QStringList lines;
    for (qint64 line = 0; line < log.lineCount(); ++line) {
        lines.append(log.shown(line, 1'000'000).content.text);
    }
    return lines;
}

} // namespace baton
