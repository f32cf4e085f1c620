// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/index/entries/sessionstamp.h"
#include "tests/files.h"

#include <QTemporaryDir>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// The bytes by which a change of a session is detected.
class TestSessionStamp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aChangedByteIsNoticed_data()
    {
        constexpr qint64 megabyte = 1 << 20;
        QTest::addColumn<qint64>("size");
        QTest::addColumn<qint64>("place");
        QTest::addColumn<bool>("isNoticed");
        QTest::newRow("small") << qint64(100) << qint64(50) << true;
        QTest::newRow("above a megabyte, at the begin") << 2 * megabyte << qint64(0) << true;
        QTest::newRow("above a megabyte, amid") << 2 * megabyte << megabyte << true;
        QTest::newRow("above a megabyte, at the end") << 2 * megabyte << 2 * megabyte - 1 << true;
        QTest::newRow("64 MB, amid") << 64 * megabyte << 32 * megabyte << true;
        QTest::newRow("above, at the begin") << 65 * megabyte << qint64(0) << true;
        QTest::newRow("above, amid") << 65 * megabyte << 32 * megabyte << false; // takes too long
        QTest::newRow("above, at the end") << 65 * megabyte << 65 * megabyte - 1 << true;
    }

    void aChangedByteIsNoticed()
    {
        QFETCH(const qint64, size);
        QFETCH(const qint64, place);
        QFETCH(const bool, isNoticed);
        const QTemporaryDir folder;
        const SessionLocation session{folder.path(), u"cfd"_s, u"session"_s, {}};
        QFile file(folder.filePath(u"run.log"_s));
        QVERIFY(file.open(QFile::ReadWrite) && file.resize(size));
        const QByteArray before = SessionFiles().content(session, {});
        QVERIFY(!before.isEmpty());
        QCOMPARE(SessionFiles().content(session, {}), before);
        QVERIFY(file.seek(place) && file.putChar('x') && file.flush());
        QCOMPARE(SessionFiles().content(session, {}) != before, isNoticed);
        QVERIFY(file.resize(size + 1));
        QVERIFY(SessionFiles().content(session, {}) != before);
    }
};

QTEST_GUILESS_MAIN(TestSessionStamp)
#include "tst_sessionstamp.moc"
