// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/files.h"
#include "tests/widgets/look.h"

#include "widgets/common/emptystate.h"
#include "widgets/transcript/transcriptfindbar.h"
#include "widgets/transcript/transcripttree.h"
#include "widgets/transcript/transcriptview.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

QString sample(const QString &name)
{
    return QStringLiteral(BATON_TEST_DATA "/transcripts/") + name;
}

QByteArray userLine(const QByteArray &text)
{
    return R"({"type":"user","sessionId":"s","uuid":"u","message":{"role":"user","content":")"
        + text + "\"}}\n";
}

void append(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Append));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// A transcript that is shown and read.
struct Shown
{
    explicit Shown(const QString &path)
    {
        view.resize(900, 600);
        view.open(path);
        view.show();
        QTRY_VERIFY(!view.source().isReading());
    }

    [[nodiscard]] TranscriptTree &tree() { return view.tree(); }
    [[nodiscard]] QString current() { return tree().currentIndex().data().toString(); }
    [[nodiscard]] QString text(const QString &label)
    {
        return view.findChild<QLabel *>(label)->text();
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(&tree(), key, modifiers);
    }

    TranscriptView view;
};

} // namespace

/// A transcript in the window, and its keys.
class TestTranscriptView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::English); // the system's locale may not group digits
        dressUp(Theme::Mode::Light);
    }
    void init() { failOnWarnings(); }

    void theHeaderShowsASummary()
    {
        Shown shown(sample(u"claude-1.0/aaaa1111.jsonl"_s));
        QCOMPARE(shown.text(u"transcriptSummary"_s),
                 u"Claude Code · 2 agent(s) · 1 error(s) · 460 tokens in, 90 out"_s);
    }

    void theNextErrorIsUnfoldedInItsAgent()
    {
        Shown shown(sample(u"claude-1.0/aaaa1111.jsonl"_s));
        QSignalSpy told(&shown.view, &TranscriptView::messageRequested);
        shown.view.nextError();
        QCOMPARE(shown.current(), u"Bash: grep -c FACE reactor.step"_s);
        QVERIFY(shown.tree().isExpanded(shown.tree().currentIndex()));
        QVERIFY(shown.tree().visualRect(shown.tree().currentIndex()).isValid());
        shown.view.nextError();
        QCOMPARE(told.size(), 1);
        shown.view.previousError();
        QCOMPARE(told.size(), 2);
    }

    /// The view has the focus at once, also while a large file is read.
    void theConversationHasTheFocus()
    {
        const QString path = sample(u"claude-1.0/aaaa1111.jsonl"_s);
        TranscriptView view;
        view.show();
        view.setFocus();
        view.open(path);
        QVERIFY(view.isAncestorOf(view.focusWidget()));
        QTRY_COMPARE(view.focusWidget(), &view.tree());
        QVERIFY(view.tree().isVisible());
    }

    void theMenuOfLinksOpensBelowItsButton()
    {
        Shown shown(sample(u"claude-1.0/aaaa1111.jsonl"_s));
        const TouchedFile file{u"/home/mara/plan.yaml"_s, {0, 0}, true};
        const Touched handoffs{{{file, u"cfd.mesh-plan"_s, u"Plan"_s, {}}}, {}, {}};
        const Touched both{handoffs.handoffs, {u"/home/mara/session"_s}, {}};
        for (const auto &[touched, rows] : {std::pair(handoffs, 1), std::pair(both, 3)}) {
            shown.view.showTouched(touched);
            QPointer menu = shown.view.findChild<QMenu *>(u"transcriptTouchedMenu"_s);
            QVERIFY(menu && menu->isVisible());
            const auto *button = shown.view.findChild<QWidget *>(u"transcriptTouchedButton"_s);
            const QRect area(button->mapToGlobal(QPoint()), button->size());
            const QRect place = menu->geometry();
            QVERIFY(place.left() <= area.right() && place.right() >= area.left());
            QCOMPARE(place.top(), area.bottom() + 1);
            QCOMPARE(menu->actions().size(), rows);
            QVERIFY(!menu->actions().first()->isSeparator());
            QVERIFY(!menu->actions().last()->isSeparator());
            menu->close();
            QTRY_VERIFY(!menu);
        }
    }

    void enterCollapsesAndExpands()
    {
        Shown shown(sample(u"claude-2.0/bbbb2222.jsonl"_s));
        shown.tree().setCurrentIndex(shown.view.model().index(1, 0));
        shown.press(Qt::Key_Return);
        QVERIFY(shown.tree().isExpanded(shown.view.model().index(1, 0)));
        shown.press(Qt::Key_Down); // into its text
        shown.press(Qt::Key_Return);
        QVERIFY(!shown.tree().isExpanded(shown.view.model().index(1, 0)));
        QCOMPARE(shown.current(), u"Task: Review numbers"_s);
    }

    void altUpGoesToTheCallThatStartedTheAgent()
    {
        Shown shown(sample(u"claude-2.0/bbbb2222.jsonl"_s));
        QSignalSpy told(&shown.view, &TranscriptView::messageRequested);
        const TranscriptModel &model = shown.view.model();
        const QModelIndex call = model.index(1, 0);
        const QModelIndex agent = model.indexOfLane(1);
        shown.tree().expand(call);
        shown.tree().expand(agent);
        const QModelIndex work = model.index(agent.row() + 1, 0, call);
        QCOMPARE(TranscriptModel::typeOf(work), TranscriptModel::RowType::Work);
        for (const QModelIndex &from : {model.index(1, 0, agent), agent, work}) {
            shown.tree().setCurrentIndex(from);
            shown.press(Qt::Key_Up, Qt::AltModifier);
            QCOMPARE(shown.current(), u"Task: Review numbers"_s);
        }
        QCOMPARE(told.size(), 0);
        shown.press(Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(told.size(), 1);
    }

    /// The file of the agent is empty or not read yet.
    void anAgentWithoutEntriesHasAMenu()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"s.jsonl"_s);
        write(path, userLine("Go."));
        write(folder.filePath(u"s/subagents/agent-a.jsonl"_s), {});
        write(folder.filePath(u"s/subagents/agent-a.meta.json"_s), R"({"agentType":"doer"})");
        Shown shown(path);
        const QModelIndex agent = shown.view.model().indexOfLane(1);
        QVERIFY(agent.isValid());
        shown.tree().setCurrentIndex(agent);
        QStringList actions;
        QTimer::singleShot(0, &shown.view, [&actions] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (const QAction *action : menu->actions()) {
                actions.append(action->text());
            }
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, {});
        QCoreApplication::sendEvent(shown.tree().viewport(), &event);
        QCOMPARE(actions, QStringList{u"Copy"_s});
        shown.press(Qt::Key_Up, Qt::AltModifier);
        shown.view.nextError();
        shown.view.findChild<QAction *>(u"transcriptNotes"_s)->trigger();
        QVERIFY(shown.view.model().showsNotes());
    }

    void searchIncludesAgents()
    {
        Shown shown(sample(u"claude-2.0/bbbb2222.jsonl"_s));
        QSignalSpy told(&shown.view, &TranscriptView::messageRequested);
        shown.view.openFind();
        auto *field = shown.view.findChild<QLineEdit *>(u"findText"_s);
        QTest::keyClicks(field, u"triangle"_s);
        QTRY_COMPARE(shown.text(u"findCount"_s), u"1 of 1"_s);
        QCOMPARE(shown.current(), u"element_type: triangle"_s);
        QVERIFY(shown.tree().visualRect(shown.tree().currentIndex()).isValid());
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(told.last().first().toString(), u"This is the only match."_s);
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!field->isVisible());
        QVERIFY(shown.tree().hasFocus());
    }

    /// The options are those of the source.
    void searchHasTheOptionsOfTheSource()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"a.jsonl"_s),
              userLine("Mesh mesh meshes") + userLine("Mesh 12, mesh 7"));
        Shown shown(folder.filePath(u"a.jsonl"_s));
        shown.view.openFind();
        auto *field = shown.view.findChild<QLineEdit *>(u"findText"_s);
        QTest::keyClicks(field, u"mesh"_s);
        QTRY_COMPARE(shown.text(u"findCount"_s), u"1 of 5"_s);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(shown.text(u"findCount"_s), u"2 of 5"_s);
        shown.press(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(shown.text(u"findCount"_s), u"2 of 5"_s);
        QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(shown.text(u"findCount"_s), u"5 of 5"_s);
        QTest::keyClick(field, Qt::Key_C, Qt::AltModifier);
        QTRY_COMPARE(shown.text(u"findCount"_s), u"3 of 3"_s);
        QTest::keyClick(field, Qt::Key_W, Qt::AltModifier);
        QTRY_COMPARE(shown.text(u"findCount"_s), u"2 of 2"_s);
        QTest::keyClick(field, Qt::Key_R, Qt::AltModifier);
        field->selectAll();
        QTest::keyClicks(field, u"Mesh \\d+"_s);
        QTRY_COMPARE(shown.text(u"findCount"_s), u"1 of 1"_s);
        QTest::keyClicks(field, u"("_s);
        QTRY_COMPARE(shown.text(u"findCount"_s), u"Not a pattern"_s);
    }

    void aReplacedFileIsSearchedAgain()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.jsonl"_s);
        write(path, userLine("mesh").repeated(7));
        Shown shown(path);
        shown.view.openFind();
        auto *field = shown.view.findChild<QLineEdit *>(u"findText"_s);
        QTest::keyClicks(field, u"mesh"_s);
        QTRY_COMPARE(shown.text(u"findCount"_s), u"1 of 7"_s);
        QTest::keyClick(field, Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(shown.text(u"findCount"_s), u"7 of 7"_s);
        write(path, userLine("Another one.") + userLine("mesh"));
        QTRY_COMPARE(shown.view.model().rowCount(), 2);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(shown.text(u"findCount"_s), u"1 of 1"_s);
    }

    void matchesAreMarked()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"a.jsonl"_s), userLine("a\\tfind me, and find me"));
        Shown shown(folder.filePath(u"a.jsonl"_s));
        const QModelIndex row = shown.view.model().index(0, 0);
        const auto picture = [&shown, &row] {
            shown.tree().clearSelection();
            return shown.tree().viewport()->grab(shown.tree().visualRect(row)).toImage();
        };
        shown.tree().setCurrentIndex(row);
        const QImage plain = picture();
        shown.view.openFind();
        QTest::keyClicks(shown.view.findChild<QLineEdit *>(u"findText"_s), u"find"_s);
        QTRY_COMPARE(shown.text(u"findCount"_s), u"1 of 2"_s);
        const QImage marked = picture();
        QVERIFY(marked != plain);
        const QRgb mark = Theme::color(Role::SelectionIdle).rgb();
        const auto count = [mark](const QImage &image) {
            int pixels = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    pixels += image.pixel(x, y) == mark ? 1 : 0;
                }
            }
            return pixels;
        };
        QCOMPARE(count(plain), 0);
        QVERIFY(count(marked) > 20);
    }

    void longTextsWrapAtTheWidth()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"a.jsonl"_s), userLine(QByteArray("word ").repeated(150)));
        Shown shown(folder.filePath(u"a.jsonl"_s));
        const QModelIndex entry = shown.view.model().index(0, 0);
        shown.tree().expand(entry);
        const QModelIndex text = shown.view.model().index(0, 0, entry);
        const int wide = shown.tree().visualRect(text).height();
        shown.view.resize(450, 600);
        QTRY_VERIFY(shown.tree().visualRect(text).height() > wide);
    }

    void newEntriesAreFollowedAtTheEndOnly()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.jsonl"_s);
        write(path, userLine("Text.").repeated(200));
        Shown shown(path);
        QScrollBar *bar = shown.tree().verticalScrollBar();
        auto *pill = shown.view.findChild<QPushButton *>(u"transcriptNewEntries"_s);
        QTRY_VERIFY(bar->maximum() > 0);
        bar->setValue(0);
        append(path, userLine("Text.").repeated(3));
        QTRY_COMPARE(pill->text(), u"3 new entry(s)"_s);
        QVERIFY(pill->isVisible());
        QCOMPARE(bar->value(), 0);
        pill->click();
        QTRY_COMPARE(bar->value(), bar->maximum());
        QVERIFY(!pill->isVisible());
        append(path, userLine("Text.").repeated(7));
        QTRY_COMPARE(shown.view.model().rowCount(), 210);
        QTRY_COMPARE(bar->value(), bar->maximum());
        QVERIFY(!pill->isVisible());
    }

    void followsTheEndAfterARestart()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.jsonl"_s);
        write(path, userLine("Text.").repeated(200));
        Shown shown(path);
        QScrollBar *bar = shown.tree().verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum());
        write(path, userLine("Text.").repeated(150));
        QTRY_COMPARE(shown.view.model().rowCount(), 150);
        QTRY_VERIFY(bar->maximum() > 0 && bar->value() == bar->maximum());
    }

    void copiedTextsHaveNoSecrets()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"a.jsonl"_s), userLine("password=hunter-22"));
        Shown shown(folder.filePath(u"a.jsonl"_s));
        shown.tree().setCurrentIndex(shown.view.model().index(0, 0));
        shown.press(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), u"password=[masked]"_s);
    }

    void anAgentLinksToItsParent()
    {
        Shown shown(sample(u"claude-2.2/dddd4444/subagents/agent-d1.jsonl"_s));
        QSignalSpy requested(&shown.view, &TranscriptView::transcriptRequested);
        shown.view.findChild<QPushButton *>(u"transcriptOpenParent"_s)->click();
        QCOMPARE(requested.size(), 1);
        QCOMPARE(requested.first().first().toString(), sample(u"claude-2.2/dddd4444.jsonl"_s));
    }

    void brokenRecordsShowTheirLine()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"a.jsonl"_s), userLine("Go.") + "{\"type\":\n");
        Shown shown(folder.filePath(u"a.jsonl"_s));
        shown.view.nextError();
        QVERIFY2(
            shown.current().startsWith(u"Broken record in line 2: The record does not parse"_s),
            qPrintable(shown.current()));
        const QModelIndex text = shown.view.model().index(0, 0, shown.tree().currentIndex());
        QVERIFY(text.data().toString().endsWith(u"\n{\"type\":"_s));
    }

    void refusesOtherFormatsWithAReason()
    {
        QTemporaryDir folder;
        write(folder.filePath(u"a.jsonl"_s), "{\"a\":1}\n");
        Shown shown(folder.filePath(u"a.jsonl"_s));
        auto *empty = shown.view.findChild<EmptyState *>(u"transcriptEmpty"_s);
        QTRY_VERIFY(empty->isVisible());
        QVERIFY2(empty->sentence().contains(u"is not a transcript"_s),
                 qPrintable(empty->sentence()));
    }

    void requestedLinesAreShownEvenIfTheyAreNotes()
    {
        const QString path = sample(u"claude-2.1/cccc3333.jsonl"_s);
        Shown shown(path);
        shown.view.showLine(path, 4); // progress
        QVERIFY2(shown.current().startsWith(u"agent_progress"_s), qPrintable(shown.current()));
        auto *notes = shown.view.findChild<QAction *>(u"transcriptNotes"_s);
        QVERIFY(notes->isChecked());
        notes->trigger();
        QVERIFY(!shown.view.model().showsNotes());
    }

    /// A JSON document is one record.
    void anEntryOfADocumentIsShown()
    {
        const QString path = sample(u"gemini/chats/session-2026-02-21T16-00-gggg.json"_s);
        Shown shown(path);
        const auto &entries = shown.view.source().transcript().lanes[0].entries;
        const auto call =
            std::ranges::find(entries, u"run_shell_command"_s, &TranscriptEntry::name);
        QVERIFY(call != entries.end());
        shown.view.showLine(path, 1, call->part);
        QVERIFY2(shown.current().startsWith(u"run_shell_command"_s), qPrintable(shown.current()));
        shown.view.showLine(path, 1);
        QVERIFY2(shown.current().startsWith(u"codebase_investigator"_s),
                 qPrintable(shown.current()));
    }

    /// A transcript of any size is opened without reading its texts.
    void manyEntriesAreShownQuickly()
    {
        constexpr int lines = 100'000;
        QTemporaryDir folder;
        write(folder.filePath(u"a.jsonl"_s), userLine("Text.").repeated(lines));
        Shown shown(folder.filePath(u"a.jsonl"_s));
        QTRY_COMPARE(shown.view.model().rowCount(), lines);
        shown.tree().scrollToBottom();
        QVERIFY(shown.tree().indexAt({20, 20}).row() > lines - 100);
    }
};

QTEST_MAIN(TestTranscriptView)
#include "tst_transcriptview.moc"
