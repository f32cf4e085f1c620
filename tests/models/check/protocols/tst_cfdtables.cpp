// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/protocols/cfddocuments.h"
#include "tests/models/check/protocols/cfdkinds.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// Section 3, the conservative defaults.
constexpr std::pair<const char *, const char *> defaultRows[] = {
    {"approval_status", "REJECTED"},
    {"convergence_achieved", "false"},
    {"min_concentration", ""}, // negative, whatever the number
    {"confidence_score", "1"},
};

struct SynonymRow
{
    const char *canonical;
    const char *synonyms;
    const char *kind;
};

/// Section 3, "Lenient Parsing".
constexpr SynonymRow synonymRows[] = {
    {"approval_status", "review_status status decision", "engineering-review"},
    {"challenges", "issues findings concerns", "engineering-review"},
    {"variational_form", "weak_form variational_formulation", "math-analysis"},
    {"convergence_order", "convergence_rate error_order", "math-analysis"},
    {"blocking_issues", "blockers critical_issues", "engineering-review"},
};

CheckSettings attempt(int number)
{
    CheckSettings settings;
    settings.attemptOverride = number;
    return settings;
}

} // namespace

class TestCfdTables : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void aMissingRequiredFieldIsRequestedOnce_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("parent");
        QTest::addColumn<QByteArray>("field");
        for (const CfdKindRow &row : cfdKindRows) {
            for (const QByteArray &field : QByteArray(row.required).split(' ')) {
                QTest::addRow("%s %s", row.kind, field.constData())
                    << fullId(row.kind) << u"/handoff/"_s + QString::fromLatin1(row.block) << field;
            }
        }
        const std::pair<const char *, const char *> baseRows[] = {
            {"", "version"},
            {"", "from_phase"},
            {"", "to_phase"},
            {"", "producer"},
            {"", "consumer"},
            {"", "timestamp"},
            {"", "deliverable"},
            {"", "context"},
            {"", "quality"},
            {"/deliverable", "location"},
            {"/deliverable", "type"},
            {"/context", "task_id"},
            {"/context", "description"},
            {"/context", "focus_areas"},
            {"/context", "known_gaps"},
            {"/quality", "status"},
            {"/quality", "confidence"},
            {"/quality", "notes"},
        };
        for (const auto &[parent, field] : baseRows) {
            QTest::addRow("base %s/%s", parent, field)
                << u"cfd.mesh-plan"_s << u"/handoff"_s + QString::fromLatin1(parent)
                << QByteArray(field);
        }
    }

    void aMissingRequiredFieldIsRequestedOnce()
    {
        QFETCH(QString, kind);
        QFETCH(QString, parent);
        QFETCH(QByteArray, field);
        const QString name = QString::fromLatin1(field);
        const QByteArray text = without(sample(kind), field);
        const DocumentReport report = checked(text, attempt(1)).documents.front();
        QVERIFY2(listed(report).contains("error cfd.required "_L1 + parent + u'/' + name),
                 qPrintable(listed(report).join(u'\n')));
        QCOMPARE(report.count(Severity::Error), 1);
        QCOMPARE(report.verdict.action, Action::Reinvoke);
        QCOMPARE(report.verdict.feedback,
                 u"Your handoff is missing required field: %1. Please include it."_s.arg(name));
        QCOMPARE(report.verdict.defaults.size(), 0);
    }

    void aFieldThatIsMissingAgainTakesItsDefaultOrEscalates_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("field");
        QTest::addColumn<bool>("hasDefault");
        QTest::addColumn<QString>("value");
        for (const CfdKindRow &row : cfdKindRows) {
            for (const QByteArray &field : QByteArray(row.required).split(' ')) {
                const auto known = std::ranges::find_if(
                    defaultRows, [&](const auto &other) { return field == other.first; });
                QTest::addRow("%s", field.constData())
                    << fullId(row.kind) << field << (known != std::end(defaultRows))
                    << (known == std::end(defaultRows) ? QString()
                                                       : QString::fromLatin1(known->second));
            }
        }
    }

    void aFieldThatIsMissingAgainTakesItsDefaultOrEscalates()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, field);
        QFETCH(bool, hasDefault);
        QFETCH(QString, value);
        const Verdict verdict =
            checked(without(sample(kind), field), attempt(2)).documents.front().verdict;
        QCOMPARE(verdict.action, hasDefault ? Action::Default : Action::Escalate);
        QCOMPARE(verdict.defaults.size(), hasDefault ? 1 : 0);
        QVERIFY(verdict.feedback.isEmpty());
        if (hasDefault) {
            QCOMPARE(verdict.defaults.front().value, value);
            QCOMPARE(verdict.defaults.front().path.last(), QString::fromLatin1(field));
            QVERIFY(verdict.defaults.front().meaning.contains("treated as"_L1));
        }
    }

    void aMissingOptionalFieldIsANote_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("field");
        for (const CfdKindRow &row : cfdKindRows) {
            for (const QByteArray &field : QByteArray(row.optional).split(' ')) {
                if (!field.isEmpty()) {
                    QTest::addRow("%s %s", row.kind, field.constData())
                        << QString::fromLatin1(row.kind) << field;
                }
            }
        }
    }

    void aMissingOptionalFieldIsANote()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, field);
        const DocumentReport report =
            checked(without(sample(u"cfd."_s + kind), field)).documents.front();
        const QString note = u"note cfd.optional-missing /handoff/%1/%2"_s.arg(
            blockOf(kind), QString::fromLatin1(field));
        QVERIFY2(listed(report).contains(note), qPrintable(listed(report).join(u'\n')));
        QCOMPARE(report.count(Severity::Error), 0);
        QCOMPARE(report.verdict.action, Action::AcceptWithNotes);
    }

    void aSynonymIsUsedAndNoted_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("canonical");
        QTest::addColumn<QByteArray>("synonym");
        for (const SynonymRow &row : synonymRows) {
            for (const QByteArray &synonym : QByteArray(row.synonyms).split(' ')) {
                QTest::addRow("%s", synonym.constData())
                    << fullId(row.kind) << QByteArray(row.canonical) << synonym;
            }
        }
    }

    void aSynonymIsUsedAndNoted()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, canonical);
        QFETCH(QByteArray, synonym);
        const QByteArray good = sample(kind);
        const QByteArray text =
            QByteArray(good).replace("    " + canonical + ":", "    " + synonym + ":");
        QVERIFY(text != good);
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.count(Severity::Error), 0);
        const auto note = std::ranges::find(report.findings, u"cfd.synonym"_s, &Finding::rule);
        QVERIFY(note != report.findings.end());
        QCOMPARE(note->severity, Severity::Note);
        QCOMPARE(
            note->message,
            u"Agent used non-canonical field name '%1' for '%2'. Consider updating agent output."_s
                .arg(QString::fromLatin1(synonym), QString::fromLatin1(canonical)));
        QCOMPARE(text.mid(note->range.begin, note->range.length()), synonym);
        QCOMPARE(note->fixes.size(), 1);
        QVERIFY(note->fixes.front().isCertain);
        QCOMPARE(*applied(text, note->fixes.front().edits), good);
    }

    void synonymsApplyInsideTheirBlockOnly()
    {
        // quality.status is unchanged, and status beside approval_status only gets a note.
        const DocumentReport report =
            checked(withField(u"engineering-review"_s, "status", "\"anything\"")
                        .replace("    status: \"complete\"", "    status: \"complete\""))
                .documents.front();
        const QString found = listed(report).join(u'\n');
        QVERIFY2(!found.contains("cfd.synonym "_L1), qPrintable(found));
        QCOMPARE(found.count("cfd.synonym-passed-over "_L1), 1);
    }

    void aReportOnTwoSynonymsNamesTheUsedOne()
    {
        QByteArray text = sample(u"cfd.engineering-review"_s);
        text.replace("    approval_status: \"APPROVED\"",
                     "    status: \"APPROVED\"\n    decision: \"REJECTED\"");
        const DocumentReport report = checked(text).documents.front();
        const auto note =
            std::ranges::find(report.findings, u"cfd.synonym-passed-over"_s, &Finding::rule);
        QVERIFY(note != report.findings.end());
        QCOMPARE(note->message,
                 u"decision and status both stand for approval_status, and status counts; decision "
                 "says: REJECTED"_s);
    }

    void theValueOfASynonymIsValidated()
    {
        QByteArray text = sample(u"cfd.engineering-review"_s);
        text.replace("    approval_status: \"APPROVED\"", "    decision: \"FINE\"");
        const DocumentReport report = checked(text).documents.front();
        QVERIFY(listed(report).contains(u"error cfd.enum /handoff/engineering_review/decision"_s));
    }
};

QTEST_GUILESS_MAIN(TestCfdTables)
#include "tst_cfdtables.moc"
