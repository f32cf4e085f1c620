// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/laidoutlines.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

class TestLaidOutLines : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aLineWithRoomIsLaidOutOnce()
    {
        LaidOutLines lines;
        const QFont face = QGuiApplication::font();
        const LaidOutLine *whole = &lines.of(u"Assistant"_s, face);
        QCOMPARE(whole->text.text(), u"Assistant"_s);
        QCOMPARE_LE(std::abs(whole->width - QFontMetrics(face).horizontalAdvance(u"Assistant"_s)),
                    1);
        QCOMPARE(&lines.of(u"Assistant"_s, face, whole->width), whole);
        QCOMPARE(&lines.of(u"Assistant"_s, face, 2 * whole->width), whole);
    }

    void aLineWithoutRoomIsShortened()
    {
        LaidOutLines lines;
        const QFont face = QGuiApplication::font();
        const QString text = u"the token count of the mesh is halved "_s.repeated(5);
        const int room = lines.of(text, face).width / 3;
        const LaidOutLine *line = &lines.of(text, face, room);
        QVERIFY2(line->text.text().endsWith(u'…'), qPrintable(line->text.text()));
        QCOMPARE_LE(line->width, room + 1);
        QCOMPARE(&lines.of(text, face, room), line);
        QCOMPARE_GT(lines.of(text, face, 2 * room).width, line->width);
    }

    void fontsAreToldApart()
    {
        LaidOutLines lines;
        QFont face = QGuiApplication::font();
        face.setPixelSize(12);
        const int small = lines.of(u"Assistant"_s, face).width;
        face.setPixelSize(24);
        QCOMPARE_GT(lines.of(u"Assistant"_s, face).width, small);
    }
};

QTEST_MAIN(TestLaidOutLines)
#include "tst_laidoutlines.moc"
