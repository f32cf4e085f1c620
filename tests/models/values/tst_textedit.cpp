// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/textedit.h"

#include <QTest>

using namespace baton;

class TestTextEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void appliesAndInverts_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<TextEdits>("edits");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("nothing") << QByteArray("abc") << TextEdits{} << QByteArray("abc");
        QTest::newRow("replace") << QByteArray("abc") << TextEdits{{1, 1, "XY"}}
                                 << QByteArray("aXYc");
        QTest::newRow("several") << QByteArray("abcdef")
                                 << TextEdits{{0, 1, ""}, {2, 0, "--"}, {4, 2, "Z"}}
                                 << QByteArray("b--cdZ");
        QTest::newRow("at the end")
            << QByteArray("abc") << TextEdits{{3, 0, "!"}} << QByteArray("abc!");
    }

    void appliesAndInverts()
    {
        QFETCH(QByteArray, before);
        QFETCH(TextEdits, edits);
        QFETCH(QByteArray, after);
        QCOMPARE(applied(before, edits).value(), after);
        QCOMPARE(applied(after, inverted(before, edits)).value(), before);
    }

    void refusesEditsThatDoNotFit_data()
    {
        QTest::addColumn<TextEdits>("edits");
        QTest::newRow("overlap") << TextEdits{{0, 2, ""}, {1, 1, ""}};
        QTest::newRow("out of order") << TextEdits{{2, 1, ""}, {0, 1, ""}};
        QTest::newRow("past the end") << TextEdits{{2, 5, ""}};
        QTest::newRow("negative") << TextEdits{{-1, 1, ""}};
    }

    void refusesEditsThatDoNotFit()
    {
        QFETCH(TextEdits, edits);
        QVERIFY(!applied("abc", edits).isOk());
    }
};

QTEST_GUILESS_MAIN(TestTextEdit)
#include "tst_textedit.moc"
