// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/documents/newdocument.h"
#include "models/editor/templates/templatenames.h"
#include "models/parsing/parse.h"

#include <QTest>
#include <QTimeZone>

using namespace baton;
using namespace Qt::StringLiterals;

class TestNewDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void fillingATemplateChangesOnlyItsHead_data()
    {
        QTest::addColumn<QString>("kindId");
        QTest::addColumn<int>("number");
        for (const Kind &kind : m_catalog->kinds()) {
            for (size_t i = 0; i < kind.templates.size(); ++i) {
                QTest::newRow(qPrintable(kind.templates[i].id)) << kind.id << static_cast<int>(i);
            }
        }
    }

    void fillingATemplateChangesOnlyItsHead()
    {
        QFETCH(QString, kindId);
        QFETCH(int, number);
        const Kind *kind = m_catalog->kind(kindId);
        const Template &form = kind->templates[static_cast<size_t>(number)];
        const QDateTime time(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
        const auto bytes = newHandoff(*m_catalog, *kind, form, {u"cfd-reviewer"_s, 3, time});
        QVERIFY2(bytes.isOk(), bytes ? "" : qPrintable(bytes.error()));
        if (kind->protocol != "cfd"_L1) {
            const ParsedText made = parse(*bytes, form.format, m_catalog->parseOptions());
            QVERIFY(made.issues.empty());
            QCOMPARE(m_catalog->recognise(made.documents.front().tree), kind);
            const QByteArrayList lines = form.text.split('\n');
            const QByteArrayList filled = bytes->split('\n');
            QCOMPARE(filled.size(), lines.size());
            int changed = 0;
            for (qsizetype i = 0; i < lines.size(); ++i) {
                changed += filled[i] != lines[i] ? 1 : 0;
            }
            // The agent and the time, plus the values from the folder of the session.
            QVERIFY2(changed <= 2 + form.text.count("{session}"), bytes->constData());
            return;
        }
        if (!form.text.contains("from_phase")) {
            QCOMPARE(bytes.value(), form.text);
            return;
        }
        const QByteArrayList before = form.text.split('\n');
        const QByteArrayList after = bytes.value().split('\n');
        QCOMPARE(after.size(), before.size());
        for (qsizetype i = 0; i < before.size(); ++i) {
            const QByteArray key = before[i].trimmed().split(':').first();
            const bool isHead =
                QByteArrayList{"producer", "from_phase", "to_phase", "timestamp"}.contains(key);
            QVERIFY2(isHead || after[i] == before[i], after[i].constData());
        }
        QVERIFY(bytes->contains("from_phase: 3\n"));
        QVERIFY(bytes->contains("\"2026-02-21T14:30:00Z\""));
        QVERIFY(bytes->contains("producer: \"cfd-reviewer\""));
    }

    void theFileNameFollowsTheProtocol()
    {
        const Kind *kind = m_catalog->kind(u"cfd.engineering-review"_s);
        QCOMPARE(fileNameFor(*m_catalog, *kind, 2), u"phase2-engineering-review.yaml"_s);
    }

    void theSessionsFolderIsPartOfItsPaths()
    {
        const Kind *kind = m_catalog->kind(u"cfd.engineering-review"_s);
        NewHandoff known;
        known.sessionFolder = u"/w/cfd-bioreactor-session-1"_s;
        const Template &form = kind->templates.front();
        const Result<QByteArray> made = newHandoff(*m_catalog, *kind, form, known);
        QVERIFY(made);
        QByteArray expected = form.text;
        QVERIFY(expected.contains("{session_dir}"));
        QCOMPARE(*made, expected.replace("{session_dir}", known.sessionFolder.toUtf8()));
    }

    void aSessionIsNamedByTheTime()
    {
        const Kind *kind = m_catalog->kind(u"native.request"_s);
        const auto form = std::ranges::find(kind->templates, u"validation"_s, &Template::id);
        NewHandoff known;
        known.time = QDateTime(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
        const Result<QByteArray> made = newHandoff(*m_catalog, *kind, *form, known);
        QVERIFY(made && made->contains("session_id=\"20260221-143000-validate\""));
        known.sessionFolder = u"/w/docs/.scratch/sessions/20260220-090000-grafana"_s;
        const Result<QByteArray> within = newHandoff(*m_catalog, *kind, *form, known);
        QVERIFY(within && within->contains("session_id=\"20260220-090000-grafana\""));
        known.sessions = {u"20260220-090000-grafana"_s};
        const Result<QByteArray> second = newHandoff(*m_catalog, *kind, *form, known);
        QVERIFY(second && second->contains("session_id=\"20260221-143000-validate\""));
        known.sessions += {u"20260221-143000-validate"_s, u"20260221-143001-validate"_s};
        const Result<QByteArray> third = newHandoff(*m_catalog, *kind, *form, known);
        QVERIFY(third && third->contains("session_id=\"20260221-143002-validate\""));
    }

    /// A document that was saved as a template started a session of its own.
    void aUserTemplateRefersToNoEarlierSession()
    {
        const Kind *kind = m_catalog->kind(u"native.request"_s);
        const auto made = [&](const QByteArray &session, const QString &folder = {}) {
            const Template form{u"t"_s, u"T"_s,
                                "<agent_request session_id='" + session + "' version='1.0'/>\n"};
            const QDateTime time(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
            return newHandoff(*m_catalog, *kind, form, {{}, -1, time, folder}).value();
        };
        const QByteArray rest = "' version='1.0'/>\n";
        const QByteArray head = "<agent_request session_id='";
        QCOMPARE(made("20251119-160000-mail"), head + "20260221-143000-mail" + rest);
        QCOMPARE(made("20251119-160000-mail", u"/w/docs/.scratch/sessions/s"_s), head + "s" + rest);
        QCOMPARE(made("mail"), head + "mail" + rest);
        const Template form{u"t"_s, u"T"_s, head + "20251119-160000-mail" + rest};
        QVERIFY(takesTime(*m_catalog, *kind, form));
        QVERIFY(!takesTime(*m_catalog, *kind, {u"t"_s, u"T"_s, head + "mail" + rest}));
    }

    /// A document from a user template is saved in the folder of its own session.
    void thePathsOfAUserTemplateFollowTheSession_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        const QByteArray old = "20251119-160000-mail";
        const QByteArray own = "20260221-143000-mail";
        const QByteArray sessions = "docs/.scratch/sessions/";
        const auto row = [](const char *name, const QByteArray &before, const QByteArray &after) {
            QTest::newRow(name) << before << after;
        };
        row("an attribute", "<file path='" + sessions + old + "/result.json'/>",
            "<file path='" + sessions + own + "/result.json'/>");
        row("a path in a text", "<a>Write " + sessions + old + "/notes.md, then stop.</a>",
            "<a>Write " + sessions + own + "/notes.md, then stop.</a>");
        row("the folder itself", "<a>All goes to " + sessions + old + ".</a>",
            "<a>All goes to " + sessions + own + ".</a>");
        row("as the first part", "<file path='" + old + "/a.md'/>",
            "<file path='" + own + "/a.md'/>");
        row("a longer name", "<file path='" + sessions + old + "-2/a.md'/>",
            "<file path='" + sessions + old + "-2/a.md'/>");
        row("the name alone, in prose", "<a>Goes on where " + old + " ended</a>",
            "<a>Goes on where " + old + " ended</a>");
        row("another session", "<file path='" + sessions + "20251118-090000-auth/a.md'/>",
            "<file path='" + sessions + "20251118-090000-auth/a.md'/>");
        row("left open", "<file path='" + sessions + "{session}/a.md'/>",
            "<file path='" + sessions + own + "/a.md'/>");
    }

    void thePathsOfAUserTemplateFollowTheSession()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        const Kind *kind = m_catalog->kind(u"native.request"_s);
        const auto request = [](const QByteArray &session, const QByteArray &content) {
            return "Prose.\n\n```xml\n<agent_request session_id=\"" + session + "\">" + content
                + "</agent_request>\n```\n";
        };
        const Template form{u"t"_s, u"T"_s, request("20251119-160000-mail", before)};
        NewHandoff known;
        known.time = QDateTime(QDate(2026, 2, 21), QTime(14, 30), QTimeZone::UTC);
        const QByteArray expected = request("20260221-143000-mail", after);
        QCOMPARE(newHandoff(*m_catalog, *kind, form, known).value(), expected);
        const Template saved{u"t"_s, u"T"_s,
                             asTemplate(form.text, Format::Markdown, *m_catalog, *kind)};
        QVERIFY(saved.text.contains("session_id=\"[date-time]-mail\""));
        QCOMPARE(newHandoff(*m_catalog, *kind, saved, known).value(), expected);
        known.sessionFolder = u"/w/docs/.scratch/sessions/own"_s;
        QByteArray within = expected;
        QCOMPARE(newHandoff(*m_catalog, *kind, saved, known).value(),
                 within.replace("20260221-143000-mail", "own"));
    }

    void aUserTemplateBelongsToNoSession_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("open");
        QTest::newRow("the run of a swarm in JSON")
            << u"swarm.payload"_s
            << "{\"handoff\": {\"source\": {\"workflow_id\": "
               "\"swarm-20260223-091500-4f1c2a9b\"}}}\n"_ba
            << "{\"handoff\": {\"source\": {\"workflow_id\": "
               "\"[the swarm's run, as swarm-20260204-183000-a1b2c3d4]\"}}}\n"_ba;
        QTest::newRow("Arena's session in JSON")
            << u"arena.arena-to-judge"_s
            << "{\"ARENA_TO_JUDGE_HANDOFF\": {\"Implementation\": {\"session_id\": "
               "\"arena-7\"}}}\n"_ba
            << "{\"ARENA_TO_JUDGE_HANDOFF\": {\"Implementation\": {\"session_id\": "
               "\"[Arena's session]\"}}}\n"_ba;
        const QByteArray folder = "/tmp/my runs/cfd-bioreactor-session-20260221-143000-777";
        QTest::newRow("the folder of a CFD session")
            << u"cfd.flow-result"_s
            << "handoff:\n  deliverable:\n    location: \"" + folder + "/a.yaml\" # kept\n"
            << "handoff:\n  deliverable:\n    location: \"{session_dir}/a.yaml\" # kept\n"_ba;
        QTest::newRow("a later attempt")
            << u"cfd.math-analysis"_s << "handoff:\n  context:\n    task_id: phase2-math-2\n"_ba
            << "handoff:\n  context:\n    task_id: phase2-math-1\n"_ba;
        QTest::newRow("the folder and the run of a swarm")
            << u"swarm.payload"_s
            << "handoff:\n  source:\n    workflow_id: \"swarm-20260223-091500-4f1c2a9b\"\n"
               "    session_path: \"/tmp/swarm-session-20260223-091500-4f1c2a9b/\"\n"_ba
            << "handoff:\n  source:\n    workflow_id: \"[the swarm's run, as "
               "swarm-20260204-183000-a1b2c3d4]\"\n    session_path: \"{session_dir}/\"\n"_ba;
        QTest::newRow("Arena's session")
            << u"arena.arena-to-judge"_s
            << "ARENA_TO_JUDGE_HANDOFF:\n  Implementation:\n    session_id: \"arena-7\"\n"_ba
            << "ARENA_TO_JUDGE_HANDOFF:\n  Implementation:\n    session_id: \"[Arena's session]\"\n"_ba;
        QTest::newRow("what is of no session")
            << u"cfd.flow-result"_s
            << "handoff:\n  deliverable:\n    location: \"out/cfd-bioreactor-sessions.md\"\n"_ba
            << "handoff:\n  deliverable:\n    location: \"out/cfd-bioreactor-sessions.md\"\n"_ba;
    }

    void aUserTemplateBelongsToNoSession()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, open);
        const Kind &known = *m_catalog->kind(kind);
        const Format format = text.startsWith('{') ? Format::Json : Format::Yaml;
        QCOMPARE(asTemplate(text, format, *m_catalog, known), open);
        QCOMPARE(asTemplate(open, format, *m_catalog, known), open);
    }

    /// The templates of a protocol have placeholders already.
    void templatesOfTheProtocolStayUnchanged()
    {
        for (const Kind &kind : m_catalog->kinds()) {
            for (const Template &form : kind.templates) {
                QCOMPARE(
                    asTemplate(form.text, formatOfNew(*m_catalog, kind, form), *m_catalog, kind),
                    form.text);
            }
        }
    }

    void theTaskNumberIncreases_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QStringList>("tasks");
        QTest::addColumn<QByteArray>("task");
        const QString flow = u"cfd.flow-result"_s;
        const QString review = u"cfd.engineering-review"_s;
        QTest::newRow("the first")
            << flow << QStringList{u"phase1-mesh-plan"_s} << "phase2-flow-result"_ba;
        QTest::newRow("the second")
            << flow << QStringList{u"phase2-flow-result"_s} << "phase2-flow-result-2"_ba;
        QTest::newRow("the third")
            << flow << QStringList{u"phase2-flow-result-2"_s, u"phase2-flow-result"_s}
            << "phase2-flow-result-3"_ba;
        QTest::newRow("numbered from the first")
            << review << QStringList{u"phase2-review-1"_s} << "phase2-review-2"_ba;
    }

    void theTaskNumberIncreases()
    {
        QFETCH(QString, kind);
        QFETCH(QStringList, tasks);
        QFETCH(QByteArray, task);
        const Kind *found = m_catalog->kind(kind);
        NewHandoff known;
        known.tasks = tasks;
        const Result<QByteArray> made =
            newHandoff(*m_catalog, *found, found->templates.front(), known);
        QVERIFY(made);
        QVERIFY2(made->contains("task_id: \"" + task + "\"\n"), made->constData());
    }

    void aFileOfAnotherNameIsNamedByItsDocument_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("its own file") << "location: \"/s/handoffs/a.yaml\" # kept\n"_ba
                                      << "location: \"/s/handoffs/a-2.yaml\" # kept\n"_ba;
        QTest::newRow("one that is called alike") << "location: /s/handoffs/ba.yaml\n"_ba
                                                  << "location: /s/handoffs/ba.yaml\n"_ba;
        QTest::newRow("one in another folder")
            << "location: /s/logs/a.yaml\n"_ba << "location: /s/logs/a.yaml\n"_ba;
    }

    void aFileOfAnotherNameIsNamedByItsDocument()
    {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QCOMPARE(namedAs(before, u"/s/handoffs/a.yaml"_s, u"/s/handoffs/a-2.yaml"_s), after);
    }

    void theFormatIsThatOfTheTemplate_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        QTest::newRow("yaml") << "a: 1\n"_ba << Format::Yaml;
        QTest::newRow("json") << "{\"a\": 1}\n"_ba << Format::Json;
        QTest::newRow("xml") << "<a/>\n"_ba << Format::Xml;
        QTest::newRow("markdown") << "# Task\n\n```xml\n<a/>\n```\n"_ba << Format::Markdown;
    }

    void theFormatIsThatOfTheTemplate()
    {
        QFETCH(QByteArray, text);
        QFETCH(Format, format);
        const Template form{u"t"_s, u"T"_s, text};
        QCOMPARE(formatOfNew(*m_catalog, *m_catalog->kind(u"cfd.mesh-plan"_s), form), format);
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog = ProtocolCatalog::load();
};

QTEST_GUILESS_MAIN(TestNewDocument)
#include "tst_newdocument.moc"
