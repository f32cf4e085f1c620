// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/files.h"
#include "tests/models/check/nativerequest.h"

#include <QDir>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace baton;

/// What a request says of agents and other sessions, and what lies beside it.
class TestNativePlaces : public QObject
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

    void comparesWithWhatIsThere_data()
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
        row("unknown parent", "parent_agent=\"planing-agent\"",
            {u"native.unknown-agent: No agent of this protocol is called planing-agent"_s});
        row("unknown target", "target_agent=\"nobody-agent\"",
            {u"native.unknown-agent: No agent of this protocol is called nobody-agent"_s});
        row("unknown among several",
            "notify_on_completion=\"planning-agent, ghost-agent,other-agent\"",
            {u"native.unknown-agent: No agent of this protocol is called ghost-agent"_s,
             u"native.unknown-agent: No agent of this protocol is called other-agent"_s});
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
        row("waits for a path", "depends_on=\"../../../../etc, 20251119-160000-a/logs, ..\"",
            {u"native.depends-on: There is no session ../../../../etc to wait for"_s,
             u"native.depends-on: There is no session 20251119-160000-a/logs to wait for"_s,
             u"native.depends-on: There is no session .. to wait for"_s});
        row("waits for itself", "session_id=\"own\" depends_on=\"20251119-160000-a,own\"",
            {u"native.depends-on-itself: The session own waits for its own end"_s});
    }

    void comparesWithWhatIsThere()
    {
        QFETCH(QByteArray, attributes);
        QFETCH(QStringList, messages);
        QCOMPARE(found(attributes, prompt(u"own"_s)), messages);
    }

    void looksAtNoOtherFileWithoutLeave()
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

    void saysNothingOfRequestsElsewhere()
    {
        QCOMPARE(found(" session_id=\"20251119-160000-a\"", m_dir.filePath(u"prompt.md"_s)),
                 QStringList());
        QCOMPARE(found(" session_id=\"x\" depends_on=\"y\"", {}), QStringList());
    }

    /// Both of two sessions with one id are told of the other.
    void tellsBothOfTwo()
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

    void offersTheFoldersName()
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

private:
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

QTEST_GUILESS_MAIN(TestNativePlaces)
#include "tst_nativeplaces.moc"
