// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/problems/placeholderlist.h"
#include "models/form/rows/fieldfindings.h"
#include "models/form/rows/formbuild.h"
#include "models/protocol/pack/protocolpack.h"
#include "tests/models/check/checked.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// One template of a kind, with the counts of its fields.
struct Counted
{
    SnapshotPtr snapshot;
    FormModel form;

    Counted(const Kind &kind, const Template &text, bool isNew)
    {
        CheckSettings settings;
        settings.kindOverride = kind.id;
        settings.touchesDisk = false;
        if (isNew) {
            settings.unsaved.added.insert(JsonPointer());
        }
        snapshot = analyse(text.text, 1, text.format, builtIn(), settings);
        static const auto catalog = ProtocolCatalog::load();
        form = makeForm({snapshot, catalog, report().place(), {}}).model;
    }

    [[nodiscard]] const DocumentReport &report() const
    {
        return snapshot->report.documents.front();
    }
};

} // namespace

/// The number of filled fields is the same wherever it is shown.
class TestFilledCount : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void allCountsOfOpenValuesAgree_data() { addTemplates(); }

    void allCountsOfOpenValuesAgree()
    {
        QFETCH(const Kind *, kind);
        QFETCH(const Template, form);
        const Counted counted(*kind, form, false);
        const int open = counted.report().open.count();
        int sections = 0;
        for (const FormRow &row : counted.form.rows) {
            if (row.kind == RowKind::Section) {
                sections += row.tally.open;
            }
        }
        const auto &places = counted.report().open.all();
        const auto around = std::ranges::count_if(
            places, [](const UnfilledValue &place) { return place.path.isRoot(); });
        QCOMPARE(sections + int(around), open);
        QCOMPARE(counted.form.total.open, open);
        QCOMPARE(openCount(*counted.snapshot), open);
        const Verdict &verdict = counted.report().verdict;
        if (open > 0 && verdict.action == Action::AcceptWithNotes) {
            QCOMPARE(verdict.headline, u"Not filled in yet: %1 place(s)"_s.arg(open));
        }
        compareGates(*kind, counted);
    }

    /// Tab reaches each placeholder, and each belongs to one of the counted values.
    void tabVisitsAllCountedPlaceholders_data() { addTemplates(); }

    void tabVisitsAllCountedPlaceholders()
    {
        QFETCH(const Kind *, kind);
        QFETCH(const Template, form);
        const Counted counted(*kind, form, false);
        size_t texts = 0;
        for (const UnfilledValue &place : counted.report().open.all()) {
            QVERIFY(!place.texts.empty());
            texts += place.texts.size();
        }
        QCOMPARE(placeholdersOf(*counted.snapshot).size(), texts);
    }

    void aNewDocumentShowsNoErrors_data() { addTemplates(); }

    void aNewDocumentShowsNoErrors()
    {
        QFETCH(const Kind *, kind);
        QFETCH(const Template, form);
        const Counted counted(*kind, form, true);
        const DocumentReport &report = counted.report();
        QCOMPARE(report.count(Severity::Error), 0);
        for (const Finding &finding : report.findings) {
            QVERIFY2(!finding.isToFillIn && !report.open.at(finding.fieldPath()),
                     qPrintable(finding.message));
        }
        for (const GateResult &gate : report.verdict.gates) {
            for (const CriterionResult &criterion : gate.criteria) {
                QVERIFY2(criterion.state != CriterionState::Failed
                             || !report.open.isOpenIn(criterion.evidence),
                         qPrintable(criterion.title));
            }
        }
        if (report.open.count() > 0 && report.verdict.action != Action::None) {
            QCOMPARE(report.verdict.action, Action::AcceptWithNotes);
            QCOMPARE(report.verdict.headline,
                     u"Not filled in yet: %1 place(s)"_s.arg(report.open.count()));
        }
    }

    /// A field that was visited and left unchanged is reported, and nothing else.
    void aVisitedFieldIsReported()
    {
        const Kind &kind = *builtIn().kind(u"cfd.mesh-plan"_s);
        const Template &form = kind.templates.front();
        CheckSettings settings;
        settings.touchesDisk = false;
        settings.unsaved.added.insert(JsonPointer());
        const JsonPointer field = JsonPointer::of(u"/handoff/timestamp");
        settings.unsaved.visited.insert(field);
        const Report report = check(form.text, parse(form.text, form.format), builtIn(), settings);
        QCOMPARE(listed(report.documents.front()),
                 QStringList(u"warning cfd.placeholder "_s + field.toString()));
        QCOMPARE(report.documents.front().verdict.action, Action::AcceptWithNotes);
    }

    /// Tab skips a choice without answering it.
    void aChoiceThatTabSkippedIsNotReported()
    {
        const Kind &kind = *builtIn().kind(u"cfd.engineering-review"_s);
        const Template &form = kind.templates.front();
        CheckSettings settings;
        settings.touchesDisk = false;
        settings.unsaved.added.insert(JsonPointer());
        settings.unsaved.visited.insert(
            JsonPointer::of(u"/handoff/engineering_review/approval_status"));
        const Report report = check(form.text, parse(form.text, form.format), builtIn(), settings);
        QCOMPARE(listed(report.documents.front()), QStringList());
        QCOMPARE(report.documents.front().verdict.action, Action::AcceptWithNotes);
        settings.unsaved = {}; // it was saved
        const Report saved = check(form.text, parse(form.text, form.format), builtIn(), settings);
        QVERIFY(!listed(saved.documents.front()).isEmpty());
    }

    void aRepeatedKeyIsCountedOnce_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("a value") << "  Summary: [what was found]\n"_ba;
        QTest::newRow("a list") << "  Findings: []\n"_ba;
        QTest::newRow("a map") << "  Details: {a: b}\n"_ba;
    }

    void aRepeatedKeyIsCountedOnce()
    {
        QFETCH(const QByteArray, line);
        const QByteArray text = "SCOUT_TO_ARENA_HANDOFF:\n" + line + line;
        CheckSettings settings;
        settings.touchesDisk = false;
        const SnapshotPtr snapshot = analyse(text, 1, Format::Yaml, builtIn(), settings);
        const DocumentReport &report = snapshot->report.documents.front();
        static const auto catalog = ProtocolCatalog::load();
        const FormModel form = makeForm({snapshot, catalog, report.place(), {}}).model;
        RowCounts sections;
        for (const FormRow &row : form.rows) {
            sections += row.kind == RowKind::Section ? row.tally : RowCounts();
        }
        for (const RowCounts &counts : {sections, form.total}) {
            QCOMPARE(counts.errors, report.count(Severity::Error));
            QCOMPARE(counts.open, report.open.count());
        }
    }

    void anEmptyListThatNeedsEntriesIsNotComplete_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char *root, const char *list, const char *rule) {
            QTest::newRow(list) << QByteArray(root) + ":\n  " + list + ": []\n"
                                << u"/%1/%2"_s.arg(QLatin1StringView(root), QLatin1StringView(list))
                                << QString::fromLatin1(rule);
        };
        row("ARENA_TO_JUDGE_HANDOFF", "Files_To_Review", "arena.files-empty");
        row("ARENA_TO_RADAR_HANDOFF", "Test_Requirements", "arena.requirements-empty");
        row("ARENA_TO_SENTINEL_HANDOFF", "Security_Concerns", "arena.concerns-empty");
    }

    void anEmptyListThatNeedsEntriesIsNotComplete()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, path);
        QFETCH(QString, rule);
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(std::ranges::count(report.findings, rule, &Finding::rule), 1);
        const UnfilledValue *place = report.open.at(JsonPointer::of(path));
        QVERIFY(place);
        QCOMPARE(place->fill, Completeness::Empty);
    }

private:
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

    /// The criterion on required fields misses those that are open in the form.
    static void compareGates(const Kind &kind, const Counted &counted)
    {
        const JsonPointer &place = builtIn().model(kind).kind->block;
        const FieldSchema *block = &kind.fields;
        for (const QString &token : place.tokens()) {
            block = block ? block->property(token) : nullptr;
        }
        int open = 0;
        for (const FieldSchema &field : block ? block->properties : std::vector<FieldSchema>()) {
            open +=
                field.isRequired && counted.form.issues->below(place.child(field.name)).open > 0;
        }
        static const QRegularExpression count(u"^(\\d+) of (\\d+)$"_s);
        for (const GateResult &gate : counted.report().verdict.gates) {
            for (const CriterionResult &criterion : gate.criteria) {
                const auto match = count.match(criterion.actual);
                if (match.hasMatch() && criterion.evidence == place) {
                    QCOMPARE(match.captured(2).toInt() - match.captured(1).toInt(), open);
                }
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestFilledCount)
#include "tst_filledcount.moc"
