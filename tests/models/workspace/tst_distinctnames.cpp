// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/workspace/distinctnames.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class TestDistinctNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void equalNamesGetTheFolderThatTellsThemApart_data()
    {
        QTest::addColumn<QStringList>("paths");
        QTest::addColumn<QStringList>("names");
        QTest::newRow("none") << QStringList{} << QStringList{};
        QTest::newRow("different")
            << QStringList{u"/a/x.md"_s, u"/b/y.md"_s} << QStringList{u"x.md"_s, u"y.md"_s};
        QTest::newRow("parent") << QStringList{u"/s/1/p.md"_s, u"/s/2/p.md"_s, u"/s/q.md"_s}
                                << QStringList{u"p.md · 1"_s, u"p.md · 2"_s, u"q.md"_s};
        QTest::newRow("further up") << QStringList{u"/s/1/h/p.md"_s, u"/s/2/h/p.md"_s}
                                    << QStringList{u"p.md · 1"_s, u"p.md · 2"_s};
        QTest::newRow("one is higher")
            << QStringList{u"/p.md"_s, u"/s/p.md"_s} << QStringList{u"p.md"_s, u"p.md · s"_s};
        QTest::newRow("the same file")
            << QStringList{u"/s/p.md"_s, u"/s/p.md"_s} << QStringList{u"p.md"_s, u"p.md"_s};
    }

    void equalNamesGetTheFolderThatTellsThemApart()
    {
        QFETCH(QStringList, paths);
        QFETCH(QStringList, names);
        QStringList plain;
        for (const QString &path : std::as_const(paths)) {
            plain.append(path.sliced(path.lastIndexOf(u'/') + 1));
        }
        QCOMPARE(distinctNames(plain, paths), names);
    }
};

QTEST_GUILESS_MAIN(TestDistinctNames)
#include "tst_distinctnames.moc"
