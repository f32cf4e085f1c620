// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "tests/files.h"
#include "tests/models/check/protocols/fieldtable.h"

#include "models/formats/markdown/markdownfences.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

constexpr const char *required = "error arena.required";
constexpr const char *ofParadigm = "warning arena.paradigm-missing";
constexpr const char *optional = "";

constexpr const char *engine = "codex|gemini";
constexpr const char *engines = "codex|gemini|both";

#define SHERPA "/SHERPA_TO_ARENA_HANDOFF/"
#define SCOUT "/SCOUT_TO_ARENA_HANDOFF/"
#define SPARK "/SPARK_TO_ARENA_HANDOFF/"
#define NEXUS "/NEXUS_TO_ARENA_HANDOFF/"
#define GUARDIAN "/ARENA_TO_GUARDIAN_HANDOFF/"
#define RADAR "/ARENA_TO_RADAR_HANDOFF/"
#define JUDGE "/ARENA_TO_JUDGE_HANDOFF/"
#define SENTINEL "/ARENA_TO_SENTINEL_HANDOFF/"
#define BUILDER "/ARENA_TO_BUILDER_HANDOFF/"

/// Every field of the nine formats. Which of them are required is a decision of this project,
/// because the formats are templates (docs/protocols.md).
constexpr FieldRow rows[] = {
    {"arena/valid/sherpa", SHERPA "Task", "word", required},
    {"arena/valid/sherpa", SHERPA "Atomic_Steps", "maps steps-empty", required},
    {"arena/valid/sherpa", SHERPA "Atomic_Steps/0/step_id", "id", required},
    {"arena/valid/sherpa", SHERPA "Atomic_Steps/0/description", "word", required},
    {"arena/valid/sherpa", SHERPA "Atomic_Steps/0/estimated_complexity", "S|M|L", optional},
    {"arena/valid/sherpa", SHERPA "Recommended_Variants", "quoted count", optional},
    {"arena/valid/sherpa", SHERPA "Recommended_Engine", engines, optional},
    {"arena/valid/sherpa", SHERPA "Recommended_Mode", "Solo|Team", optional},
    {"arena/valid/sherpa", SHERPA "Quality_Requirements", "texts", optional},

    {"arena/valid/scout", SCOUT "Bug_Analysis", "map", required},
    {"arena/valid/scout", SCOUT "Bug_Analysis/root_cause", "word", required},
    {"arena/valid/scout", SCOUT "Bug_Analysis/impact", "text", optional},
    {"arena/valid/scout", SCOUT "Bug_Analysis/affected_files", "texts", optional},
    {"arena/valid/scout", SCOUT "Fix_Approaches", "maps approaches-empty", required},
    {"arena/valid/scout", SCOUT "Fix_Approaches/0/approach_id", "id", required},
    {"arena/valid/scout", SCOUT "Fix_Approaches/0/description", "word", required},
    {"arena/valid/scout", SCOUT "Fix_Approaches/0/risk", "Low|Medium|High", optional},
    {"arena/valid/scout", SCOUT "Recommended_Variants", "quoted count", optional},
    {"arena/valid/scout", SCOUT "Recommended_Engine", engines, optional},
    {"arena/valid/scout", SCOUT "Recommended_Mode", "Solo|Team", optional},

    {"arena/valid/spark", SPARK "Feature_Proposal", "map", required},
    {"arena/valid/spark", SPARK "Feature_Proposal/name", "word", required},
    {"arena/valid/spark", SPARK "Feature_Proposal/description", "word", required},
    {"arena/valid/spark", SPARK "Feature_Proposal/value_proposition", "text", optional},
    {"arena/valid/spark", SPARK "Implementation_Options", "maps options-empty", required},
    {"arena/valid/spark", SPARK "Implementation_Options/0/option_id", "id", required},
    {"arena/valid/spark", SPARK "Implementation_Options/0/approach", "word", required},
    {"arena/valid/spark", SPARK "Implementation_Options/0/complexity", "S|M|L", optional},
    {"arena/valid/spark", SPARK "Recommended_Variants", "quoted count", optional},
    {"arena/valid/spark", SPARK "Recommended_Engine", engines, optional},
    {"arena/valid/spark", SPARK "Recommended_Mode", "Solo|Team", optional},

    {"arena/valid/nexus", NEXUS "Task", "word", required},
    {"arena/valid/nexus", NEXUS "Specification", "map", required},
    {"arena/valid/nexus", NEXUS "Specification/description", "word", required},
    {"arena/valid/nexus", NEXUS "Specification/acceptance_criteria", "texts", optional},
    {"arena/valid/nexus", NEXUS "Specification/error_handling", "text", optional},
    {"arena/valid/nexus", NEXUS "Specification/performance_constraints", "text", optional},
    {"arena/valid/nexus", NEXUS "Specification/security_constraints", "text", optional},
    {"arena/valid/nexus", NEXUS "Execution_Preferences", "map", optional},
    {"arena/valid/nexus", NEXUS "Execution_Preferences/Mode", "Solo|Team|Auto", optional},
    {"arena/valid/nexus", NEXUS "Execution_Preferences/Engine", "codex|gemini|both|any", optional},
    {"arena/valid/nexus", NEXUS "Execution_Preferences/Max_Cost", "small|medium|large|unlimited",
     optional},
    {"arena/valid/nexus", NEXUS "Execution_Preferences/Self_Competition_Allowed", "quoted boolean",
     optional},
    {"arena/valid/nexus", NEXUS "Quality_Requirements", "map", optional},
    {"arena/valid/nexus", NEXUS "Quality_Requirements/min_score", "quoted number 1..5", optional},
    {"arena/valid/nexus", NEXUS "Quality_Requirements/weight_overrides", "map", optional},
    {"arena/valid/nexus-weights", NEXUS "Quality_Requirements/weight_overrides/correctness",
     "quoted number 0..100", optional},
    {"arena/valid/nexus-weights", NEXUS "Quality_Requirements/weight_overrides/code_quality",
     "quoted number 0..100", optional},
    {"arena/valid/nexus-weights", NEXUS "Quality_Requirements/weight_overrides/performance",
     "quoted number 0..100", optional},
    {"arena/valid/nexus-weights", NEXUS "Quality_Requirements/weight_overrides/safety",
     "quoted number 0..100", optional},
    {"arena/valid/nexus-weights", NEXUS "Quality_Requirements/weight_overrides/simplicity",
     "quoted number 0..100", optional},
    {"arena/valid/nexus", NEXUS "Quality_Requirements/must_pass_review", "quoted boolean",
     optional},
    {"arena/valid/nexus", NEXUS "Chain_Context", "map", optional},
    {"arena/valid/nexus", NEXUS "Chain_Context/Previous_Agent", "text or null", optional},
    {"arena/valid/nexus", NEXUS "Chain_Context/Previous_Output_Summary", "text", optional},
    {"arena/valid/nexus", NEXUS "Chain_Context/Next_Expected", "text", optional},
    {"arena/valid/nexus", NEXUS "Scope_Hints", "map", optional},
    {"arena/valid/nexus", NEXUS "Scope_Hints/likely_files", "texts", optional},
    {"arena/valid/nexus", NEXUS "Scope_Hints/forbidden_files", "texts", optional},

    {"arena/valid/guardian", GUARDIAN "Implementation", "map", required},
    {"arena/valid/guardian", GUARDIAN "Implementation/session_id", "id", required},
    {"arena/valid/guardian", GUARDIAN "Implementation/paradigm", "COMPETE|COLLABORATE", required},
    {"arena/valid/guardian", GUARDIAN "Implementation/mode", "Solo|Team|Quick", required},
    {"arena/valid/guardian", GUARDIAN "Implementation/selected_engine", engine, optional},
    {"arena/valid/guardian", GUARDIAN "Implementation/variant_branch", "word", ofParadigm},
    {"arena/valid/guardian", GUARDIAN "Implementation/selection_rationale", "word", optional},
    {"arena/valid/guardian", GUARDIAN "Files_Changed", "maps files-empty", required},
    {"arena/valid/guardian", GUARDIAN "Files_Changed/0/path", "word", required},
    {"arena/valid/guardian", GUARDIAN "Files_Changed/0/change_type", "Added|Modified|Deleted",
     optional},
    {"arena/valid/guardian", GUARDIAN "Files_Changed/0/summary", "text", optional},
    {"arena/valid/guardian", GUARDIAN "Comparison_Summary", "map", optional},
    {"arena/valid/guardian", GUARDIAN "Comparison_Summary/total_variants", "quoted count",
     optional},
    {"arena/valid/guardian", GUARDIAN "Comparison_Summary/engines_used", "texts", optional},
    {"arena/valid/guardian", GUARDIAN "Comparison_Summary/engines_used/0", engine, optional},
    {"arena/valid/guardian", GUARDIAN "Comparison_Summary/evaluation_criteria", "text", optional},
    {"arena/valid/guardian", GUARDIAN "Test_Status", "PASS|FAIL|PENDING", required},
    {"arena/valid/guardian", GUARDIAN "Ready_For_Review", "quoted boolean", required},
    {"arena/valid/guardian-collaborate", GUARDIAN "Implementation/integration_status",
     "CLEAN|CONFLICTS_RESOLVED", ofParadigm},
    {"arena/valid/guardian-collaborate", GUARDIAN "Implementation/subtask_summary", "maps",
     optional},
    {"arena/valid/guardian-collaborate", GUARDIAN "Implementation/subtask_summary/0/id", "id",
     required},
    {"arena/valid/guardian-collaborate", GUARDIAN "Implementation/subtask_summary/0/engine", engine,
     optional},
    {"arena/valid/guardian-collaborate", GUARDIAN "Implementation/subtask_summary/0/branch", "text",
     optional},
    {"arena/valid/guardian-collaborate", GUARDIAN "Implementation/subtask_summary/0/status",
     "PASS|FAIL", optional},
    {"arena/valid/guardian-collaborate", GUARDIAN "Implementation/integration_rationale", "text",
     optional},
    {"arena/valid/guardian-collaborate", GUARDIAN "Team_Info", "map", optional},
    {"arena/valid/guardian-collaborate", GUARDIAN "Team_Info/team_name", "text", optional},
    {"arena/valid/guardian-collaborate", GUARDIAN "Team_Info/teammate_count", "quoted count",
     optional},

    {"arena/valid/radar", RADAR "Implementation", "map", required},
    {"arena/valid/radar", RADAR "Implementation/session_id", "id", required},
    {"arena/valid/radar", RADAR "Implementation/paradigm", "COMPETE|COLLABORATE", required},
    {"arena/valid/radar", RADAR "Implementation/mode", "Solo|Team|Quick", required},
    {"arena/valid/radar", RADAR "Implementation/selected_variant", "id", ofParadigm},
    {"arena/valid/radar", RADAR "Implementation/selected_engine", engine, optional},
    {"arena/valid/radar", RADAR "Implementation/variant_branch", "word", ofParadigm},
    {"arena/valid/radar", RADAR "Implementation/files_changed", "texts", optional},
    {"arena/valid/radar", RADAR "Test_Requirements", "maps requirements-empty", required},
    {"arena/valid/radar", RADAR "Test_Requirements/0/requirement", "word", required},
    {"arena/valid/radar", RADAR "Test_Requirements/0/priority", "High|Medium|Low", optional},
    {"arena/valid/radar", RADAR "Edge_Cases_Identified", "texts", optional},
    {"arena/valid/radar", RADAR "Variant_Comparison", "maps", optional},
    {"arena/valid/radar", RADAR "Variant_Comparison/0/variant_id", "id", required},
    {"arena/valid/radar", RADAR "Variant_Comparison/0/engine", engine, optional},
    {"arena/valid/radar", RADAR "Variant_Comparison/0/approach_summary", "text", optional},
    {"arena/valid/radar", RADAR "Variant_Comparison/0/testability_notes", "text", optional},
    {"arena/valid/radar-collaborate", RADAR "Implementation/subtask_engines", "maps", optional},
    {"arena/valid/radar-collaborate", RADAR "Implementation/subtask_engines/0/id", "id", required},
    {"arena/valid/radar-collaborate", RADAR "Implementation/subtask_engines/0/engine", engine,
     optional},
    {"arena/valid/radar-collaborate", RADAR "Implementation/subtask_engines/0/files", "texts",
     optional},
    {"arena/valid/radar-collaborate", RADAR "Integration_Test_Needs", "texts", optional},

    {"arena/valid/judge", JUDGE "Implementation", "map", required},
    {"arena/valid/judge", JUDGE "Implementation/session_id", "id", required},
    {"arena/valid/judge", JUDGE "Implementation/mode", "Solo|Team", optional},
    {"arena/valid/judge", JUDGE "Implementation/selected_variant", "id", required},
    {"arena/valid/judge", JUDGE "Implementation/selected_engine", engine, optional},
    {"arena/valid/judge", JUDGE "Implementation/variant_branch", "word", required},
    {"arena/valid/judge", JUDGE "Implementation/selection_rationale", "word", optional},
    {"arena/valid/judge", JUDGE "Review_Focus", "texts", optional},
    {"arena/valid/judge", JUDGE "Files_To_Review", "texts files-empty", required},
    {"arena/valid/judge", JUDGE "Context", "map", optional},
    {"arena/valid/judge", JUDGE "Context/total_variants", "quoted count", optional},
    {"arena/valid/judge", JUDGE "Context/rejected_approaches", "text", optional},

    {"arena/valid/sentinel", SENTINEL "Implementation", "map", required},
    {"arena/valid/sentinel", SENTINEL "Implementation/session_id", "id", required},
    {"arena/valid/sentinel", SENTINEL "Implementation/mode", "Solo|Team", optional},
    {"arena/valid/sentinel", SENTINEL "Implementation/selected_variant", "id", required},
    {"arena/valid/sentinel", SENTINEL "Implementation/selected_engine", engine, optional},
    {"arena/valid/sentinel", SENTINEL "Implementation/variant_branch", "word", required},
    {"arena/valid/sentinel", SENTINEL "Security_Concerns", "texts concerns-empty", required},
    {"arena/valid/sentinel", SENTINEL "Files_Changed", "texts", optional},
    {"arena/valid/sentinel", SENTINEL "Context", "map", optional},
    {"arena/valid/sentinel", SENTINEL "Context/spec_security_requirements", "text", optional},
    {"arena/valid/sentinel", SENTINEL "Context/variant_safety_score", "quoted number 0..5",
     optional},

    {"arena/valid/builder", BUILDER "Escalation", "map", required},
    {"arena/valid/builder", BUILDER "Escalation/session_id", "id", required},
    {"arena/valid/builder", BUILDER "Escalation/paradigm", "COMPETE|COLLABORATE", optional},
    {"arena/valid/builder", BUILDER "Escalation/mode", "Solo|Team|Quick", optional},
    {"arena/valid/builder", BUILDER "Escalation/reason",
     "ALL_DISQUALIFIED|ENGINE_UNAVAILABLE|REPEATED_FAILURE", required},
    {"arena/valid/builder", BUILDER "Escalation/attempts_made", "quoted natural", optional},
    {"arena/valid/builder", BUILDER "Original_Task", "map", required},
    {"arena/valid/builder", BUILDER "Original_Task/description", "word", required},
    {"arena/valid/builder", BUILDER "Original_Task/acceptance_criteria", "texts", optional},
    {"arena/valid/builder", BUILDER "Original_Task/scope_files", "texts", optional},
    {"arena/valid/builder", BUILDER "Attempted_Approaches/0/variant_id", "id", required},
    {"arena/valid/builder", BUILDER "Attempted_Approaches/0/engine", engine, optional},
    {"arena/valid/builder", BUILDER "Attempted_Approaches/0/approach_summary", "text", optional},
    {"arena/valid/builder", BUILDER "Attempted_Approaches/0/failure_reason", "text", optional},
    {"arena/valid/builder", BUILDER "Partial_Work", "map", optional},
    {"arena/valid/builder", BUILDER "Partial_Work/salvageable_elements", "text", optional},
    {"arena/valid/builder", BUILDER "Recommendations", "map", optional},
    {"arena/valid/builder", BUILDER "Recommendations/suggested_approach", "text", optional},
    {"arena/valid/builder", BUILDER "Recommendations/pitfalls_to_avoid", "text", optional},
    {"arena/valid/builder", BUILDER "Chain_Context", "map", optional},
    {"arena/valid/builder", BUILDER "Chain_Context/Previous_Agent", "text or null", optional},
    {"arena/valid/builder", BUILDER "Chain_Context/Next_Expected", "text", optional},
};

/// Fields with values of two types, or whose values determine others: they are in fixtures below
/// tests/data/arena.
const QStringList inFixtures{
    QStringLiteral(NEXUS "Execution_Preferences/Variants"),       // number/nexus-variants-…
    QStringLiteral(NEXUS "Chain_Context/Position"),               // position/…
    QStringLiteral(GUARDIAN "Implementation/selected_variant"),   // paradigm/…
    QStringLiteral(GUARDIAN "Implementation/subtasks_completed"), // number/subtasks
    QStringLiteral(RADAR "Implementation/subtasks_completed"),    // number/subtasks-radar
    QStringLiteral(BUILDER "Escalation/best_score_achieved"),     // number/best-score-…
    QStringLiteral(BUILDER "Attempted_Approaches"),               // builder/…
    QStringLiteral(BUILDER "Attempted_Approaches/0/score"),       // number/attempt-score
    QStringLiteral(BUILDER "Partial_Work/usable_branches"),       // number/usable-branches
};

QStringList tableFields()
{
    QStringList fields = inFixtures;
    for (const FieldRow &row : rows) {
        fields.append(QString::fromLatin1(row.path));
    }
    return fields;
}

} // namespace

/// Every field of Arena's nine formats: valid values, wrong values, and the effect of its absence.
class TestArenaTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyFieldAcceptsItsValues_data() { addFieldRows(rows, std::size(rows)); }
    void everyFieldAcceptsItsValues()
    {
        QFETCH(int, row);
        testGoodValues(rows[row]);
    }

    void everyFieldRejectsOtherValues_data() { addFieldRows(rows, std::size(rows)); }
    void everyFieldRejectsOtherValues()
    {
        QFETCH(int, row);
        testWrongValues(rows[row], u"arena"_s);
    }

    void everyFieldIsRequiredOrOptional_data() { addFieldRows(rows, std::size(rows)); }
    void everyFieldIsRequiredOrOptional()
    {
        QFETCH(int, row);
        testMissing(rows[row]);
    }

    /// Another letter case is understood, with a warning.
    void everyEnumInAnotherCaseIsAWarning_data() { addFieldRows(rows, std::size(rows)); }
    void everyEnumInAnotherCaseIsAWarning()
    {
        QFETCH(int, row);
        const FieldTable table(rows[row]);
        for (const QString &word : table.enumWords()) {
            const QString other = word == word.toUpper() ? word.toLower() : word.toUpper();
            const QStringList found = table.foundAt(table.with(Value::string(other)));
            QVERIFY2(found.contains(u"warning arena.spelling"_s), qPrintable(other));
        }
    }

    /// The table contains every field of the specification.
    void theTableIsComplete()
    {
        const QByteArray page =
            contentOf(QStringLiteral(BATON_TEST_DATA "/specifications/arena.md"));
        const std::vector<FencedBlock> blocks = fencedBlocks(page);
        QCOMPARE(blocks.size(), size_t(9));
        QStringList missing;
        const QStringList known = tableFields();
        for (const FencedBlock &block : blocks) {
            const ParsedText parsed = parse(block.content, Format::Yaml);
            for (const QString &field : fieldsIn(parsed.documents.front().tree)) {
                if (field.count(u'/') > 1 && !known.contains(field)) {
                    missing.append(field);
                }
            }
        }
        QCOMPARE(missing, QStringList());
    }
};

QTEST_GUILESS_MAIN(TestArenaTables)
#include "tst_arenatables.moc"
