// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "comparetext.h"
#include "models/compare/diffmodel.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QString cell(const DiffModel &model, const DiffPath &path, int column)
{
    const QModelIndex index = model.indexOf(path);
    return index.siblingAtColumn(column).data().toString();
}

} // namespace

class TestDiffModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void passesTheModelTester()
    {
        DiffModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        model.setDiff(
            compare(valueOf("a: 1\nl: [x, y]\n"), valueOf("a: 2\nl: [y, x, z]\nm: {n: 1}")));
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.columnCount(), 4);
        QCOMPARE(model.rowCount(model.index(1, 0)), 3);
        QVERIFY(!model.index(3, 0).isValid());
        QVERIFY(!model.index(0, 4).isValid());
        QCOMPARE(model.index(0, 0, model.index(1, 0)).parent(), model.index(1, 0));
        model.setDiff({});
        QCOMPARE(model.rowCount(), 0);
    }

    void attributesAreShownWithoutTheInternalPrefix()
    {
        DiffModel model;
        model.setDiff(compare(valueOf("'@xmlns:q': urn:a\n'#text': x\n"),
                              valueOf("'@xmlns:q': urn:b\n'#text': y\n")));
        QCOMPARE(cell(model, {0}, DiffModel::FieldColumn), u"xmlns:q"_s);
        QCOMPARE(cell(model, {1}, DiffModel::FieldColumn), u"#text"_s);
    }

    void showsBothValues()
    {
        DiffModel model;
        model.setDiff(compare(valueOf("a: 1\nl: [x, y]\nt: the coarse mesh\n"),
                              valueOf("a: 2\nl: [y, x, z]\nt: the fine mesh\nn:\n")));
        QCOMPARE(cell(model, {0}, DiffModel::FieldColumn), u"a"_s);
        QCOMPARE(cell(model, {0}, DiffModel::LeftColumn), u"1"_s);
        QCOMPARE(cell(model, {0}, DiffModel::RightColumn), u"2"_s);
        QCOMPARE(cell(model, {1}, DiffModel::RightColumn), DiffModel::tr("%n item(s)", nullptr, 3));
        QCOMPARE(cell(model, {3}, DiffModel::LeftColumn), QString());
        QCOMPARE(cell(model, {3}, DiffModel::RightColumn), DiffModel::tr("nothing"));
        const QModelIndex text = model.indexOf({2});
        const auto spans = text.siblingAtColumn(DiffModel::LeftColumn)
                               .data(DiffModel::SpansRole)
                               .value<WordRanges>();
        QCOMPARE(spans, (WordRanges{{4, 6}}));
        QCOMPARE(text.data(DiffModel::ChangeRole).toInt(), static_cast<int>(FieldChange::Changed));
        QCOMPARE(model.path(text), DiffPath{2});
    }

    void saysWhereAnItemMoved()
    {
        DiffModel model;
        model.setDiff(compare(valueOf("[a, b, c]"), valueOf("[c, a, b]")));
        QCOMPARE(cell(model, {0}, DiffModel::FieldColumn), u"3 → 1"_s);
        QVERIFY(model.index(0, 0).data(DiffModel::MovedRole).toBool());
        QVERIFY(model.index(0, 0).data(DiffModel::DifferenceRole).toBool());
        QVERIFY(!model.index(1, 0).data(DiffModel::DiffersRole).toBool());
        QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(), u"3 → 1, moved"_s);
    }

    /// After a removed entry, the following ones have other numbers on each side.
    void eachNumberIsShownOnce()
    {
        DiffModel model;
        model.setDiff(compare(valueOf("[gone, lost, a, b]"), valueOf("[a, b, new]")));
        QStringList labels;
        for (int row = 0; row < model.rowCount(); ++row) {
            labels.append(model.index(row, DiffModel::FieldColumn).data().toString());
        }
        QCOMPARE(labels.removeDuplicates(), 0);
        QVERIFY2(labels.contains(u"3 → 1"_s) && labels.contains(u"4 → 2"_s),
                 qPrintable(labels.join(u' ')));
    }

    void aWholeEntryIsOneDifference()
    {
        DiffModel model;
        model.setDiff(compare(valueOf("a: 1"), valueOf("a: 1\nb: {c: 1}")));
        const QModelIndex whole = model.index(1, 0);
        QVERIFY(whole.data(DiffModel::DifferenceRole).toBool());
        QVERIFY(!model.index(0, 0, whole).data(DiffModel::DifferenceRole).toBool());
        QVERIFY(model.index(0, 0, whole).data(DiffModel::DiffersRole).toBool());
    }
};

QTEST_GUILESS_MAIN(TestDiffModel)
#include "tst_diffmodel.moc"
