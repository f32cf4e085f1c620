// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/document/editordocument.h"
#include "models/form/editing/formcontroller.h"
#include "models/protocol/catalog/catalog.h"
#include "tests/benchmarks/turns.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/documentsync.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QAbstractScrollArea>
#include <QEventLoop>
#include <QScrollBar>
#include <QTest>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int runs = sized(11);

QByteArray review(qsizetype challenges)
{
    const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
    QByteArray text = catalog->kind(u"cfd.engineering-review"_s)->templates.front().text;
    return text.left(text.indexOf("  engineering_review:"))
        + "  engineering_review:\n    approval_status: \"APPROVED_WITH_WARNINGS\"\n    "
          "challenges:\n"
        + QByteArray("      - severity: \"NOTE\"\n"
                     "        description: \"Wall distance of the first cell\"\n"
                     "        suggested_fix: \"State it in the log\"\n")
              .repeated(challenges);
}

void waitUntilAnalysed(EditorDocument &document)
{
    QEventLoop loop;
    QObject::connect(&document, &EditorDocument::analysed, &loop, &QEventLoop::quit);
    if (!document.isAnalysed()) {
        loop.exec();
    }
}

/// The pages of the form from top to bottom and back, each as one frame.
void scroll(FormPane &pane, Times &frames)
{
    auto *list = pane.findChild<QAbstractScrollArea *>(u"formList"_s);
    QScrollBar *bar = list->verticalScrollBar();
    constexpr int steps = 60;
    for (int step = 0; step <= 2 * steps; ++step) {
        const int part = step <= steps ? step : 2 * steps - step;
        measure(frames, [&] {
            bar->setValue(static_cast<int>(qint64(bar->maximum()) * part / steps));
            list->viewport()->repaint();
        });
        QCoreApplication::processEvents(); // rows that are no longer visible
    }
}

/// The time of the UI thread for a form of @p challenges entries, turn by turn.
void benchForm(qsizetype challenges)
{
    const QString what = u"%L1 entries: "_s.arg(challenges);
    EditorDocument document(ProtocolCatalog::load());
    FormPane pane(document);
    pane.resize(700, 800);
    pane.show();
    Turns turns;
    Times opened;
    Times openTurns;
    const QByteArray text = review(challenges);
    const JsonPointer list = JsonPointer::of(u"/handoff/engineering_review/challenges");
    for (int run = 0; run < runs; ++run) {
        document.load({}, u"/review.yaml"_s);
        turns.runUntil([&] { return document.isAnalysed(); });
        static_cast<void>(turns.takeLongest());
        measure(opened, [&] {
            document.load(text, u"/review.yaml"_s);
            turns.runUntil([&] { return document.isAnalysed(); });
            turns.run([&] { pane.showPath(list); });
            turns.run([&] { pane.repaint(); });
        });
        openTurns.milliseconds.push_back(turns.takeLongest());
    }
    printTimes(what + u"until the form shows them"_s, opened);
    printTimes(what + u"of that the longest turn, CPU"_s, openTurns);

    Times frames;
    scroll(pane, frames);
    printTimes(what + u"a frame of scrolling"_s, frames);

    FormInput input;
    const SnapshotPtr snapshot = document.snapshot();
    const Kind *kind = document.catalog()->kind(u"cfd.engineering-review"_s);
    input.tree = &snapshot->parsed.documents.front().tree;
    input.bytes = snapshot->bytes;
    input.report = &snapshot->report.documents.front();
    input.schema = {document.catalog(), &kind->fields};
    Times built;
    Times card;
    Times section;
    Times changed;
    const QString id = rowId(RowKind::Card, list.child(7));
    const qsizetype at = text.indexOf("first cell") + 5;
    for (int run = 0; run < runs; ++run) {
        const FormState state = pane.controller().form().state();
        measure(built, [&] { static_cast<void>(buildForm(input, state)); });
        turns.run([&] { pane.controller().form().toggle(id); });
        turns.run([] { QCoreApplication::processEvents(); });
        card.milliseconds.push_back(turns.takeLongest());
        turns.run([&] { pane.controller().form().expandAll(run % 2 == 1); });
        turns.run([] { QCoreApplication::processEvents(); });
        section.milliseconds.push_back(turns.takeLongest());
    }
    for (int run = 0; run < runs; ++run) {
        const bool isDone = document.buffer().apply({{at, 0, "x"}}, u"Edit"_s).isOk();
        turns.runUntil([&] { return isDone && document.isAnalysed(); });
        turns.run([] { QCoreApplication::processEvents(); });
        changed.milliseconds.push_back(turns.takeLongest());
    }
    keepFigure(u"Editor"_s, what + u"opened, analysed and the form painted"_s, median(opened),
               u"a second is allowed for 5,000"_s);
    keepFigure(u"Editor"_s, what + u"the form scrolled by a page, one frame"_s,
               medianAndTail(frames), u"a frame has 16 ms"_s);
    printTimes(what + u"all rows, made on the worker"_s, built);
    printTimes(what + u"a card is unfolded, longest turn, CPU"_s, card);
    printTimes(what + u"all sections, longest turn, CPU"_s, section);
    printTimes(what + u"the text changed, longest turn, CPU"_s, changed);
}

void benchSource(qsizetype megabytes)
{
    EditorDocument document(ProtocolCatalog::load());
    SourcePane pane(document);
    pane.resize(700, 800);
    pane.show();
    Times loaded;
    Times settled;
    Times typed;
    Times painted;
    const QByteArray text = review(megabytes * 1024 * 1024 / 127);
    measureCpu(loaded, [&] { document.load(text, u"/review.yaml"_s); });
    while (pane.edit().documentSync().isLoading()) {
        measureCpu(settled, [&] { QCoreApplication::processEvents(); });
    }
    waitUntilAnalysed(document);
    pane.goToLine(1000, 40);
    for (int run = 0; run < runs; ++run) {
        measureCpu(typed, [&] { QTest::keyClick(&pane.edit(), Qt::Key_X); });
        measureCpu(painted, [&] { pane.edit().viewport()->repaint(); });
    }
    Times analysed;
    measure(analysed, [&] { waitUntilAnalysed(document); });
    Times idle;
    for (int run = 0; run < runs; ++run) {
        measureCpu(idle, [&] { QCoreApplication::processEvents(); });
    }
    const QString what = u"%1 MB of source: "_s.arg(megabytes);
    printTimes(what + u"loaded"_s, loaded);
    if (!settled.milliseconds.empty()) {
        printTimes(what + u"a turn of the event loop while it loads"_s, settled);
    }
    printTimes(what + u"key event"_s, typed);
    printTimes(what + u"paint"_s, painted);
    printTimes(what + u"until it is analysed"_s, analysed);
    printTimes(what + u"later turns of the event loop"_s, idle);
}

} // namespace

void benchLongDocument()
{
    printHeading(u"Long documents, on the thread of the window"_s);
    benchForm(sized(5'000, 40));
    benchForm(sized(40'000, 40));
    benchSource(1);
    benchSource(10);
}

} // namespace baton
