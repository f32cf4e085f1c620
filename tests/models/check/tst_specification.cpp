// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/models/check/checked.h"

#include <QFile>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

struct Block
{
    int line = 0;
    QByteArray text;
};

std::vector<Block> yamlBlocks(const QByteArray &markdown)
{
    std::vector<Block> blocks;
    bool isInside = false;
    int line = 0;
    for (const QByteArray &content : markdown.split('\n')) {
        ++line;
        if (content.startsWith("```")) {
            isInside = content.startsWith("```yaml");
            if (isInside) {
                blocks.push_back({line + 1, {}});
            }
        } else if (isInside) {
            blocks.back().text += content + '\n';
        }
    }
    return blocks;
}

/// What is to be found in each YAML block of the specification, in its order. The examples carry
/// placeholders of the template that they are.
struct Expected
{
    const char *kind;
    Action action;
    QStringList findings;
};

std::vector<Expected> expectations()
{
    const QString task = u"warning cfd.placeholder /handoff/context/task_id"_s;
    const QString description = u"warning cfd.placeholder /handoff/context/description"_s;
    return {
        {"", Action::None, {u"error yaml.syntax "_s}}, // alternatives behind a quoted value
        {"cfd.math-analysis", Action::AcceptWithNotes, {task, description}},
        {"cfd.engineering-review", Action::AcceptWithNotes, {task, description}},
        {"cfd.swarm-synthesis", Action::AcceptWithNotes, {task, description}},
        {"cfd.mesh-plan", Action::Accept, {}},
        {"cfd.flow-result", Action::Accept, {}},
        {"cfd.transport-result", Action::Accept, {}},
        {"cfd.error-history", Action::None, {}},
    };
}

} // namespace

/// The blocks of the CFD specification itself, where it lies beside the project.
class TestSpecification : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase()
    {
        QFile file(path());
        m_isThere = file.open(QIODevice::ReadOnly);
        if (m_isThere) {
            m_blocks = yamlBlocks(file.readAll());
        }
    }

    void takesYamlBlocksOutOfMarkdown()
    {
        const std::vector<Block> blocks =
            yamlBlocks("text\n```yaml\na: 1\nb: 2\n```\n```\nno\n```\n```yaml\nc: 3\n```\n");
        QCOMPARE(blocks.size(), 2);
        QCOMPARE(blocks[0].text, "a: 1\nb: 2\n");
        QCOMPARE(blocks[0].line, 3);
        QCOMPARE(blocks[1].text, "c: 3\n");
    }

    void hasTheBlocksThatAreExpected()
    {
        if (!m_isThere) {
            QSKIP(qPrintable(u"The specification is not beside the project: "_s + path()));
        }
        QCOMPARE(m_blocks.size(), expectations().size());
    }

    void everyBlockHasItsVerdict_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(expectations().size()); ++i) {
            QTest::addRow("block %d", i) << i;
        }
    }

    void everyBlockHasItsVerdict()
    {
        QFETCH(int, index);
        if (!m_isThere) {
            QSKIP(qPrintable(u"The specification is not beside the project: "_s + path()));
        }
        const Block &block = m_blocks[size_t(index)];
        const Expected expected = expectations()[size_t(index)];
        const DocumentReport report = checked(block.text).documents.front();
        const QString place = u"line %1 of the specification"_s.arg(block.line);
        QStringList found = listed(report);
        if (report.verdict.headline == "Not evaluated"_L1) {
            QVERIFY2(found.size() == 1 && found.front().startsWith(expected.findings.front()),
                     qPrintable(place));
            return;
        }
        QVERIFY2(report.kind == QLatin1StringView(expected.kind), qPrintable(place));
        QVERIFY2(found == expected.findings, qPrintable(place + u": "_s + found.join(u'\n')));
        QVERIFY2(report.verdict.action == expected.action, qPrintable(place));
    }

private:
    [[nodiscard]] static QString path()
    {
        return QStringLiteral(BATON_SOURCE_DIR
                              "/../shared/specs/cfd-orchestrator-handoff-schema.md");
    }

    bool m_isThere = false;
    std::vector<Block> m_blocks;
};

QTEST_GUILESS_MAIN(TestSpecification)
#include "tst_specification.moc"
