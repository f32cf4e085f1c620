// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "tests/models/check/checked.h"
#include "tests/threadtime.h"

#include <QRandomGenerator>
#include <QStringEncoder>

#include <thread>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// The templates of @p protocol, or of all.
QByteArrayList samples(const QString &protocol = {})
{
    QByteArrayList result;
    for (const Kind &kind : builtIn().kinds()) {
        if (!protocol.isEmpty() && kind.protocol != protocol) {
            continue;
        }
        for (const Template &example : kind.templates) {
            result.append(example.text);
        }
    }
    return result;
}

/// Cuts, doubles and replaces pieces of @p text, like typing and bad copies.
QByteArray mutated(QByteArray text, QRandomGenerator &random)
{
    static const QByteArray pieces[] = {"\"", "'",    "[",    "]",   "{",    "}",  ":",     "- ",
                                        "\n", "\n  ", "null", "&a ", "*a",   "! ", "\t",    "#",
                                        "1",  "\xC3", "|",    ">",   "<<: ", "? ", "---\n", ""};
    const int count = 1 + random.bounded(4);
    for (int i = 0; i < count && !text.isEmpty(); ++i) {
        const int at = random.bounded(static_cast<int>(text.size()));
        const QByteArray &piece = pieces[random.bounded(static_cast<int>(std::size(pieces)))];
        text.replace(at, random.bounded(12), random.bounded(5) == 0 ? text.mid(at / 2, 40) : piece);
    }
    return text;
}

/// The inconsistency of the report itself, whatever the document is; empty if there is none.
QString brokenPromise(const QByteArray &text, const Report &report)
{
    if (report.documents.empty()) {
        return u"no document"_s;
    }
    for (const DocumentReport &document : report.documents) {
        if (document.verdict.reasons.size() != document.findings.size()) {
            return u"reasons"_s;
        }
        for (const Finding &finding : document.findings) {
            if (finding.range.begin < 0 || finding.range.end > text.size()
                || finding.range.end < finding.range.begin || finding.message.isEmpty()
                || finding.rule.isEmpty()) {
                return finding.rule + u": "_s + finding.message;
            }
            for (const Fix &fix : finding.fixes) {
                if (fix.title.isEmpty() || !applied(text, fix.edits)) {
                    return u"fix of "_s + finding.rule;
                }
            }
        }
    }
    return {};
}

} // namespace

class TestCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void acceptsACompleteDocumentOfEveryKind_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char *name :
             {"math-analysis", "swarm-synthesis", "mesh-plan", "transport-result"}) {
            QTest::newRow(name) << u"cfd."_s + QString::fromLatin1(name);
        }
    }

    void acceptsACompleteDocumentOfEveryKind()
    {
        QFETCH(QString, kind);
        const DocumentReport report = checked(sample(kind)).documents.front();
        QCOMPARE(report.kind, kind);
        QCOMPARE(listed(report), QStringList());
        QCOMPARE(report.verdict.action, Action::Accept);
    }

    void followsMergeKeysAsReceiversDo()
    {
        const QByteArray text = sample(u"cfd.mesh-plan"_s);
        const qsizetype block = text.indexOf("  mesh_plan:");
        const QByteArray base = "base: &b\n" + text.sliced(block + 13);
        const QByteArray merged = base + text.first(block) + "  mesh_plan: {<<: *b}\n";
        const DocumentReport report = checked(merged).documents.front();
        QCOMPARE(report.kind, u"cfd.mesh-plan"_s);
        QCOMPARE(listed(report), QStringList());
        const QByteArray own =
            base + text.first(block) + "  mesh_plan: {<<: [*b], element_order: x}\n";
        QCOMPARE(listed(checked(own).documents.front()),
                 QStringList(u"error cfd.type /handoff/mesh_plan/element_order"_s));
    }

    void judgesTheLastOfTwoEqualKeys()
    {
        const QByteArray text = sample(u"cfd.mesh-plan"_s);
        const qsizetype at = text.indexOf("    element_order:");
        const QByteArray early = QByteArray(text).insert(at, "    element_order: x\n");
        QCOMPARE(listed(checked(early).documents.front()),
                 QStringList(u"error yaml.duplicate-key /handoff/mesh_plan/element_order"_s));
        const QByteArray late =
            QByteArray(text).insert(text.indexOf('\n', at) + 1, "    element_order: x\n");
        QCOMPARE(listed(checked(late).documents.front()).size(), 2);
    }

    void keepsItsPromisesForAnyDocument()
    {
        QRandomGenerator random(20260221);
        const QByteArrayList texts = samples();
        for (int i = 0; i < 1000; ++i) {
            const QByteArray text = mutated(texts[i % texts.size()], random);
            const Report report = checked(text);
            const QString problem = brokenPromise(text, report);
            QVERIFY2(problem.isEmpty(), qPrintable(problem + u"\n"_s + QString::fromUtf8(text)));
        }
    }

    void aCertainFixRemovesItsFinding()
    {
        QRandomGenerator random(7);
        const QByteArrayList texts = samples(u"cfd"_s);
        int fixes = 0;
        for (int i = 0; i < 1000; ++i) {
            const QByteArray text = mutated(texts[i % texts.size()], random);
            for (const DocumentReport &document : checked(text).documents) {
                for (const Finding &finding : document.findings) {
                    for (const Fix &fix : finding.fixes) {
                        if (!fix.isCertain || !finding.rule.startsWith("cfd."_L1)) {
                            continue;
                        }
                        ++fixes;
                        const Report after = checked(*applied(text, fix.edits));
                        QVERIFY2(!isStillThere(after, finding), qPrintable(finding.message));
                    }
                }
            }
        }
        QVERIFY(fixes > 10);
    }

    void givesTheSameReportOnManyThreads()
    {
        const QByteArrayList texts = samples();
        std::vector<Report> expected;
        for (const QByteArray &text : texts) {
            expected.push_back(checked(text));
        }
        std::atomic_int different = 0;
        std::vector<std::jthread> threads;
        for (int thread = 0; thread < 4; ++thread) {
            threads.emplace_back([&] {
                for (int i = 0; i < 200; ++i) {
                    const size_t index = size_t(i) % expected.size();
                    different += checked(texts[qsizetype(index)]) == expected[index] ? 0 : 1;
                }
            });
        }
        threads.clear();
        QCOMPARE(different.load(), 0);
    }

    void aKnownKindMustBeAMap_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("rule");
        QTest::newRow("list") << QByteArray("- a\n") << u"generic.type"_s;
        QTest::newRow("nothing") << QByteArray("---\n...\n") << u"generic.empty"_s;
    }

    void aKnownKindMustBeAMap()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, rule);
        CheckSettings settings;
        settings.kindOverride = u"handoff"_s;
        QCOMPARE(checked(text, settings).documents.front().findings.front().rule, rule);
    }

    void aListOfHandoffsIsReported_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Format>("format");
        QTest::addColumn<QStringList>("rules");
        const QStringList told{u"text.handoff-list"_s};
        QTest::newRow("YAML") << "- handoff:\n    producer: x\n- handoff:\n    producer: y\n"_ba
                              << Format::Yaml << told;
        QTest::newRow("JSON") << R"([{"handoff": {"producer": "x"}}])"_ba << Format::Json << told;
        QTest::newRow("behind others")
            << "- a: 1\n- ARENA_TO_NEXUS_HANDOFF:\n    Task: x\n"_ba << Format::Yaml << told;
        QTest::newRow("in Markdown")
            << "Hi\n\n```yaml\n- handoff: {producer: x}\n```\n"_ba << Format::Markdown << told;
        QTest::newRow("of other values")
            << "- a: 1\n- b\n- [handoff]\n"_ba << Format::Yaml << QStringList();
        QTest::newRow("empty") << "[]\n"_ba << Format::Yaml << QStringList();
        const QByteArray call = R"({"name": "submit_step_completion", "arguments": )"
                                R"({"task_id": "1", "step_index": 1, "agent": "Tara"}})";
        QTest::newRow("calls") << "[" + call + "]" << Format::Json << told;
        QTest::newRow("calls of a message")
            << R"({"role": "assistant", "tool_calls": [{"id": 1, "function": )" + call + "}]}"
            << Format::Json << told;
        QTest::newRow("below a key of its own")
            << "reviews:\n- handoff: {producer: x}\n"_ba << Format::Yaml << told;
        QTest::newRow("a list of texts below a key")
            << "handoffs:\n- handoff\n"_ba << Format::Yaml << QStringList();
    }

    void aListOfHandoffsIsReported()
    {
        QFETCH(QByteArray, text);
        QFETCH(Format, format);
        QFETCH(QStringList, rules);
        QStringList found;
        for (const DocumentReport &document : checked(text, {}, format).documents) {
            QCOMPARE(document.kind, QString());
            QCOMPARE(document.verdict.action, Action::None);
            for (const Finding &finding : document.findings) {
                QCOMPARE(finding.severity, Severity::Note);
                found.append(finding.rule);
            }
        }
        QCOMPARE(found, rules);
    }

    void aCancelledCheckDoesNoWork_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::newRow("right") << QByteArray(
            "      - severity: \"NOTE\"\n        description: "
            "\"Wall distance\"\n        suggested_fix: \"Say it\"\n");
        QTest::newRow("wrong") << QByteArray(
            "      - severity: \"SO SO\"\n        description: 1\n");
    }

    /// Measures processor time, because the machine may be busy.
    void aCancelledCheckDoesNoWork()
    {
        QFETCH(const QByteArray, entry);
        const QByteArray head = sample(u"cfd.engineering-review"_s);
        const QByteArray text = head.left(head.indexOf("  engineering_review:"))
            + "  engineering_review:\n    approval_status: \"APPROVED_WITH_WARNINGS\"\n"
              "    challenges:\n"
            + entry.repeated(40'000);
        const ParsedText parsed = parse(text, Format::Yaml);
        const auto timeOf = [&](std::atomic_bool *stop) {
            const long long begin = threadTime();
            static_cast<void>(check(text, parsed, builtIn(), {}, stop));
            return threadTime() - begin;
        };
        const long long whole = timeOf(nullptr);
        std::atomic_bool stop = true;
        const long long stopped = timeOf(&stop);
        qInfo("%lld ms of work, stopped after %lld ms", whole, stopped);
        QVERIFY(stopped * 2 < whole);
    }

    /// The text cannot be parsed, but its receiver would get it.
    void aHandoffInAnotherEncodingIsAnError_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Format>("format");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<Action>("action");
        const QString review =
            u"handoff:\n  producer: cfd-reviewer\n  engineering_review: {notes: für}\n"_s;
        const QString request = u"<agent_request><mode>für</mode></agent_request>\n"_s;
        const auto as = [](const QString &text, QStringConverter::Encoding encoding) {
            QStringEncoder encoder(encoding, QStringConverter::Flag::WriteBom);
            return QByteArray(encoder(text));
        };
        using enum QStringConverter::Encoding;
        const QString kind = u"cfd.engineering-review"_s;
        QTest::newRow("UTF-16 little")
            << as(review, Utf16LE) << Format::Yaml << kind << Action::Reinvoke;
        QTest::newRow("UTF-16 big")
            << as(review, Utf16BE) << Format::Yaml << kind << Action::Reinvoke;
        QTest::newRow("UTF-32") << as(review, Utf32LE) << Format::Yaml << kind << Action::Reinvoke;
        QTest::newRow("Latin-1") << review.toLatin1() << Format::Yaml << kind << Action::Reinvoke;
        QTest::newRow("XML in UTF-16")
            << as(request, Utf16LE) << Format::Xml << u"native.request"_s << Action::Block;
        QTest::newRow("XML in Latin-1")
            << request.toLatin1() << Format::Xml << u"native.request"_s << Action::Block;
        QTest::newRow("no handoff")
            << as(u"colour: blue\n"_s, Utf16LE) << Format::Yaml << QString() << Action::None;
    }

    void aHandoffInAnotherEncodingIsAnError()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(Format, format);
        QFETCH(QString, kind);
        QFETCH(Action, action);
        const DocumentReport report = checked(bytes, {}, format).documents.front();
        QCOMPARE(report.kind, kind);
        QCOMPARE(report.verdict.action, action);
        QCOMPARE(report.count(Severity::Error), kind.isEmpty() ? 0 : 1);
        QCOMPARE(report.findings.front().rule, u"text.invalid-utf8"_s);
        QVERIFY(!report.verdict.headline.isEmpty());
    }

    /// "baton check" prints findings without verdicts by default.
    void findingsAreTheSameWithoutVerdicts()
    {
        CheckSettings settings;
        settings.isFindingsOnly = true;
        QRandomGenerator random(7);
        int found = 0;
        for (const QByteArray &text : samples()) {
            for (const QByteArray &bytes : {text, mutated(text, random), mutated(text, random)}) {
                const Report whole = checked(bytes);
                const Report plain = checked(bytes, settings);
                QCOMPARE(plain.documents.size(), whole.documents.size());
                for (size_t i = 0; i < plain.documents.size(); ++i) {
                    QVERIFY2(plain.documents[i].findings == whole.documents[i].findings,
                             bytes.constData());
                    found += static_cast<int>(plain.documents[i].findings.size());
                }
            }
        }
        QVERIFY(found > 100);
    }

private:
    [[nodiscard]] static bool isStillThere(const Report &report, const Finding &finding)
    {
        return std::ranges::any_of(report.documents, [&](const DocumentReport &document) {
            return std::ranges::any_of(document.findings, [&](const Finding &other) {
                return other.rule == finding.rule && other.fieldPath() == finding.fieldPath();
            });
        });
    }
};

QTEST_GUILESS_MAIN(TestCheck)
#include "tst_check.moc"
