// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/app/windowfixture.h"
#include "tests/benchmarks/challenges.h"
#include "tests/benchmarks/turns.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/documentsync.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QTextBlock>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int runs = sized(41);

/// Reports when a widget is painted.
class Paints : public QObject
{
public:
    explicit Paints(QWidget *watched) { watched->installEventFilter(this); }

    [[nodiscard]] bool hasOne() const { return m_state == State::Painted; }
    void forget() { m_state = State::Before; }
    /// Counts paint events from now on.
    void begin() { m_state = State::Awaited; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && m_state == State::Awaited) {
            m_state = State::Painted;
        }
        return QObject::eventFilter(watched, event);
    }

private:
    enum class State { Before, Awaited, Painted };

    State m_state = State::Before;
};

/// The whole window at its usual size, with all panes.
class LongReview
{
public:
    explicit LongReview(int lines)
    {
        m_document = m_fixture.open(u"review.yaml"_s, longReview(lines));
        m_paints =
            std::make_unique<Paints>(m_fixture.find<QTreeView>(u"problemsTable"_s)->viewport());
        QObject::connect(&m_document->editor(), &EditorDocument::analysed, m_paints.get(),
                         [this] { m_paints->begin(); });
        tab().form().expandAll();
        turns.runUntil([this] { return !edit().documentSync().isLoading(); });
        settle();
        static_cast<void>(turns.takeLongest());
    }

    [[nodiscard]] EditorTab &tab() { return *m_fixture.window->currentTab(); }
    [[nodiscard]] SourceEdit &edit() { return tab().source().edit(); }
    [[nodiscard]] size_t findings() const
    {
        return m_document->editor().snapshot()->report.documents.front().findings.size();
    }
    /// Presses @p key in @p widget and waits until the resulting findings are painted.
    void press(QWidget &widget, Qt::Key key)
    {
        m_paints->forget();
        turns.run([&] { QTest::keyClick(&widget, key); });
        turns.runUntil([this] { return m_paints->hasOne() && m_document->editor().isAnalysed(); });
    }
    /// Presses a key that adds and removes no finding: waits until the text was changed and
    /// checked, and every pane shows it.
    void pressQuietly(QWidget &widget, Qt::Key key)
    {
        EditorDocument &document = m_document->editor();
        const quint64 before = document.buffer().revision();
        turns.run([&] { QTest::keyClick(&widget, key); });
        turns.runUntil([&] {
            return document.buffer().revision() != before && document.isAnalysed()
                && tab().form().controller().form().isIdle();
        });
        turns.run([] { QCoreApplication::processEvents(); });
    }
    /// Finishes the work after a key once its findings are painted.
    void settle()
    {
        for (int turn = 0; turn < 10; ++turn) {
            turns.run([] { QCoreApplication::processEvents(); });
        }
    }

    Turns turns;

private:
    WindowFixture m_fixture;
    OpenDocument *m_document = nullptr;
    std::unique_ptr<Paints> m_paints;
};

void type(LongReview &shown, const QString &size, const QString &what,
          const std::function<void(Qt::Key)> &press)
{
    Times painted;
    Times longest;
    for (int run = 0; run < runs; ++run) {
        measure(painted, [&] { press(run % 2 ? Qt::Key_Backspace : Qt::Key_X); });
        shown.settle();
        longest.milliseconds.push_back(shown.turns.takeLongest());
    }
    printTimes(what + u": key → findings painted"_s, painted);
    printTimes(what + u": longest turn, CPU"_s, longest);
    keepFigure(u"Editor"_s, u"%1, a key %2: until its findings are painted"_s.arg(size, what),
               u"%1, p95 %2"_s.arg(median(painted), duration(painted.quantile(0.95))),
               u"the window is not held up for longer than %1"_s.arg(median(longest)));
}

void benchLines(int lines)
{
    LongReview shown(lines);
    const QString size = u"%L1 lines, %L2 findings"_s.arg(lines).arg(shown.findings());
    printLine(u"  "_s + size);
    const QTextBlock start = shown.edit().document()->findBlockByNumber(lines / 2);
    const int within =
        shown.edit().document()->find(u"\"NOTE\""_s, start.position()).position() - 2;
    QTextCursor caret(shown.edit().document());
    caret.setPosition(within);
    shown.edit().setTextCursor(caret);
    shown.edit().setFocus();
    shown.settle();
    // Every other key adds a finding, and the next one removes it.
    type(shown, size, u"in the source"_s, [&](Qt::Key key) { shown.press(shown.edit(), key); });
    shown.turns.runUntil([&shown] { return shown.tab().form().controller().form().isIdle(); });
    shown.tab().form().revealPath(JsonPointer::of(u"/handoff/context/description"));
    QWidget *field = nullptr;
    shown.turns.runUntil([&] {
        field = QApplication::focusWidget();
        return field && shown.tab().form().isAncestorOf(field);
    });
    shown.settle();
    static_cast<void>(shown.turns.takeLongest());
    type(shown, size, u"in the form"_s, [&](Qt::Key key) { shown.pressQuietly(*field, key); });
}

} // namespace

void benchKeystroke()
{
    printHeading(u"A key typed in the window, with all its panes, in an engineering review"_s);
    for (const int lines :
         {sized(100, 60), sized(1'000, 60), sized(10'000, 60), sized(20'000, 60)}) {
        benchLines(lines);
    }
}

} // namespace baton
