// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Measures how long the window is blocked by lists of thousands of rows: the palette, the problems,
// the form, the secrets of a report, and by folding all of a large text.
#include "app/dialogs/reportdialog.h"
#include "models/form/editing/formcontroller.h"
#include "models/report/sessionreport.h"
#include "tests/app/windowfixture.h"
#include "tests/benchmarks/challenges.h"
#include "tests/benchmarks/turns.h"
#include "tests/samples/sessionsamples.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"
#include "widgets/source/text/folding.h"

#include <QDir>
#include <QLineEdit>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

void keep(const QString &area, const QString &what, double longest)
{
    printLine(u"  %1: %2"_s.arg(what, -72).arg(duration(longest)));
    keepFigure(area, what + u", longest turn"_s, duration(longest), u"a frame has 16 ms"_s);
}

/// Measures the palette while the user goes to the entry @p typed.
void benchPalette(WindowFixture &fixture, Turns &turns, const QString &action, const QString &what,
                  const QString &typed)
{
    keep(u"Editor"_s, what + u" opened"_s, turns.longestOf([&] { fixture.trigger(action); }));
    auto *line = fixture.find<QLineEdit>(u"paletteLine"_s);
    double longest = 0;
    for (const QChar letter : typed) {
        longest = std::max(longest, turns.longestOf([&] { QTest::keyClicks(line, letter); }));
    }
    keep(u"Editor"_s, what + u" a letter typed"_s, longest);
    keep(u"Editor"_s, what + u" closed"_s,
         turns.longestOf([line] { QTest::keyClick(line, Qt::Key_Escape); }));
}

void benchFiles()
{
    const int folders = sized(500, 2);
    WindowFixture fixture;
    Turns turns;
    for (int folder = 0; folder < folders; ++folder) {
        const QString path = fixture.path(u"ws/phase%1"_s.arg(folder));
        QVERIFY(QDir().mkpath(path));
        for (int file = 0; file < sized(100, 2); ++file) {
            write(path + u"/note%1.md"_s.arg(file), "No handoff stands in here.\n");
        }
    }
    fixture.window->openWorkspace(fixture.path(u"ws"_s));
    turns.runUntil([&] { return fixture.window->isSettled(); }, 5);
    turns.rest();
    const QString what = u"%L1 files,"_s.arg(folders * 100);
    benchPalette(fixture, turns, u"go.quickOpen"_s, what + u" quick open"_s, u"note9"_s);
    benchPalette(fixture, turns, u"go.palette"_s, what + u" palette"_s, u"note9"_s);
}

void benchProblems(WindowFixture &fixture, Turns &turns)
{
    auto *table = fixture.find<QTreeView>(u"problemsTable"_s);
    const QString what = u"%L1 problems"_s.arg(table->model()->rowCount());
    double sorted = 0;
    for (int column = 0; column < table->model()->columnCount(); ++column) {
        sorted = std::max(sorted, turns.longestOf([table, column] {
            table->sortByColumn(column, Qt::DescendingOrder);
        }));
    }
    keep(u"Editor"_s, what + u" sorted"_s, sorted);
    keep(u"Editor"_s, what + u" in their order again"_s,
         turns.longestOf([table] { table->sortByColumn(-1, Qt::AscendingOrder); }));
    double filtered = 0;
    for (auto *toggle : fixture.window->findChildren<QAbstractButton *>(
             QRegularExpression(u"^show(Notes|Warnings|Errors)$"_s))) {
        for (int turn = 0; turn < 2; ++turn) {
            filtered = std::max(filtered, turns.longestOf([toggle] { toggle->click(); }));
        }
    }
    keep(u"Editor"_s, what + u" filtered"_s, filtered);
    keep(u"Editor"_s, what + u" all selected"_s, turns.longestOf([table] { table->selectAll(); }));
}

void benchFindings()
{
    WindowFixture fixture;
    Turns turns;
    fixture.open(u"findings.yaml"_s, reviewOf(sized(10'000, 20), "SEVERE"));
    turns.rest();
    benchProblems(fixture, turns);
}

void benchFolding()
{
    WindowFixture fixture;
    Turns turns;
    fixture.open(u"review.yaml"_s, reviewOf(sized(82'500, 20), "NOTE"));
    SourceEdit &edit = fixture.window->currentTab()->source().edit();
    turns.runUntil([&] { return !edit.documentSync().isLoading(); });
    turns.rest();
    const QTextBlock root = edit.document()->findBlockByNumber(1);
    const QString what = u"YAML of 10 MB, "_s;
    keep(u"Editor"_s, what + u"all of it folded"_s,
         turns.longestOf([&] { edit.folding().fold(root); }));
    keep(u"Editor"_s, what + u"and unfolded"_s,
         turns.longestOf([&] { edit.folding().unfold(root); }));
    benchPalette(fixture, turns, u"go.outline"_s, what + u"outline"_s, u"sug"_s);
}

void benchEntries()
{
    const int count = sized(5'000, 20);
    WindowFixture fixture;
    Turns turns;
    QByteArray text = reviewOf(count, "NOTE");
    text.replace(text.indexOf("Wall"), 4, "Room"); // else it is the same wherever it stands
    fixture.open(u"review.yaml"_s, text);
    turns.rest();
    FormController &form = fixture.window->currentTab()->form().controller();
    const auto isIdle = [&] {
        return form.form().isIdle() && fixture.window->currentDocument()->editor().isAnalysed();
    };
    const JsonPointer list = JsonPointer::of(u"/handoff/engineering_review/challenges");
    const QString what = u"%L1 entries, "_s.arg(count);
    const auto longest = [&](const std::function<void()> &work) {
        return turns.longestOf(work, isIdle);
    };
    keep(u"Editor"_s, what + u"the list shown"_s, longest([&] { form.reveal(list); }));
    keep(u"Editor"_s, what + u"the first one removed"_s,
         longest([&] { form.remove(list.child(0)); }));
    keep(u"Editor"_s, what + u"that taken back"_s,
         longest([&] { fixture.trigger(u"edit.undo"_s); }));
    keep(u"Editor"_s, what + u"the first one moved by nine"_s,
         longest([&] { form.moveEntry(list.child(0), 9); }));
    keep(u"Editor"_s, what + u"one doubled"_s, longest([&] { form.duplicateItem(list.child(7)); }));
}

void benchReport()
{
    Session session = samples::failed();
    const SessionHandoff one = session.handoffs.front();
    const int count = sized(1'000, 5);
    session.handoffs.assign(static_cast<size_t>(count), one);
    for (int i = 0; i < count; ++i) {
        session.handoffs[static_cast<size_t>(i)].at.path =
            u"/home/user%1/runs/handoffs/%2.yaml"_s.arg(i % 50).arg(i);
        SessionError error = session.errors.front();
        error.message += u" with password=hunter-%1"_s.arg(i);
        session.errors.push_back(error);
    }
    const ReportDocument report = sessionReport({{session, {}, {}}}, samples::now());
    Turns turns;
    std::unique_ptr<ReportDialog> dialog;
    keep(u"Sessions"_s, u"report of %L1 handoffs: its secrets asked for"_s.arg(count),
         turns.longestOf([&] {
             dialog = std::make_unique<ReportDialog>(report);
             dialog->show();
         }));
}

} // namespace

void benchManyRows()
{
    printHeading(u"Longest turn of the window, with thousands of rows"_s);
    benchFiles();
    benchFindings();
    benchFolding();
    benchEntries();
    benchReport();
}

} // namespace baton
