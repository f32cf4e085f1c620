// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/problems/problemsmodel.h"
#include "models/editor/snapshot/fieldtitle.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/kind.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

Problem problemOf(const QString &rule, int line, const QString &message = {})
{
    Problem problem;
    problem.finding.rule = rule;
    problem.finding.path = JsonPointer::of(u"/handoff"_s);
    problem.finding.start = {line, 1};
    problem.finding.message = message;
    return problem;
}

Problems listOf(const QString &letters, int line)
{
    Problems problems;
    for (const QChar letter : letters) {
        problems.push_back(problemOf(letter, line));
    }
    return problems;
}

QString lettersOf(const ProblemsModel &model)
{
    QString letters;
    for (int row = 0; row < model.rowCount(); ++row) {
        letters += model.index(row, ProblemsModel::RuleColumn).data().toString();
    }
    return letters;
}

/// Every permutation of every subset of four letters, and some with duplicates.
QStringList everyList()
{
    QStringList lists;
    for (const QString &letters : {u"abcd"_s, u"aab"_s}) {
        for (int bits = 0; bits < 1 << letters.size(); ++bits) {
            QString chosen;
            for (int i = 0; i < letters.size(); ++i) {
                chosen += (bits >> i & 1) != 0 ? QString(letters[i]) : QString();
            }
            std::ranges::sort(chosen);
            do {
                lists.append(chosen);
            } while (std::ranges::next_permutation(chosen).found);
        }
    }
    lists.removeDuplicates();
    return lists;
}

} // namespace

class ProblemsModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void everyUpdateGivesTheNewList()
    {
        const QStringList lists = everyList();
        QVERIFY(lists.size() > 60);
        for (const QString &before : lists) {
            for (const QString &after : lists) {
                ProblemsModel model;
                const QAbstractItemModelTester tester(&model);
                model.setProblems(listOf(before, 1));
                model.setProblems(listOf(after, 2));
                QCOMPARE(lettersOf(model), after);
                QCOMPARE(model.problems(), listOf(after, 2));
            }
        }
    }

    void aRemainingProblemKeepsTheSelection()
    {
        ProblemsModel model;
        model.setProblems(listOf(u"abc"_s, 1));
        QItemSelectionModel selection(&model);
        selection.setCurrentIndex(model.index(1, 0),
                                  QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setProblems(listOf(u"xbc"_s, 7));
        QCOMPARE(removed.size(), 1);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.front().at(0).toModelIndex().row(), 1);
        QCOMPARE(changed.front().at(1).toModelIndex().row(), 2);
        QCOMPARE(selection.currentIndex(), model.index(1, 0));
        QVERIFY(selection.isRowSelected(1));
        QCOMPARE(model.problem(1).finding.start.line, 7);
    }

    void unchangedProblemsEmitNoSignal()
    {
        ProblemsModel model;
        model.setProblems(listOf(u"abc"_s, 1));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        model.setProblems(listOf(u"abc"_s, 1));
        QCOMPARE(changed.size() + removed.size(), 0);
    }

    void aSyntaxErrorHasTheFieldOfItsLine_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("field");
        QTest::newRow("on the line of a field") << "a:\n  key: \"open\n  b: 1\n"_ba << u"a › key"_s;
        QTest::newRow("behind a field") << "a:\n  key: [1]\n  foc\n  b: 1\n"_ba << u"Document"_s;
    }

    void aSyntaxErrorHasTheFieldOfItsLine()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, field);
        const auto catalog = ProtocolCatalog::load();
        const SnapshotPtr snapshot = analyse(bytes, 1, Format::Yaml, *catalog, {});
        QVERIFY(!snapshot->isComplete());
        const Problems problems = problemsOf(snapshot, {}, *catalog);
        const auto mistake = std::ranges::find_if(problems, [](const Problem &problem) {
            return problem.finding.rule.endsWith(".syntax"_L1);
        });
        QVERIFY(mistake != problems.end());
        QCOMPARE(mistake->fieldTitle, field);
    }

    void columnsShowMessageAndPlace()
    {
        Problem problem = problemOf(u"cfd.synonym"_s, 26, u"Non-canonical name"_s);
        problem.finding.severity = Severity::Note;
        problem.fieldTitle = u"Challenges"_s;
        problem.finding.start.column = 5;
        problem.finding.fixes = {{u"Rename"_s, {}, true}};
        Problem stale = problemOf(u"cfd.enum"_s, 9, u"Wrong"_s);
        stale.isStale = true;
        stale.at = QTime(9, 38, 14);
        stale.finding.fixes = problem.finding.fixes;
        ProblemsModel model;
        model.setProblems({problem, stale});
        const auto text = [&model](int row, int column) {
            return model.index(row, column).data().toString();
        };
        QCOMPARE(text(0, ProblemsModel::MessageColumn), u"Non-canonical name"_s);
        QCOMPARE(text(0, ProblemsModel::FieldColumn), u"Challenges"_s);
        QCOMPARE(text(0, ProblemsModel::LineColumn), u"26"_s);
        QCOMPARE(text(0, ProblemsModel::RuleColumn), u"cfd.synonym"_s);
        QCOMPARE(text(0, ProblemsModel::FixColumn), u"Rename"_s);
        QCOMPARE(text(1, ProblemsModel::FixColumn), u"Not checked again yet"_s);
        QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(), u"Note"_s);
        QVERIFY(!model.isBefore(0, 1, ProblemsModel::LineColumn)); // 26, 9: no texts
        QVERIFY(model.isBefore(1, 0, ProblemsModel::LineColumn));
        QVERIFY(model.isBefore(1, 0, ProblemsModel::SeverityColumn));
        QVERIFY(model.isBefore(0, 1, ProblemsModel::MessageColumn));
        QVERIFY(!model.isBefore(0, 0, ProblemsModel::MessageColumn));
        QCOMPARE(model.textOf(0), u"26:5: Non-canonical name [cfd.synonym]"_s);
        QCOMPARE(model.count(Severity::Note, false), 1);
        QCOMPARE(model.count(Severity::Error, false), 0);
        QCOMPARE(model.count(Severity::Error, true), 1);
        QCOMPARE(model.staleSince(), QTime(9, 38, 14));
        model.setProblems({problem});
        QVERIFY(!model.staleSince().isValid());
    }

    void fieldTitlesComeFromTheSchema_data()
    {
        QTest::addColumn<QString>("pointer");
        QTest::addColumn<QString>("title");
        QTest::newRow("root") << u""_s << u"Document"_s;
        QTest::newRow("handoff itself") << u"/handoff"_s << u"handoff"_s;
        QTest::newRow("own block") << u"/handoff/math_analysis"_s << u"Math analysis"_s;
        QTest::newRow("in the block") << u"/handoff/math_analysis/function_spaces/velocity"_s
                                      << u"Function spaces › velocity"_s;
        QTest::newRow("synonym") << u"/handoff/math_analysis/spaces"_s << u"Function spaces"_s;
        QTest::newRow("base field") << u"/handoff/quality/status"_s << u"Quality › Status"_s;
        QTest::newRow("item") << u"/handoff/math_analysis/risks/0/text"_s << u"Risks › 1 › Text"_s;
        QTest::newRow("unknown") << u"/handoff/other/7/x"_s << u"other › 8 › x"_s;
    }

    void fieldTitlesComeFromTheSchema()
    {
        const auto field = [](const QString &name, const QString &title,
                              std::vector<FieldSchema> properties = {}) {
            FieldSchema schema;
            schema.name = name;
            schema.title = title;
            schema.properties = std::move(properties);
            return schema;
        };
        FieldSchema spaces = field(u"function_spaces"_s, u"Function spaces"_s);
        spaces.synonyms = {u"spaces"_s};
        FieldSchema risks = field(u"risks"_s, u"Risks"_s);
        risks.items = {field({}, {}, {field(u"text"_s, u"Text"_s)})};
        Kind kind;
        kind.name = u"math-analysis"_s;
        kind.fields =
            field({}, {},
                  {field(u"handoff"_s, {},
                         {field(u"math_analysis"_s, u"Math analysis"_s, {spaces, risks}),
                          field(u"quality"_s, u"Quality"_s, {field(u"status"_s, u"Status"_s)})})});
        QFETCH(const QString, pointer);
        QTEST(fieldTitle(&kind, JsonPointer::of(pointer)), "title");
    }
};

QTEST_GUILESS_MAIN(ProblemsModelTest)
#include "tst_problemsmodel.moc"
