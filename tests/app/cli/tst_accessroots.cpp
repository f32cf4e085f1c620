// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/mcp/accessroots.h"
#include "tests/files.h"

#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace baton;

/// A folder "open" with a file, a folder "shut" beside it, and links from one to the other.
class TestAccessRoots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        write(at(u"open/in.yaml"_s), "a: 1\n");
        write(at(u"open/sub/in.yaml"_s), "a: 1\n");
        write(at(u"shut/out.yaml"_s), "a: 1\n");
        write(at(u"opened/out.yaml"_s), "a: 1\n");
        QVERIFY(QFile::link(at(u"shut/out.yaml"_s), at(u"open/link.yaml"_s)));
        QVERIFY(QFile::link(at(u"shut"_s), at(u"open/folder"_s)));
        QVERIFY(QFile::link(at(u"shut/none"_s), at(u"open/nowhere"_s)));
        QVERIFY(QFile::link(at(u"open/in.yaml"_s), at(u"open/sub/inner.yaml"_s)));
        QVERIFY(QFile::link(at(u"open"_s), at(u"alias"_s)));
    }

    void readsOnlyBelowTheRoots_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("leadsTo"); // empty: nowhere

        QTest::newRow("a file") << u"open/in.yaml"_s << u"open/in.yaml"_s;
        QTest::newRow("the folder itself") << u"open"_s << u"open"_s;
        QTest::newRow("by way of a link from outside") << u"alias/in.yaml"_s << u"open/in.yaml"_s;
        QTest::newRow("by a link within") << u"open/sub/inner.yaml"_s << u"open/in.yaml"_s;
        QTest::newRow("with steps back") << u"open/sub/../in.yaml"_s << u"open/in.yaml"_s;
        QTest::newRow("a link out") << u"open/link.yaml"_s << QString();
        QTest::newRow("below a link out") << u"open/folder/out.yaml"_s << QString();
        QTest::newRow("a link to nowhere") << u"open/nowhere"_s << QString();
        QTest::newRow("outside") << u"shut/out.yaml"_s << QString();
        QTest::newRow("outside by steps back") << u"open/../shut/out.yaml"_s << QString();
        QTest::newRow("a folder whose name goes on") << u"opened/out.yaml"_s << QString();
        QTest::newRow("missing file") << u"open/none.yaml"_s << QString();
        QTest::newRow("the folder above") << u"."_s << QString();
    }

    void readsOnlyBelowTheRoots()
    {
        QFETCH(QString, path);
        QFETCH(QString, leadsTo);

        const Result<cli::AccessRoots> roots = cli::AccessRoots::of({at(u"open"_s)}, {});
        QVERIFY(roots.isOk());
        const Result<QString> read = roots->toRead(at(path));
        QCOMPARE(read ? *read : QString(), leadsTo.isEmpty() ? QString() : at(leadsTo));
        QVERIFY(read || !read.error().isEmpty());
        QVERIFY(!roots->toWrite(at(path)));
    }

    void resolvesRelativeNamesInEachRoot()
    {
        const auto roots = cli::AccessRoots::of({at(u"open"_s), at(u"opened"_s)}, {});
        QCOMPARE(*roots->toRead(u"in.yaml"_s), at(u"open/in.yaml"_s));
        QCOMPARE(*roots->toRead(u"out.yaml"_s), at(u"opened/out.yaml"_s));
        QVERIFY(!roots->toRead(u"../shut/out.yaml"_s));
        QVERIFY(!roots->toRead(QString()));
    }

    void rejectsPipesAndEmptyNames()
    {
        const auto roots = cli::AccessRoots::of({at(u"open"_s)}, {at(u"open"_s)});
        const QString pipe = at(u"open/pipe.yaml"_s);
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QCOMPARE(roots->toRead(pipe).error(),
                 u"%1 is neither a file nor a folder. Name one."_s.arg(pipe));
        for (const QString &name : {QString(), u"in.yaml"_s + QChar::Null + u"x"_s}) {
            QVERIFY(roots->toRead(name).error().startsWith(u"A path is empty"_s));
            QVERIFY(roots->toWrite(name).error().startsWith(u"A path is empty"_s));
        }
    }

    void readsNoFolderThatContainsALinkOut()
    {
        const auto roots = cli::AccessRoots::of({at(u"open"_s)}, {});
        QVERIFY(!roots->toReadWhole(at(u"open"_s)));
        QVERIFY(roots->toReadWhole(at(u"open/sub"_s)));
        QVERIFY(QDir().mkpath(at(u"open/sub/.venv/bin"_s)));
        QVERIFY(QFile::link(at(u"shut/out.yaml"_s), at(u"open/sub/.venv/bin/python"_s)));
        QVERIFY(roots->toReadWhole(at(u"open/sub"_s)));
        QVERIFY(!roots->toReadWhole(at(u"open/sub"_s), {u".venv"_s}));
        QVERIFY(QFile::link(at(u"shut"_s), at(u"open/sub/node_modules"_s)));
        QVERIFY(roots->toReadWhole(at(u"open/sub"_s)));
    }

    void writesOnlyBelowWritableRoots()
    {
        const auto roots = cli::AccessRoots::of({at(u"open"_s)}, {at(u"open/sub"_s)});
        QCOMPARE(*roots->toWrite(at(u"open/sub/new.yaml"_s)), at(u"open/sub/new.yaml"_s));
        QCOMPARE(*roots->toWrite(at(u"open/sub/in.yaml"_s)), at(u"open/sub/in.yaml"_s));
        const QString refused = roots->toWrite(at(u"open/in.yaml"_s)).error();
        QVERIFY2(refused.contains(u"is open to this server for reading only"_s),
                 qPrintable(refused));
        QVERIFY(roots->toWrite(at(u"shut/out.yaml"_s)).error().contains(u"lies outside"_s));
        QVERIFY(!roots->toWrite(at(u"open/sub/inner.yaml"_s))); // which is that one
        QVERIFY(!roots->toWrite(at(u"open/sub/../new.yaml"_s)));
        QVERIFY(roots->toRead(at(u"open/in.yaml"_s)));
    }

    void opensNothingWithoutARoot()
    {
        const auto roots = cli::AccessRoots::of({}, {});
        QVERIFY(!roots->toRead(at(u"open/in.yaml"_s)));
        QVERIFY(!roots->toRead(u"/etc/passwd"_s));
        QVERIFY(!cli::AccessRoots::of({at(u"none"_s)}, {}));
        QVERIFY(!cli::AccessRoots::of({at(u"open/in.yaml"_s)}, {}));
    }

private:
    [[nodiscard]] QString at(const QString &name) const
    {
        return QDir::cleanPath(QFileInfo(m_folder->path()).canonicalFilePath() + u'/' + name);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestAccessRoots)
#include "tst_accessroots.moc"
