// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Measures how long the window is blocked by a large workspace, by a comparison of large documents,
// and by a session with thousands of consequences of the first cause.
#include "tests/app/windowfixture.h"
#include "tests/benchmarks/challenges.h"
#include "tests/benchmarks/turns.h"
#include "tests/samples/sessionsamples.h"
#include "widgets/compare/compareview.h"
#include "widgets/session/view/sessionview.h"

#include <QDir>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int folders = sized(200, 2);
const int filesOfFolder = sized(100, 2);

void keep(const QString &area, const QString &what, double longest,
          const std::vector<std::pair<QString, double>> &others)
{
    QStringList told;
    for (const auto &[other, time] : others) {
        told.append(other + u": "_s + duration(time));
    }
    printLine(u"  %1: %2, "_s.arg(what, duration(longest)) + told.join(u", "_s));
    keepFigure(area, what, duration(longest), told.join(u"; "_s));
}

void benchWorkspace()
{
    WindowFixture fixture;
    Turns turns;
    for (int folder = 0; folder < folders; ++folder) {
        const QString path = fixture.path(u"ws/d%1"_s.arg(folder));
        QVERIFY(QDir().mkpath(path));
        for (int file = 0; file < filesOfFolder; ++file) {
            write(path + u"/f%1.yaml"_s.arg(file), review());
        }
    }
    turns.runUntil([&] { return fixture.window->isSettled(); });
    static_cast<void>(turns.takeLongest());
    turns.run([&] { fixture.window->openWorkspace(fixture.path(u"ws"_s)); });
    turns.runUntil([&] { return fixture.window->isSettled(); }, 5);
    turns.rest();
    const double read = turns.takeLongest();
    auto *tree = fixture.find<QTreeView>(u"workspaceTree"_s);
    auto *filter = fixture.find<QLineEdit>(u"workspaceFilter"_s);
    const double unfolded = turns.longestOf([tree] { tree->expandAll(); });
    const double filtered = turns.longestOf([filter] { filter->setText(u"f9"_s); });
    const double all = turns.longestOf([filter] { filter->clear(); });
    const double folded = turns.longestOf([tree] { tree->collapseAll(); });
    keep(u"Editor"_s,
         u"a workspace of %L1 files: longest turn while it is read"_s.arg(folders * filesOfFolder),
         read,
         {{u"unfolded"_s, unfolded},
          {u"filtered"_s, filtered},
          {u"all again"_s, all},
          {u"folded"_s, folded}});
}

void benchComparison()
{
    const QByteArray head = reviewUpToChallenges();
    QByteArray before = head;
    QByteArray after = head;
    for (int i = 0; i < sized(10'000, 10); ++i) {
        const QByteArray entry = "      - severity: \"NOTE\"\n        description: \"Cell "
            + QByteArray::number(i) + "\"\n        suggested_fix: \"State it in the log";
        before += entry + "\"\n";
        after += entry + (i % 10 == 0 ? " of the session\"\n" : "\"\n");
    }
    WindowFixture fixture;
    Turns turns;
    fixture.open(u"before.yaml"_s, before);
    fixture.open(u"after.yaml"_s, after);
    turns.rest();
    fixture.dialogs.files = {fixture.path(u"before.yaml"_s)};
    static_cast<void>(turns.takeLongest());
    turns.run([&] { fixture.trigger(u"document.compareWith"_s); });
    turns.rest(sized(3'000, 10));
    const double compared = turns.takeLongest();
    const double closed = turns.longestOf([&] { fixture.trigger(u"file.close"_s); });
    keep(u"Editor"_s, u"two documents of 30,000 lines: longest turn while they are compared"_s,
         compared, {{u"closed"_s, closed}});
}

void benchConsequences()
{
    Session session = samples::failed();
    FirstCause &cause = session.causes.front();
    const SessionFailure one =
        cause.consequences.empty() ? cause.failure : cause.consequences.front();
    const int count = sized(10'000, 20);
    for (int i = 0; i < count; ++i) {
        cause.consequences.push_back(one);
        cause.consequences.back().index = -1;
        cause.consequences.back().text = u"It needs what task %1 was to make"_s.arg(i);
    }
    SessionView view;
    view.resize(1176, 786);
    view.show();
    Turns turns;
    turns.rest();
    const double opened = turns.longestOf(
        [&] { view.setSession(std::make_shared<const Session>(session), samples::now()); });
    auto *fold = view.findChild<QToolButton *>(u"foldConsequences"_s);
    const double unfolded = turns.longestOf([fold] { fold->setChecked(true); });
    double stepped = 0;
    for (int step = 0; step < sized(5); ++step) {
        stepped = std::max(stepped, turns.longestOf([&view] { view.showNextFailure(); }));
    }
    const double back = turns.longestOf([&view] { view.showPreviousFailure(); });
    keep(u"Sessions"_s, u"a session of %L1 consequences: longest turn while it opens"_s.arg(count),
         opened, {{u"unfolded"_s, unfolded}, {u"the next failure"_s, std::max(stepped, back)}});
}

} // namespace

void benchLargeFolder()
{
    printHeading(u"Longest turn of the window, with much at once"_s);
    benchWorkspace();
    benchComparison();
    benchConsequences();
}

} // namespace baton
