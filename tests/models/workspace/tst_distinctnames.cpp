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

    void equalNamesGetADistinguishingFolder_data()
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
        QTest::newRow("a folder that some lack")
            << QStringList{u"/a/h/p.md"_s, u"/b/h/p.md"_s, u"/b/i/p.md"_s, u"/c/i/p.md"_s}
            << QStringList{u"p.md · a/h"_s, u"p.md · b/h"_s, u"p.md · b/i"_s, u"p.md · c/i"_s};
        QTest::newRow("the same file")
            << QStringList{u"/s/p.md"_s, u"/s/p.md"_s} << QStringList{u"p.md"_s, u"p.md"_s};
    }

    void equalNamesGetADistinguishingFolder()
    {
        QFETCH(QStringList, paths);
        QFETCH(QStringList, names);
        QStringList plain;
        for (const QString &path : std::as_const(paths)) {
            plain.append(path.sliced(path.lastIndexOf(u'/') + 1));
        }
        QCOMPARE(distinctNames(plain, paths), names);
    }

    void equalTitlesOfDifferentFilesAreDistinguished()
    {
        QCOMPARE(distinctNames({u"Flow"_s, u"Flow"_s}, {u"/w/session-1"_s, u"/w/session-2"_s}),
                 (QStringList{u"Flow · session-1"_s, u"Flow · session-2"_s}));
    }

    void allOfManyNamesAreUnique()
    {
        QStringList names;
        QStringList paths;
        for (const QString &root : {u"a"_s, u"b"_s, u"c"_s}) {
            for (const QString &session : {u"s1"_s, u"s2"_s, u"s3"_s}) {
                for (const QString &part : {u"handoffs"_s, u"logs"_s}) {
                    names.append(u"review.yaml"_s);
                    paths.append(u"/w/%1/%2/%3/review.yaml"_s.arg(root, session, part));
                }
            }
        }
        const QStringList told = distinctNames(names, paths);
        QCOMPARE(QSet<QString>(told.begin(), told.end()).size(), told.size());
    }
};

QTEST_GUILESS_MAIN(TestDistinctNames)
#include "tst_distinctnames.moc"
