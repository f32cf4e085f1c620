// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/text/elidedpath.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

/// Shortened paths.
class TestElidedPath : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fileNamesAreElidedLast_data()
    {
        QTest::addColumn<QString>("path");
        QTest::newRow("one folder") << u"logs/phase2-solve.log"_s;
        QTest::newRow("folders") << u"/var/lib/sessions/20260221-143000-48213/logs/a.log"_s;
        QTest::newRow("Windows") << u"C:\\sessions\\20260221-143000-48213\\solve.log"_s;
    }

    void fileNamesAreElidedLast()
    {
        QFETCH(const QString, path);
        const QFontMetrics metrics{QGuiApplication::font()};
        const QString file = path.sliced(path.lastIndexOf(QRegularExpression(u"[/\\\\]"_s)) + 1);
        const int whole = metrics.horizontalAdvance(path);
        for (int room = 20; room <= whole; ++room) {
            const QString shown = elidedPath(path, metrics, room);
            QVERIFY(metrics.horizontalAdvance(shown) <= room);
            QVERIFY2(room < metrics.horizontalAdvance(file) || shown.endsWith(file),
                     qPrintable(shown));
        }
        QCOMPARE(elidedPath(path, metrics, whole), path);
        const int needed = whole - widthOfFolders(path, metrics);
        QVERIFY(elidedPath(path, metrics, needed).endsWith(file));
        QVERIFY(needed < whole);
    }

    void otherTextsAreElidedInTheMiddle()
    {
        const QFontMetrics metrics{QGuiApplication::font()};
        const QString name = u"phase2-engineering-review:24"_s;
        const int room = metrics.horizontalAdvance(name) - 20;
        QCOMPARE(elidedPath(name, metrics, room), metrics.elidedText(name, Qt::ElideMiddle, room));
        QCOMPARE(widthOfFolders(name, metrics), 0);
    }
};

QTEST_MAIN(TestElidedPath)
#include "tst_elidedpath.moc"
