// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/transcript/transcripttree.h"
#include "widgets/transcript/transcriptview.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

QByteArray callLine(const QString &tool, const QString &file, const QByteArray &time)
{
    return R"({"type":"assistant","sessionId":"s","uuid":"u","timestamp":")" + time
        + R"(","message":{"id":"m","content":[{"type":"tool_use","id":"t","name":")" + tool.toUtf8()
        + R"(","input":{"file_path":")" + file.toUtf8() + "\"}}]}}\n";
}

} // namespace

/// Transcripts in tabs of the window, and the links between them and handoffs.
class TestTranscriptTabs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void filesOpenInTheirView()
    {
        WindowFixture fixture;
        fixture.open(u"plan.json"_s, "{\"handoff\": {\"producer\": \"a\"}}");
        QVERIFY(!fixture.window->findChild<TranscriptView *>());
        write(fixture.path(u"s.jsonl"_s), callLine(u"Read"_s, u"x"_s, "2026-02-21T14:00:00Z"));
        fixture.window->open({{fixture.path(u"s.jsonl"_s), 0, 0}});
        auto *view = fixture.window->findChild<TranscriptView *>();
        QVERIFY(view);
        QTRY_COMPARE(view->model().rowCount(), 1);
        fixture.window->open({{fixture.path(u"s.jsonl"_s), 0, 0}}); // its tab is there
        QCOMPARE(fixture.window->findChildren<TranscriptView *>().size(), 1);
        QVERIFY(fixture.window->actionRegistry().action(u"edit.find"_s)->isEnabled());
    }

    void aHandoffLinksToTheCallThatWroteIt_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a handoff") << u"plan.yaml"_s << QByteArray("handoff:\n  producer: a\n");
        QTest::newRow("a note that quotes a transcript") << u"note.md"_s
                                                         << "# Note\n\n```json\n"
                + callLine(u"Read"_s, u"x"_s, "2026-02-21T14:00:00Z") + "```\n";
    }

    void aHandoffLinksToTheCallThatWroteIt()
    {
        QFETCH(const QString, name);
        QFETCH(const QByteArray, text);
        WindowFixture fixture;
        const QString handoff = fixture.path(name);
        write(fixture.path(u"s.jsonl"_s),
              callLine(u"Read"_s, handoff, "2026-02-21T14:00:00Z")
                  + callLine(u"Write"_s, handoff, "2026-02-21T14:10:00Z"));
        QVERIFY(fixture.open(name, text));
        QVERIFY(!fixture.window->findChild<TranscriptView *>());
        fixture.trigger(u"go.transcript"_s);
        QTRY_VERIFY(fixture.window->findChild<TranscriptView *>());
        auto *view = fixture.window->findChild<TranscriptView *>();
        QTRY_COMPARE(view->tree().currentPlace(), (EntryPlace{0, 1}));
    }

    void anOpenTranscriptAboveTheHandoffContainsIt()
    {
        WindowFixture fixture;
        QVERIFY(QDir(fixture.dir.path()).mkpath(u"run/deep"_s));
        const QString handoff = fixture.path(u"run/deep/plan.yaml"_s);
        write(fixture.path(u"s.jsonl"_s), callLine(u"Write"_s, handoff, "2026-02-21T14:10:00Z"));
        fixture.window->open({{fixture.path(u"s.jsonl"_s), 0, 0}});
        auto *view = fixture.window->findChild<TranscriptView *>();
        QTRY_COMPARE(view->model().rowCount(), 1);
        QVERIFY(fixture.open(u"run/deep/plan.yaml"_s, "handoff:\n  producer: a\n"));
        QVERIFY(!view->isVisible());
        fixture.trigger(u"go.transcript"_s);
        QTRY_VERIFY(view->isVisible());
        QTRY_COMPARE(view->tree().currentPlace(), (EntryPlace{0, 0}));
    }

    void aTranscriptLinksToTheHandoff()
    {
        WindowFixture fixture;
        const QString handoff = fixture.path(u"plan.yaml"_s);
        write(handoff, "handoff:\n  producer: a\n");
        write(fixture.path(u"s.jsonl"_s), callLine(u"Write"_s, handoff, "2026-02-21T14:10:00Z"));
        fixture.window->open({{fixture.path(u"s.jsonl"_s), 0, 0}});
        auto *view = fixture.window->findChild<TranscriptView *>();
        QTRY_COMPARE(view->model().rowCount(), 1);
        view->tree().setCurrentIndex(view->model().index(0, 0));
        QTest::keyClick(&view->tree(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(fixture.analysed(u"plan.yaml"_s));
    }

    /// Keys work at the start and with the focus anywhere in the tab.
    void theTranscriptHasTheFocus()
    {
        WindowFixture fixture;
        QVERIFY(QTest::qWaitForWindowActive(fixture.window.get()));
        write(fixture.path(u"s.jsonl"_s),
              callLine(u"Read"_s, u"x"_s, "2026-02-21T14:00:00Z")
                  + R"({"type":"assistant","sessionId":"s","uuid":"v","isApiErrorMessage":true,)"
                  + R"("message":{"id":"n","content":"Overloaded."}})" + '\n');
        fixture.window->open({{fixture.path(u"s.jsonl"_s), 0, 0}});
        auto *view = fixture.window->findChild<TranscriptView *>();
        QTRY_COMPARE(view->model().rowCount(), 2);
        QTRY_COMPARE(QApplication::focusWidget(), &view->tree());
        QTest::keyClick(&view->tree(), Qt::Key_F8);
        QCOMPARE(view->tree().currentPlace(), (EntryPlace{0, 1}));
        QTest::keyClick(&view->tree(), Qt::Key_Home);
        QTest::keyClick(&view->tree(), Qt::Key_F, Qt::ControlModifier);
        QWidget *field = QApplication::focusWidget();
        QVERIFY(field != &view->tree());
        QTest::keyClick(field, Qt::Key_F8);
        QCOMPARE(view->tree().currentPlace(), (EntryPlace{0, 1}));
        QSignalSpy told(view, &TranscriptView::messageRequested);
        QTest::keyClick(field, Qt::Key_L, Qt::ControlModifier);
        QTRY_COMPARE(told.size(), 1); // there is none
    }

    void touchedHandoffsAndSessionsAreLinked()
    {
        WindowFixture fixture;
        const QString handoff = fixture.path(u"swarm-session-1/plan.yaml"_s);
        const QString session = QFileInfo(handoff).path();
        QVERIFY(QDir().mkpath(session));
        write(session + u"/workflow-state.yaml"_s, "workflow_id: w1\ncurrent_state: PLANNING\n");
        write(handoff, review());
        write(fixture.path(u"s.jsonl"_s),
              callLine(u"Read"_s, u"x"_s, "2026-02-21T14:00:00Z")
                  + callLine(u"Write"_s, handoff, "2026-02-21T14:10:00Z"));
        fixture.window->open({{fixture.path(u"s.jsonl"_s), 0, 0}});
        auto *view = fixture.window->findChild<TranscriptView *>();
        QTRY_COMPARE(view->model().rowCount(), 2);
        fixture.trigger(u"go.touched"_s);
        QTRY_VERIFY(view->findChild<QMenu *>(u"transcriptTouchedMenu"_s));
        auto *menu = view->findChild<QMenu *>(u"transcriptTouchedMenu"_s);
        QVERIFY(menu->isVisible());
        const QList<QAction *> ways = menu->actions().first()->menu()->actions();
        QCOMPARE(ways.size(), 2);
        ways.last()->trigger();
        QCOMPARE(view->tree().currentPlace(), (EntryPlace{0, 1}));
        ways.first()->trigger();
        QTRY_VERIFY(fixture.window->documents().find(handoff));
        QCOMPARE(menu->actions().size(), 3);
        menu->actions().last()->trigger();
        QTRY_VERIFY(fixture.window->findChild<SessionView *>());
    }

    /// The details show prompt, result and written files of the call.
    void theGraphShowsTheDetailsOfACall()
    {
        WindowFixture fixture;
        const QString path = fixture.path(u"s.jsonl"_s);
        const QString agent = fixture.path(u"s/subagents/agent-a.jsonl"_s);
        QVERIFY(QDir().mkpath(QFileInfo(agent).path()));
        write(path,
              R"({"type":"assistant","sessionId":"s","timestamp":"2026-02-21T14:00:00Z","message":)"
              R"({"content":[{"type":"tool_use","id":"t","name":"Agent","input":)"
              R"({"prompt":"Plan it.","subagent_type":"planner"}}]}})"
              "\n"
              R"({"type":"user","sessionId":"s","timestamp":"2026-02-21T14:05:00Z","message":)"
              R"({"content":[{"type":"tool_result","tool_use_id":"t","content":"Planned."}]},)"
              R"("toolUseResult":{"agentId":"a"}})"
              "\n");
        write(agent, callLine(u"Write"_s, u"/w/plan.yaml"_s, "2026-02-21T14:01:00Z"));
        fixture.window->open({{path, 0, 0}});
        QTRY_COMPARE(fixture.window->findChild<TranscriptView *>()->model().rowCount(), 1);
        fixture.trigger(u"routing.session"_s);
        QTRY_VERIFY(fixture.window->currentRouting() && fixture.window->currentRouting()->graph());
        RoutingView *view = fixture.window->currentRouting();
        QTRY_COMPARE(view->graph()->crossings.size(), size_t(2));
        const auto details = [view] {
            QStringList told;
            for (const QWidget *field : view->findChildren<QWidget *>(u"routingField"_s)) {
                told.append(field->accessibleName());
            }
            return told.join(u'\n');
        };
        view->graphView().selectEdge(view->graph()->crossings[0].edge);
        QTRY_VERIFY(details().contains(u"Plan it."_s));
        view->graphView().selectEdge(view->graph()->crossings[1].edge);
        QTRY_VERIFY(details().contains(u"Planned."_s));
        QVERIFY(details().contains(u"/w/plan.yaml"_s));
        QTest::mouseClick(view->findChild<QPushButton *>(u"routingOpen"_s), Qt::LeftButton);
        QTRY_VERIFY(fixture.window->findChild<TranscriptView *>()->isVisible());
    }

    /// An edge of a graph of agents requests such a line.
    void aLineOfAnAgentIsShownInTheParentsTranscript()
    {
        WindowFixture fixture;
        const QString agent = fixture.path(u"s/subagents/agent-a.jsonl"_s);
        QVERIFY(QDir().mkpath(QFileInfo(agent).path()));
        write(fixture.path(u"s.jsonl"_s), callLine(u"Read"_s, u"x"_s, "2026-02-21T14:00:00Z"));
        write(agent,
              callLine(u"Read"_s, u"y"_s, "2026-02-21T14:01:00Z")
                  + callLine(u"Write"_s, u"z"_s, "2026-02-21T14:02:00Z"));
        fixture.window->open({{agent, 2, 0}});
        auto *view = fixture.window->findChild<TranscriptView *>();
        QVERIFY(view);
        QCOMPARE(view->path(), fixture.path(u"s.jsonl"_s));
        QTRY_COMPARE(view->tree().currentPlace(), (EntryPlace{1, 1}));
    }
};

QTEST_MAIN(TestTranscriptTabs)
#include "tst_transcripttabs.moc"
