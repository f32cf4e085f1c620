// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/screenshots/transcriptshots.h"

#include "app/screenshots/sampletranscript.h"
#include "app/screenshots/waitfor.h"
#include "app/window/main/mainwindow.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/transcript/transcripttree.h"
#include "widgets/transcript/transcriptview.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Follows the link of the first cause of the shown session to its transcript; null if none opens.
TranscriptView *followCause(MainWindow &window)
{
    const SessionView *session = window.currentSession();
    if (!session || !writeSampleTranscript(session->session()->summary.place.path)) {
        return nullptr;
    }
    const QRegularExpression name(u"^causeTranscript"_s);
    const auto links = session->findChildren<QAbstractButton *>(name);
    if (links.isEmpty()) {
        return nullptr;
    }
    links.front()->click();
    TranscriptView *view = nullptr;
    const bool isThere = waitFor([&] {
        view = window.findChild<TranscriptView *>();
        return view && view->tree().currentPlace().lane > 0; // the agent of the cause
    });
    return isThere ? view : nullptr;
}

/// Shows the agent that failed next with its first failure expanded, and what it wrote.
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
        TranscriptView *view = followCause(window);
        if (view) {
            showFailures(*view);
        }
        return view != nullptr;
    }
    if (content == LongTranscript) {
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
    return content != LongTranscript || showMatches(*view);
}

} // namespace baton
