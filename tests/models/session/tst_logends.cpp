// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/logends.h"

#include "models/protocol/catalog.h"
#include "models/protocol/protocolpack.h"
#include "tests/models/session/sessionfolder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

/// What a log says of why a session failed, and of what was over again.
class TestLogEnds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        const auto catalog = ProtocolCatalog::load();
        for (const auto &pack : catalog->packs()) {
            for (const SessionLayout &layout : pack->sessions) {
                for (const ErrorPlaces &places : layout.reading.errors) {
                    m_mended = places.mended.pattern().isEmpty() ? m_mended : places.mended;
                }
            }
        }
        QVERIFY(!m_mended.pattern().isEmpty());
    }

    void theLastErrorIsFound_data()
    {
        QTest::addColumn<QByteArray>("log");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");
        QTest::newRow("none") << QByteArray("all is well\n") << QString() << 0;
        QTest::newRow("traceback") << QByteArray("Traceback (most recent call last):\n"
                                                 "  File \"a.py\", line 1\nValueError: no port\n\n"
                                                 "bye\n")
                                   << u"ValueError: no port"_s << 3;
        QTest::newRow("level") << QByteArray("[2026-02-21T15:01:00Z] [ERROR] first\n"
                                             "[2026-02-21T15:02:00Z] [ERROR] second\n"
                                             "[2026-02-21T15:03:00Z] [INFO] bye\n")
                               << u"second"_s << 2;
        QTest::newRow("colours") << QByteArray("\x1b[1;31merror:\x1b[0m no such file\n")
                                 << u"no such file"_s << 1;
        QTest::newRow("long") << QByteArray(3 << 20, '\n') + "FATAL: gone\n"
                              << u"gone"_s << (3 << 20) + 1;
    }

    void theLastErrorIsFound()
    {
        QFETCH(QByteArray, log);
        QFETCH(QString, message);
        QFETCH(int, line);
        const SessionFolder folder;
        folder.write(u"output.log"_s, log);
        const std::optional<LogError> found = lastErrorIn(folder.path(u"output.log"_s));
        QCOMPARE(found.has_value(), line > 0);
        QCOMPARE(found ? found->message : QString(), message);
        QCOMPARE(found ? found->evidence.line : 0, line);
    }

    void aLineMendsWhatItSpeaksOf_data()
    {
        QTest::addColumn<QString>("error");
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("isMended");
        const QString lost = u"redis connection lost, retrying"_s;
        QTest::newRow("reconnected") << lost << u"redis reconnected"_s << true;
        QTest::newRow("restored") << lost << u"connection to redis restored"_s << true;
        QTest::newRow("of nothing else") << lost << u"retry succeeded"_s << true;
        QTest::newRow("of another") << lost << u"migration succeeded"_s << false;
        QTest::newRow("of a like one") << lost << u"postgres connection restored"_s << false;
        QTest::newRow("not") << lost << u"redis not reconnected"_s << false;
        QTest::newRow("still") << lost << u"redis still lost"_s << false;
        QTest::newRow("plural") << u"test failed: port"_s << u"all tests passed"_s << true;
        QTest::newRow("not all") << u"tests failed"_s << u"5 of 8 tests passed"_s << false;
    }

    void aLineMendsWhatItSpeaksOf()
    {
        QFETCH(QString, error);
        QFETCH(QString, line);
        QFETCH(bool, isMended);
        QCOMPARE(saysMended(line, m_mended, error), isMended);
    }

private:
    QRegularExpression m_mended;
};

QTEST_GUILESS_MAIN(TestLogEnds)
#include "tst_logends.moc"
