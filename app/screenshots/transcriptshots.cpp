// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/screenshots/transcriptshots.h"

#include "app/screenshots/sampletranscript.h"
#include "app/screenshots/waitfor.h"
#include "app/window/main/mainwindow.h"
#include "widgets/transcript/transcripttree.h"
#include "widgets/transcript/transcriptview.h"

#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Shows the failed agent with its first failure expanded, and what it wrote.
void showFailures(TranscriptView &view)
{
    view.nextError();
    const EntryPlace first = view.tree().currentPlace();
    view.nextError();
    view.tree().goTo(first, true);
    view.tree().scrollToTop();
}

/// Shows one of many matches, in the text of a call.
bool showMatches(TranscriptView &view)
{
    view.openFind();
    auto *field = view.findChild<QLineEdit *>(u"findText"_s);
    field->setText(u"result"_s);
    Q_EMIT field->textEdited(field->text());
    const auto *count = view.findChild<QLabel *>(u"findCount"_s);
    return waitFor([&] { return count->text().contains(u' ') && !count->text().contains(u'…'); });
}

} // namespace

bool openTranscript(WindowShot::Content content, MainWindow &window)
{
    using enum WindowShot::Content;
    const QString folder = window.workspace() + u"/transcripts"_s;
    QString path;
    if (content == Transcript) {
        path = writeSampleTranscript(folder);
    } else if (content == LongTranscript) {
        path = writeLongTranscript(folder);
    } else if (content == EmptyTranscript) {
        path = writeEmptyTranscript(folder);
    } else {
        return true;
    }
    window.open({{path, 0, 0}});
    auto *view = window.findChild<TranscriptView *>();
    if (!view
        || !waitFor([view] { return view->source().isOpen() && !view->source().isReading(); })) {
        return false;
    }
    if (content == Transcript) {
        showFailures(*view);
    } else if (content == LongTranscript) {
        return showMatches(*view);
    }
    return true;
}

} // namespace baton
