// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/pages/exportfolder.h"
#include "models/review/reviewfile.h"
#include "models/sessionviews/tables/sessiontable.h"
#include "tests/app/sessionfixture.h"
#include "tests/widgets/look.h"
#include "widgets/compare/compareview.h"
#include "widgets/editor/infobar.h"
#include "widgets/session/tables/sessiontableview.h"
#include "widgets/session/tables/sessiontabs.h"
#include "widgets/text/elidedlabel.h"

#include <QAction>
#include <QComboBox>
#include <QDesktopServices>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTimeZone>
#include <QTreeView>

using namespace baton;
using namespace Qt::StringLiterals;

/// The programs of the desktop.
class Desktop : public QObject
{
    Q_OBJECT

public:
    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl &url) { opened.append(url); }
};

/// Work on a session: opening its files, comparing, reviewing, reporting.
class TestSessionWork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Dark); }
    void init() { failOnRealWarning(); }

    void aDeliverableOpensInTheDesktopsProgram()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        Desktop desktop;
        QDesktopServices::setUrlHandler(u"file"_s, &desktop, "open");
        Deliverable mesh;
        mesh.written = u"mesh.msh"_s;
        mesh.path = fixture.path(u"mesh.msh"_s);
        mesh.state = Deliverable::State::Exists;
        Q_EMIT view->deliverableActivated(mesh);
        QVERIFY(desktop.opened.isEmpty()); // it does not exist
        QVERIFY(
            fixture.find<ElidedLabel>(u"statusMessage"_s)->text().contains(u"does not exist"_s));
        write(mesh.path, "mesh");
        Q_EMIT view->deliverableActivated(mesh);
        QCOMPARE(desktop.opened, QList<QUrl>{QUrl::fromLocalFile(mesh.path)});
        mesh.state = Deliverable::State::Outside;
        Q_EMIT view->deliverableActivated(mesh);
        QCOMPARE(desktop.opened.size(), 1); // the user did not confirm
        fixture.dialogs.isConfirmed = true;
        Q_EMIT view->deliverableActivated(mesh);
        QCOMPARE(desktop.opened.size(), 2);
        QDesktopServices::unsetUrlHandler(u"file"_s);
    }

    void aReviewOfAnotherReviewerIsShown()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        auto *table = view->findChild<SessionTableView *>(u"reviewTable"_s);
        QCOMPARE(table->table().rowCount(), 0);
        const QString path = fixture.folder + u"/.baton/reviews/"_s + cfd + u".yaml"_s;
        const QDateTime noon(QDate(2026, 2, 22), QTime(12, 0), QTimeZone::UTC);
        const Review bob{u"QG1"_s, u"bob"_s, ReviewVerdict::Reject, u"no"_s, noon};
        QVERIFY(ReviewFile::add(path, bob));
        QTRY_COMPARE_WITH_TIMEOUT(table->table().rowCount(), 1, 20000);
        auto *note = view->findChild<QPlainTextEdit *>(u"reviewNote"_s);
        view->tabs().setCurrentWidget(view->findChild<QWidget *>(u"reviewPane"_s));
        QTest::keyClicks(note, u"half a tho"_s);
        const Review eve{u"QG2b"_s, u"eve"_s, ReviewVerdict::Approve, u"fine"_s, noon};
        QVERIFY(ReviewFile::add(path, eve));
        QTRY_COMPARE_WITH_TIMEOUT(table->table().rowCount(), 2, 20000);
        QCOMPARE(note->toPlainText(), u"half a tho"_s); // nothing is taken from who writes
    }

    void savedIsShownOnlyForSavedReviews_data()
    {
        QTest::addColumn<bool>("isBroken");
        QTest::newRow("saved, then written on") << false;
        QTest::newRow("saved, then refused") << true;
    }

    void savedIsShownOnlyForSavedReviews()
    {
        QFETCH(const bool, isBroken);
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        view->tabs().setCurrentWidget(view->findChild<QWidget *>(u"reviewPane"_s));
        auto *note = view->findChild<QPlainTextEdit *>(u"reviewNote"_s);
        auto *verdict = view->findChild<QComboBox *>(u"reviewVerdict"_s);
        auto *status = fixture.find<ElidedLabel>(u"statusMessage"_s);
        const auto isToldSaved = [status] {
            return status->isVisible() && status->text().contains(u"was saved"_s);
        };
        const QString path = ReviewFile::pathFor(fixture.folder, fixture.folder + u'/' + cfd);
        verdict->setCurrentIndex(0);
        note->setFocus();
        QTest::keyClicks(note, u"fine"_s);
        QVERIFY(!isToldSaved());
        QTest::keyClick(note, Qt::Key_Return);
        QTRY_VERIFY(isToldSaved());
        QCOMPARE(ReviewFile::read(path).reviews.size(), 1U);
        if (!isBroken) {
            QTest::keyClicks(note, u"!"_s);
            QVERIFY(!isToldSaved());
            QCOMPARE(note->toPlainText(), u"fine!"_s);
            return;
        }
        const QString file = ReviewFile::fileOf(path, ReviewFile::read(path).reviews.front());
        write(file, "<<<<<<< HEAD\n");
        QTRY_VERIFY(fixture.window->isSettled()
                    && view->findChild<SessionTableView *>(u"reviewTable"_s)->table().rowCount()
                        == 0);
        QTest::keyClicks(note, u" after all"_s);
        verdict->setCurrentIndex(0);
        QTest::keyClick(note, Qt::Key_Return);
        QTRY_VERIFY(fixture.window->isSettled());
        QTRY_VERIFY(fixture.find<InfoBar>(u"notice"_s));
        QVERIFY(!isToldSaved());
        QVERIFY(note->toPlainText().endsWith(u" after all"_s)); // what was written is not lost
        QCOMPARE(contentOf(file), QByteArray("<<<<<<< HEAD\n"));
    }

    void reviewedAndPendingSessionsAreMarkedAndFiltered()
    {
        SessionFixture fixture;
        const QString session = fixture.folder + u'/' + cfd;
        const QString path = ReviewFile::pathFor(fixture.folder, session);
        SessionListView *view = fixture.openList();
        QVERIFY(view);
        SessionList &list = view->list();
        auto *tree = fixture.find<QTreeView>(u"workspaceTree"_s);
        QVERIFY(tree);
        const auto inList = [&list, &session] {
            return list.indexOf(session)
                .data(SessionTable::TailRole)
                .toString()
                .section(u"  "_s, -1);
        };
        const auto inTree = [tree, &session] {
            const QModelIndex row = rowOf(*tree->model(), session);
            return row.isValid()
                ? textOf(static_cast<ReviewStatus>(row.data(WorkspaceModel::ReviewRole).toInt()))
                : u"hidden"_s;
        };
        const auto filter = [&fixture](const QString &name) {
            fixture.find<QAction>(name)->trigger();
        };
        QCOMPARE(inList(), u"awaits review"_s);
        QCOMPARE(inTree(), u"awaits review"_s);
        filter(u"filterReviewed"_s);
        QCOMPARE(inTree(), u"hidden"_s);
        list.setWanted(SessionList::Wanted::Reviewed);
        QCOMPARE(list.shownCount(), 0);

        const QDateTime noon(QDate(2026, 2, 22), QTime(12, 0), QTimeZone::UTC);
        QVERIFY(ReviewFile::add(path, {u"QG1"_s, u"bob"_s, ReviewVerdict::Approve, {}, noon}));
        QTRY_COMPARE(inTree(), u"approved"_s);
        QCOMPARE(inList(), u"approved"_s);
        QCOMPARE(list.shownCount(), 1);
        QVERIFY(ReviewFile::add(path, {u"QG2a"_s, u"eve"_s, ReviewVerdict::Reject, {}, noon}));
        QTRY_COMPARE(inTree(), u"rejected"_s);
        QCOMPARE(inList(), u"rejected"_s);
        QVERIFY(rowOf(*tree->model(), session).data(Qt::ToolTipRole).toString().contains(u"eve"_s));
        filter(u"filterAwaiting"_s);
        QCOMPARE(inTree(), u"hidden"_s);
        list.setWanted(SessionList::Wanted::AwaitingReview);
        QVERIFY(!list.indexOf(session).isValid());
        filter(u"filterAwaiting"_s);
        QCOMPARE(inTree(), u"rejected"_s); // nothing is filtered any longer
        shoot(*fixture.window, u"review-marks"_s);
    }

    void aHandoffOfTheSessionOpensInTheEditor()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        auto *handoffs = view->findChild<SessionTableView *>(u"handoffsTable"_s);
        QVERIFY(handoffs->model()->rowCount() > 0);
        handoffs->setFocus();
        handoffs->setCurrentRow(0);
        const QString path = handoffs->table().row(0).evidence.path;
        QTest::keyClick(handoffs, Qt::Key_Return);
        QTRY_VERIFY(fixture.window->currentDocument());
        QCOMPARE(fixture.window->currentDocument()->path(), path);
    }

    void f8GoesThroughTheFailures()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        QVERIFY(fixture.window->actionRegistry().action(u"go.nextProblem"_s)->isEnabled());
        QSignalSpy told(view, &SessionView::messageRequested);
        fixture.trigger(u"go.nextProblem"_s);
        QCOMPARE(told.size(), 1);
    }

    void aReportIsRequested()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        QTest::mouseClick(view->findChild<QPushButton *>(u"session.reportButton"_s),
                          Qt::LeftButton);
        QTRY_VERIFY(!fixture.dialogs.asked.isEmpty());
    }

    void filesOutsideNeedAConfirmation()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        write(fixture.path(u"out.yaml"_s), "a: 1\n");
        Deliverable outside;
        outside.written = u"../../out.yaml"_s;
        outside.path = fixture.path(u"out.yaml"_s);
        outside.state = Deliverable::State::Outside;
        Q_EMIT view->deliverableActivated(outside);
        QCOMPARE(fixture.dialogs.asked, QStringList{u"Open a file outside of its root?"_s});
        QVERIFY(!fixture.window->documents().isOpening());
        fixture.dialogs.isConfirmed = true;
        Q_EMIT view->deliverableActivated(outside);
        QTRY_VERIFY(fixture.window->currentDocument());
    }

    void twoStatesOfAHandoffAreCompared()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        SessionHandoff after = view->session()->handoffs.front();
        SessionHandoff before = after;
        before.attempt = 0;
        before.kept = contentOf(after.at.path).replace("version", "version_x");
        Q_EMIT view->compareRequested(before, after);
        QTRY_VERIFY(fixture.find<CompareView>(u"compareView"_s));
        auto *comparison = fixture.find<CompareView>(u"compareView"_s);
        QTRY_VERIFY(comparison->isCurrent());
        QVERIFY(comparison->title().contains(u"attempt 0"_s));
        const QList<QLabel *> labels = comparison->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
            return label->text().contains(u"evidence, read only"_s);
        }));
    }

    void anExistingComparisonIsShownAgain()
    {
        SessionFixture fixture;
        SessionView *view = fixture.openSession();
        QVERIFY(view);
        const SessionHandoff before = view->session()->handoffs.front();
        SessionHandoff after = before;
        after.attempt = before.attempt + 1;
        after.kept = "engineering_review:\n  approval_status: REJECTED\n";
        const auto compared = [&] {
            fixture.window->openSession(view->session()->summary.place.path);
            Q_EMIT view->compareRequested(before, after);
            return QTest::qWaitFor([&] { return !fixture.window->currentSession(); }, 10000);
        };
        const auto comparisons = [&fixture] {
            return fixture.window->findChildren<CompareView *>();
        };
        QVERIFY(compared());
        QCOMPARE(comparisons().size(), 1);
        CompareView *comparison = comparisons().front();
        QTRY_VERIFY(comparison->isCurrent());
        QVERIFY(compared());
        QCOMPARE(comparisons(), QList<CompareView *>{comparison});
        QVERIFY(comparison->isVisible());

        after.kept = "engineering_review:\n  approval_status: APPROVED\n"; // written once more
        QVERIFY(compared());
        QCOMPARE(comparisons(), QList<CompareView *>{comparison});
        QTRY_COMPARE(comparison->source(Side::Right).snapshot()->bytes, after.kept);

        fixture.trigger(u"file.close"_s);
        QTRY_VERIFY(comparisons().isEmpty());
        QVERIFY(compared());
        QCOMPARE(comparisons().size(), 1);
    }

    void reviewsAreSavedNextToTheSession()
    {
        SessionFixture fixture;
        fixture.settings.setValue(u"reviewer"_s, u"ada"_s);
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        auto *gate = view->findChild<QComboBox *>(u"reviewGate"_s);
        gate->setCurrentText(u"QG2b"_s);
        view->findChild<QComboBox *>(u"reviewVerdict"_s)->setCurrentIndex(2);
        view->tabs().setCurrentWidget(view->findChild<QWidget *>(u"reviewPane"_s));
        auto *note = view->findChild<QPlainTextEdit *>(u"reviewNote"_s);
        note->setFocus();
        QTest::keyClicks(note, u"mass error"_s);
        QTest::mouseClick(view->findChild<QPushButton *>(u"reviewSave"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.window->isSettled(), 20000);
        const QString path = fixture.folder + u"/.baton/reviews/"_s + cfd + u".d/QG2b.ada.yaml"_s;
        const QByteArray written = contentOf(path);
        QVERIFY(written.contains("gate: \"QG2b\""));
        QVERIFY(written.contains("author: \"ada\""));
        QVERIFY(written.contains("verdict: reject"));
        QVERIFY(written.contains("note: \"mass error\""));
        auto *table = view->findChild<SessionTableView *>(u"reviewTable"_s);
        QCOMPARE(table->table().rowCount(), 1);
        QVERIFY(!QFile::exists(fixture.folder + u'/' + cfd + u"/.baton"_s));
        fixture.trigger(u"file.close"_s);
        view = fixture.openSession(cfd);
        QVERIFY(view);
        table = view->findChild<SessionTableView *>(u"reviewTable"_s);
        QTRY_COMPARE(table->table().rowCount(), 1);
    }

    void aReportThatWasWrittenCanBeOpened()
    {
        SessionFixture fixture;
        const QTemporaryDir reports;
        fixture.settings.setValue(u"saveFolder"_s, reports.path());
        SessionView *view = fixture.openSession(cfd);
        QVERIFY(view);
        fixture.dialogs.reportChoice = ReportChoice{ReportFormat::Markdown, {}};
        fixture.dialogs.target = fixture.path(u"elsewhere.md"_s);
        fixture.trigger(u"session.report"_s);
        QTRY_VERIFY(fixture.window->findChild<QPushButton *>(u"reportOpen"_s));
        QVERIFY(fixture.dialogs.asked.last().startsWith(reports.path() + u'/'));
        Desktop desktop;
        QDesktopServices::setUrlHandler(u"file"_s, &desktop, "open");
        QTest::mouseClick(fixture.find<QPushButton>(u"reportOpen"_s), Qt::LeftButton);
        QTest::mouseClick(fixture.find<QPushButton>(u"reportReveal"_s), Qt::LeftButton);
        QDesktopServices::unsetUrlHandler(u"file"_s);
        const QFileInfo report(fixture.dialogs.target);
        QCOMPARE(desktop.opened,
                 (QList<QUrl>{QUrl::fromLocalFile(report.filePath()),
                              QUrl::fromLocalFile(report.path())}));
        // The next one is suggested in the same folder.
        fixture.trigger(u"session.report"_s);
        QTRY_VERIFY(fixture.dialogs.asked.last().startsWith(report.path() + u'/'));
    }

    void theSessionsFolderIsNotSuggestedForSavedLines()
    {
        QTemporaryDir last;
        QSettings settings(last.filePath(u"settings.ini"_s), QSettings::IniFormat);
        ExportFolder folder(settings);
        const QString documents = folder.path();
        QVERIFY(QFileInfo(documents).isDir());
        folder.note(last.filePath(u"part.log"_s));
        QCOMPARE(folder.path(), last.path());
        QVERIFY(last.remove());
        QCOMPARE(folder.path(), documents); // a missing folder is not suggested
    }
};

QTEST_MAIN(TestSessionWork)
#include "tst_sessionwork.moc"
