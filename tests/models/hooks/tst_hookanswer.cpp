// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/hookanswer.h"
#include "tests/models/hooks/hookevents.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QByteArray bytesOf(const char *name)
{
    return eventBytes(QStringLiteral(BATON_TEST_DATA "/hooks"), name);
}

} // namespace

class TestHookAnswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void objectsInTheFormatOfTheRunner_data()
    {
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QString>("runner");
        QTest::addColumn<QByteArray>("output");
        QTest::newRow("Codex, before")
            << bytesOf("codex-patch") << u"codex"_s
            << "{\"hookSpecificOutput\":{\"hookEventName\":\"PreToolUse\",\"permissionDecision\":"
               "\"deny\",\"permissionDecisionReason\":\"No \\\"a\\\".\"}}\n"_ba;
        QTest::newRow("Codex, at the end")
            << bytesOf("codex-stop") << u"codex"_s
            << "{\"decision\":\"block\",\"reason\":\"No \\\"a\\\".\"}\n"_ba;
        QTest::newRow("Codex, after")
            << bytesOf("codex-patched") << u"codex"_s
            << "{\"decision\":\"block\",\"reason\":\"No \\\"a\\\".\"}\n"_ba;
        QTest::newRow("Codex, at the end of a sub-agent")
            << bytesOf("codex-subagent-stop") << u"codex"_s
            << "{\"decision\":\"block\",\"reason\":\"No \\\"a\\\".\"}\n"_ba;
        QTest::newRow("Gemini, after")
            << bytesOf("gemini-wrote") << u"gemini"_s
            << "{\"decision\":\"deny\",\"reason\":\"No \\\"a\\\".\"}\n"_ba;
        QTest::newRow("Cursor, after") << bytesOf("cursor-wrote") << u"cursor"_s
                                       << "{\"additional_context\":\"No \\\"a\\\".\"}\n"_ba;
        QTest::newRow("Gemini") << bytesOf("gemini-write") << u"gemini"_s
                                << "{\"decision\":\"deny\",\"reason\":\"No \\\"a\\\".\"}\n"_ba;
        QTest::newRow("Cursor, before")
            << bytesOf("cursor-write") << u"cursor"_s
            << "{\"agent_message\":\"No \\\"a\\\".\",\"permission\":\"deny\",\"user_message\":"
               "\"Baton sent a handoff back to the agent.\"}\n"_ba;
        QTest::newRow("Cursor, at the end") << bytesOf("cursor-stop") << u"cursor"_s
                                            << "{\"followup_message\":\"No \\\"a\\\".\"}\n"_ba;
    }

    void objectsInTheFormatOfTheRunner()
    {
        QFETCH(QByteArray, event);
        QFETCH(QString, runner);
        QFETCH(QByteArray, output);
        const auto read = readHookEvent(event, hookRunnerNamed(runner));
        QVERIFY(read && *read);
        QCOMPARE(answerTo(**read, {u"No \"a\"."_s, {}}), (HookAnswer{0, output, {}}));
    }

    void answersClaudeOnStandardError_data()
    {
        QTest::addColumn<QByteArray>("event");
        QTest::newRow("before") << bytesOf("claude-write");
        QTest::newRow("after") << bytesOf("claude-edit");
        QTest::newRow("end of a sub-agent") << bytesOf("claude-subagent-stop");
        QTest::newRow("end") << bytesOf("claude-stop");
    }

    void answersClaudeOnStandardError()
    {
        QFETCH(QByteArray, event);
        const auto read = readHookEvent(event);
        QVERIFY(read && *read);
        QCOMPARE(answerTo(**read, {u"No."_s, {}}), (HookAnswer{2, {}, "No.\n"}));
    }

    void answersWithoutAnOpinionIfThereIsNoObjection()
    {
        QCOMPARE(answerTo(readEvent(bytesOf("claude-write")), {}), HookAnswer());
        QCOMPARE(answerTo(readEvent(bytesOf("gemini-write")), {}), HookAnswer());
        const HookAnswer braces{0, "{}\n", {}};
        QCOMPARE(answerTo(readEvent(bytesOf("codex-patch")), {}), braces);
        QCOMPARE(answerTo(readEvent(bytesOf("cursor-write")), {}), braces);
        QCOMPARE(neutralAnswer(nullptr), HookAnswer());
    }

    void aNoticeDoesNotStopTheAgent_data()
    {
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QString>("runner");
        QTest::addColumn<HookAnswer>("answer");
        const QByteArray message = "{\"systemMessage\":\"Not all.\"}\n";
        QTest::newRow("Claude Code")
            << bytesOf("claude-stop") << u"claude"_s << HookAnswer{0, message, {}};
        QTest::newRow("Codex") << bytesOf("codex-stop") << u"codex"_s << HookAnswer{0, message, {}};
        QTest::newRow("Gemini CLI")
            << bytesOf("gemini-end") << u"gemini"_s << HookAnswer{0, message, {}};
        QTest::newRow("Cursor") << bytesOf("cursor-stop") << u"cursor"_s
                                << HookAnswer{0, "{}\n", "Not all.\n"};
    }

    void aNoticeDoesNotStopTheAgent()
    {
        QFETCH(QByteArray, event);
        QFETCH(QString, runner);
        QFETCH(HookAnswer, answer);
        QCOMPARE(answerTo(readEvent(event, runner), {{}, u"Not all."_s}), answer);
    }

    void addsTheNoticeToAnObjection()
    {
        const HookEvent event = readEvent(bytesOf("claude-stop"));
        QCOMPARE(answerTo(event, {u"No."_s, u"Not all."_s}),
                 (HookAnswer{2, {}, "No.\n\nNot all.\n"}));
        const QString error = QString::fromUtf8(
            answerTo(event, {QString(longestObjection, u'a'), u"Not all."_s}).error);
        QVERIFY(error.size() <= longestObjection + 1);
        QVERIFY(error.endsWith(u"prints all.\n\nNot all.\n"_s));
    }

    void truncatesLongNotices()
    {
        const HookEvent event = readEvent(bytesOf("claude-stop"));
        const QString notice(2 * longestObjection, u'n');
        const QByteArray error = answerTo(event, {QString(longestObjection, u'a'), notice}).error;
        QVERIFY(error.contains(QByteArray(longestNotice - 1, 'n') + "…\n"));
        QVERIFY(error.size() <= longestObjection + 5); // each "…" takes three bytes
        QVERIFY(answerTo(event, {{}, notice}).output.size() < longestObjection);
    }

    void saysHowToReadATextThatIsCut_data()
    {
        QTest::addColumn<QByteArray>("event");
        QTest::addColumn<QByteArray>("end");
        QTest::newRow("before it is written")
            << bytesOf("claude-write")
            << "\"baton check --feedback -\", with the refused content on standard input, prints "
               "all.\n"_ba;
        QTest::newRow("written") << bytesOf("claude-edit")
                                 << "\"baton check --feedback FILE\" prints all.\n"_ba;
    }

    /// What was refused is in no file.
    void saysHowToReadATextThatIsCut()
    {
        QFETCH(const QByteArray, event);
        QFETCH(const QByteArray, end);
        const HookDecision decision{QString(2 * longestObjection, u'a'), {}};
        const QByteArray error = answerTo(readEvent(event), decision).error;
        QVERIFY2(error.endsWith(end), error.right(200).constData());
    }

    void truncatesLongTexts()
    {
        const QString text = QString(longestObjection - 60, u'a') + QString(100, u'\u00fc');
        const auto event = readHookEvent(bytesOf("gemini-write"));
        QVERIFY(event && *event);
        const QJsonObject answer =
            QJsonDocument::fromJson(answerTo(**event, {text, {}}).output).object();
        const QString reason = answer[u"reason"].toString();
        QVERIFY(reason.size() <= longestObjection);
        QVERIFY(reason.startsWith(text.first(9000)));
        QVERIFY(reason.endsWith(u"prints all."_s));
        QCOMPARE(answerTo(**event, {QString(longestObjection, u'a'), {}}).output.count('a')
                     >= 10000,
                 true);
    }

    void truncatesBetweenCharacters()
    {
        const QString smile = u"\U0001F600"_s;
        const auto event = readHookEvent(bytesOf("claude-write"));
        QVERIFY(event && *event);
        for (const QString &start : {QString(), u"a"_s}) {
            const QByteArray error = answerTo(**event, {start + smile.repeated(6000), {}}).error;
            QVERIFY(!QString::fromUtf8(error).contains(QChar::ReplacementCharacter));
        }
    }

    void truncatesNoticesBetweenCharacters_data()
    {
        QTest::addColumn<qsizetype>("before");
        for (const qsizetype before : {longestNotice - 3, longestNotice - 2, longestNotice - 1}) {
            QTest::addRow("after %lld characters", qlonglong(before)) << before;
        }
    }

    void truncatesNoticesBetweenCharacters()
    {
        QFETCH(const qsizetype, before);
        const QString start(before, u'n');
        const QString notice = start + u"\U0001F600"_s + QString(10, u'n');
        const HookAnswer answer = answerTo(readEvent(bytesOf("claude-stop")), {{}, notice});
        const QString said =
            QJsonDocument::fromJson(answer.output).object()[u"systemMessage"].toString();
        QVERIFY(said.startsWith(start) && said.endsWith(u'…'));
        QVERIFY(!said.contains(QChar::ReplacementCharacter));
        QVERIFY(said.size() <= longestNotice);
    }
};

QTEST_GUILESS_MAIN(TestHookAnswer)
#include "tst_hookanswer.moc"
