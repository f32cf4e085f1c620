// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/strings/pathstrings.h"

#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

class TestPathStrings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void relativePathsStartInTheFolder_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("folder");
        QTest::addColumn<bool>("isThere");     // at the folder or below it
        QTest::addColumn<QString>("relative"); // unchanged when not below it
        QTest::newRow("file") << u"/w/a.md"_s << u"/w"_s << true << u"a.md"_s;
        QTest::newRow("deep") << u"/w/b/a.md"_s << u"/w"_s << true << u"b/a.md"_s;
        QTest::newRow("folder itself") << u"/w"_s << u"/w"_s << true << u"/w"_s;
        QTest::newRow("longer name") << u"/work"_s << u"/w"_s << false << u"/work"_s;
        QTest::newRow("above") << u"/w"_s << u"/w/b"_s << false << u"/w"_s;
        QTest::newRow("beside") << u"/v/a.md"_s << u"/w"_s << false << u"/v/a.md"_s;
        QTest::newRow("in root") << u"/a.md"_s << u"/"_s << true << u"a.md"_s;
        QTest::newRow("deep in root") << u"/w/a.md"_s << u"/"_s << true << u"w/a.md"_s;
        QTest::newRow("root itself") << u"/"_s << u"/"_s << true << u"/"_s;
        QTest::newRow("root above") << u"/"_s << u"/w"_s << false << u"/"_s;
        QTest::newRow("root as parent") << u"/a.md"_s << u""_s << true << u"a.md"_s;
        QTest::newRow("relative, root") << u"w/a.md"_s << u"/"_s << false << u"w/a.md"_s;
        QTest::newRow("relative") << u"w/a.md"_s << u"w"_s << true << u"a.md"_s;
        QTest::newRow("slash of folder") << u"/w/a.md"_s << u"/w/"_s << true << u"a.md"_s;
        QTest::newRow("slash of path") << u"/w/"_s << u"/w"_s << true << u"/w/"_s;
        QTest::newRow("only folder with slash") << u"/w"_s << u"/w/"_s << true << u"/w"_s;
        QTest::newRow("two slashes") << u"/w/a.md"_s << u"/w//"_s << true << u"a.md"_s;
    }

    void relativePathsStartInTheFolder()
    {
        QFETCH(const QString, path);
        QFETCH(const QString, folder);
        QFETCH(const QString, relative);
        QTEST(isAtOrBelow(path, folder), "isThere");
        QCOMPARE(isBelow(path, folder), relative != path);
        QCOMPARE(relativeTo(path, folder), relative);
    }

    void splitsPaths_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("parent");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("last");
        QTest::newRow("absolute") << u"/w/b/a.md"_s << u"/w/b"_s << u""_s << u"a.md"_s;
        QTest::newRow("relative") << u"w/b/a.md"_s << u"w/b"_s << u"w"_s << u"a.md"_s;
        QTest::newRow("in root") << u"/a.md"_s << u""_s << u""_s << u"a.md"_s;
        QTest::newRow("name only") << u"a.md"_s << u""_s << u"a.md"_s << u"a.md"_s;
        QTest::newRow("slash at end") << u"/w/b/"_s << u"/w/b"_s << u""_s << u""_s;
        QTest::newRow("root") << u"/"_s << u""_s << u""_s << u""_s;
        QTest::newRow("empty") << u""_s << u""_s << u""_s << u""_s;
    }

    void splitsPaths()
    {
        QFETCH(const QString, path);
        QTEST(parentOf(path), "parent");
        QTEST(firstNameOf(path), "first");
        QTEST(lastNameOf(path), "last");
        QCOMPARE(parentOf(QStringView(path)).toString(), parentOf(path));
        QCOMPARE(lastNameOf(QStringView(path)).toString(), lastNameOf(path));
    }

    void dropsTrailingSlashes()
    {
        QCOMPARE(withoutLastSlashes(u"/w/b//").toString(), u"/w/b"_s);
        QCOMPARE(withoutLastSlashes(u"/w").toString(), u"/w"_s);
        QCOMPARE(withoutLastSlashes(u"/").toString(), u""_s);
    }
};

QTEST_GUILESS_MAIN(TestPathStrings)
#include "tst_pathstrings.moc"
