// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "formharness.h"

#include <QAbstractButton>

using namespace Qt::StringLiterals;
using namespace baton;

/// Missing fields are added by typing, or by a fix.
class TestFormFixes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { FormHarness::data = QStringLiteral(BATON_TEST_DATA); }
    void init() { failOnWarnings(); }

    void anAbsentFieldIsInsertedByTyping()
    {
        FormHarness form;
        QVERIFY(
            form.load("handoff:\n  version: \"1.0\"\n  mesh_plan:\n    element_type: triangle\n"));
        QVERIFY(form.type(u"/handoff/mesh_plan/memory_estimate_mb"_s, u"450"_s));
        QCOMPARE(form.bytes(),
                 "handoff:\n  version: \"1.0\"\n  mesh_plan:\n"
                 "    element_type: triangle\n    memory_estimate_mb: 450\n");
        QVERIFY(form.type(u"/handoff/context/task_id"_s, u"x-1"_s));
        QVERIFY(form.bytes().contains("  context:\n    task_id: "));
    }

    void aClickAppliesTheFix()
    {
        FormHarness form;
        QVERIFY(form.loadFixture(u"review.yaml"_s));
        const QString path = u"/handoff/engineering_review/findings"_s;
        QVERIFY(form.focus(path));
        QTest::mouseClick(form.named<QAbstractButton>(u"fix-0:"_s + path), Qt::LeftButton);
        QVERIFY(form.settle());
        QCOMPARE(
            form.bytes(),
            FormHarness::fixture(u"review.yaml"_s).replace("    findings:", "    challenges:"));
    }

    void aMissingFieldIsFilledInOnceItIsInserted_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("place");
        QTest::addColumn<QByteArray>("written");
        const QString issues = u"/handoff/engineering_review/blocking_issues"_s;
        QTest::newRow("text") << u"/handoff/context/description"_s
                              << u"/handoff/context/description"_s
                              << "    description: \"Outlet\"\n"_ba;
        QTest::newRow("list") << issues << issues + u"/0"_s << "      - \"Outlet\"\n"_ba;
    }

    /// Text that is typed immediately replaces the placeholder.
    void aMissingFieldIsFilledInOnceItIsInserted()
    {
        QFETCH(QString, path);
        QFETCH(QString, place);
        QFETCH(QByteArray, written);
        FormHarness form;
        QVERIFY(
            form.load(FormHarness::fixture(u"review.yaml"_s)
                          .replace("    description: \"Engineering review for phase 2\"\n", "")));
        form.pane.revealPath(JsonPointer::of(path));
        auto *fix = form.named<QAbstractButton>(u"fix-0:"_s + path);
        QVERIFY(fix);
        QTest::mouseClick(fix, Qt::LeftButton);
        QVERIFY(form.settle());
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"field:"_s + place);
        QTest::keyClicks(QApplication::focusWidget(), u"Outlet"_s);
        QVERIFY(form.settle());
        QVERIFY2(form.bytes().contains(written), form.bytes().constData());
    }
};

QTEST_MAIN(TestFormFixes)
#include "tst_formfixes.moc"
