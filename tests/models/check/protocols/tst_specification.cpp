// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "tests/files.h"
#include "tests/models/check/checked.h"
#include "tests/models/check/protocols/golden.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// A page below tests/data/specifications with an example for each part of a specification, and the
/// golden file with the findings of the blocks of one format.
struct Specification
{
    const char *golden;
    const char *page;
    Format format;
};

constexpr Specification specifications[] = {
    {"cfd", "cfd", Format::Yaml},       {"swarm", "swarm", Format::Yaml},
    {"arena", "arena", Format::Yaml},   {"native", "native", Format::Xml},
    {"orion", "orion", Format::Prompt}, {"orion-tool", "orion", Format::Json},
};

struct Block
{
    QString heading; ///< heading of the section that contains the block
    QByteArray text;
};

/// The language of the pages' blocks.
QByteArray languageOf(Format format)
{
    switch (format) {
    case Format::Xml:
        return "xml";
    case Format::Json:
        return "json";
    case Format::Prompt:
        return "text";
    default:
        return "yaml";
    }
}

/// The blocks of @p markdown in the language of @p format.
std::vector<Block> blocksOf(const QByteArray &markdown, Format format)
{
    const QByteArray fence = "```" + languageOf(format);
    std::vector<Block> blocks;
    QString heading;
    bool isInside = false;
    for (const QByteArray &line : markdown.split('\n')) {
        const QByteArray content = line.trimmed();
        if (content == fence) {
            isInside = true;
            blocks.push_back({heading, {}});
        } else if (content == "```") {
            isInside = false;
        } else if (isInside) {
            blocks.back().text += line + '\n';
        } else if (line.startsWith("##")) {
            heading = QString::fromUtf8(line).section(u' ', 1);
        }
    }
    return blocks;
}

/// The expected findings of one block in a golden file: lines as those of golden.h, each with its
/// reason in the specification.
struct Expected
{
    QString heading;
    QStringList lines;
};

/// A golden file lists the blocks of a page in order:
///
///     block: 2b. engineering-review
///     kind: cfd.engineering-review  # it has an engineering_review
///     16 warning cfd.placeholder /handoff/context/task_id  # {N} is not filled in
///     verdict: accept-with-notes  # warnings do not stop it
std::vector<Expected> expectedIn(const QByteArray &golden, QStringList &unjustified)
{
    static const QRegularExpression reason(u"  # \\S.*$"_s);
    std::vector<Expected> all;
    for (const QString &line : QString::fromUtf8(golden).split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u'#')) {
            continue;
        }
        if (line.startsWith("block: "_L1)) {
            all.push_back({line.sliced(7), {}});
            continue;
        }
        if (!line.contains(reason)) {
            unjustified.append(line);
        }
        all.back().lines.append(QString(line).remove(reason));
    }
    return all;
}

QStringList foundIn(const Block &block, Format format)
{
    CheckSettings settings;
    settings.touchesDisk = false;
    const Report report =
        check(block.text, parse(block.text, format, builtIn().parseOptions()), builtIn(), settings);
    QStringList lines;
    for (const DocumentReport &document : report.documents) {
        lines += golden::linesOf(document, false);
    }
    return lines;
}

} // namespace

/// Compares the findings of an example for each part of the specifications with a golden file that
/// contains the reason for each finding.
class TestSpecification : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void extractsBlocksFromMarkdown()
    {
        const QByteArray text = "## One\n```yaml\na: 1\nb: 2\n```\n```\nno\n```\n"
                                "### 2. Two\n```yaml\nc: 3\n```\n";
        const std::vector<Block> blocks = blocksOf(text, Format::Yaml);
        QCOMPARE(blocks.size(), size_t(2));
        QCOMPARE(blocks[0].text, "a: 1\nb: 2\n");
        QCOMPARE(blocks[0].heading, u"One"_s);
        QCOMPARE(blocks[1].text, "c: 3\n");
        QCOMPARE(blocks[1].heading, u"2. Two"_s);
    }

    void everyGoldenLineHasAReason()
    {
        for (const Specification &specification : specifications) {
            QStringList unjustified;
            QVERIFY(!expectedIn(goldenOf(specification), unjustified).empty());
            QCOMPARE(unjustified, QStringList());
        }
    }

    void everyBlockHasItsFindings_data()
    {
        QTest::addColumn<int>("specification");
        QTest::addColumn<int>("block");
        for (int i = 0; i < static_cast<int>(std::size(specifications)); ++i) {
            QStringList ignored;
            const std::vector<Expected> expected = expectedIn(goldenOf(specifications[i]), ignored);
            for (int block = 0; block < static_cast<int>(expected.size()); ++block) {
                QTest::addRow("%s %d: %s", specifications[i].golden, block,
                              qPrintable(expected[static_cast<size_t>(block)].heading))
                    << i << block;
            }
        }
    }

    void everyBlockHasItsFindings()
    {
        QFETCH(int, specification);
        QFETCH(int, block);
        const Specification &spec = specifications[specification];
        QStringList ignored;
        const std::vector<Expected> expected = expectedIn(goldenOf(spec), ignored);
        const std::vector<Block> blocks = blocksOf(pageOf(spec), spec.format);
        QCOMPARE(blocks.size(), expected.size());
        const Expected &wanted = expected[static_cast<size_t>(block)];
        const Block &found = blocks[static_cast<size_t>(block)];
        QCOMPARE(found.heading, wanted.heading);
        const QStringList lines = foundIn(found, spec.format);
        QVERIFY2(lines == wanted.lines,
                 qPrintable(golden::difference(found.heading, wanted.lines, lines)));
    }

    /// The same blocks in a Markdown file: findings have the line numbers of that file.
    void everyBlockIsFoundInMarkdown_data() { everyBlockHasItsFindings_data(); }

    void everyBlockIsFoundInMarkdown()
    {
        QFETCH(int, specification);
        QFETCH(int, block);
        const Specification &spec = specifications[specification];
        const bool isXml = spec.format == Format::Xml;
        const std::vector<Block> blocks = blocksOf(pageOf(spec), spec.format);
        QVERIFY(block < static_cast<int>(blocks.size()));
        const QByteArray content = blocks[static_cast<size_t>(block)].text;
        const QByteArray markdown =
            "# Task\n\nProse.\n\n```" + languageOf(spec.format) + '\n' + content + "```\n";
        CheckSettings settings;
        settings.filePath = isXml ? u"/nowhere/prompt.md"_s : u"/nowhere/notes.md"_s;
        settings.touchesDisk = false;
        const ParseOptions options = builtIn().parseOptions();
        const Report bare =
            check(content, parse(content, spec.format, options), builtIn(), settings);
        const Report inside =
            check(markdown, parse(markdown, Format::Markdown, options), builtIn(), settings);
        if (bare.documents.front().kind.isEmpty()) {
            // A block that is not a handoff has no findings, but a prompt.md without a request has
            // one.
            const QStringList said = listed(inside.documents.front());
            QVERIFY2(said.contains(u"warning native.no-block "_s), qPrintable(said.join(u'\n')));
            return;
        }
        QCOMPARE(inside.documents.size(), bare.documents.size());
        const DocumentReport &found = inside.documents.front();
        const DocumentReport &expected = bare.documents.front();
        QCOMPARE(listed(found).mid(0, listed(expected).size()), listed(expected));
        for (size_t i = 0; i < expected.findings.size(); ++i) {
            QCOMPARE(found.findings[i].start.line, expected.findings[i].start.line + 5);
        }
    }

private:
    static QByteArray goldenOf(const Specification &specification)
    {
        return contentOf(QStringLiteral(BATON_TEST_DATA "/specifications/%1.golden")
                             .arg(QLatin1StringView(specification.golden)));
    }

    static QByteArray pageOf(const Specification &specification)
    {
        return contentOf(QStringLiteral(BATON_TEST_DATA "/specifications/%1.md")
                             .arg(QLatin1StringView(specification.page)));
    }
};

QTEST_GUILESS_MAIN(TestSpecification)
#include "tst_specification.moc"
