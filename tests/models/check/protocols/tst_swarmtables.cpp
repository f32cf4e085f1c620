// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"
#include "tests/files.h"
#include "tests/models/check/protocols/fieldtable.h"

#include "models/formats/markdown/markdownfences.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

constexpr const char *required = "error swarm.required";
constexpr const char *optional = "";
constexpr const char *payload = "swarm/valid-payload";
constexpr const char *second = "swarm/version-2/valid";
constexpr const char *state = "swarm/session/workflow-state";
constexpr const char *stages = "pending|in_progress|complete|failed";

/// Every field of the payload schema, its common part with version 2.0, and the state of a session.
constexpr FieldRow rows[] = {
    {payload, "/handoff/timestamp", "time", required},
    {payload, "/handoff/source", "map", required},
    {payload, "/handoff/source/workflow_id", "word", required},
    {payload, "/handoff/source/session_path", "word", required},
    {payload, "/handoff/target", "map", required},
    {payload, "/handoff/payload", "map", required},
    {payload, "/handoff/payload/original_prompt", "word", required},
    {payload, "/handoff/payload/reframed_challenge", "word", required},
    {payload, "/handoff/payload/problem_type", "decision|creative|analytical|strategic", required},
    {payload, "/handoff/payload/synthesis_summary", "word", required},
    {payload, "/handoff/payload/convergent_insights", "maps", required},
    {payload, "/handoff/payload/convergent_insights/0/theme", "word", required},
    {payload, "/handoff/payload/convergent_insights/0/confidence_score", "number 0..10", required},
    {payload, "/handoff/payload/convergent_insights/0/contributing_archetypes", "texts", required},
    {payload, "/handoff/payload/convergent_insights/0/key_evidence", "texts", required},
    {payload, "/handoff/payload/divergent_insights", "maps", required},
    {payload, "/handoff/payload/divergent_insights/0/archetype", "word", required},
    {payload, "/handoff/payload/divergent_insights/0/insight", "word", required},
    {payload, "/handoff/payload/divergent_insights/0/confidence", "whole 1..5", required},
    {payload, "/handoff/payload/key_uncertainties", "texts", required},
    {payload, "/handoff/payload/suggested_search_terms", "maps", required},
    {payload, "/handoff/payload/suggested_search_terms/0/term", "word", required},
    {payload, "/handoff/payload/suggested_search_terms/0/rationale", "word", required},
    {payload, "/handoff/payload/blind_spots_identified", "texts", required},
    {payload, "/handoff/context", "map", required},
    {payload, "/handoff/context/perspectives_completed", "whole 0..5", required},
    {payload, "/handoff/context/convergence_level", "high|medium|low|none", required},
    {payload, "/handoff/context/user_feedback", "text or null", optional},

    {second, "/handoff/timestamp", "time", required},
    {second, "/handoff/source/workflow_id", "word", required},
    {second, "/handoff/source/session_path", "word", required},
    {second, "/handoff/context/problem_type", "decision|creative|analytical|strategic", optional},
    {second, "/handoff/insights/convergent", "maps", optional},
    {second, "/handoff/insights/divergent", "maps", optional},
    {second, "/handoff/insights/divergent/0/archetype", "word", required},
    {second, "/handoff/insights/divergent/0/insight", "word", required},
    {second, "/handoff/insights/divergent/0/confidence", "whole 1..5", required},
    {second, "/handoff/meta/perspectives_completed", "whole 0..5", optional},
    {second, "/handoff/meta/convergence_level", "high|medium|low|none", optional},

    {state, "/workflow_id", "text", optional},
    {state, "/current_state",
     "INITIALIZED|FRAMING|DIVERGING|CONVERGING|AWAITING_USER|COMPLETED|FAILED|ABORTED", optional},
    {state, "/session_path", "text", optional},
    {state, "/created_at", "time or null", optional},
    {state, "/last_updated", "time or null", optional},
    {state, "/stages", "map", optional},
    {state, "/stages/stage_1", "map or null", optional},
    {state, "/stages/stage_1/status", stages, optional},
    {state, "/stages/stage_1/started_at", "time or null", optional},
    {state, "/stages/stage_1/completed_at", "time or null", optional},
    {state, "/stages/stage_2/status", stages, optional},
    {state, "/stages/stage_2/agents", "map or null", optional},
    {state, "/stages/stage_2/agents/optimist", "map or null", optional},
    {state, "/stages/stage_2/agents/optimist/status", "pending|in_progress|complete|failed|timeout",
     optional},
    {state, "/stages/stage_2/agents/optimist/output_file", "text or null", optional},
    {state, "/stages/stage_3/status", stages, optional},
    {state, "/stages/stage_4/status", stages, optional},
    {state, "/stages/stage_4/user_decision", "accept|refine|handoff or null", optional},
    {state, "/recovery", "map or null", optional},
    {state, "/recovery/can_resume", "boolean or null", optional},
    {state, "/recovery/resume_point", "text or null", optional},
    {state, "/recovery/minimum_met", "boolean or null", optional},
};

/// Fields with a single valid value: they are in swarm/format and swarm/missing.
const QStringList inFixtures{u"/handoff/version"_s, u"/handoff/source/skill"_s,
                             u"/handoff/target/skill"_s};

QByteArray validPayload()
{
    return contentOf(QStringLiteral(BATON_TEST_DATA "/swarm/valid-payload.yaml"));
}

/// The valid payload with @p value at @p path, or without the field.
QByteArray payloadWith(const QString &path, const std::optional<Value> &value)
{
    const QByteArray text = validPayload();
    const JsonPointer at = JsonPointer::of(path);
    const TreeEdit edit = value ? TreeEdit(SetValue{at, *value}) : TreeEdit(Remove{at});
    const Result<TextEdits> edits = planEdit(text, parse(text, Format::Yaml), 0, edit);
    return edits ? applied(text, *edits).value() : QByteArray();
}

} // namespace

/// The schema, the checks before the handoff and the outcomes of the swarm's specification.
class TestSwarmTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyFieldAcceptsItsValues_data() { addFieldRows(rows, std::size(rows)); }
    void everyFieldAcceptsItsValues()
    {
        QFETCH(int, row);
        const bool isSecond = rows[row].document == second;
        testGoodValues(rows[row],
                       isSecond ? QStringList(u"note swarm.version-2 /handoff"_s) : QStringList());
    }

    void everyFieldRejectsOtherValues_data() { addFieldRows(rows, std::size(rows)); }
    void everyFieldRejectsOtherValues()
    {
        QFETCH(int, row);
        testWrongValues(rows[row], u"swarm"_s);
    }

    void everyFieldIsRequiredOrOptional_data() { addFieldRows(rows, std::size(rows)); }
    void everyFieldIsRequiredOrOptional()
    {
        QFETCH(int, row);
        const FieldTable table(rows[row]);
        const QByteArray bytes = table.with(std::nullopt);
        QVERIFY(!bytes.isEmpty());
        const QString missing = QString::fromLatin1(rows[row].missing);
        QCOMPARE(table.foundAt(bytes), missing.isEmpty() ? QStringList() : QStringList(missing));
    }

    /// The table contains every field of the specification.
    void theTableIsComplete()
    {
        const QByteArray page =
            contentOf(QStringLiteral(BATON_TEST_DATA "/specifications/swarm.md"));
        const std::vector<FencedBlock> blocks = fencedBlocks(page);
        QVERIFY(!blocks.empty());
        QStringList known = inFixtures;
        for (const FieldRow &row : rows) {
            known.append(QString::fromLatin1(row.path));
        }
        const ParsedText schema = parse(blocks.front().content, Format::Yaml);
        QStringList fields = fieldsIn(schema.documents.front().tree);
        QVERIFY(fields.contains(u"/handoff/context/user_feedback"_s));
        fields.removeIf(
            [&](const QString &field) { return field == "/handoff"_L1 || known.contains(field); });
        QCOMPARE(fields, QStringList());
    }

    /// "Pre-Handoff Validation", and the swarm's minimum number of perspectives.
    void theChecksBeforeTheHandoffAreAGate_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("failed");
        const auto row = [](const char *name, const char *path, const char *text,
                            const char *failed) {
            QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(text)
                                << QString::fromLatin1(failed);
        };
        row("all is there", "/handoff/version", "1.0", "");
        row("2. a field is not populated", "/handoff/payload/key_uncertainties", nullptr,
            "required");
        row("3. the synthesis is not copied", "/handoff/payload/synthesis_summary", nullptr,
            "required synthesis");
        row("the target is not named", "/handoff/target/skill", nullptr, "target");
        row("too few perspectives", "/handoff/context/perspectives_completed", "3", "minimum");
        row("four perspectives", "/handoff/context/perspectives_completed", "4", "");
    }

    void theChecksBeforeTheHandoffAreAGate()
    {
        QFETCH(QString, path);
        QFETCH(QString, text);
        QFETCH(QString, failed);
        const bool isNumber = path.endsWith("completed"_L1);
        const QByteArray bytes = payloadWith(
            path,
            text.isNull() ? std::nullopt
                          : std::optional(isNumber ? Value::number(text) : Value::string(text)));
        const Verdict verdict = checked(bytes).documents.front().verdict;
        QCOMPARE(verdict.gates.size(), size_t(1));
        QCOMPARE(verdict.gates.front().id, u"pre-handoff"_s);
        QStringList found;
        for (const CriterionResult &criterion : verdict.gates.front().criteria) {
            if (criterion.state == CriterionState::Failed) {
                found.append(criterion.id);
            }
            // 1. no document shows whether lit-pm is available
            QCOMPARE(criterion.state == CriterionState::NotEvaluated,
                     criterion.id == "available"_L1);
        }
        QCOMPARE(found.join(u' '), failed);
    }

    /// 3. The perspectives are in the payload itself if any of their insights are.
    void theSessionPathAloneIsNotEnough()
    {
        QByteArray text = payloadWith(u"/handoff/payload/convergent_insights"_s, Value::list());
        const auto stateOf = [](const QByteArray &bytes) {
            const Verdict verdict = checked(bytes).documents.front().verdict;
            const auto &criteria = verdict.gates.front().criteria;
            return std::ranges::find(criteria, u"perspectives"_s, &CriterionResult::id)->state;
        };
        QCOMPARE(stateOf(text), CriterionState::Passed);
        const Result<TextEdits> edits = planEdit(
            text, parse(text, Format::Yaml), 0,
            SetValue{JsonPointer::of(u"/handoff/payload/divergent_insights"), Value::list()});
        QVERIFY(edits);
        QCOMPARE(stateOf(applied(text, *edits).value()), CriterionState::Failed);
    }

    /// "Handoff Execution", steps 5 and 6.
    void theOutcomesAreThoseOfTheSpecification()
    {
        const Verdict verdict = checked(validPayload()).documents.front().verdict;
        QCOMPARE(verdict.action, Action::Accept);
        QCOMPARE(verdict.outlook.size(), size_t(2));
        QVERIFY(verdict.outlook.front().consequence.contains(u"COMPLETED"_s));
        QCOMPARE(verdict.outlook.back().action, Action::Escalate);
        for (const QString &option :
             {u"retry"_s, u"save standalone"_s, u"manual research directions"_s}) {
            QVERIFY2(verdict.outlook.back().consequence.contains(option), qPrintable(option));
        }
    }

    /// The example of the specification leaves its time unquoted.
    void anUnquotedTimeIsNeverRewritten()
    {
        const QByteArray text = validPayload();
        QVERIFY(text.contains("  timestamp: 2026-03-11T09:15:00Z\n"));
        const ParsedText parsed = parse(text, Format::Yaml);
        const Tree &tree = parsed.documents.front().tree;
        const auto at = [](const char *path) { return JsonPointer::of(QString::fromLatin1(path)); };
        const TreeEdit edits[] = {
            SetValue{at("/handoff/source/workflow_id"), Value::string(u"swarm-1"_s)},
            InsertKey{at("/handoff"), u"note"_s, Value::string(u"x"_s), u"timestamp"_s},
            Remove{at("/handoff/version")}, Move{at("/handoff/timestamp"), 3},
            SetValue{at("/handoff/timestamp"),
                     Value::string(tree.at(tree.find(at("/handoff/timestamp"))).text)}};
        for (const TreeEdit &edit : edits) {
            const Result<TextEdits> planned = planEdit(text, parsed, 0, edit);
            QVERIFY(planned);
            QVERIFY(
                applied(text, *planned).value().contains("  timestamp: 2026-03-11T09:15:00Z\n"));
        }
    }

    /// Front matter with a handoff is metadata of a skill.
    void frontMatterIsNotAPayload()
    {
        const QByteArray text = "---\nname: perspective-swarm\nhandoff:\n  source: {skill: "
                                "perspective-swarm}\n  target: {skill: lit-pm}\n  payload: {}\n"
                                "---\n\n# Skill\n\nHands over to lit-pm.\n";
        const Report report = checked(text, {}, Format::Markdown);
        QCOMPARE(report.documents.size(), size_t(1));
        QCOMPARE(report.documents.front().kind, QString());
        QCOMPARE(report.documents.front().findings.size(), size_t(0));
        const QByteArray both = text + "\n```yaml\n" + validPayload() + "```\n";
        const Report beside = checked(both, {}, Format::Markdown);
        QCOMPARE(beside.documents.size(), size_t(1));
        QCOMPARE(beside.documents.front().kind, u"swarm.payload"_s);
        QCOMPARE(beside.documents.front().findings.size(), size_t(0));
    }

    void theFieldsIdentifyTheVersion_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("kind");
        const QByteArray skills = "  source: {skill: perspective-swarm}\n  target: {skill: x}\n";
        const auto row = [&](const char *name, const QByteArray &more, const char *kind) {
            QTest::newRow(name) << "handoff:\n" + skills + more << QString::fromLatin1(kind);
        };
        row("payload", "  payload: {}\n", "swarm.payload");
        row("payload of a version 2.0", "  version: '2.0'\n  payload: {}\n", "swarm.payload");
        row("prompt in the context", "  context: {original_prompt: x}\n", "swarm.payload-2");
        row("insights", "  insights: {}\n", "swarm.payload-2");
        row("research seeds", "  version: '1.0'\n  research_seeds: {}\n", "swarm.payload-2");
        row("newer than 2", "  version: '3.0'\n  parts: []\n", "swarm.newer");
        row("statistics in the context", "  context: {convergence_level: low}\n", "swarm.payload");
        row("a producer", "  producer: cfd-reviewer\n  insights: {}\n", "handoff");
    }

    void theFieldsIdentifyTheVersion()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, kind);
        QCOMPARE(checked(body).documents.front().kind, kind);
    }

    void aMissingSessionIsReported_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("isTold");
        const auto row = [](const char *path, bool isTold) {
            QTest::newRow(path) << QString::fromUtf8(path) << isTold;
        };
        for (const char *path :
             {"/nowhere/s/", "a, b", "a: b/c/", "a \"b\"/c", "a*b/c", "a<b|c>d/e", "what?"}) {
            row(path, true);
        }
        row("[where the session is kept]", false);
        row("https://example.org/s", false);
        row("", false);
    }

    /// The session may be named in any form.
    void aMissingSessionIsReported()
    {
        QFETCH(const QString, path);
        QFETCH(const bool, isTold);
        CheckSettings settings;
        settings.filePath = u"/nowhere/payload.yaml"_s;
        const DocumentReport report =
            checked(payloadWith(u"/handoff/source/session_path"_s, Value::string(path)), settings)
                .documents.front();
        QCOMPARE(std::ranges::count(report.findings, u"swarm.session-absent"_s, &Finding::rule),
                 isTold ? 1 : 0);
    }

    void aHandoffWithoutPayloadIsASwarmHandoff()
    {
        const QByteArray text = payloadWith(u"/handoff/payload"_s, std::nullopt);
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.kind, u"swarm.payload"_s);
        QCOMPARE(listed(report), QStringList{u"error swarm.required /handoff/payload"_s});
        QCOMPARE(report.verdict.action, Action::Reinvoke);
    }
};

QTEST_GUILESS_MAIN(TestSwarmTables)
#include "tst_swarmtables.moc"
