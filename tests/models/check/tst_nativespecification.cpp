// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/nativerequest.h"

#include <QFile>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

struct Block
{
    int line = 0;
    QByteArray text;
};

/// The specification puts fences of one length inside of each other, so its blocks are what stands
/// between "```xml" and the next line "```", as its own sed commands have it.
std::vector<Block> xmlBlocks(const QByteArray &markdown)
{
    std::vector<Block> blocks;
    bool isInside = false;
    int line = 0;
    for (const QByteArray &content : markdown.split('\n')) {
        ++line;
        if (content.trimmed() == "```xml") {
            isInside = true;
            blocks.push_back({line + 1, {}});
        } else if (content.trimmed() == "```") {
            isInside = false;
        } else if (isInside) {
            blocks.back().text += content + '\n';
        }
    }
    return blocks;
}

struct Expected
{
    const char *section;
    Action action;
    QStringList findings;
};

/// What is to be found in each XML block of the specification, in its order.
std::vector<Expected> expectations()
{
    // No example declares the target namespace of the schema in section 2.1.
    const QString space = u"note native.namespace /agent_request"_s;
    const auto missing = [](const QStringList &names) {
        QStringList lines;
        for (const QString &name : names) {
            lines.append("error native.required /agent_request/"_L1 + name);
        }
        return lines;
    };
    const QStringList all{u"mode"_s,     u"original_intent"_s, u"current_task_summary"_s,
                          u"workflow"_s, u"task_details"_s,    u"deliverables"_s};
    // "Summary" has 7 of the 10 characters that table 2.2 recommends.
    const QString length = u"note native.summary-length /agent_request/current_task_summary"_s;
    return {
        {"1.2", Action::AcceptWithNotes, {space}},
        {"2.1", Action::None, {}}, // the schema itself is no handoff
        // 2.3 and 8.1 show attributes alone: "standard fields here" stands in a comment, so each
        // required field of table 2.2 is missing; the custom attributes are fine.
        {"2.3", Action::Block, missing(all) + QStringList(space)},
        {"4.1", Action::AcceptWithNotes, {space}},
        {"5.2", Action::AcceptWithNotes, {space}},
        {"5.3", Action::AcceptWithNotes, {space}},
        {"6.1", Action::AcceptWithNotes, {space}},
        {"6.2", Action::AcceptWithNotes, {space}},
        {"6.3", Action::AcceptWithNotes, {space}},
        {"6.4, file 1", Action::AcceptWithNotes, {space}},
        {"6.4, file 2", Action::AcceptWithNotes, {space}},
        {"6.4, file 3", Action::AcceptWithNotes, {space}},
        // 7.1, scenario 1: an end tag is missing, "block session creation".
        {"7.1, unclosed", Action::Block, {u"error xml.syntax "_s}},
        // 7.1, scenario 2: the value, its element and the allowed values.
        {"7.1, enum", Action::Block, {space, u"error native.enum /agent_request/mode"_s, length}},
        // 7.1, scenario 3: "Missing required element: original_intent".
        {"7.1, missing", Action::Block, {missing({u"original_intent"_s}).front(), space, length}},
        {"8.1", Action::Block, missing(all) + QStringList(space)},
        // 8.2 leaves fields out ("<!-- ... -->"); its foreign elements are fine.
        {"8.2", Action::Block,
         missing({u"current_task_summary"_s, u"workflow"_s, u"task_details"_s, u"deliverables"_s})
             + QStringList(space)},
        // 8.3 shows two requests in one block: XML has one root element.
        {"8.3", Action::Block, {u"error xml.syntax "_s}},
        {"B", Action::AcceptWithNotes, {space}},
    };
}

} // namespace

/// The blocks of the native orchestrator's specification itself, where it lies beside the project.
class TestNativeSpecification : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase()
    {
        QFile file(path());
        m_isThere = file.open(QIODevice::ReadOnly);
        if (m_isThere) {
            m_blocks = xmlBlocks(file.readAll());
        }
    }

    void takesXmlBlocksOutOfMarkdown()
    {
        const std::vector<Block> blocks =
            xmlBlocks("text\n```xml\n<a/>\n```\n```\nno\n```\n```xml\n<b>\n</b>\n```\n");
        QCOMPARE(blocks.size(), 2);
        QCOMPARE(blocks[0].text, "<a/>\n");
        QCOMPARE(blocks[0].line, 3);
        QCOMPARE(blocks[1].text, "<b>\n</b>\n");
    }

    void hasTheBlocksThatAreExpected()
    {
        if (!m_isThere) {
            QSKIP(qPrintable(absence()));
        }
        QCOMPARE(m_blocks.size(), expectations().size());
    }

    void everyBlockHasItsFindings_data()
    {
        QTest::addColumn<int>("index");
        const std::vector<Expected> all = expectations();
        for (size_t i = 0; i < all.size(); ++i) {
            QTest::newRow(all[i].section) << static_cast<int>(i);
        }
    }

    void everyBlockHasItsFindings()
    {
        QFETCH(int, index);
        if (!m_isThere) {
            QSKIP(qPrintable(absence()));
        }
        const Expected expected = expectations()[size_t(index)];
        const DocumentReport report = checkedXml(m_blocks[size_t(index)].text);
        QCOMPARE(listed(report), expected.findings);
        QCOMPARE(report.verdict.action, expected.action);
    }

    /// The same blocks in a prompt.md: findings carry the lines of that file.
    void everyBlockIsFoundInAPrompt_data() { everyBlockHasItsFindings_data(); }

    void everyBlockIsFoundInAPrompt()
    {
        QFETCH(int, index);
        if (!m_isThere) {
            QSKIP(qPrintable(absence()));
        }
        const Block &block = m_blocks[size_t(index)];
        const QByteArray markdown = "# Task\n\nProse.\n\n```xml\n" + block.text + "```\n";
        CheckSettings settings;
        settings.filePath = u"/nowhere/prompt.md"_s;
        settings.touchesDisk = false;
        const Report report =
            check(markdown, parse(markdown, Format::Markdown, builtIn().parseOptions()), builtIn(),
                  settings);
        const DocumentReport bare = checkedXml(block.text);
        const DocumentReport &found = report.documents.front();
        if (bare.kind.isEmpty()) {
            QCOMPARE(listed(found), {u"warning native.no-block "_s});
            return;
        }
        QCOMPARE(listed(found), listed(bare));
        for (size_t i = 0; i < found.findings.size(); ++i) {
            QCOMPARE(found.findings[i].start.line, bare.findings[i].start.line + 5);
        }
    }

private:
    [[nodiscard]] static QString path()
    {
        return QStringLiteral(BATON_SOURCE_DIR
                              "/../shared/specs/native-orchestrator-xml-handoff-protocol.md");
    }

    [[nodiscard]] static QString absence()
    {
        return u"The specification is not beside the project: "_s + path();
    }

    bool m_isThere = false;
    std::vector<Block> m_blocks;
};

QTEST_GUILESS_MAIN(TestNativeSpecification)
#include "tst_nativespecification.moc"
