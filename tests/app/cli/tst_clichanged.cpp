// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"

using namespace Qt::StringLiterals;

/// "baton check --changed-since" in repositories that the test makes.
class TestCliChanged : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // Ignores the environment of the user and of a git hook that runs this test.
        for (const char *name : {"GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_PREFIX"}) {
            qunsetenv(name);
        }
        qputenv("GIT_CONFIG_GLOBAL", "/dev/null");
        qputenv("GIT_CONFIG_NOSYSTEM", "1");
    }

    void init()
    {
        start();
        QVERIFY(QDir(m_folder->path()).mkpath(u"repo/sub"_s));
        m_wrong = content(cfd(u"consumer/agent.yaml"_s));
        for (const char *name : {"same", "edited", "staged", "moved", "deleted", "sub/again"}) {
            write(u"repo/"_s + QString::fromLatin1(name) + u".yaml"_s, m_wrong);
        }
        git(u"init --quiet --initial-branch main"_s);
        git(u"config user.name Tester"_s);
        git(u"config user.email tester@example.org"_s);
        git(u"add ."_s);
        git(u"commit --quiet -m first"_s);
        git(u"tag first"_s);
    }

    void checksNothingIfNothingChanged()
    {
        const Printed told = check({u"first"_s, u"repo"_s});
        QCOMPARE(told.error, QString());
        QCOMPARE(told.out, u"0 files, 0 documents: 0 errors, 0 warnings, 0 notes\n"_s);
        QCOMPARE(told.code, 0);
    }

    void checksWhatDiffersFromTheCommit()
    {
        change();
        QCOMPARE(
            filesOf(check({u"first"_s, u"repo"_s})),
            (QStringList{u"repo/edited.yaml"_s, u"repo/neu \u00fc.yaml"_s, u"repo/renamed.yaml"_s,
                         u"repo/staged.yaml"_s, u"repo/sub/again.yaml"_s}));
    }

    void ignoresAMissingDiffOrderFile()
    {
        change();
        const QStringList files = filesOf(check({u"first"_s, u"repo"_s}));
        git(u"config diff.orderFile /nowhere/order"_s);
        QVERIFY(!files.isEmpty());
        QCOMPARE(filesOf(check({u"first"_s, u"repo"_s})), files);
    }

    void givesTheSameResultInEveryFolder()
    {
        change();
        const BatonProcess inside(m_folder->filePath(u"repo/sub"_s));
        const QStringList options{u"check"_s, u"--changed-since"_s, u"first"_s};
        QCOMPARE(filesOf(inside.run(options + QStringList{u"."_s})),
                 QStringList(u"./again.yaml"_s));
        QCOMPARE(filesOf(inside.run(options + QStringList{u"../edited.yaml"_s, u"../same.yaml"_s})),
                 QStringList(u"../edited.yaml"_s));
        const QString absolute = m_folder->filePath(u"repo/edited.yaml"_s);
        const BatonProcess outside(u"/"_s);
        QCOMPARE(filesOf(outside.run(options + QStringList{absolute})), QStringList(absolute));
    }

    void followsALinkToAFolder()
    {
        change();
        QVERIFY(QFile::link(m_folder->filePath(u"repo"_s), m_folder->filePath(u"link"_s)));
        QCOMPARE(filesOf(check({u"first"_s, u"link/edited.yaml"_s, u"link/same.yaml"_s})),
                 QStringList(u"link/edited.yaml"_s));
    }

    void missesAFolderThatIsGoneBehindALink()
    {
        git(u"rm --quiet -r sub"_s);
        QVERIFY(QFile::link(m_folder->filePath(u"repo"_s), m_folder->filePath(u"link"_s)));
        const Printed told = check({u"first"_s, u"link/sub/again.yaml"_s});
        QCOMPARE(told.error, QString());
        QCOMPARE(told.code, 0);
    }

    /// As git runs it, which names the repository in its environment.
    void checksWhatDiffersInAHook_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("commit");
        QTest::addColumn<QString>("folder");
        QTest::newRow("of the repository") << u"true"_s << u"git commit"_s << u"repo"_s;
        QTest::newRow("of a linked working tree")
            << u"git worktree add --quiet ../tree"_s << u"git commit"_s << u"tree"_s;
        QTest::newRow("of a repository elsewhere")
            << u"mv .git ../store"_s
            << u"git --git-dir=\"$PWD/../store\" --work-tree=\"$PWD\" commit"_s << u"repo"_s;
        QTest::newRow("of a folder that is named from itself")
            << u"true"_s << u"git --work-tree=. commit"_s << u"repo"_s;
    }

    void checksWhatDiffersInAHook()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, commit);
        QFETCH(const QString, folder);
        const BatonProcess repository(m_folder->filePath(u"repo"_s));
        const QString hook = write(u"repo/.git/hooks/pre-commit"_s,
                                   "#!/bin/sh\nbaton check --changed-since first sub\nexit 0\n");
        QVERIFY(QFile::setPermissions(hook, QFile::ReadOwner | QFile::ExeOwner));
        QCOMPARE(repository.runShell(before).code, 0);
        const BatonProcess tree(m_folder->filePath(folder));
        const QString none = u"0 files, 0 documents: 0 errors, 0 warnings, 0 notes\n"_s;
        const auto said = [&](const QString &change) {
            return tree.runShell(change + u"; "_s + commit + u" --quiet --all -m more"_s).out;
        };
        QCOMPARE(said(u"echo '# edited' >> edited.yaml"_s), none);
        const QString again = said(u"echo '# again' >> sub/again.yaml"_s);
        QVERIFY2(again.startsWith(u"sub/again.yaml:"_s) && again.contains(u"\n1 file, "_s),
                 qPrintable(again));
    }

    void comparesWithALaterCommit()
    {
        change();
        git(u"add --all"_s);
        git(u"commit --quiet -m second"_s);
        write(u"repo/same.yaml"_s, m_wrong + "# more\n");
        QCOMPARE(filesOf(check({u"HEAD"_s, u"repo"_s})), QStringList(u"repo/same.yaml"_s));
        QCOMPARE(filesOf(check({u"first"_s, u"repo"_s})).size(), 6);
    }

    void skipsDeletedAndIgnoredFiles()
    {
        change();
        const Printed told = check(
            {u"first"_s, u"repo/deleted.yaml"_s, u"repo/moved.yaml"_s, u"repo/ignored.yaml"_s});
        QCOMPARE(told.error, QString());
        QCOMPARE(filesOf(told), QStringList());
        QCOMPARE(told.code, 0);
    }

    void complainsOfAFileThatNeverExisted()
    {
        const Printed told = check({u"first"_s, u"repo/nowhere.yaml"_s});
        QCOMPARE(told.code, 2);
        QVERIFY(told.error.contains(u"nowhere.yaml"_s));
    }

    void checksEachRepositorySeparately()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u"other"_s));
        write(u"other/a.yaml"_s, m_wrong);
        git(u"init --quiet"_s, u"other"_s);
        const Printed told = check({u"first"_s, u"repo"_s, u"other"_s});
        QCOMPARE(told.code, 2);
        QVERIFY2(told.error.contains(u"other has no commit \"first\". Fetch it"_s),
                 qPrintable(told.error));
    }

    void readsStandardInput()
    {
        const Printed told =
            run({u"check"_s, u"--changed-since"_s, u"first"_s, u"-"_s, u"repo"_s}, m_wrong);
        QCOMPARE(filesOf(told), QStringList(u"-"_s));
    }

    void saysWhyChangesAreUnknown_data()
    {
        QTest::addColumn<QString>("ref");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("message");
        const QString noCommit = u"has no commit \"%1\". Fetch it"_s;
        QTest::newRow("no such commit") << u"nope"_s << u"repo"_s << noCommit.arg(u"nope"_s);
        QTest::newRow("like an option")
            << u"--output=x"_s << u"repo"_s << noCommit.arg(u"--output=x"_s);
        QTest::newRow("nothing") << QString() << u"repo"_s << noCommit.arg(QString());
        QTest::newRow("a blob") << u"first:same.yaml"_s << u"repo"_s
                                << noCommit.arg(u"first:same.yaml"_s);
        QTest::newRow("no repository")
            << u"first"_s << u"."_s
            << u". is not in a git repository, so its changes are not known. "
               "Leave --changed-since out."_s;
    }

    void saysWhyChangesAreUnknown()
    {
        QFETCH(QString, ref);
        QFETCH(QString, path);
        QFETCH(QString, message);
        const Printed told = run({u"check"_s, u"--changed-since="_s + ref, path});
        QCOMPARE(told.code, 2);
        QCOMPARE(told.out, QString());
        QVERIFY2(told.error.contains(message), qPrintable(told.error));
    }

    void saysThatGitIsMissing()
    {
        const Printed told = BatonProcess(m_folder->path())
                                 .runShell(u"PATH=/nonexistent " BATON_PROGRAM
                                           " check --changed-since first repo"_s);
        QCOMPARE(told.code, 2);
        QCOMPARE(told.out,
                 u"baton: --changed-since asks git, which cannot be run. Install git, or "
                 "leave the option out.\n"_s);
    }

private:
    void git(const QString &arguments, const QString &folder = u"repo"_s) const
    {
        const Printed told =
            BatonProcess(m_folder->filePath(folder)).runShell(u"git "_s + arguments);
        if (told.code != 0) {
            qFatal("git %s: %s", qPrintable(arguments), qPrintable(told.out));
        }
    }

    /// Changes files in every possible way.
    void change() const
    {
        write(u"repo/edited.yaml"_s, m_wrong + "# edited\n");
        write(u"repo/staged.yaml"_s, m_wrong + "# staged\n");
        write(u"repo/sub/again.yaml"_s, m_wrong + "# again\n");
        write(u"repo/neu \u00fc.yaml"_s, m_wrong);
        write(u"repo/.gitignore"_s, "ignored.yaml\n");
        write(u"repo/ignored.yaml"_s, m_wrong);
        git(u"add staged.yaml"_s);
        git(u"mv moved.yaml renamed.yaml"_s);
        git(u"rm --quiet deleted.yaml"_s);
    }

    [[nodiscard]] Printed check(const QStringList &arguments) const
    {
        return run(QStringList{u"check"_s, u"--changed-since"_s} + arguments);
    }

    /// The files with findings, each once.
    [[nodiscard]] static QStringList filesOf(const Printed &printed)
    {
        QStringList files;
        for (const QString &line : printed.out.split(u'\n')) {
            if (line.contains(u" error: "_s)) {
                files.append(line.section(u':', 0, 0));
            }
        }
        files.removeDuplicates();
        return files;
    }

    QByteArray m_wrong;
};

QTEST_GUILESS_MAIN(TestCliChanged)
#include "tst_clichanged.moc"
