// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/files.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

struct Printed
{
    int code = -1;
    QByteArray output;
    QByteArray error;
};

Printed report(const QStringList &arguments)
{
    QProcess program;
    program.start(QStringLiteral(BATON_PROGRAM), QStringList{u"report"_s} + arguments);
    if (!program.waitForFinished(-1)) {
        return {};
    }
    return {program.exitCode(), program.readAllStandardOutput(), program.readAllStandardError()};
}

} // namespace

/// `baton report` as run by a person or a script.
class TestCliReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_folder = std::make_unique<QTemporaryDir>();
        write(state(),
              "session:\n"
              "  session_id: \"20260221-143000-1\"\n"
              "  session_dir: /home/alice/runs/cfd-bioreactor-session-20260221-143000-1\n"
              "  mode: LITE\n"
              "  tier: 1\n"
              "  current_phase: 2\n"
              "  status: failed\n"
              "errors:\n"
              "  - timestamp: \"2026-02-21T14:52:08Z\"\n"
              "    phase: 2\n"
              "    error_type: solver_divergence\n"
              "    message: \"login with password=hunter-22 failed in /home/alice/x\"\n");
        QVERIFY(QDir(m_folder->path()).mkpath(session() + u"/handoffs"_s));
    }

    void printsMarkdownAndMasksSecrets()
    {
        const Printed printed = report({session()});
        QCOMPARE(printed.code, 0);
        QVERIFY(printed.output.startsWith("# Session"));
        QVERIFY(printed.output.contains("solver_divergence"));
        QVERIFY(!printed.output.contains("hunter-22"));
        QVERIFY(!printed.output.contains("/home/alice"));
        QVERIFY(printed.error.contains("password masked: 1"));
        QVERIFY(printed.error.contains("home-path masked: 1"));
    }

    void keepsTheRequestedKinds()
    {
        const Printed printed = report({u"--keep"_s, u"password"_s, session()});
        QVERIFY(printed.output.contains("hunter-22"));
        QVERIFY(!printed.output.contains("/home/alice"));
        QVERIFY(!printed.error.contains("password"));
    }

    void writesTheFormatOfTheSuffix_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QByteArray>("head");
        QTest::newRow("page") << u"html"_s << QByteArray("<!DOCTYPE html>");
        QTest::newRow("pages") << u"pdf"_s << QByteArray("%PDF-");
        QTest::newRow("text") << u"md"_s << QByteArray("# Session");
    }

    void writesTheFormatOfTheSuffix()
    {
        QFETCH(QString, ending);
        QFETCH(QByteArray, head);
        const QString path = m_folder->filePath(u"out."_s + ending);
        const Printed printed = report({u"-o"_s, path, session()});
        QCOMPARE(printed.code, 0);
        QVERIFY(printed.output.isEmpty());
        QVERIFY(contentOf(path).startsWith(head));
    }

    void rejectsInvalidArguments_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("no session") << QStringList{};
        QTest::newRow("no such session") << QStringList{u"/nowhere"_s};
        QTest::newRow("no format") << QStringList{u"-o"_s, u"/tmp/x.doc"_s, session()};
        QTest::newRow("no file") << QStringList{u"-o"_s, QString(), session()};
        QTest::newRow("no kind of secret")
            << QStringList{u"--keep"_s, u"token,nonsense"_s, session()};
        QTest::newRow("an empty path") << QStringList{QString()};
        QTest::newRow("no folder") << QStringList{u"-o"_s, u"/nowhere/x.html"_s, session()};
    }

    void rejectsInvalidArguments()
    {
        QFETCH(QStringList, arguments);
        const Printed printed = report(arguments);
        QCOMPARE(printed.code, 2);
        QVERIFY(printed.error.startsWith("baton: "));
    }

private:
    [[nodiscard]] QString session() const
    {
        return m_folder ? m_folder->filePath(u"cfd-bioreactor-session-20260221-143000-1"_s)
                        : u"."_s;
    }
    [[nodiscard]] QString state() const
    {
        return m_folder->filePath(u"cfd-bioreactor-state-20260221-143000-1.yaml"_s);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(TestCliReport)
#include "tst_clireport.moc"
