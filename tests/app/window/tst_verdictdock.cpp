// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"
#include "widgets/common/statusmark.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/verdict/verdictpane.h"

#include <QLabel>
#include <QPushButton>
#include <QTabBar>

using namespace baton;
using namespace Qt::StringLiterals;

/// The verdict beside its document.
class TestVerdictDock : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void theChosenAttemptDecidesTheVerdict()
    {
        WindowFixture fixture;
        OpenDocument *document = fixture.open(u"a.yaml"_s, withoutAnswer());
        QVERIFY(document);
        const auto action = [&] {
            return document->editor().snapshot()->report.documents.front().verdict.action;
        };
        QCOMPARE(action(), Action::Reinvoke);
        QVERIFY(!fixture.find<QWidget>(u"verdictDefaults"_s)->isVisible());
        const QString before = fixture.find<QLabel>(u"verdictHeadline"_s)->text();
        auto *second = fixture.find<QPushButton>(u"attempt2"_s);
        QVERIFY(second && second->isVisible() && !second->isChecked());
        QTest::mouseClick(second, Qt::LeftButton);
        QTRY_COMPARE(action(), Action::Default);
        QVERIFY(second->isChecked());
        QVERIFY(fixture.find<QWidget>(u"verdictDefaults"_s)->isVisible());
        QVERIFY(fixture.find<QLabel>(u"verdictHeadline"_s)->text() != before);
        QTest::mouseClick(fixture.find<QPushButton>(u"attempt1"_s), Qt::LeftButton);
        QTRY_COMPARE(action(), Action::Reinvoke);
        QCOMPARE(fixture.find<QLabel>(u"verdictHeadline"_s)->text(), before);
        QVERIFY(!document->isModified());
    }

    void aKnownAttemptHidesTheChoice()
    {
        WindowFixture fixture;
        QByteArray text = withoutAnswer();
        QVERIFY(
            fixture.open(u"a.yaml"_s, text.replace("\"review\"   #", "\"phase2-review-2\"   #")));
        QVERIFY(!fixture.find<QWidget>(u"verdictAttempts"_s)->isVisible());
    }

    /// The receiver continues, but the document must not look accepted without remarks.
    void aFailedGateHasNoPlainCheckMark_data()
    {
        QTest::addColumn<QByteArray>("converged");
        QTest::addColumn<Status>("mark");
        QTest::newRow("the gate passes") << QByteArray("true") << Status::Ok;
        QTest::newRow("the gate fails") << QByteArray("false") << Status::Warning;
    }

    void aFailedGateHasNoPlainCheckMark()
    {
        QFETCH(QByteArray, converged);
        QFETCH(Status, mark);
        WindowFixture fixture;
        const QByteArray text =
            contentOf(QStringLiteral(BATON_TEST_DATA "/form/flow.yaml"))
                .replace("    checksum: \"sha256:" + QByteArray(64, '0') + "\"\n", "")
                .replace("convergence_achieved: true", "convergence_achieved: " + converged);
        const OpenDocument *document = fixture.open(u"a.yaml"_s, text);
        QVERIFY(document);
        const Report &report = document->editor().snapshot()->report;
        QCOMPARE(report.count(Severity::Error) + report.count(Severity::Warning), 0);
        QTRY_COMPARE(fixture.find<StatusMark>(u"verdictMark"_s)->status(), mark);
        const QTabBar *bar = fixture.window->findChild<PageTabs *>()->tabBar();
        QTRY_COMPARE(bar->accessibleTabName(0), u"a.yaml, "_s + wordOf(mark));
    }

    /// There are no findings, but the receiver asks the user after three attempts, as shown in the
    /// tree.
    void anEscalationIsMarkedAsInTheTree()
    {
        WindowFixture fixture;
        QByteArray text = contentOf(QStringLiteral(BATON_TEST_DATA "/form/flow.yaml"))
                              .replace("    checksum: \"sha256:" + QByteArray(64, '0') + "\"\n", "")
                              .replace("convergence_achieved: true", "convergence_achieved: false")
            + "  error_history:\n";
        for (const QByteArray number : {"1", "2", "3"}) {
            text += "    - {attempt_number: " + number + ", error_type: solver_divergence, "
                + "error_message: m, fix_attempted: f" + number + ", fix_outcome: o}\n";
        }
        const OpenDocument *document = fixture.open(u"a.yaml"_s, text);
        QVERIFY(document);
        const Report &report = document->editor().snapshot()->report;
        QCOMPARE(report.documents.front().verdict.action, Action::Escalate);
        QCOMPARE(report.count(Severity::Error) + report.count(Severity::Warning), 0);
        const QTabBar *bar = fixture.window->findChild<PageTabs *>()->tabBar();
        QTRY_COMPARE(bar->accessibleTabName(0), u"a.yaml, "_s + wordOf(Status::Escalate));
    }

private:
    /// A review whose task contains no attempt and that lacks its status.
    static QByteArray withoutAnswer()
    {
        QByteArray text = review();
        text.replace("task_id: \"phase2-review-1\"", "task_id: \"review\"   # none");
        return text.replace("    approval_status: \"APPROVED\"\n", "");
    }
};

QTEST_MAIN(TestVerdictDock)
#include "tst_verdictdock.moc"
