// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "sessionviewfixture.h"
#include "widgets/common/statusmark.h"
#include "widgets/session/view/sessionheader.h"

#include <QAction>
#include <QLabel>
#include <QPushButton>

using namespace baton;
using namespace Qt::StringLiterals;

/// The result above a session, and its mark.
class TestSessionHeader : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void aButtonUsesNoMnemonicOfTheMenus()
    {
        QAction report(u"&Report…"_s);
        report.setObjectName(u"report"_s);
        SessionHeader header;
        header.addButton(&report);
        const auto *button = header.findChild<QPushButton *>(u"reportButton"_s);
        QVERIFY(button);
        QCOMPARE(button->accessibleName(), u"Report…"_s); // Alt+R opens the menu of routing
        QCOMPARE(button->text(), u"Report…"_s);
        QVERIFY(button->shortcut().isEmpty());
    }

    void narrowHeadersKeepTheHeadline()
    {
        Fixture fixture(samples::failed(), {1015, 686});
        const auto &header = fixture.find<SessionHeader>(u"sessionHeader"_s);
        const auto &compare = fixture.find<QPushButton>(u"compareAttemptsButton"_s);
        QCOMPARE(compare.text(), u"Compare attempts"_s);
        const int worded = compare.width();
        fixture.view.resize(696, 420);
        QTRY_VERIFY(compare.text().isEmpty());
        QTRY_VERIFY2(compare.width() < worded / 2, qPrintable(QString::number(compare.width())));
        QCOMPARE(compare.accessibleName(), u"Compare attempts"_s);
        QVERIFY(!compare.toolTip().isEmpty());
        QTRY_VERIFY2(header.height() <= 76, qPrintable(QString::number(header.height())));
        shoot(fixture.view, u"session-narrow-header"_s);
        fixture.view.resize(1015, 686);
        QTRY_COMPARE(compare.text(), u"Compare attempts"_s);
    }

    void factsTakeTheWholeWidth()
    {
        const Fixture fixture(samples::failed());
        const auto &facts = fixture.find<QLabel>(u"sessionFacts"_s);
        const auto &compare = fixture.find<QPushButton>(u"compareAttemptsButton"_s);
        QVERIFY(facts.geometry().right() >= compare.geometry().right());
        QVERIFY(facts.geometry().top() > compare.geometry().bottom());
        QVERIFY(fixture.find<SessionHeader>(u"sessionHeader"_s).height() <= 60);
    }

    void factsHaveTitles()
    {
        Session session = samples::failed();
        session.facts = {{u"Mode"_s, u"LITE"_s, {}},
                         {u"Tier"_s, u"2"_s, {}},
                         {u"Can be resumed"_s, u"true"_s, {}},
                         {u"Handoffs declined"_s, u"false"_s, {}},
                         {u"tmux session"_s, u"t"_s, {}}};
        Fixture fixture(session);
        const auto &facts = fixture.find<QLabel>(u"sessionFacts"_s);
        QVERIFY2(facts.text().contains(
                     u" · Mode: LITE · Tier 2 · Can be resumed · tmux session: t · started "_s),
                 qPrintable(facts.text()));
        session.summary.started = session.summary.started.addDays(-2);
        fixture.update(session);
        QVERIFY2(facts.text().contains(u"started 2026-02-19 14:30:00 UTC"_s),
                 qPrintable(facts.text()));
    }

    void theMarkIsThatOfTheSession_data()
    {
        QTest::addColumn<RunStatus>("status");
        QTest::addColumn<Liveness>("liveness");
        QTest::addColumn<QString>("flaw");
        QTest::addColumn<Status>("mark");
        QTest::addColumn<QString>("spoken");
        QTest::newRow("complete") << RunStatus::Succeeded << Liveness::Over << QString()
                                  << Status::Ok << u"ok"_s;
        QTest::newRow("complete, although a phase failed")
            << RunStatus::Succeeded << Liveness::Over << u"phase 2 Flow failed"_s << Status::Warning
            << u"ok, although phase 2 Flow failed"_s;
        QTest::newRow("running") << RunStatus::Running << Liveness::Alive << QString()
                                 << Status::Running << u"running"_s;
        QTest::newRow("stale") << RunStatus::Running << Liveness::Stale << QString()
                               << Status::TimedOut << u"interrupted, stale"_s;
    }

    void theMarkIsThatOfTheSession()
    {
        QFETCH(RunStatus, status);
        QFETCH(Liveness, liveness);
        QFETCH(QString, flaw);
        Session session = samples::failed();
        session.summary.status = status;
        session.summary.liveness = liveness;
        session.summary.flaw = flaw;
        session.headline = u"Complete"_s + (flaw.isEmpty() ? QString() : u", although "_s + flaw);
        const Fixture fixture(std::move(session));
        const auto &mark = fixture.find<StatusMark>(u"sessionStatus"_s);
        QTEST(mark.status(), "mark");
        QTEST(mark.accessibleName(), "spoken");
        if (!flaw.isEmpty()) {
            shoot(const_cast<SessionView &>(fixture.view), u"session-flawed"_s);
        }
    }
};

QTEST_MAIN(TestSessionHeader)
#include "tst_sessionheader.moc"
