// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/rulebook.h"
#include "models/parsing/parse.h"
#include "models/text/lineindex.h"
#include "tests/files.h"
#include "tests/models/check/checked.h"

#include <QDir>
#include <QDirIterator>

using namespace Qt::StringLiterals;
using namespace baton;

/// Places of findings: that of the text that they are about.
class TestFindingPlaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    /// For all documents of tests and samples: a finding on a field with a value is at the value or
    /// its key, and its range agrees with line and column.
    void aFindingOnAValueIsAtTheValue()
    {
        int seen = 0;
        for (const QString &folder : {QStringLiteral(BATON_TEST_DATA),
                                      QStringLiteral(BATON_SOURCE_DIR "/resources/samples")}) {
            QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString path = files.next();
                if (!path.endsWith(".findings"_L1) && !path.endsWith(".txt"_L1)) {
                    verifyFile(path, contentOf(path), seen);
                }
            }
        }
        QVERIFY(seen > 200);
    }

    void findingsOfRuleExamplesAreAtTheValue()
    {
        int seen = 0;
        const RuleBook book({ProtocolCatalog::load()});
        for (const RuleExplanation &rule : book.rules()) {
            verifyFile(rule.entry.example.fileName, rule.entry.example.bytes, seen);
        }
        QVERIFY(seen > 50);
    }

private:
    static void verifyFile(const QString &path, const QByteArray &bytes, int &seen)
    {
        CheckSettings settings;
        settings.filePath = QDir::isAbsolutePath(path) ? path : QString();
        const ParsedText parsed = parse(bytes, formatOf(path, bytes), builtIn().parseOptions());
        const LineIndex lines(bytes);
        for (const DocumentReport &document : check(bytes, parsed, builtIn(), settings).documents) {
            const auto number = static_cast<size_t>(document.document);
            if (number >= parsed.documents.size() || !parsed.documents[number].isComplete) {
                continue;
            }
            const Tree &tree = parsed.documents[number].tree;
            for (const Finding &finding : document.findings) {
                const NodeId node = tree.isEmpty() ? noNode : tree.find(finding.fieldPath());
                if (node == noNode || finding.fieldPath().isRoot()) {
                    continue;
                }
                ++seen;
                verifyPlace(finding, tree.at(node), lines, path);
            }
        }
    }

    static void verifyPlace(const Finding &finding, const Node &node, const LineIndex &lines,
                            const QString &path)
    {
        const QByteArray where =
            (path + u": "_s + finding.rule + u' ' + finding.fieldPath().toString()).toUtf8();
        QVERIFY2(finding.start == lines.positionOf(finding.range.begin), where.constData());
        const auto isWithin = [&finding](ByteRange range) {
            return range.begin <= finding.range.begin && finding.range.begin <= range.end;
        };
        QVERIFY2(isWithin(node.range) || isWithin(node.keyRange) || isWithin(node.properties),
                 where.constData());
    }
};

QTEST_GUILESS_MAIN(TestFindingPlaces)
#include "tst_findingplaces.moc"
