// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/planedit.h"
#include "models/editor/problems/placeholderlist.h"
#include "models/parsing/parse.h"
#include "tests/files.h"
#include "tests/models/check/checked.h"
#include "tests/models/check/protocols/golden.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// "error cfd.type /handoff/x", and its count.
using Said = QMap<QString, int>;

QString spoken(const Finding &finding)
{
    return finding.rule + u' ' + finding.fieldPath().toString();
}

Said errorsOf(const Report &report)
{
    Said said;
    for (const DocumentReport &document : report.documents) {
        for (const Finding &finding : document.findings) {
            if (finding.severity == Severity::Error) {
                ++said[spoken(finding)];
            }
        }
    }
    return said;
}

/// A file, and the part to which its fixes apply.
struct Sample
{
    QByteArray bytes;
    Format format = Format::Yaml;
    CheckSettings settings;

    [[nodiscard]] ParsedText parsed(const QByteArray &text) const
    {
        return parse(text, format, builtIn().parseOptions());
    }
    [[nodiscard]] Report report(const QByteArray &text) const
    {
        return check(text, parsed(text), builtIn(), settings);
    }
};

TextEdits editsOf(const Fix &fix, const Sample &sample)
{
    if (!fix.plan) {
        return fix.edits;
    }
    const Result<TextEdits> edits =
        planEdit(sample.bytes, sample.parsed(sample.bytes), fix.plan->document, fix.plan->edit);
    return edits ? *edits : TextEdits();
}

bool isSyntax(const Finding &finding)
{
    return finding.rule.endsWith(".syntax"_L1);
}

/// A text that did not parse or was not recognised is judged only after its correction; a renamed
/// or added key adds content to judge.
bool opensUp(const Finding &finding)
{
    static const QStringList rules{u"handoff.root-misspelt"_s, u"arena.root-missing"_s,
                                   u"cfd.required"_s, u"orion.type"_s};
    return isSyntax(finding) || rules.contains(finding.rule);
}

/// True if @p finding requires a text from a person after the fix of another field.
bool followsFrom(const Finding &finding, const QString &said)
{
    // A rejection must name blockers.
    return finding.rule == "cfd.review.critical-not-rejected"_L1
        && said.startsWith("cfd.review.blocking-issues-missing "_L1);
}

/// A quoted placeholder is a text and still a placeholder.
bool isPutInQuotes(const Finding &finding, const Fix &fix)
{
    return finding.isToFillIn && fix.title == "Put it in quotes"_L1;
}

/// The places where a new key contains a placeholder for the author.
bool isLeftToFillIn(const QString &said, const Fix &fix)
{
    return fix.title.startsWith("Insert key"_L1) && said.contains(".placeholder "_L1);
}

qsizetype openPlaces(const Report &report)
{
    qsizetype count = 0;
    for (const DocumentReport &document : report.documents) {
        for (const Finding &finding : document.findings) {
            count += std::ranges::count(finding.each(), true, &Finding::isToFillIn);
        }
    }
    return count;
}

/// True if @p edits insert a text in brackets, which is clearly not an answer.
bool writesBrackets(const TextEdits &edits)
{
    return std::ranges::any_of(edits,
                               [](const TextEdit &edit) { return edit.text.contains("\"["); });
}

/// The part of @p finding that @p fix does not fix; empty if there is none.
QString remaining(const Sample &sample, const Report &before, const Finding &finding,
                  const Fix &fix)
{
    const TextEdits edits = editsOf(fix, sample);
    const Result<QByteArray> after = applied(sample.bytes, edits);
    if (edits.empty() || !after || *after == sample.bytes) {
        return u"cannot be applied"_s;
    }
    const Report report = sample.report(*after);
    for (const DocumentReport &document : report.documents) {
        for (const Finding &other : document.findings) {
            const bool isSame = other.message == finding.message && spoken(other) == spoken(finding)
                && other.severity == finding.severity;
            const bool isLater = isSyntax(finding) && other.range.begin > finding.range.begin;
            if (isSame && !isLater && !isPutInQuotes(finding, fix)) {
                return u"is still there: "_s + other.message;
            }
        }
    }
    if (writesBrackets(edits) && !isPutInQuotes(finding, fix)
        && openPlaces(report) <= openPlaces(before)) {
        return u"writes a place to fill in that nobody complains of"_s;
    }
    if (opensUp(finding)) {
        return {};
    }
    const Said known = errorsOf(before);
    const Said now = errorsOf(report);
    for (auto said = now.begin(); said != now.end(); ++said) {
        if (said.value() > known.value(said.key()) && !isLeftToFillIn(said.key(), fix)
            && !followsFrom(finding, said.key())) {
            return u"makes an error: "_s + said.key();
        }
    }
    return {};
}

QStringList failuresIn(const Sample &sample, int &count)
{
    QStringList failures;
    const Report report = sample.report(sample.bytes);
    for (const DocumentReport &document : report.documents) {
        for (const Finding &finding : document.findings) {
            for (const Fix &fix : finding.fixes) {
                ++count;
                if (const QString what = remaining(sample, report, finding, fix); !what.isEmpty()) {
                    failures.append(u"%1: %2: “%3” %4"_s.arg(QString::number(finding.start.line),
                                                             spoken(finding), fix.title, what));
                }
            }
        }
    }
    return failures;
}

QByteArray request(const QByteArray &attributes, const QByteArray &mode = "spawn")
{
    return "<agent_request xmlns=\"http://instructor-workflow.org/agent-handoff/v1\"" + attributes
        + ">\n  <mode>" + mode
        + "</mode>\n  <original_intent>Do it</original_intent>\n"
          "  <current_task_summary>Write the endpoint</current_task_summary>\n"
          "  <workflow>TDD</workflow>\n  <task_details>See the issue.</task_details>\n"
          "  <deliverables><file path=\"a.md\">Notes</file></deliverables>\n</agent_request>\n";
}

} // namespace

/// Every offered fix corrects its finding.
class TestOfferedFixes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// A list that must not be empty because of another value is inserted with an entry to fill in.
    void aMissingListIsInsertedWithRequiredEntries_data()
    {
        QTest::addColumn<QByteArray>("status");
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<bool>("isJson");
        QTest::addColumn<bool>("hasEntry");
        for (const bool isJson : {false, true}) {
            const char *format = isJson ? "JSON" : "YAML";
            const auto row = [&](const char *status, const char *list, bool hasEntry) {
                QTest::addRow("%s, %s, %s", format, status, list)
                    << QByteArray(status) << QByteArray(list) << isJson << hasEntry;
            };
            row("APPROVED", "challenges", false);
            row("APPROVED_WITH_WARNINGS", "challenges", true);
            row("REJECTED", "challenges", true);
            row("REJECTED", "blocking_issues", true);
        }
    }

    void aMissingListIsInsertedWithRequiredEntries()
    {
        QFETCH(const QByteArray, status);
        QFETCH(const QByteArray, list);
        QFETCH(const bool, isJson);
        QFETCH(const bool, hasEntry);
        const QByteArray yaml = "handoff:\n  producer: cfd-reviewer\n  engineering_review:\n"
                                "    approval_status: "
            + status + '\n';
        const QByteArray json = "{\"handoff\": {\"producer\": \"cfd-reviewer\", "
                                "\"engineering_review\": {\"approval_status\": \""
            + status + "\"}}}\n";
        const Sample sample{isJson ? json : yaml, isJson ? Format::Json : Format::Yaml, {}};
        const JsonPointer place =
            JsonPointer::of(u"/handoff/engineering_review").child(QString::fromLatin1(list));
        const Report before = sample.report(sample.bytes);
        const Finding *missing = nullptr;
        for (const Finding &finding : before.documents.front().findings) {
            missing = finding.fieldPath() == place ? &finding : missing;
        }
        QVERIFY(missing && !missing->fixes.empty());
        const Fix &fix = missing->fixes.front();
        QCOMPARE(fix.title.contains(u"fill in"_s), hasEntry);
        const TextEdits edits = editsOf(fix, sample);
        const QByteArray after = *applied(sample.bytes, edits);
        const auto written = writtenPlaceholder(sample.bytes, edits);
        QCOMPARE(written.has_value(), hasEntry);
        const Report corrected = sample.report(after);
        for (const Finding &finding : corrected.documents.front().findings) {
            QVERIFY2(!place.covers(finding.fieldPath()) || finding.isToFillIn,
                     qPrintable(finding.message));
        }
        if (hasEntry) {
            const QByteArray text = after.sliced(written->begin, written->length());
            QCOMPARE(text, list == "challenges" ? "[severity]"_ba : "[blocking issues]"_ba);
        }
    }

    void init() { QTest::failOnWarning(); }

    void anOfferedFixCorrectsItsFinding_data()
    {
        QTest::addColumn<QString>("path");
        for (const char *folder : {"arena", "cfd", "orion", "swarm"}) {
            golden::addRows(QStringLiteral(BATON_TEST_DATA "/") + QLatin1StringView(folder),
                            QByteArray(folder) + '/');
        }
    }

    void anOfferedFixCorrectsItsFinding()
    {
        QFETCH(QString, path);
        const QString fixture = golden::fixtureOf(path);
        Sample sample{contentOf(fixture), {}, {}};
        sample.format = formatOf(fixture, sample.bytes);
        sample.settings.filePath = fixture;
        QCOMPARE(failuresIn(sample, m_count).join(u'\n'), QString());
    }

    void correctsUnusualValues_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        QTest::addColumn<bool>("hasFix");
        const auto row = [](const char *name, const QByteArray &text, Format format,
                            bool hasFix = true) {
            QTest::newRow(name) << text << format << hasFix;
        };
        const QByteArray arena = sample(u"arena.nexus-to-arena"_s);
        const QByteArray review = sample(u"cfd.engineering-review"_s);
        row("a fraction for a count", with(arena, "Variants", "2.5"), Format::Yaml, false);
        row("a fraction in quotes", with(arena, "Variants", "\"2.5\""), Format::Yaml, false);
        row("a number for a choice", with(review, "confidence", "0.9"), Format::Yaml, false);
        row("fields beside their root",
            "NEXUS_TO_ARENA_HANDOFF:\nTask: x\nSpecification:\n  description: y\n"
            "  acceptance_criteria: [z]\n",
            Format::Yaml);
        row("curly quotes", request(" version=“1.0”"), Format::Xml);
        row("curly quotes around blanks", request(" priority=“very high”"), Format::Xml);
        row("curly quotes in the declaration", "<?xml version=“1.0”?>\n" + request({}),
            Format::Xml);
        row("blanks around a choice", request({}, " spawn "), Format::Xml);
        row("another case", request({}, "Spawn"), Format::Xml);
        row("another quote at the end", request(" version=\"1.0'"), Format::Xml);
        row("no quotes", request(" version=1.0"), Format::Xml);
        row("bare ampersand", request({}).replace("Do it", "Do & it"), Format::Xml);
    }

    void correctsUnusualValues()
    {
        QFETCH(QByteArray, text);
        QFETCH(Format, format);
        QFETCH(bool, hasFix);
        const Sample sample{text, format, {}};
        int count = 0;
        QCOMPARE(failuresIn(sample, count).join(u'\n'), QString());
        QCOMPARE(count > 0, hasFix);
    }

    void fieldsBesideTheirRootAreIndented()
    {
        const QByteArray text = "NEXUS_TO_ARENA_HANDOFF:\n# why\nTask: x\n\nSpecification:\n"
                                "  description: y\n  acceptance_criteria: [z]\n";
        const DocumentReport report = checked(text).documents.front();
        QCOMPARE(report.findings.size(), size_t(1));
        const Fix &fix = report.findings.front().fixes.front();
        QVERIFY(fix.isCertain);
        QCOMPARE(*applied(text, fix.edits),
                 "NEXUS_TO_ARENA_HANDOFF:\n# why\n  Task: x\n\n  Specification:\n"
                 "    description: y\n    acceptance_criteria: [z]\n");
        const QByteArray other = QByteArray(text).replace("Task: x", "Remarks: x\nTask: x");
        QVERIFY(!checked(other).documents.front().findings.front().fixes.front().isCertain);
    }

    void cleanupTestCase() { QVERIFY2(m_count > 150, qPrintable(QString::number(m_count))); }

private:
    int m_count = 0;
};

QTEST_GUILESS_MAIN(TestOfferedFixes)
#include "tst_offeredfixes.moc"
