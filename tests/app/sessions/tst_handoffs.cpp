// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"

#include "tests/widgets/look.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/completionpopup.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"
#include "widgets/text/wraplabel.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QToolButton>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const QByteArray threeRoots = "SHERPA_TO_ARENA_HANDOFF:\n"
                              "  Task: Limit each client\n"
                              "  Atomic_Steps:\n"
                              "    - {step_id: 1, description: Count, estimated_complexity: S}\n"
                              "ARENA_TO_BUILDER_HANDOFF:\n"
                              "  Escalation:\n"
                              "    reason: ENGINE_UNAVAILABLE\n"
                              "    \n"
                              "  Original_Task: {}\n"
                              "A_TO_B_HANDOFF:\n"
                              "  Note: y\n";

} // namespace

/// A file with several handoffs in one document.
class TestHandoffs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init()
    {
        failOnRealWarning();
        m_fixture = std::make_unique<WindowFixture>();
        m_fixture->window->resize(1280, 800);
        QVERIFY(QTest::qWaitForWindowActive(m_fixture->window.get()));
        m_document = m_fixture->open(u"a.yaml"_s, threeRoots);
        QVERIFY(m_document);
    }
    void cleanup() { m_fixture.reset(); }

    void theChooserSelectsFormVerdictAndKind()
    {
        auto *chooser = m_fixture->find<QComboBox>(u"documentChooser"_s);
        QCOMPARE(chooser->count(), 3);
        QCOMPARE(headline(), u"Accept"_s);
        shootFile(u"handoffs-light"_s);

        choose(*chooser, 1);
        QCOMPARE(headline(), u"Re-invoke Arena"_s);
        QCOMPARE(m_fixture->find<QComboBox>(u"verdictDocument"_s)->currentIndex(), 1);
        QVERIFY(m_fixture->find<QToolButton>(u"statusKind"_s)->text().contains(u"builder"_s));
        QTRY_VERIFY(field(u"/ARENA_TO_BUILDER_HANDOFF/Escalation/reason"_s));
        QTRY_VERIFY(!field(u"/SHERPA_TO_ARENA_HANDOFF/Atomic_Steps/0/description"_s));
        QCOMPARE(tab().source().caretPlace().line, 5);

        choose(*chooser, 2);
        QCOMPARE(headline(), u"Accept with notes"_s);
        choose(*chooser, 0);
        QCOMPARE(headline(), u"Accept"_s);
        QTRY_VERIFY(field(u"/SHERPA_TO_ARENA_HANDOFF/Atomic_Steps/0/description"_s));
        QTRY_VERIFY(!field(u"/ARENA_TO_BUILDER_HANDOFF/Escalation/reason"_s));
    }

    void theVerdictsChooserMovesTheForm()
    {
        auto *chooser = m_fixture->find<QComboBox>(u"verdictDocument"_s);
        chooser->setFocus();
        QTest::keyClick(chooser, Qt::Key_Down);
        QCOMPARE(headline(), u"Re-invoke Arena"_s);
        QCOMPARE(tab().handoff().root, u"ARENA_TO_BUILDER_HANDOFF"_s);
        QCOMPARE(m_fixture->find<QComboBox>(u"documentChooser"_s)->currentIndex(), 1);
    }

    void theCaretAndAProblemChooseTheirHandoff()
    {
        tab().goToLine(7, 10);
        QTRY_COMPARE(headline(), u"Re-invoke Arena"_s);
        tab().goToLine(2, 10);
        QTRY_COMPARE(headline(), u"Accept"_s);
        m_fixture->trigger(u"go.nextProblem"_s);
        QCOMPARE(headline(), u"Re-invoke Arena"_s);
    }

    void anEditOfTheFormChangesTheChosenHandoffOnly()
    {
        tab().chooseHandoff({0, u"ARENA_TO_BUILDER_HANDOFF"_s});
        tab().form().controller().setValue(
            JsonPointer::of(u"/ARENA_TO_BUILDER_HANDOFF/Escalation/reason"),
            Value::string(u"ALL_DISQUALIFIED"_s));
        QByteArray expected = threeRoots;
        expected.replace("ENGINE_UNAVAILABLE", "ALL_DISQUALIFIED");
        QTRY_COMPARE(m_document->editor().buffer().bytes(), expected);
        QCOMPARE(tab().handoff().root, u"ARENA_TO_BUILDER_HANDOFF"_s);
    }

    void aRenamedRootKeyStaysTheChosenOne()
    {
        tab().chooseHandoff({0, u"A_TO_B_HANDOFF"_s});
        const qsizetype at = threeRoots.indexOf("\nA_TO_B") + 1;
        QVERIFY(m_document->editor().buffer().apply({{at, 6, "C_TO_D"}}, u"x"_s).isOk());
        QTRY_COMPARE(tab().handoff().root, u"C_TO_D_HANDOFF"_s);
        QCOMPARE(headline(), u"Accept with notes"_s);
    }

    void completionKnowsTheHandoffAtTheCaret()
    {
        SourceEdit &edit = tab().source().edit();
        tab().goToLine(8, 5);
        QTest::keyClick(&edit, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(offered(u"attempts_made"_s));
        QTest::keyClick(&edit, Qt::Key_Escape);
        const qsizetype second = threeRoots.indexOf("ARENA_TO_BUILDER");
        QVERIFY(m_document->editor().buffer().apply({{second, 0, "  \n"}}, u"x"_s).isOk());
        tab().goToLine(5, 3);
        QTest::keyClick(&edit, Qt::Key_Space, Qt::ControlModifier);
        QVERIFY(offered(u"Recommended_Engine"_s));
    }

    void closingATabWithAnOpenChooserIsSafe()
    {
        auto *chooser = m_fixture->find<QComboBox>(u"documentChooser"_s);
        chooser->setFocus();
        QTest::keyClick(chooser, Qt::Key_F4);
        QTRY_VERIFY(chooser->view()->isVisible());
        m_fixture->trigger(u"file.close"_s);
        QTRY_VERIFY(!m_fixture->window->currentTab());
    }

    void aChosenKindAppliesToOneHandoff()
    {
        auto *chooser = m_fixture->find<QComboBox>(u"documentChooser"_s);
        choose(*chooser, 2);
        auto *kind = m_fixture->find<QToolButton>(u"statusKind"_s);
        QTest::mouseClick(kind, Qt::LeftButton);
        QTest::keyClicks(QApplication::focusWidget(), u"arena.arena-to-judge"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(kind->text().contains(u"judge"_s));
        const auto &reports = m_document->editor().snapshot()->report.documents;
        QCOMPARE(reports[0].kind, u"arena.sherpa-to-arena"_s);
        QCOMPARE(reports[1].kind, u"arena.arena-to-builder"_s);
        m_fixture->trigger(u"file.close"_s);
        m_fixture->window->open({{m_fixture->path(u"a.yaml"_s), 0, 0}});
        m_document = m_fixture->analysed(u"a.yaml"_s);
        QVERIFY(m_document);
        QCOMPARE(m_document->editor().snapshot()->report.documents[2].kind,
                 u"arena.arena-to-judge"_s);
    }

private:
    EditorTab &tab() { return *m_fixture->window->currentTab(); }

    QString headline() { return m_fixture->find<WrapLabel>(u"verdictHeadline"_s)->text(); }

    bool field(const QString &path)
    {
        const auto *shown = m_fixture->find<QWidget>(u"field:"_s + path);
        return shown && shown->isVisible();
    }

    bool offered(const QString &key)
    {
        const auto &items = tab().source().edit().completion().shown().items;
        return std::ranges::any_of(items,
                                   [&](const CompletionItem &item) { return item.label == key; });
    }

    void shootFile(const QString &name) { shoot(*m_fixture->window, name); }

    /// Opens the list by its key and clicks on entry @p index.
    static void choose(QComboBox &chooser, int index)
    {
        chooser.setFocus();
        QTest::keyClick(&chooser, Qt::Key_F4);
        QTRY_VERIFY(chooser.view()->isVisible());
        QVERIFY(QTest::qWaitForWindowExposed(chooser.view()->window()));
        const auto isChosen = [&] {
            QWidget *list = chooser.view()->viewport();
            const QRect entry = chooser.view()->visualRect(chooser.model()->index(index, 0));
            if (list->isVisible()) {
                QTest::mouseMove(list, entry.center());
                QTest::mouseClick(list, Qt::LeftButton, {}, entry.center());
            }
            return chooser.currentIndex() == index && !list->isVisible();
        };
        QTRY_VERIFY(isChosen());
    }

    std::unique_ptr<WindowFixture> m_fixture;
    OpenDocument *m_document = nullptr;
};

QTEST_MAIN(TestHandoffs)
#include "tst_handoffs.moc"
