// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/editordocument.h"
#include "models/form/formcontroller.h"
#include "models/protocol/catalog.h"
#include "tests/benchmarks/measure.h"
#include "widgets/form/formpane.h"
#include "widgets/source/sourceedit.h"
#include "widgets/source/sourcepane.h"
#include "widgets/source/textbridge.h"

#include <QEventLoop>
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

/// What the thread of the window spends on a form of @p challenges entries, one turn after the
/// other.
void benchForm(qsizetype challenges)
{
    EditorDocument document(ProtocolCatalog::load());
    FormPane pane(document);
    pane.resize(700, 800);
    pane.show();
    document.load(review(challenges), u"/review.yaml"_s);
    waitUntilAnalysed(document);
    QCoreApplication::processEvents();
    FormInput input;
    const SnapshotPtr snapshot = document.snapshot();
    const Kind *kind = document.catalog()->kind(u"cfd.engineering-review"_s);
    input.tree = &snapshot->parsed.documents.front().tree;
    input.bytes = snapshot->bytes;
    input.findings = &snapshot->report.documents.front().findings;
    input.schema = {document.catalog(), &kind->fields};
    pane.controller().expandAll(true);
    QCoreApplication::processEvents();
    FormState state;
    for (auto it = pane.controller().model().expansion.cbegin();
         it != pane.controller().model().expansion.cend(); ++it) {
        state.expanded.insert(it.key(), it.value());
    }
    Times built;
    Times shown;
    Times painted;
    Times taken;
    const QString card =
        rowId(RowKind::Card, JsonPointer::of(u"/handoff/engineering_review/challenges/7"));
    for (int run = 0; run < runs; ++run) {
        measure(built, [&] { static_cast<void>(buildForm(input, state)); });
        measure(shown, [&] { pane.controller().toggle(card); });
        measure(painted, [&] { QCoreApplication::processEvents(); });
        measure(taken, [&] { Q_EMIT document.analysed(); });
        QCoreApplication::processEvents();
    }
    const QString what = u"%L1 entries: "_s.arg(challenges);
    printTimes(what + u"the form's rows"_s, built);
    printTimes(what + u"a card is unfolded"_s, shown);
    printTimes(what + u"what remains in the event loop"_s, painted);
    printTimes(what + u"an analysis arrives"_s, taken);
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
    measure(loaded, [&] { document.load(text, u"/review.yaml"_s); });
    while (pane.edit().bridge().isLoading()) {
        measure(settled, [&] { QCoreApplication::processEvents(); });
    }
    waitUntilAnalysed(document);
    pane.goToLine(1000, 40);
    for (int run = 0; run < runs; ++run) {
        measure(typed, [&] { QTest::keyClick(&pane.edit(), Qt::Key_X); });
        measure(painted, [&] { pane.edit().viewport()->repaint(); });
    }
    Times analysed;
    measure(analysed, [&] { waitUntilAnalysed(document); });
    Times idle;
    for (int run = 0; run < runs; ++run) {
        measure(idle, [&] { QCoreApplication::processEvents(); });
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
