// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/cli/clifixture.h"
#include "tests/files.h"
#include "tests/support/everysecret.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// The output of commands for sessions and documents with many secrets.
class TestCliMask : public CliFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        start();
        const QByteArray secrets = everySecretText().toUtf8();
        const QString run = m_folder->filePath(u"KD-4711-0815/"_s);
        const QString session = run + u"cfd-bioreactor-session-20260221-143000-1"_s;
        baton::write(run + u"cfd-bioreactor-state-20260221-143000-1.yaml"_s,
                     "session:\n  session_id: \"20260221-143000-1\"\n  mode: LITE\n  tier: 1\n"
                     "  current_phase: 2\n  status: failed\nerrors:\n"
                     "  - timestamp: \"2026-02-21T14:52:08Z\"\n    phase: 2\n"
                     "    error_type: solver_divergence\n    message: \""
                         + secrets + "\"\n");
        baton::write(session + u"/handoffs/phase2-flow-result.yaml"_s,
                     "handoff:\n  version: \"1.0\"\n  from_phase: 2\n  to_phase: 3\n"
                     "  producer: \""
                         + secrets
                         + "\"\n  consumer: \"cfd-bioreactor\"\n"
                           "  timestamp: \"2026-02-21T15:37:31Z\"\n  context:\n    task_id: \""
                         + secrets + "\"\n  quality:\n    status: \"complete\"\n    confidence: \""
                         + secrets + "\"\n");
        baton::write(run + u"odd.yaml"_s,
                     "handoff:\n  note: \"" + secrets
                         + "\"\n  version: 1.0\n  producer: cfd-bioreactor\n  mesh_plan: {}\n");
        baton::write(run + u"unread.yaml"_s, "handoff:\n  producer: cfd-bioreactor\n  \"a\" b\n");
        const QByteArray known = "handoff:\n  password: \"hunter two\"\n  pin:\n    token: ";
        baton::write(m_folder->filePath(u"KD-4711-0815/before.yaml"_s), known + "ab12cd\n");
        baton::write(m_folder->filePath(u"KD-4711-0815/after.yaml"_s), known + "de34fg\n");
    }

    void masksSecretsOnRequest_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("of");
        QTest::addColumn<QStringList>("behind"); // what stands behind the path

        const QString handoff =
            u"KD-4711-0815/cfd-bioreactor-session-20260221-143000-1/handoffs/phase2-flow-result.yaml"_s;
        const QString session = u"KD-4711-0815/cfd-bioreactor-session-20260221-143000-1"_s;
        const auto row = [](const QString &command, const QString &format, const QString &of,
                            const QStringList &more = {}) {
            QTest::newRow(qPrintable(command + u' ' + format))
                << QStringList{command, u"--format"_s, format} + more << of << QStringList();
        };
        for (const QString &format : {u"text"_s, u"json"_s, u"sarif"_s}) {
            row(u"check"_s, format, handoff, {u"--verdicts"_s, u"--kind"_s, u"cfd.handoff"_s});
        }
        for (const QString &format : {u"text"_s, u"json"_s}) {
            row(u"session"_s, format, session);
        }
        row(u"sessions"_s, u"json"_s, u"."_s);
        for (const QString &format : {u"text"_s, u"json"_s, u"dot"_s, u"mermaid"_s, u"svg"_s}) {
            row(u"graph"_s, format, handoff);
        }
        for (const QString &format : {u"text"_s, u"json"_s}) {
            row(u"diff"_s, format, handoff, {u"KD-4711-0815/before.yaml"_s});
        }
        for (const QString &pointer : {u"/handoff/producer"_s, u"/handoff/context"_s, QString()}) {
            for (const QStringList &more : {QStringList(), QStringList{u"--json"_s}}) {
                QTest::addRow("get %s %s", qPrintable(pointer), qPrintable(more.join(u' ')))
                    << QStringList{u"get"_s} + more << handoff << QStringList{pointer};
            }
        }
        const QStringList dry{u"--dry-run"_s};
        const QString quality = u"/handoff/quality/status"_s;
        QTest::newRow("set") << QStringList{u"set"_s} + dry << handoff
                             << QStringList{quality + u"=x"_s};
        QTest::newRow("append") << QStringList{u"append"_s} + dry << handoff
                                << QStringList{u"/handoff/quality/gaps=x"_s};
        QTest::newRow("unset") << QStringList{u"unset"_s} + dry << handoff << QStringList{quality};
        QTest::newRow("fix") << QStringList{u"fix"_s} + dry << u"KD-4711-0815/odd.yaml"_s
                             << QStringList();
        QTest::newRow("fix, what cannot be read")
            << QStringList{u"fix"_s} + dry << u"KD-4711-0815/unread.yaml"_s << QStringList();
        QTest::newRow("report, page")
            << QStringList{u"report"_s, u"-o"_s, u"out.html"_s} << session << QStringList();
        QTest::newRow("report, text") << QStringList{u"report"_s} << session << QStringList();
    }

    void masksSecretsOnRequest()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, of);
        QFETCH(const QStringList, behind);
        const bool isReport = arguments.first() == "report"_L1;
        const QStringList kept{u"--keep"_s,
                               u"api-key,authorization,home-path,password,private-key,"
                               "secret,token,web-token"_s};
        const QString plain =
            textOf(arguments + (isReport ? kept : QStringList()) + QStringList{of} + behind);
        QVERIFY2(!secretsLeftIn(plain).isEmpty(), qPrintable(plain));

        baton::write(m_folder->filePath(u".baton/secrets.txt"_s), everyKindLines());
        const QString masked =
            textOf(arguments + QStringList{u"--mask"_s, u"usual"_s, of} + behind);
        QCOMPARE(secretsLeftIn(masked), QStringList());
        QVERIFY(masked.contains(u"[masked]"_s) || masked.contains(u"#91;masked#93;"_s));
        if (arguments.contains(u"json"_s) || arguments.contains(u"sarif"_s)) {
            QVERIFY(QJsonDocument::fromJson(masked.toUtf8()).isObject());
        }
    }

    /// The graph of a transcript is masked like "baton transcript".
    void theGraphOfATranscriptIsMaskedWithoutARequest_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format : {"text", "json", "dot", "mermaid", "svg"}) {
            QTest::newRow(format) << QString::fromLatin1(format);
        }
    }

    void theGraphOfATranscriptIsMaskedWithoutARequest()
    {
        QFETCH(const QString, format);
        const QByteArray secret = "ghp_" + QByteArray(36, 'a');
        const QByteArray input = R"("prompt":"Use SECRET.","description":"Log in with SECRET",)"
                                 R"("subagent_type":"holder of SECRET")";
        baton::write(m_folder->filePath(u"talk.jsonl"_s),
                     R"({"type":"assistant","sessionId":"s","message":{"content":[)"
                     R"({"type":"tool_use","id":"t","name":"Agent","input":{)"
                         + QByteArray(input).replace("SECRET", secret) + "}}]}}\n");
        const Printed printed = run({u"graph"_s, u"--format"_s, format, u"talk.jsonl"_s});
        QCOMPARE(printed.code, 0);
        QVERIFY2(!printed.out.contains(QString::fromUtf8(secret)), qPrintable(printed.out));
        QVERIFY(printed.out.contains(u"[masked]"_s) || printed.out.contains(u"#91;masked#93;"_s));
    }

    /// A value is masked also if it is printed without its key.
    void masksAValueWithoutItsKey_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString file = u"KD-4711-0815/before.yaml"_s;
        QTest::newRow("long") << QStringList{u"get"_s, file, u"/handoff/password"_s};
        QTest::newRow("short") << QStringList{u"get"_s, file, u"/handoff/pin/token"_s};
        QTest::newRow("JSON") << QStringList{u"get"_s, u"--json"_s, file, u"/handoff/pin/token"_s};
        QTest::newRow("map") << QStringList{u"get"_s, file, u"/handoff"_s};
        QTest::newRow("beside the change")
            << QStringList{u"unset"_s, u"--dry-run"_s, file, u"/handoff/pin/token"_s};
        QTest::newRow("a new one") << QStringList{
            u"new"_s, u"--set"_s, u"/handoff/password=hunter two"_s, u"cfd.handoff"_s};
        QTest::newRow("both sides") << QStringList{u"diff"_s, file, u"KD-4711-0815/after.yaml"_s};
        QTest::newRow("both sides, JSON")
            << QStringList{u"diff"_s, u"--format"_s, u"json"_s, file, u"KD-4711-0815/after.yaml"_s};
    }

    void masksAValueWithoutItsKey()
    {
        QFETCH(const QStringList, arguments);
        static const QRegularExpression secret(u"hunter|two|ab12cd|de34fg"_s);
        QVERIFY(run(arguments).out.contains(secret));
        const QString masked = run(arguments + QStringList{u"--mask"_s, u"usual"_s}).out;
        QVERIFY2(!masked.contains(secret), qPrintable(masked));
        QVERIFY(masked.contains(u"[masked]"_s));
    }

    /// Only output is masked: a written file keeps everything.
    void aNewFileIsNotMasked()
    {
        const QString file = m_folder->filePath(u"new.yaml"_s);
        const Printed printed = run({u"new"_s, u"--set"_s, u"/handoff/password=hunter two"_s,
                                     u"--mask"_s, u"usual"_s, u"-o"_s, file, u"cfd.handoff"_s});
        QCOMPARE(printed.code, 0);
        QFile saved(file);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QVERIFY(saved.readAll().contains("hunter two"));
        QVERIFY(!printed.out.contains(u"hunter"_s));
    }

    void masksStandardOutput()
    {
        const QByteArray text = "handoff:\n  password: \"hunter two\"\n  a: 1\n";
        for (const QStringList &command :
             {QStringList{u"set"_s, u"-"_s, u"/handoff/a=2"_s}, QStringList{u"fix"_s, u"-"_s}}) {
            QVERIFY(run(command, text).out.contains(u"hunter"_s));
            const Printed masked = run(command + QStringList{u"--mask"_s, u"usual"_s}, text);
            QCOMPARE(masked.code, 0);
            QVERIFY2(!masked.out.contains(u"hunter"_s), qPrintable(masked.out));
            QVERIFY(masked.out.contains(u"[masked]"_s));
        }
    }

    void aSecretInEscapedQuotesIsMasked()
    {
        baton::write(m_folder->filePath(u"quoted.yaml"_s),
                     "handoff:\n  status: partial\n"
                     "  notes: \"export DB_PASSWORD=\\\"hunter two\\\"\"\n");
        const QStringList set{u"set"_s, u"--dry-run"_s, u"quoted.yaml"_s,
                              u"/handoff/status=complete"_s};
        QVERIFY(run(set).out.contains(u"hunter two"_s));
        const Printed masked = run(set + QStringList{u"--mask"_s, u"usual"_s});
        QCOMPARE(masked.code, 0);
        QVERIFY2(masked.out.contains(u"notes: \"export DB_PASSWORD=\\\"[masked]\\\"\""_s),
                 qPrintable(masked.out));
    }

    void aChangeOfASecretAloneIsNotShown()
    {
        const QString file = u"KD-4711-0815/before.yaml"_s;
        const Printed printed = run({u"set"_s, u"--dry-run"_s, u"--mask"_s, u"usual"_s, file,
                                     u"/handoff/pin/token=de34fg"_s});
        QCOMPARE(printed.code, 0);
        QVERIFY2(printed.out.endsWith(u": what changes is masked\n"_s), qPrintable(printed.out));
    }

    void kindsAreRequestedByName()
    {
        const QString text = u"KD-4711-0815/cfd-bioreactor-session-20260221-143000-1"_s;
        const QStringList some{u"session"_s, u"--mask"_s, u"usual,iban"_s, text};
        QCOMPARE(secretsLeftIn(textOf(some)),
                 (QStringList{u"email"_s, u"own"_s, u"phone"_s, u"webhook"_s}));
        const QStringList all{u"session"_s, u"--mask"_s, u"all"_s, text};
        QCOMPARE(secretsLeftIn(textOf(all)), QStringList{u"own"_s});
    }

    void anInvalidMaskIsRejectedBeforeAnythingIsPrinted_data()
    {
        QTest::addColumn<QString>("kinds");
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("no kind") << u"nonsense"_s << QByteArray() << u"no kind of secret"_s;
        QTest::newRow("no expression")
            << u"usual"_s << QByteArray("KD-(\n") << u"is not a regular expression"_s;
    }

    void anInvalidMaskIsRejectedBeforeAnythingIsPrinted()
    {
        QFETCH(const QString, kinds);
        QFETCH(const QByteArray, file);
        QFETCH(const QString, complaint);
        baton::write(m_folder->filePath(u".baton/secrets.txt"_s), file);
        for (const QString &command :
             {u"check"_s, u"session"_s, u"sessions"_s, u"graph"_s, u"report"_s, u"fix"_s}) {
            const Printed printed = run({command, u"--mask"_s, kinds, u"KD-4711-0815"_s});
            QCOMPARE(printed.code, 2);
            QCOMPARE(printed.out, QString());
            QVERIFY2(printed.error.contains(complaint), qPrintable(printed.error));
        }
    }

private:
    /// The printed output, or the file of -o.
    [[nodiscard]] QString textOf(const QStringList &arguments) const
    {
        const Printed printed = run(arguments);
        const qsizetype output = arguments.indexOf(u"-o"_s);
        return output < 0 ? printed.out
                          : QString::fromUtf8(content(m_folder->filePath(arguments[output + 1])));
    }
};

QTEST_GUILESS_MAIN(TestCliMask)
#include "tst_climask.moc"
