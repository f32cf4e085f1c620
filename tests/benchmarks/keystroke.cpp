// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/editordocument.h"
#include "models/protocol/catalog.h"
#include "tests/benchmarks/measure.h"
#include "widgets/source/sourceedit.h"
#include "widgets/source/sourcepane.h"

#include <QEventLoop>
#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

const int runs = sized(41);

/// A review of about @p lines lines; each challenge has a finding, because its severity is none
/// that is known.
QByteArray review(int lines)
{
    const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load();
    QByteArray text = catalog->kind(u"cfd.engineering-review"_s)->templates.front().text;
    text = text.left(text.indexOf("  engineering_review:"))
        + "  engineering_review:\n    approval_status: \"APPROVED_WITH_WARNINGS\"\n    "
          "challenges:\n";
    for (qsizetype line = text.count('\n'); line + 3 <= lines; line += 3) {
        text += "      - severity: \"" + QByteArray(line % 50 < 3 ? "SEVERE" : "NOTE")
            + "\"\n        description: \"Wall distance of the first cell\"\n"
              "        suggested_fix: \"State it in the log\"\n";
    }
    return text;
}

void waitUntilAnalysed(EditorDocument &document)
{
    QEventLoop loop;
    QObject::connect(&document, &EditorDocument::analysed, &loop, &QEventLoop::quit);
    if (!document.isAnalysed()) {
        loop.exec();
    }
}

void benchLines(int lines)
{
    EditorDocument document(ProtocolCatalog::load());
    SourcePane pane(document);
    pane.resize(700, 800);
    pane.show();
    document.load(review(lines), u"/review.yaml"_s);
    waitUntilAnalysed(document);
    pane.goToLine(lines / 2, 40);
    QCoreApplication::processEvents();

    Times onThread;
    Times toPaint;
    for (int run = 0; run < runs; ++run) {
        measure(toPaint, [&] {
            measure(onThread, [&] { QTest::keyClick(&pane.edit(), Qt::Key_X); });
            waitUntilAnalysed(document);
            pane.edit().viewport()->repaint();
        });
    }
    const auto findings = document.snapshot()->report.documents.front().findings.size();
    const QString what = u"%1 lines, %2 findings"_s.arg(lines).arg(findings);
    printTimes(what + u": key → findings painted"_s, toPaint);
    printTimes(what + u": of that in the key event"_s, onThread);
}

} // namespace

void benchKeystroke()
{
    printHeading(u"A key typed in the source of an engineering review"_s);
    for (const int lines : {sized(100, 50), sized(1'000, 50), sized(10'000, 50)}) {
        benchLines(lines);
    }
}

} // namespace baton
