// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/sessiontime.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestSessionTime : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QTest::failOnWarning(); }

    void readsEverySpelling_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("utc");
        const QString noon = u"2026-02-21T12:00:00.000Z"_s;
        QTest::newRow("Z") << u"2026-02-21T12:00:00Z"_s << noon;
        QTest::newRow("offset of nothing") << u"2026-02-21T12:00:00+00:00"_s << noon;
        QTest::newRow("east") << u"2026-02-21T14:00:00+02:00"_s << noon;
        QTest::newRow("west with minutes") << u"2026-02-21T08:30:00-03:30"_s << noon;
        QTest::newRow("offset without a colon") << u"2026-02-21T13:00:00+0100"_s << noon;
        QTest::newRow("a blank for the T") << u"2026-02-21 12:00:00"_s << noon;
        QTest::newRow("no seconds") << u"2026-02-21T12:00Z"_s << noon;
        QTest::newRow("no offset") << u"2026-02-21T12:00:00"_s << noon;
        QTest::newRow("microseconds")
            << u"2026-02-21T12:00:00.123456Z"_s << u"2026-02-21T12:00:00.123Z"_s;
        QTest::newRow("one decimal")
            << u"2026-02-21T12:00:00.5Z"_s << u"2026-02-21T12:00:00.500Z"_s;
        QTest::newRow("blanks around it") << u" 2026-02-21T12:00:00Z "_s << noon;
        QTest::newRow("a word") << u"yesterday"_s << QString();
        QTest::newRow("a placeholder") << u"ISO8601"_s << QString();
        QTest::newRow("no such day") << u"2026-02-31T12:00:00Z"_s << QString();
        QTest::newRow("nothing") << QString() << QString();
    }

    void readsEverySpelling()
    {
        QFETCH(QString, text);
        QFETCH(QString, utc);
        QCOMPARE(sessionTime(text).toString(Qt::ISODateWithMs), utc);
    }
};

QTEST_GUILESS_MAIN(TestSessionTime)
#include "tst_sessiontime.moc"
