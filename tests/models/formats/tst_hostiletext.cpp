// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "tests/memory.h"
#include "tests/models/check/checked.h"
#include "tests/threadtime.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// Nine levels of ten aliases each: a thousand million texts if all are expanded.
QByteArray laughs()
{
    QByteArray bytes = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n";
    for (int i = 1; i < 9; ++i) {
        const QByteArray alias = "*a" + QByteArray::number(i - 1);
        const QByteArray name = "a" + QByteArray::number(i);
        bytes += name + ": &" + name + " [" + (alias + ", ").repeated(9) + alias + "]\n";
    }
    return bytes;
}

} // namespace

/// Malicious YAML and JSON is read within limits of time and memory.
class TestHostileText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void isReadWithinTimeAndMemoryLimits_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<Format>("format");
        QTest::addColumn<QString>("rule");
        constexpr qsizetype many = 1'000'000;
        const QString deep = u"text.too-deep"_s;
        QTest::newRow("flow lists") << QByteArray("[").repeated(many) << Format::Yaml << deep;
        QTest::newRow("closed flow lists")
            << QByteArray("[").repeated(many) + QByteArray("]").repeated(many) << Format::Yaml
            << deep;
        QTest::newRow("flow maps") << QByteArray("{a: ").repeated(many / 4) << Format::Yaml << deep;
        QTest::newRow("flow maps in one line of 60 MB")
            << QByteArray("{a: ").repeated(15 * many) << Format::Yaml << deep;
        QTest::newRow("documents")
            << QByteArray("---\n").repeated(many) << Format::Yaml << u"text.too-large"_s;
        QTest::newRow("requests in Markdown")
            << QByteArray("```xml\n<agent_request/>\n```\n").repeated(many / 10) << Format::Markdown
            << u"text.too-large"_s;
        QTest::newRow("blocks that name no language")
            << QByteArray("```\nhandoff:\n```\n").repeated(many / 10) << Format::Markdown
            << u"text.fence-language text.too-large"_s;
        const QString large = u"text.too-large"_s;
        QTest::newRow("values in JSON")
            << '[' + QByteArray("1,").repeated(3 * many) + "1]" << Format::Json << large;
        QTest::newRow("values in YAML")
            << QByteArray("- a\n").repeated(3 * many) << Format::Yaml << large;
        QTest::newRow("values in a line of YAML") << '[' + QByteArray("1,").repeated(3 * many)
                + "1]\n" << Format::Yaml << large;
        QTest::newRow("elements") << "<a>" + QByteArray("<b/>").repeated(3 * many) + "</a>"
                                  << Format::Xml << large;
        QTest::newRow("blocks") << QByteArray("- ").repeated(many) << Format::Yaml << deep;
        QTest::newRow("JSON arrays") << QByteArray("[").repeated(many) << Format::Json << deep;
        QTest::newRow("JSON objects")
            << QByteArray("{\"a\":").repeated(many / 4) << Format::Json << deep;
        QTest::newRow("billion laughs") << laughs() << Format::Yaml << u"yaml.alias-expansion"_s;
        QTest::newRow("quadratic blow-up") << "a: &a " + QByteArray(100'000, 'x') + "\nb: ["
                + QByteArray("*a, ").repeated(20'000)
                + "*a]\n" << Format::Yaml << u"yaml.alias-expansion"_s;
    }

    void isReadWithinTimeAndMemoryLimits()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(Format, format);
        QFETCH(QString, rule);
        (void)checked("a: [1]\n"); // loads the protocols
        const long long start = threadTime();
        Report report;
        const qint64 peak = peakOf([&] { report = checked(bytes, {}, format); });
        const long long used = threadTime() - start;
        QVERIFY2(used < 3000, qPrintable(QString::number(used)));
        const qint64 most = qint64(16) * 1024 * 1024 + 8 * bytes.size();
        QVERIFY2(!canMeasureMemory || peak < most, qPrintable(QString::number(peak)));
        QStringList rules;
        for (const DocumentReport &document : report.documents) {
            for (const Finding &finding : document.findings) {
                rules.append(finding.rule);
            }
        }
        rules.removeDuplicates();
        QCOMPARE(rules.join(u' '), rule);
    }

    void theLimitOfDocumentsIsExact_data()
    {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<Format>("format");
        QTest::newRow("YAML") << "a: 1\n---\n"_ba << Format::Yaml;
        QTest::newRow("fenced") << "```yaml\na: 1\n```\n"_ba << Format::Markdown;
        QTest::newRow("fenced by tildes") << "~~~json\n{}\n~~~\n"_ba << Format::Markdown;
    }

    void theLimitOfDocumentsIsExact()
    {
        QFETCH(QByteArray, document);
        QFETCH(Format, format);
        constexpr qsizetype most = 10'000;
        const ParsedText all = parse(document.repeated(most), format);
        QVERIFY(all.issues.empty());
        QVERIFY(all.documents.size() >= size_t(most));
        const ParsedText more = parse(document.repeated(most + 1), format);
        QCOMPARE(more.issues.size(), 1u);
        QCOMPARE(more.issues.front().rule, u"text.too-large"_s);
        QCOMPARE(more.documents.size(), 1u);
        QVERIFY(!more.isComplete());
    }

    void commasInTextsDoNotSeparateValues()
    {
        const QByteArray prose = QByteArray("a, \\\"b\\\", ").repeated(1'500'000);
        const ParsedText parsed = parse("[\"" + prose + "\", 1]", Format::Json);
        QVERIFY(parsed.isComplete());
        QCOMPARE(parsed.documents.front().tree.root().children.size(), 2u);
    }

    /// A repeated long text is not validated again and again.
    void repeatedHandoffsAreReadQuickly()
    {
        const QByteArray bytes = "handoff:\n  a: &a " + QByteArray(100'000, 'x') + "\n  b: ["
            + QByteArray("*a, ").repeated(20'000) + "*a]\n";
        (void)checked("handoff:\n  a: 1\n"); // loads the protocols
        Report report;
        const qint64 peak = peakOf([&] { report = checked(bytes, {}, Format::Yaml); });
        QVERIFY2(!canMeasureMemory || peak < qint64(64) * 1024 * 1024,
                 qPrintable(QString::number(peak)));
        QVERIFY(std::ranges::any_of(report.documents.front().findings, [](const Finding &finding) {
            return finding.rule == "yaml.alias-expansion"_L1;
        }));
    }

    /// Aliases are expanded up to a limit.
    void aliasesAreExpandedUpToALimit()
    {
        const ParsedText parsed = parse(laughs(), Format::Yaml);
        QVERIFY(!parsed.documents.empty());
        const Tree &tree = parsed.documents.front().tree;
        const long long start = threadTime();
        const qint64 peak = peakOf([&] { (void)tree.toValue(); });
        const long long used = threadTime() - start;
        QVERIFY2(used < 3000, qPrintable(QString::number(used)));
        QVERIFY2(!canMeasureMemory || peak < qint64(128) * 1024 * 1024,
                 qPrintable(QString::number(peak)));
    }
};

QTEST_GUILESS_MAIN(TestHostileText)
#include "tst_hostiletext.moc"
