// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "tests/files.h"
#include "tests/models/check/nativerequest.h"

#include <QDir>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace baton;

/// References of a request to agents, other sessions and files beside it.
class TestNativeReferences : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QTest::failOnWarning();
        write(prompt(u"20251119-160000-a"_s), request(" session_id=\"20251119-160000-a\""));
        write(prompt(u"20251119-160001-b"_s), "# No request\n");
        QDir().mkpath(m_dir.filePath(u"docs/.scratch/sessions/20251119-160002-empty"_s));
    }

    void comparesWithExistingText_data()
    {
        QTest::addColumn<QByteArray>("attributes");
        QTest::addColumn<QStringList>("messages");
        const auto row = [](const char *name, const QByteArray &attributes,
                            const QStringList &messages = {}) {
            QTest::newRow(name) << ' ' + attributes << messages;
        };
        row("its own session", "session_id=\"own\"");
        row("known agents",
            "parent_agent=\"planning-agent\" target_agent=\"backend-agent\" "
            "notify_on_completion=\"planning-agent, tracking-agent,\"");
        row("agents in another case", "target_agent=\"Backend-Agent\"");
        row("no agents", "parent_agent=\"\" target_agent=\" \"");
        row("a placeholder", "target_agent=\"[agent]\"",
            {u"native.placeholder: @target_agent still holds the placeholder [agent]"_s});
        row("unknown parent", "parent_agent=\"planing-agent\"", {unknown(u"planing-agent"_s)});
        row("unknown target", "target_agent=\"nobody-agent\"", {unknown(u"nobody-agent"_s)});
        row("unknown among several",
            "notify_on_completion=\"planning-agent, ghost-agent,other-agent\"",
            {unknown(u"ghost-agent"_s), unknown(u"other-agent"_s)});
        row("another session's", "session_id=\"20251119-160000-a\"",
            {u"native.duplicate-session: 20251119-160000-a/prompt.md asks for the same session "
             "20251119-160000-a"_s,
             u"native.session-folder: The session is 20251119-160000-a, but its folder is own"_s});
        row("nobody's session", "session_id=\"x\"",
            {u"native.session-folder: The session is x, but its folder is own"_s});
        row("waits for others",
            "session_id=\"own\" depends_on=\"20251119-160000-a, 20251119-160002-empty\"");
        row("waits for nobody", "depends_on=\"\"");
        row("waits for what is not there", "depends_on=\"20251119-160000-a,nosuch-1, other\"",
            {u"native.depends-on: There is no session nosuch-1 to wait for"_s,
             u"native.depends-on: There is no session other to wait for"_s});
        const auto several = [](const QString &name) {
            return u"native.depends-on: depends_on names sessions with commas between them, so "
                   "\"%1\" is one name, and no session has it"_s.arg(name);
        };
        row("waits for several without commas",
            "depends_on=\"20251119-160000-a 20251119-160001-b, own; 20251119-160000-a\"",
            {several(u"20251119-160000-a 20251119-160001-b"_s),
             several(u"own; 20251119-160000-a"_s)});
        row("waits for a path", "depends_on=\"../../../../etc, 20251119-160000-a/logs, ..\"",
            {u"native.depends-on: There is no session ../../../../etc to wait for"_s,
             u"native.depends-on: There is no session 20251119-160000-a/logs to wait for"_s,
             u"native.depends-on: There is no session .. to wait for"_s});
        row("waits for itself", "session_id=\"own\" depends_on=\"20251119-160000-a,own\"",
            {u"native.depends-on-itself: The session own waits for its own end"_s});
    }

    void comparesWithExistingText()
    {
        QFETCH(QByteArray, attributes);
        QFETCH(QStringList, messages);
        QCOMPARE(found(attributes, prompt(u"own"_s)), messages);
    }

    void reportsADeliverableInAnotherSession_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("session"); ///< that is told of
        const QString sessions = u"docs/.scratch/sessions/"_s;
        QTest::newRow("its own") << sessions + u"20251119-160000-a/result.json"_s << QString();
        QTest::newRow("of the folder that it lies in")
            << sessions + u"own/result.json"_s << QString();
        QTest::newRow("another session")
            << sessions + u"20251118-090000-x/result.json"_s << u"20251118-090000-x"_s;
        QTest::newRow("relative to the folder")
            << u"./"_s + sessions + u"20251118-090000-x/a.md"_s << u"20251118-090000-x"_s;
        QTest::newRow("beside the sessions") << sessions + u"20251118-090000.json"_s << QString();
        QTest::newRow("of all of them") << sessions + u"archive/result.json"_s << QString();
        QTest::newRow("known when it runs") << sessions + u"$SESSION_2/result.json"_s << QString();
        QTest::newRow("to be filled in") << sessions + u"{session}/result.json"_s << QString();
        QTest::newRow("somewhere else") << u"src/20251118-090000-x/result.json"_s << QString();
    }

    void reportsADeliverableInAnotherSession()
    {
        QFETCH(QString, path);
        QFETCH(QString, session);
        QByteArray bytes = request(" session_id=\"20251119-160000-a\"");
        QVERIFY(bytes.contains("path=\"docs/certificates.json\""));
        bytes.replace("docs/certificates.json", path.toUtf8());
        m_settings.filePath = prompt(u"own"_s);
        const DocumentReport report =
            check(bytes, parse(bytes, Format::Markdown, builtIn().parseOptions()), builtIn(),
                  m_settings)
                .documents.front();
        const auto told =
            std::ranges::find(report.findings, u"native.deliverable-elsewhere"_s, &Finding::rule);
        QCOMPARE(told != report.findings.end(), !session.isEmpty());
        if (told != report.findings.end()) {
            QVERIFY(told->message.endsWith(session));
            QCOMPARE(told->expected, QString(path).replace(session, u"20251119-160000-a"_s));
            QCOMPARE(told->fixes.size(), 1);
            QVERIFY(!told->fixes.front().isCertain);
            QCOMPARE(told->fixes.front().title, u"Use its own session"_s);
        }
    }

    void readsNoOtherFileWithoutPermission()
    {
        m_settings.touchesDisk = false;
        const QStringList messages =
            found(" session_id=\"20251119-160000-a\" depends_on=\"nosuch\"", prompt(u"own"_s));
        m_settings.touchesDisk = true;
        QCOMPARE(
            messages,
            QStringList(
                u"native.session-folder: The session is 20251119-160000-a, but its folder is own"_s));
    }

    void doesNotReportRequestsOutsideOfASession()
    {
        QCOMPARE(found(" session_id=\"20251119-160000-a\"", m_dir.filePath(u"prompt.md"_s)),
                 QStringList());
        QCOMPARE(found(" session_id=\"x\" depends_on=\"y\"", {}), QStringList());
    }

    /// Two sessions with one id each get a finding that names the other.
    void reportsEachConflictingSession()
    {
        const QString second = prompt(u"20251119-160009-z"_s);
        write(second, request(" session_id=\"20251119-160000-a\""));
        QTRY_COMPARE(found(" session_id=\"20251119-160000-a\"", prompt(u"20251119-160000-a"_s)),
                     QStringList(u"native.duplicate-session: 20251119-160009-z/prompt.md asks for "
                                 "the same session 20251119-160000-a"_s));
        QVERIFY(QFile::remove(second));
        QTRY_COMPARE(found(" session_id=\"20251119-160000-a\"", prompt(u"20251119-160000-a"_s)),
                     QStringList());
    }

    /// Only prompt.md is read.
    void reportsEachConflictingSessionOfAFolder()
    {
        const QString session = u"20251119-160020-two"_s;
        const QByteArray attribute = " session_id=\"" + session.toUtf8() + '"';
        const QString folder = QFileInfo(prompt(session)).path();
        write(prompt(session), request(attribute));
        write(folder + u"/handoff.xml"_s, nativeRequest(attribute)); // extracted from it
        write(folder + u"/report.md"_s, request(attribute));         // quotes it
        QCOMPARE(found(attribute, prompt(session)), QStringList());
        const QString second = folder + u"/prompt-2.md"_s;
        write(second, request(attribute));
        const QString told = u"native.duplicate-session: %1 asks for the same session "_s + session;
        QTRY_COMPARE(found(attribute, prompt(session)), QStringList(told.arg(u"prompt-2.md"_s)));
        QCOMPARE(found(attribute, second), QStringList(told.arg(u"prompt.md"_s)));
    }

    void suggestsTheFolderName()
    {
        m_settings.filePath = prompt(u"own"_s);
        const QByteArray markdown = request(" session_id=\"x\"");
        const Report report =
            check(markdown, parse(markdown, Format::Markdown, builtIn().parseOptions()), builtIn(),
                  m_settings);
        const Fix &fix = report.documents.front().findings.front().fixes.front();
        QCOMPARE(applied(markdown, fix.edits).value(), request(" session_id=\"own\""));
        QVERIFY(!fix.isCertain);
    }

    void knowsTheAgentsOfTheProject_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<bool>("isKnown");
        const QByteArray described = "---\r\nmodel: x\r\nname: \"qa-agent\"\r\n---\r\n";
        QTest::newRow("nowhere") << QString() << QByteArray() << false;
        QTest::newRow("by the file's name")
            << u".claude/agents/qa-agent.md"_s << "# QA\n"_ba << true;
        QTest::newRow("in a folder") << u".claude/agents/web/qa-agent.md"_s << QByteArray() << true;
        QTest::newRow("by its front matter") << u".claude/agents/quality.md"_s << described << true;
        QTest::newRow("in prose") << u".claude/agents/quality.md"_s << "# Q\n\nname: qa-agent\n"_ba
                                  << false;
        QTest::newRow("another sort of file")
            << u".claude/agents/qa-agent.txt"_s << QByteArray() << false;
        QTest::newRow("in a list")
            << u".baton/agents.txt"_s << "# ours\r\n QA-agent # tests\r\nother\r\n"_ba << true;
        QTest::newRow("as a remark")
            << u".baton/agents.txt"_s << "other # not qa-agent\n"_ba << false;
        QTest::newRow("above the project's folder")
            << u"../.claude/agents/qa-agent.md"_s << QByteArray() << true;
    }

    /// The project has no copy of the protocol.
    void knowsTheAgentsOfTheProject()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, content);
        QFETCH(bool, isKnown);
        const QTemporaryDir dir;
        const QString session = dir.filePath(u"project/docs/.scratch/sessions/own"_s);
        QVERIFY(QDir().mkpath(session));
        if (!file.isEmpty()) {
            write(QDir::cleanPath(dir.filePath(u"project/"_s + file)), content);
        }
        const auto told = [&] {
            return found(" target_agent=\"qa-agent\"", session + u"/prompt.md"_s)
                .contains(unknown(u"qa-agent"_s));
        };
        QCOMPARE(told(), !isKnown);
        m_settings.touchesDisk = false;
        const bool isToldUnseen = told();
        m_settings.touchesDisk = true;
        QVERIFY(isToldUnseen);
    }

private:
    [[nodiscard]] static QString unknown(const QString &agent)
    {
        return u"native.unknown-agent: Neither the protocol nor the project has an agent %1; name "
               "it in .baton/agents.txt or .claude/agents/%1.md"_s.arg(agent);
    }

    [[nodiscard]] static QByteArray request(const QByteArray &attributes)
    {
        return "# Task\n\n```xml\n" + nativeRequest(attributes) + "```\n";
    }

    [[nodiscard]] QString prompt(const QString &session) const
    {
        return m_dir.filePath(u"docs/.scratch/sessions/%1/prompt.md"_s.arg(session));
    }

    [[nodiscard]] QStringList found(const QByteArray &attributes, const QString &path)
    {
        m_settings.filePath = path;
        const QByteArray markdown = request(attributes);
        const Report report =
            check(markdown, parse(markdown, Format::Markdown, builtIn().parseOptions()), builtIn(),
                  m_settings);
        QStringList messages;
        for (const Finding &finding : report.documents.front().findings) {
            messages.append(finding.rule + u": "_s + finding.message);
        }
        return messages;
    }

    QTemporaryDir m_dir;
    CheckSettings m_settings;
};

QTEST_GUILESS_MAIN(TestNativeReferences)
#include "tst_nativereferences.moc"
