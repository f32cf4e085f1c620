// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/values/placeholdervalue.h"
#include "models/editor/problems/placeholderlist.h"
#include "models/findings/gateresult.h"
#include "models/parsing/parse.h"
#include "models/values/placeholdertext.h"
#include "tests/models/check/checked.h"

#include <QLocale>
#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// The ranges of the scalars of the YAML document @p text that are on one line.
std::vector<ByteRange> scalarsIn(const QByteArray &text)
{
    std::vector<ByteRange> found;
    const ParsedText parsed = parse(text, Format::Yaml);
    for (const SourceDocument &document : parsed.documents) {
        for (const Node &node : document.tree.nodes) {
            const bool isScalar = node.type != ValueType::Map && node.type != ValueType::List;
            const bool isOnLine =
                !text.sliced(node.range.begin, node.range.length()).contains('\n');
            if (isScalar && isOnLine && !node.range.isEmpty() && !node.key.isEmpty()) {
                found.push_back(node.range);
            }
        }
    }
    return found;
}

} // namespace

class TestPlaceholder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void findsOpenTextsOfATemplate_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("open");
        const auto row = [](const char *name, const QString &text, const QStringList &open) {
            QTest::newRow(name) << text << open;
        };
        row("what to write", u"Do [the task] at [a-z, 1]."_s, {u"[a-z, 1]"_s, u"[the task]"_s});
        row("at both ends", u"[abc] and {d}"_s, {u"[abc]"_s, u"{d}"_s});
        row("too short", u"[ab] [x] {}"_s, {});
        row("as long as can be", u'[' + QString(121, u'a') + u"] {"_s + QString(61, u'b') + u'}',
            {u'[' + QString(121, u'a') + u']', u'{' + QString(61, u'b') + u'}'});
        row("too long", u'[' + QString(122, u'a') + u"] {"_s + QString(62, u'b') + u'}', {});
        row("an index", u"names[index], names2[index]"_s, {});
        row("behind another letter", u"für[ein Wort] and é[word]"_s, {u"[word]"_s});
        row("links", u"[a link](x), [a link][1]"_s, {});
        row("not begun by a letter", u"[1st] [ word] [éa word] {1a} {-a}"_s, {});
        row("on two lines", u"[the\ntask] {a\nb}"_s, {});
        row("never closed", u"[the task, {name"_s, {});
        row("one in the other", u"[see [the task]] [see {name} there]"_s,
            {u"[see {name} there]"_s, u"[the task]"_s, u"{name}"_s});
        row("no name", u"{a b} {a.b} {é}"_s, {});
        row("names", u"{_a-1}, ({B})"_s, {u"{B}"_s, u"{_a-1}"_s});
        row("part of a path", u"/users/{id} {id}/x"_s, {});
    }

    void findsOpenTextsOfATemplate()
    {
        QFETCH(QString, text);
        QFETCH(QStringList, open);
        QStringList found = openTextsOf(text).values();
        found.sort();
        QCOMPARE(found, open);
    }

    void isTheOnlyFindingOnAValue_data()
    {
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("severity");
        const auto row = [](const char *field, const char *value, const char *path,
                            const QString &severity = u"warning"_s) {
            QTest::addRow("%s: %s", field, value)
                << QByteArray(field) << QByteArray(value) << QString::fromLatin1(path) << severity;
        };
        const QString error = u"error"_s; // a required number or choice cannot be read
        row("task_id", "[Task name]", "/handoff/context/task_id");
        row("task_id", "{N}", "/handoff/context/task_id");
        row("task_id", "{{task}}", "/handoff/context/task_id");
        row("from_phase", "int", "/handoff/from_phase", error);
        row("from_phase", "{N}", "/handoff/from_phase", error);
        row("from_phase", "{{ phase }}", "/handoff/from_phase", error);
        row("timestamp", "ISO8601", "/handoff/timestamp", error);
        row("timestamp", "\"[when this was written]\"", "/handoff/timestamp", error);
        row("description", "\"<what was produced>\"", "/handoff/context/description");
        row("element_type", "\"[triangle or tetrahedron]\"", "/handoff/mesh_plan/element_type",
            error);
        row("memory_estimate_mb", "float", "/handoff/mesh_plan/memory_estimate_mb", error);
        row("producer", "\"[agent]\"", "/handoff/producer");
        row("refinement_zones", "[...]", "/handoff/mesh_plan/refinement_zones");
        row("refinement_zones", "{zones}", "/handoff/mesh_plan/refinement_zones");
        row("refinement_zones", "{{zones}}", "/handoff/mesh_plan/refinement_zones");
    }

    void isTheOnlyFindingOnAValue()
    {
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        QFETCH(QString, path);
        QFETCH(QString, severity);
        const QByteArray good = sample(u"cfd.mesh-plan"_s);
        const QByteArray text = field == "refinement_zones"
            ? without(good, field) + "    refinement_zones: " + value + '\n'
            : with(good, field, value);
        QCOMPARE(listed(checked(text).documents.front()),
                 QStringList(severity + " cfd.placeholder "_L1 + path));
    }

    void allProtocolsReportPlaceholders_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("severity");
        const auto row = [](const QString &kind, const char *field, const char *value,
                            const QString &severity) {
            QTest::addRow("%s: %s", field, value)
                << kind << QByteArray(field) << QByteArray(value) << severity;
        };
        const QString error = u"error"_s;     // a required choice cannot be read
        const QString warning = u"warning"_s; // without an optional one the receiver chooses
        row(u"arena.arena-to-guardian"_s, "mode", "\"[Solo/Team/Quick]\"", error);
        row(u"arena.arena-to-guardian"_s, "paradigm", "[COMPETE/COLLABORATE]", error);
        row(u"arena.arena-to-guardian"_s, "Test_Status", "{status}", error);
        row(u"arena.arena-to-guardian"_s, "Ready_For_Review", "boolean", error);
        row(u"arena.nexus-to-arena"_s, "Mode", "\"[Solo/Team/Quick/Auto]\"", warning);
        row(u"arena.sherpa-to-arena"_s, "Recommended_Mode", "\"[Solo / Team]\"", warning);
        row(u"swarm.payload"_s, "problem_type", "\"[decision]\"", error);
        row(u"swarm.payload"_s, "perspectives_completed", "int", error);
        row(u"cfd.engineering-review"_s, "approval_status", "\"[APPROVED]\"", error);
    }

    void allProtocolsReportPlaceholders()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, field);
        QFETCH(QByteArray, value);
        QFETCH(QString, severity);
        const QByteArray text = with(sample(kind), field, value);
        QVERIFY(!text.isEmpty());
        QStringList said = listed(checked(text).documents.front());
        said.removeIf([](const QString &line) { return !line.contains(".placeholder "_L1); });
        QCOMPARE(said.size(), 1);
        QVERIFY2(said.front().startsWith(severity + u' '), qPrintable(said.front()));
    }

    /// Without quotes a placeholder is a list or a map in YAML, in any protocol. "[result]" is a
    /// list; where a list is not allowed, it is a placeholder.
    void aListOfOnePlaceholderHasTheRightType()
    {
        int seen = 0;
        for (const Kind &kind : builtIn().kinds()) {
            for (const Template &form : kind.templates) {
                const QByteArray good =
                    form.format == Format::Yaml ? sample(kind.id) : QByteArray();
                for (const ByteRange &value : scalarsIn(good)) {
                    const QByteArray text =
                        QByteArray(good).replace(value.begin, value.length(), "[result]");
                    for (const DocumentReport &report : checked(text).documents) {
                        for (const Finding &finding : report.findings) {
                            ++seen;
                            QVERIFY2(!finding.rule.endsWith(".type"_L1)
                                         || finding.range.begin != value.begin,
                                     qPrintable(kind.id + u": "_s + finding.message));
                        }
                    }
                }
            }
        }
        QVERIFY2(seen > 200, qPrintable(QString::number(seen)));
    }

    void aPlaceholderForAPhaseIsReported()
    {
        for (const char *open : {"[result]", "\"[result]\"", "[...]"}) {
            const QByteArray text = "session: {session_id: \"1\", session_dir: /x, mode: LITE}\n"
                                    "phase_results:\n  phase_0: "
                + QByteArray(open) + '\n';
            QCOMPARE(listed(checked(text).documents.front()),
                     QStringList(u"warning cfd.placeholder /phase_results/phase_0"_s));
        }
    }

    void isFoundWithoutQuotes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("found");
        const auto row = [](const QByteArray &name, const QByteArray &text,
                            const QStringList &found) {
            QTest::newRow(name.constData()) << text << found;
        };
        for (const auto &[kind, field] : {std::pair{u"cfd.mesh-plan"_s, "task_id"},
                                          {u"cfd.error-history"_s, "error_message"},
                                          {u"swarm.payload"_s, "original_prompt"},
                                          {u"arena.sherpa-to-arena"_s, "Task"}}) {
            for (const QByteArray &value :
                 {"[Task name]"_ba, "{N}"_ba, "[ the task ]"_ba, "{a|b}"_ba, "[a | b]"_ba,
                  "{{task}}"_ba, "{{ the task }}"_ba}) {
                const QByteArray text = with(sample(kind), field, value);
                QVERIFY(!text.isEmpty());
                const QString said =
                    QString::fromLatin1(value).replace(u"[ the task ]"_s, u"[the task]"_s);
                row(kind.toLatin1() + ' ' + value, text, {said});
            }
        }
        row("a value of the field in brackets",
            with(sample(u"arena.sherpa-to-arena"_s), "Recommended_Engine", "[gemini]"), {});
        row("a route in a sentence",
            with(sample(u"arena.sherpa-to-arena"_s), "Task", "\"Answer GET /users/{id}\""), {});
        const QByteArray root = "GROK_TO_BUILDER_HANDOFF:\n";
        row("unknown member: texts",
            root + "  Task: [Task name]\n  Deadline: [if applicable]\n  file: [path]\n",
            {u"[Task name]"_s, u"[if applicable]"_s, u"[path]"_s});
        row("unknown member: choices",
            root + "  Risk: {high|medium|low}\n  class: [LL | LR | PEG]\n",
            {u"{high|medium|low}"_s, u"[LL | LR | PEG]"_s});
        row("unknown member: several",
            root + "  files_changed: [list]\n  tokens: [list of kinds]\n",
            {u"[list]"_s, u"[list of kinds]"_s});
        row("unknown member: in a list", root + "  Questions:\n    - [question for the reader]\n",
            {u"[question for the reader]"_s});
        row("unknown member: a map", root + "  Count: {N}\n", {u"{N}"_s});
        row("unknown member: doubled", root + "  Count: {{n}}\n  Owner: {{ the owner }}\n",
            {u"{{n}}"_s, u"{{ the owner }}"_s});
        row("unknown member: doubled in lists",
            root + "  Questions:\n    - {{question}}\n  files: [{{first}}, {{ second }}]\n",
            {u"{{question}}"_s, u"{{first}}"_s, u"{{ second }}"_s});
        row("unknown member: other maps", root + "  a: {b: c}\n  d: {{e: f}: g}\n  l: {{m}: n}\n",
            {});
        row("unknown member: itself", root + "  Agent: [agent]\n", {u"[agent]"_s});
        row("unknown member: legal lists",
            root
                + "  files: [a.py]\n  Risks: [Timeouts under load]\n  tag: [urgent]\n"
                  "  depends_on: [Step 1]\n  Chain: [Scout]\n  sizes: [1]\n  status: [\"Task "
                  "name\"]\n",
            {});
        row("unknown member: a list of one statement",
            root
                + "  evidence: [Run 3 diverged]\n  Criteria: [All tests pass]\n  Findings:\n"
                  "    - [Login fails]\n  Acceptance: [The 101st request is refused]\n",
            {});
        row("unknown member: names of what is due",
            root
                + "  Approach: [Approach description]\n  Impact: [Impact assessment]\n"
                  "  Rationale: [Why it was chosen]\n  Scope:\n    - [File path 1]\n"
                  "  selection_rationale: [Brief rationale]\n  session: [Arena session ID]\n",
            {u"[Approach description]"_s, u"[Impact assessment]"_s, u"[Why it was chosen]"_s,
             u"[File path 1]"_s, u"[Brief rationale]"_s, u"[Arena session ID]"_s});
        row("unknown member: what a template asks for",
            root
                + "  proof: [Insert evidence here]\n  log: [Link to the log]\n"
                  "  run: [e.g. run 3]\n  cause: [Explain why]\n  id: [\"Optional: run id\"]\n",
            {u"[Insert evidence here]"_s, u"[Link to the log]"_s, u"[e.g. run 3]"_s,
             u"[Explain why]"_s});
        row("unknown member: a column", root + "  columns:\n    - name: id\n      type: integer\n",
            {});
        row("another list", root + "  Task: [Task name, owner]\n", {});
        const QByteArray guardian = sample(u"arena.arena-to-guardian"_s);
        const auto engines = [&guardian](const QByteArray &value) {
            return QByteArray(guardian).replace("engines_used:\n      - \"codex\"",
                                                "engines_used: " + value);
        };
        row("legal entry", engines("[codex]"), {});
        row("misspelt entry", engines("[codx]"), {});
        row("no entry", engines("[which engines ran]"), {u"[which engines ran]"_s});
    }

    void isFoundWithoutQuotes()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QStringList, found);
        const DocumentReport report = checked(text).documents.front();
        QStringList texts;
        for (const UnfilledValue &place : report.open.all()) {
            for (const UnfilledText &open : place.texts) {
                texts.append(open.text);
            }
        }
        QCOMPARE(texts, found);
        for (const Finding &finding : report.findings) {
            QVERIFY2(!finding.isToFillIn || !finding.fixes.empty(), qPrintable(finding.message));
        }
    }

    void placeholdersForTimesAreFoundInAnyField_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<qsizetype>("count");
        const QByteArray root = "GROK_TO_BUILDER_HANDOFF:\n";
        QTest::newRow("unknown member") << root + "  timestamp: ISO8601\n" << qsizetype(1);
        QTest::newRow("in a list") << root + "  Runs:\n    - {started: ISO8601}\n" << qsizetype(1);
        QTest::newRow("unknown field")
            << sample(u"arena.sherpa-to-arena"_s) + "  Created_At: ISO8601\n"
            << qsizetype(1);
        QTest::newRow("a form") << root + "  date_format: ISO8601\n  formats: [ISO8601]\n"
                                << qsizetype(0);
        QTest::newRow("the form of a column")
            << root + "  columns:\n    - {name: at, type: ISO8601}\n"
            << qsizetype(0);
    }

    /// "ISO8601" is a placeholder in any field, unlike "integer", which may describe a column.
    void placeholdersForTimesAreFoundInAnyField()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const qsizetype, count);
        QCOMPARE(checked(text).documents.front().open.all().size(), size_t(count));
    }

    /// A list of alternatives is not a choice, however it is spelt.
    void openChoicesArePlaceholders_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        const QByteArray plan = sample(u"cfd.engineering-review"_s);
        const QByteArray guardian = sample(u"arena.arena-to-guardian"_s);
        const auto yaml = [](const char *name, const QByteArray &text) {
            QVERIFY(!text.isEmpty());
            QTest::newRow(name) << text << Format::Yaml;
        };
        yaml("quoted", with(plan, "approval_status", "\"{APPROVED|REJECTED}\""));
        yaml("unquoted", with(plan, "approval_status", "{APPROVED|REJECTED}"));
        yaml("bare", with(plan, "approval_status", "APPROVED | REJECTED"));
        yaml("brackets", with(guardian, "mode", "[Solo | Team]"));
        yaml("doubled", with(sample(u"swarm.payload"_s), "problem_type", "\"{{ problem type }}\""));
        QTest::newRow("JSON")
            << R"({"task_id": "0-4-1", "step_index": 1, "agent": "Tara", "status": "success|failure|blocked"})"_ba
            << Format::Json;
        QTest::newRow("XML")
            << R"(<agent_request session_id="a"><mode>spawn|blocking</mode></agent_request>)"_ba
            << Format::Xml;
    }

    void openChoicesArePlaceholders()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const Format, format);
        CheckSettings settings;
        settings.touchesDisk = false;
        const Report report =
            check(text, parse(text, format, builtIn().parseOptions()), builtIn(), settings);
        const auto &places = report.documents.front().open.all();
        QCOMPARE(std::ranges::count(places, Completeness::Placeholder, &UnfilledValue::fill), 1);
    }

    /// Many are one finding, which hides no error; each of its places is kept.
    void manyPlaceholdersAreReportedOnce()
    {
        QByteArray text = "GROK_TO_BUILDER_HANDOFF:\n";
        for (int i = 1; i <= 12; ++i) {
            text += "  field_" + QByteArray::number(i) + ": [Task " + QByteArray::number(i) + "]\n";
        }
        const DocumentReport report = checked(text).documents.front();
        const Finding *finding = findingOf(report, u"arena.placeholder"_s);
        QVERIFY(finding);
        QCOMPARE(std::ranges::count(report.findings, u"arena.placeholder"_s, &Finding::rule), 1);
        QCOMPARE(finding->parts.size(), size_t(12));
        QCOMPARE(finding->range, finding->parts.front().range);
        QCOMPARE(finding->message,
                 u"12 place(s) are still to be filled in: [Task 1], [Task 2], [Task 3], …"_s);
        for (const Finding &part : finding->each()) {
            QCOMPARE(text.sliced(part.range.begin, part.range.length()), part.actual.toUtf8());
        }
        for (const qsizetype reason : report.verdict.reasons) {
            QVERIFY(reason < std::ssize(report.findings));
        }
        QCOMPARE(finding->fixes.size(), size_t(1)); // for all of them
        QCOMPARE(finding->fixes.front().title, u"Put it in quotes (12 values)"_s);
        const Result<QByteArray> quoted = applied(text, finding->fixes.front().edits);
        QVERIFY(quoted);
        QCOMPARE(quoted->count(": \"[Task "), 12);

        const QByteArray plan = builtIn().kind(u"swarm.payload"_s)->templates.front().text;
        const DocumentReport open = checked(plan).documents.front();
        QCOMPARE(std::ranges::count_if(open.findings, &Finding::isToFillIn), 1);
        const Finding &one = *std::ranges::find_if(open.findings, &Finding::isToFillIn);
        QCOMPARE(one.severity, Severity::Error);               // the highest of its parts
        QCOMPARE(one.parts.size(), size_t(open.open.count())); // as in the header's count
        for (const Severity severity : {Severity::Error, Severity::Warning}) {
            QVERIFY(std::ranges::count(one.parts, severity, &Finding::severity) > 3);
        }
        for (const Finding &part : one.parts) {
            QVERIFY2(part.severity != Severity::Error
                         || open.verdict.feedback.contains(part.path.last()),
                     qPrintable(part.message)); // each of them must be corrected
        }
        QCOMPARE(open.findings[size_t(open.verdict.reasons.front())].severity, Severity::Error);
    }

    void anErrorNamesThePlaceholderInTheField()
    {
        const QByteArray text =
            with(sample(u"cfd.engineering-review"_s), "approval_status", "\"{status}\"");
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.findings.size(), size_t(1));
        QCOMPARE(report.findings.front().severity, Severity::Error);
        QCOMPARE(report.findings.front().message,
                 u"approval_status still holds the placeholder {status}"_s);
        QCOMPARE(report.verdict.action, Action::Reinvoke);
        QVERIFY(report.verdict.feedback.contains("still holds the placeholder"_L1));
        CheckSettings second;
        second.attemptOverride = 2;
        QCOMPARE(checked(text, second).documents.front().verdict.action, Action::Default);
    }

    void aTemplateHasNoOtherErrors()
    {
        int count = 0;
        for (const Kind &kind : builtIn().kinds()) {
            for (const Template &form : kind.templates) {
                ++count;
                CheckSettings settings;
                settings.kindOverride = kind.id;
                settings.touchesDisk = false;
                const Report report =
                    check(form.text, parse(form.text, form.format, builtIn().parseOptions()),
                          builtIn(), settings);
                for (const Finding &finding : report.documents.front().findings) {
                    const bool waits = finding.rule.endsWith(".placeholder"_L1);
                    if (finding.severity == Severity::Error && !waits) {
                        qWarning().noquote() << form.id << finding.rule << finding.message;
                    }
                }
            }
        }
        QVERIFY2(count > 20, qPrintable(QString::number(count)));
    }

    /// In an unknown dialect only the placeholders of its template are known.
    void anUnknownDialectReportsItsPlaceholders()
    {
        const QByteArray text = "handoff:\n  from: \"[who hands it over]\"\n  type: string\n"
                                "  note: \"[see log]\"\n";
        QCOMPARE(listed(checked(text).documents.front()),
                 (QStringList{u"note handoff.unknown /handoff"_s,
                              u"warning handoff.placeholder /handoff/from"_s}));
    }

    static void addTemplates()
    {
        QTest::addColumn<const Kind *>("kind");
        QTest::addColumn<Template>("form");
        for (const Kind &kind : builtIn().kinds()) {
            for (const Template &form : kind.templates) {
                QTest::addRow("%s, %s", qPrintable(kind.id), qPrintable(form.id)) << &kind << form;
            }
        }
    }

    static SnapshotPtr analysed(const Kind *kind, const Template &form)
    {
        CheckSettings settings;
        settings.kindOverride = kind->id;
        settings.touchesDisk = false;
        return analyse(form.text, 1, form.format, builtIn(), settings);
    }

    /// Tab goes to each placeholder that the check reports, and skips none in brackets.
    void everyPlaceOfATemplateIsFound_data() { addTemplates(); }

    void everyPlaceOfATemplateIsFound()
    {
        QFETCH(const Kind *, kind);
        QFETCH(const Template, form);
        const SnapshotPtr snapshot = analysed(kind, form);
        const std::vector<PlaceholderEntry> places = placeholdersOf(*snapshot);
        size_t complaints = 0;
        for (const DocumentReport &report : snapshot->report.documents) {
            for (const Finding &finding : report.findings) {
                const bool isOpen = finding.rule.endsWith(".placeholder"_L1);
                complaints += isOpen ? finding.each().size() : 0;
            }
        }
        QCOMPARE(places.size(), complaints);
        for (const PlaceholderEntry &place : places) {
            QByteArray found = form.text.sliced(place.range.begin, place.range.length());
            if (found.startsWith('"')) { // of what is to be a number
                found = found.sliced(1).chopped(1);
            }
            QCOMPARE(found, place.text.toUtf8());
        }
        static const QRegularExpression open(
            uR"(\[[a-zA-Z][^\[\]\n,]*[ -][^\[\]\n]*\]|\[[a-z]+\]|\{(?!session|payload_path)[a-z_]+\})"_s);
        for (const QRegularExpressionMatch &match :
             open.globalMatch(QString::fromLatin1(form.text))) {
            const bool isFound = std::ranges::any_of(places, [&](const PlaceholderEntry &place) {
                return place.range.begin <= match.capturedStart()
                    && match.capturedEnd() <= place.range.end;
            });
            QVERIFY2(isFound, qPrintable(match.captured()));
        }
    }

    /// A template that is sent unchanged is never accepted without a note.
    void aTemplateIsNotAcceptedAsItIs_data() { addTemplates(); }

    void aTemplateIsNotAcceptedAsItIs()
    {
        QFETCH(const Kind *, kind);
        QFETCH(const Template, form);
        const SnapshotPtr snapshot = analysed(kind, form);
        const Verdict &verdict = snapshot->report.documents.front().verdict;
        QVERIFY(verdict.action != Action::Accept);
        if (verdict.action == Action::AcceptWithNotes) {
            const int count = snapshot->report.documents.front().open.count();
            QCOMPARE(verdict.headline, u"Not filled in yet: %1 place(s)"_s.arg(count));
            QCOMPARE(verdict.outlook.front().condition, u"If it is sent like this"_s);
            QCOMPARE(verdict.outlook[1].condition, u"Once it is filled in"_s);
        }
    }

    /// It contains the next step as soon as no placeholder is left.
    void theVerdictOfAFilledInPromptIsThatOfItsProtocol()
    {
        const QByteArray open = "ROLE: Tara\nGOAL: [Specific Step Description]\n"
                                "CONTEXT FILES:\n- a.py: print()\n\nINSTRUCTIONS:\n1. Test it.\n\n"
                                "CONSTRAINTS:\n- Tests only.\n\nOUTPUT REQUIREMENT:\n"
                                "Call the tool `submit_step_completion`.\n";
        const auto verdictOf = [](const QByteArray &text) {
            CheckSettings settings;
            settings.touchesDisk = false;
            return checked(text, settings, Format::Prompt).documents.front().verdict;
        };
        const QByteArray key = QByteArray(open).replace("- a.py:", "- [File A Path]:");
        QCOMPARE(checked(key, {}, Format::Prompt).documents.front().findings[1].message,
                 u"A key of CONTEXT FILES still holds the placeholder [File A Path]"_s);
        QCOMPARE(verdictOf(open).headline, u"Not filled in yet: 1 place(s)"_s);
        QCOMPARE(verdictOf(open).outlook[1].consequence, u"Ready to be handed over"_s);
        const QByteArray filled =
            QByteArray(open).replace("[Specific Step Description]", "Cover it");
        QCOMPARE(verdictOf(filled).headline, u"Ready to be handed over"_s);
    }

    /// Empty values of a new document are not reported; its verdict includes them.
    void theVerdictFollowsFromTheCurrentText_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isNew");
        QTest::addColumn<Action>("sent");
        QTest::addColumn<QString>("sentWords");
        QTest::addColumn<QString>("filledWords");
        const QByteArray review = sample(u"cfd.engineering-review"_s);
        const QByteArray empty = review.left(review.indexOf("  engineering_review:"))
            + "  engineering_review:\n    approval_status: REJECTED\n"
              "    challenges: []\n    blocking_issues: []\n";
        const QByteArray full = QByteArray(empty)
                                    .replace("challenges: []", "challenges: [{severity: NOTE}]")
                                    .replace("issues: []", "issues: [the outlet]");
        const QString placeholders = u"The receiver takes the placeholders for values"_s;
        QTest::newRow("lists are empty")
            << empty << true << Action::Reinvoke << u"Re-invoke cfd-reviewer"_s
            << verdictOf(full, false).headline;
        QTest::newRow("the decision is open")
            << with(review, "approval_status", "\"[APPROVED or REJECTED]\"") << true
            << Action::Reinvoke << u"Re-invoke cfd-reviewer"_s
            << u"What follows depends on approval_status"_s;
        const QByteArray mesh = with(sample(u"cfd.mesh-plan"_s), "task_id", "\"[which task]\"");
        QVERIFY(verdictOf(with(mesh, "task_id", "\"one\""), false).headline == u"Accept"_s);
        for (const bool isNew : {false, true}) {
            QTest::addRow("a placeholder is the only note, %s", isNew ? "new" : "opened")
                << mesh << isNew << Action::AcceptWithNotes << placeholders << u"Accept"_s;
        }
    }

    void theVerdictFollowsFromTheCurrentText()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const bool, isNew);
        QFETCH(const Action, sent);
        QFETCH(const QString, sentWords);
        QFETCH(const QString, filledWords);
        const Verdict verdict = verdictOf(text, isNew);
        QVERIFY2(verdict.isUnfilled, qPrintable(verdict.headline + verdict.feedback));
        QCOMPARE(statusOf(verdict),
                 isAcceptedAgainstGate(verdict) ? Status::Warning : Status::NotEvaluated);
        QCOMPARE(verdict.outlook[0].action, sent);
        QCOMPARE(verdict.outlook[0].consequence, sentWords);
        QCOMPARE(verdict.outlook[1].condition, u"Once it is filled in"_s);
        QCOMPARE(verdict.outlook[1].consequence, filledWords);
    }

    static Verdict verdictOf(const QByteArray &text, bool isNew)
    {
        CheckSettings settings;
        settings.touchesDisk = false;
        if (isNew) {
            settings.unsaved.added.insert(JsonPointer());
        }
        return checked(text, settings).documents.front().verdict;
    }

    void isAWarningInPlaceOfAMap()
    {
        const QByteArray good = sample(u"cfd.math-analysis"_s);
        const QByteArray text = without(good, "function_spaces") + "    function_spaces: [...]\n";
        QCOMPARE(listed(checked(text).documents.front()),
                 QStringList(u"warning cfd.placeholder /handoff/math_analysis/function_spaces"_s));
    }

    void insufficientDataIsAWarning()
    {
        const QByteArray text = with(sample(u"cfd.flow-result"_s), "solver_used",
                                     "\"INSUFFICIENT DATA: no log was kept\"");
        QCOMPARE(listed(checked(text).documents.front()),
                 QStringList(u"warning cfd.insufficient-data /handoff/flow_result/solver_used"_s));
    }

    /// An inserted placeholder has the title of its field in the form.
    void titlesKeepTheCapitalsOfTheirLanguage()
    {
        const QLocale before;
        FieldSchema field;
        field.title = u"Way of work"_s;
        QCOMPARE(fillInText(field), u"[way of work]"_s);
        field.title = u"Arbeitsweise"_s;
        QLocale::setDefault(QLocale(QLocale::German));
        const QString german = fillInText(field);
        QLocale::setDefault(before);
        QCOMPARE(german, u"[Arbeitsweise]"_s);
    }
};

QTEST_GUILESS_MAIN(TestPlaceholder)
#include "tst_placeholder.moc"
