// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/hyphens.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class TestHyphens : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void wordsBreakBetweenSyllables_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fits"); // and no more does
        QTest::addColumn<QString>("expected");
        QTest::newRow("all fits") << u"Fehler der Masse"_s << u"Fehler der Masse"_s
                                  << u"Fehler der Masse"_s;
        QTest::newRow("at the last syllable that fits")
            << u"Massenerhaltung"_s << u"Massenerhaltun"_s << u"Massenerhal-tung"_s;
        QTest::newRow("consonants that belong together")
            << u"Validierungsgrößen"_s << u"Validierungsgrö"_s << u"Validierungs-größen"_s;
        QTest::newRow("only the long word")
            << u"der Massenerhaltung"_s << u"Massenerhaltun"_s << u"der Massenerhal-tung"_s;
        QTest::newRow("no syllables") << u"xxxxxxxxxxxx"_s << u"xxxxxx"_s << u"xxxxxxxxxxxx"_s;
    }

    void wordsBreakBetweenSyllables()
    {
        QFETCH(QString, text);
        QFETCH(QString, fits);
        QFETCH(QString, expected);
        const QFontMetrics metrics(QGuiApplication::font());
        QCOMPARE(withHyphens(text, metrics, metrics.horizontalAdvance(fits)), expected);
    }
};

QTEST_MAIN(TestHyphens)
#include "tst_hyphens.moc"
