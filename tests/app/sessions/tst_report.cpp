// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/dialogs/reportdialog.h"
#include "app/window/sessions/reportwriter.h"
#include "models/report/redactionmodel.h"
#include "tests/app/fakedialogs.h"
#include "tests/app/windowfixture.h"
#include "tests/widgets/accessible.h"
#include "tests/widgets/look.h"
#include "widgets/style/focusring.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

ReportedSession leaky()
{
    Session session;
    session.summary.title = u"20260221-143000"_s;
    session.headline = u"Failed with password=hunter-22 in /home/alice/runs"_s;
    return {session,
            {{u"QG1"_s,
              u"ada"_s,
              ReviewVerdict::Reject,
              u"token=ghp_0123456789abcdefghijABCDEFGHIJ012345"_s,
              {}}},
            {}};
}

std::vector<ReportedSession> readLeaky()
{
    return {leaky()};
}

ReportDocument leakyReport()
{
    ReportDocument report;
    report.title = u"Session 1"_s;
    report.blocks.push_back(
        {ReportBlock::Type::Paragraph, {u"password=hunter-22 in /home/alice/runs"_s}, {}, {}});
    return report;
}

} // namespace

class TestReport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void secretsAreMaskedUntilTheirMarkIsCleared()
    {
        ReportDialog dialog(leakyReport());
        dressUp(Theme::Mode::Light);
        dialog.show();
        shoot(dialog, u"report-dialog"_s);
        auto *view = dialog.findChild<QTreeView *>(u"reportSecrets"_s);
        QCOMPARE(view->model()->rowCount(), 2);
        QCOMPARE(dialog.choice().redaction.size(), 2U);
        QVERIFY(dialog.choice().redaction.front().isMasked);
        view->setFocus();
        view->setCurrentIndex(view->model()->index(0, RedactionModel::KindColumn));
        QTest::keyClick(view, Qt::Key_Space);
        QVERIFY(!dialog.choice().redaction.front().isMasked);
        QVERIFY(dialog.findChild<QLabel *>(u"reportSecretCount"_s)->text().contains(u'1'));
        auto *all = dialog.findChild<QPushButton *>(u"reportMaskAll"_s);
        QTest::mouseClick(all, Qt::LeftButton);
        QVERIFY(dialog.choice().redaction.front().isMasked);
        QTest::mouseClick(all, Qt::LeftButton);
        QVERIFY(!dialog.choice().redaction.back().isMasked);
    }

    void theFocusRingOfEveryControlIsComplete()
    {
        const FocusRing ring;
        ReportDialog dialog(leakyReport());
        dressUp(Theme::Mode::Light);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        for (const QString &name : {u"reportFormat"_s, u"reportMaskAll"_s, u"reportWrite"_s}) {
            auto *control = dialog.findChild<QWidget *>(name);
            control->setFocus();
            QCOMPARE(ring.target(), control);
            const auto *frame = dialog.findChild<QWidget *>(u"focusRing"_s);
            QVERIFY2(frame->geometry().contains(control->geometry()), qPrintable(name));
            QVERIFY2(frame->parentWidget()->rect().contains(frame->geometry()), qPrintable(name));
        }
    }

    void manySecretsAndLongLinesAreShown_data()
    {
        QTest::addColumn<int>("secrets");
        QTest::addColumn<Theme::Mode>("mode");
        QTest::newRow("one") << 1 << Theme::Mode::Light;
        QTest::newRow("many") << 60 << Theme::Mode::Light;
        QTest::newRow("many, dark theme") << 60 << Theme::Mode::Dark;
    }

    void manySecretsAndLongLinesAreShown()
    {
        QFETCH(const int, secrets);
        QFETCH(const Theme::Mode, mode);
        dressUp(mode);
        ReportDocument report;
        report.title = u"Session 1"_s;
        const QString story = QString(u"a long line "_s).repeated(12);
        for (int i = 0; i < secrets; ++i) {
            const QString text =
                story + u"token=ghp_%1ABCDEFGHIJabcdefghij "_s.arg(i, 16, 10, QChar(u'0')) + story;
            report.blocks.push_back({ReportBlock::Type::Paragraph, {text}, {}, {}});
        }
        ReportDialog dialog(report);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        shoot(dialog,
              u"report-dialog-%1-%2"_s.arg(secrets).arg(mode == Theme::Mode::Dark ? u"dark"
                                                                                  : u"light"));
        auto *view = dialog.findChild<QTreeView *>(u"reportSecrets"_s);
        QCOMPARE(view->model()->rowCount(), secrets);
        QVERIFY(!view->horizontalScrollBar()->isVisible());
        QVERIFY(dialog.height() < 640);
        QCOMPARE(namelessControls(dialog), QStringList());
        const QStringList order = tabOrder(*dialog.findChild<QComboBox *>(u"reportFormat"_s));
        QVERIFY2(isInOrder(
                     order,
                     {u"reportFormat"_s, u"reportMaskAll"_s, u"reportSecrets"_s, u"reportWrite"_s}),
                 qPrintable(order.join(u' ')));
    }

    void longReportsAreScannedBeforeTheyAreWritten()
    {
        dressUp(Theme::Mode::Light);
        ReportDocument report;
        report.title = u"Session 1"_s;
        constexpr int texts = 300;
        for (int i = 0; i < texts; ++i) {
            report.blocks.push_back({ReportBlock::Type::Paragraph,
                                     {u"password=hunter-%1 was refused"_s.arg(i)},
                                     {},
                                     {}});
        }
        ReportDialog dialog(report);
        dialog.show();
        auto *view = dialog.findChild<QTreeView *>(u"reportSecrets"_s);
        auto *write = dialog.findChild<QPushButton *>(u"reportWrite"_s);
        const auto *count = dialog.findChild<QLabel *>(u"reportSecretCount"_s);
        QVERIFY(dialog.isLooking());
        QVERIFY(!view->isVisible());
        QVERIFY(count->text().startsWith(u"Looking for"_s));
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Rejected));
        QVERIFY2(dialog.isVisible(), "nothing is written before it is known what is secret");
        QTRY_VERIFY(!dialog.isLooking());
        QVERIFY(write->isEnabled());
        QVERIFY(view->isVisible());
        QCOMPARE(view->model()->rowCount(), texts);
        QCOMPARE(dialog.choice().redaction, findSecrets(report));
        QVERIFY(count->text().contains(u"300"_s));
        shoot(dialog, u"report-dialog-looked"_s);
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
    }

    void aReportWithoutSecretsAsksOnlyForItsFormat()
    {
        ReportDialog dialog(ReportDocument{u"Plain"_s, {}, {}});
        dialog.show();
        shoot(dialog, u"report-dialog-none"_s);
        QVERIFY(!dialog.findChild<QTreeView *>(u"reportSecrets"_s)->isVisible());
        auto *format = dialog.findChild<QComboBox *>(u"reportFormat"_s);
        QCOMPARE(dialog.choice().format, ReportFormat::Html);
        format->setFocus();
        QTest::keyClick(format, Qt::Key_Down);
        QCOMPARE(dialog.choice().format, ReportFormat::Pdf);
    }

    void aReportIsWrittenAsChosen_data()
    {
        QTest::addColumn<ReportFormat>("format");
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QByteArray>("head");
        QTest::newRow("html") << ReportFormat::Html << u"html"_s << QByteArray("<!DOCTYPE html>");
        QTest::newRow("pdf") << ReportFormat::Pdf << u"pdf"_s << QByteArray("%PDF-");
        QTest::newRow("markdown") << ReportFormat::Markdown << u"md"_s << QByteArray("# Session");
    }

    void aReportIsWrittenAsChosen()
    {
        QFETCH(ReportFormat, format);
        QFETCH(QString, ending);
        QFETCH(QByteArray, head);
        const QTemporaryDir folder;
        QWidget window;
        FakeDialogs dialogs;
        dialogs.reportChoice = ReportChoice{format, {}};
        dialogs.target = folder.filePath(u"out"_s);
        ReportWriter commands(dialogs, &window);
        QSignalSpy written(&commands, &ReportWriter::written);
        commands.report(readLeaky, folder.path());
        QTRY_COMPARE(written.size(), 1);
        QCOMPARE(dialogs.asked.last(), folder.filePath(u"report-20260221-143000."_s + ending));
        const QByteArray bytes = contentOf(dialogs.target);
        QVERIFY(bytes.startsWith(head));
        QVERIFY(!bytes.contains("hunter-22"));
        QVERIFY(!bytes.contains("/home/alice"));
        QVERIFY(!bytes.contains("ghp_0123456789"));
    }

    void failuresHaveAReason()
    {
        QWidget window;
        FakeDialogs dialogs;
        dialogs.reportChoice = ReportChoice{ReportFormat::Html, {}};
        dialogs.target = u"/nowhere/at/all.html"_s;
        ReportWriter commands(dialogs, &window);
        QSignalSpy failed(&commands, &ReportWriter::failed);
        commands.report(readLeaky, u"/tmp"_s);
        QTRY_COMPARE(failed.size(), 1);
        QVERIFY(!failed.first().at(1).toString().isEmpty());
    }

    void cancellingWritesNothing()
    {
        QWidget window;
        FakeDialogs dialogs;
        ReportWriter commands(dialogs, &window);
        QSignalSpy written(&commands, &ReportWriter::written);
        commands.report(readLeaky, u"/tmp"_s);
        QTRY_COMPARE(dialogs.asked, QStringList{u"Session 20260221-143000"_s});
        QVERIFY(written.isEmpty());
    }
};

QTEST_MAIN(TestReport)
#include "tst_report.moc"
