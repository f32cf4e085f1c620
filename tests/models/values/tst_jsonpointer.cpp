// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/jsonpointer.h"

#include <QTest>

using namespace Qt::StringLiterals;
using baton::JsonPointer;

class TestJsonPointer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void roundTripsItsText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("tokens");
        QTest::newRow("root") << u""_s << QStringList{};
        QTest::newRow("keys") << u"/handoff/producer"_s << QStringList{u"handoff"_s, u"producer"_s};
        QTest::newRow("empty key") << u"/"_s << QStringList{u""_s};
        QTest::newRow("escapes") << u"/a~1b/m~0n"_s << QStringList{u"a/b"_s, u"m~n"_s};
        QTest::newRow("escape of an escape") << u"/~01"_s << QStringList{u"~1"_s};
    }

    void roundTripsItsText()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, tokens);
        const auto pointer = JsonPointer::parse(text);
        QVERIFY(pointer.has_value());
        QCOMPARE(pointer->tokens(), tokens);
        QCOMPARE(pointer->toString(), text);
    }

    void rejectsTextWithoutALeadingSlash() { QVERIFY(!JsonPointer::parse(u"handoff").has_value()); }

    void rejectsUnknownEscapes_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("another digit") << u"/a~2b"_s;
        QTest::newRow("at the end") << u"/a~"_s;
        QTest::newRow("behind a known one") << u"/~0~/b"_s;
    }

    void rejectsUnknownEscapes()
    {
        QFETCH(QString, text);
        QVERIFY(!JsonPointer::parse(text).has_value());
    }

    void coversItselfAndAllPointersBelow()
    {
        const JsonPointer handoff = JsonPointer::of(u"/handoff");
        QVERIFY(handoff.covers(handoff));
        QVERIFY(handoff.covers(handoff.child(u"context"_s).child(2)));
        QVERIFY(!handoff.covers(JsonPointer()));
        QVERIFY(!handoff.covers(JsonPointer::of(u"/handoffs")));
        QCOMPARE(handoff.child(2).parent(), handoff);
    }
};

QTEST_GUILESS_MAIN(TestJsonPointer)
#include "tst_jsonpointer.moc"
