// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"
#include "tests/ordinaryuser.h"

#include <sys/stat.h>

using namespace Qt::StringLiterals;

/// Unreadable folders: every command that reads a folder reports them and fails, because its result
/// may be incomplete.
class TestCliFolders : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void aFolderThatCannotBeReadIsAFailure_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QString>("shut");
        QTest::addColumn<int>("mode");
        const QList<QStringList> ofFolders{{u"check"_s},
                                           {u"check"_s, u"--format"_s, u"json"_s},
                                           {u"check"_s, u"--format"_s, u"sarif"_s},
                                           {u"fix"_s},
                                           {u"fix"_s, u"--dry-run"_s},
                                           {u"sessions"_s},
                                           {u"sessions"_s, u"--check"_s},
                                           {u"sessions"_s, u"--format"_s, u"json"_s},
                                           {u"graph"_s},
                                           {u"graph"_s, u"--format"_s, u"json"_s},
                                           {u"index"_s, u"--store"_s, u"index.db"_s}};
        const QList<QStringList> ofSessions{{u"session"_s},
                                            {u"session"_s, u"--format"_s, u"json"_s},
                                            {u"report"_s},
                                            {u"graph"_s, u"--session"_s}};
        const auto rows = [](const QList<QStringList> &commands, const QString &path,
                             const QStringList &shut) {
            for (const QStringList &command : commands) {
                for (const QString &folder : shut) {
                    for (const int mode : {0, 04, 01}) {
                        QTest::addRow("%s, %s, %d", qPrintable(command.join(u' ')),
                                      qPrintable(folder), mode)
                            << (command + QStringList{path}) << folder << mode;
                    }
                }
            }
        };
        rows(ofFolders, u"ws"_s, {u"ws"_s, u"ws/notes"_s, u"ws/"_s + session});
        rows(ofSessions, u"ws/"_s + session,
             {u"ws/"_s + session, u"ws/"_s + session + u"/handoffs"_s});
    }

    void aFolderThatCannotBeReadIsAFailure()
    {
        QFETCH(const QStringList, command);
        QFETCH(const QString, shut);
        QFETCH(const int, mode);
        const baton::OrdinaryUser user; // root can read every folder
        if (!user.isOrdinary()) {
            QSKIP("There is no ordinary user here.");
        }
        start();
        plant();
        const Printed open = run(command);
        QVERIFY2(open.code >= 0 && open.code != 2, qPrintable(open.error));
        const QString folder = m_folder->filePath(shut);
        QVERIFY(::chmod(QFile::encodeName(folder).constData(), mode_t(mode) << 6) == 0);
        const Printed printed = run(command);
        QVERIFY(::chmod(QFile::encodeName(folder).constData(), 0700) == 0);
        QCOMPARE(printed.code, 2);
        const bool isTold = printed.error.contains(shut) || printed.out.contains(shut);
        QVERIFY2(isTold, qPrintable(printed.error + printed.out));
        m_folder.reset(); // it belongs to the ordinary user
    }

    void anUnreadableHandoffIsAFailureAndNotMissing()
    {
        const baton::OrdinaryUser user;
        if (!user.isOrdinary()) {
            QSKIP("There is no ordinary user here.");
        }
        start();
        plant();
        const QString alone = u"ws/notes/b.yaml"_s; // nothing else tells that this is a session
        const QStringList index{u"index"_s, u"--store"_s, u"index.db"_s, u"ws"_s};
        QCOMPARE(run(index).code, 0);
        const QByteArray path = QFile::encodeName(m_folder->filePath(alone));
        QVERIFY(::chmod(path.constData(), 0) == 0);
        for (const QStringList &command : {index, QStringList{u"sessions"_s, u"ws"_s}}) {
            const Printed printed = run(command);
            QCOMPARE(printed.code, 2);
            QVERIFY2(printed.error.contains(alone), qPrintable(printed.error));
            QVERIFY2(!printed.out.contains("1 gone"_L1), qPrintable(printed.out));
        }
        QVERIFY(::chmod(path.constData(), 0600) == 0);
        QCOMPARE(run(index).code, 0);
        m_folder.reset(); // it belongs to the ordinary user
    }

    /// All commands with this option print the same message.
    void anInvalidDocumentNumberReportsTheNumberOfDocuments_data()
    {
        QTest::addColumn<QStringList>("command");
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        for (const auto &[file, count] :
             {std::pair(u"three.yaml"_s, 3), std::pair(u"one.json"_s, 1), std::pair(u"two.md"_s, 2),
              std::pair(u"broken.yaml"_s, 2), std::pair(u"broken.md"_s, 3)}) {
            for (const QStringList &command :
                 {QStringList{u"get"_s, u"FILE"_s, u"/handoff/producer"_s},
                  QStringList{u"set"_s, u"FILE"_s, u"/handoff/producer=x"_s},
                  QStringList{u"unset"_s, u"FILE"_s, u"/handoff/producer"_s},
                  QStringList{u"append"_s, u"FILE"_s, u"/handoff/list=x"_s},
                  QStringList{u"diff"_s, u"FILE"_s, u"FILE"_s}}) {
                if (command.front() == "diff"_L1 && file.startsWith("broken"_L1)) {
                    continue; // it compares whole files
                }
                QTest::addRow("%s %s", qPrintable(command.front()), qPrintable(file))
                    << command << file << count;
            }
        }
    }

    void anInvalidDocumentNumberReportsTheNumberOfDocuments()
    {
        QFETCH(QStringList, command);
        QFETCH(const QString, file);
        QFETCH(const int, count);
        start();
        write(u"three.yaml"_s,
              "handoff: {producer: a}\n---\nhandoff: {producer: b}\n---\n"
              "handoff: {producer: c}\n");
        write(u"one.json"_s, "{\"handoff\": {\"producer\": \"a\"}}\n");
        write(u"two.md"_s,
              "```yaml\nhandoff: {producer: a}\n```\n\n```yaml\nother: 1\n```\n\n"
              "```yaml\nhandoff: {producer: b}\n```\n");
        write(u"broken.yaml"_s, "handoff: {producer: a}\n---\nhandoff: [\n");
        write(u"broken.md"_s,
              "```yaml\nhandoff: [\n```\n\n```yaml\nhandoff: {producer: a}\n```\n\n"
              "```yaml\nhandoff: {producer: b}\n```\n");
        command.replaceInStrings(u"FILE"_s, file);
        const Printed printed = run(command + QStringList{u"--document"_s, u"99"_s});
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains(
                     u"%1 has no document 99; it has %2."_s.arg(file, QString::number(count))),
                 qPrintable(printed.error));
    }

    /// Fields after a syntax error are not reported as missing.
    void fieldsAfterASyntaxErrorAreNotReportedAsMissing()
    {
        start();
        write(u"three.yaml"_s, "a: 1\n---\nb: [\n---\na: 3\n");
        const Printed printed = run({u"get"_s, u"three.yaml"_s, u"/a"_s, u"--document"_s, u"3"_s});
        QCOMPARE(printed.code, 2);
        QVERIFY2(printed.error.contains(u"does not parse"_s), qPrintable(printed.error));
    }

private:
    inline static const QString session = u"cfd-bioreactor-session-20260301-101010-1"_s;

    void plant() const
    {
        QVERIFY(QDir(m_folder->path()).mkpath(u"ws/notes"_s));
        QVERIFY(QDir(m_folder->path()).mkpath(u"ws/"_s + session + u"/handoffs"_s));
        write(u"ws/a.yaml"_s, "handoff: {producer: a}\n");
        write(u"ws/notes/b.yaml"_s, "handoff: {producer: b}\n");
        write(u"ws/cfd-bioreactor-state-20260301-101010-1.yaml"_s,
              "session: {session_id: 20260301-101010-1, mode: LITE, status: running}\n");
        write(u"ws/"_s + session + u"/handoffs/phase1-math-analysis.yaml"_s,
              "handoff: {producer: cfd-mathematician, consumer: cfd-bioreactor, math_analysis: "
              "{}}\n");
    }
};

QTEST_GUILESS_MAIN(TestCliFolders)
#include "tst_clifolders.moc"
