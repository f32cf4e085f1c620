// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/sessions/transcriptcommands.h"

#include "app/actions/actionregistry.h"
#include "app/documents/documents.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "app/window/sessions/opensessions.h"
#include "models/disk/runnerhome.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/session/value/session.h"
#include "models/transcript/links/touched.h"
#include "models/transcript/links/writingcalls.h"
#include "widgets/session/view/sessionview.h"
#include "widgets/transcript/transcriptview.h"

#include <QDir>
#include <QPointer>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The failure of @p session by which its moment is known best, else its last sign of life.
SessionFailure momentOfFirstCause(const Session &session)
{
    if (const SessionFailure *failure = placedFailure(session.causes)) {
        return *failure;
    }
    SessionFailure last;
    last.time = session.summary.updated;
    return last;
}

} // namespace

TranscriptCommands::TranscriptCommands(const WindowContext &context, OpenSessions &sessions)
    : QObject(&context.commands)
    , m_context(context)
{
    m_context.actions.connectTo(u"go.transcript"_s, this, &TranscriptCommands::goToTranscript);
    m_context.actions.connectTo(u"go.touched"_s, this, [this] {
        if (TranscriptView *view = m_context.pages.currentTranscript()) {
            findTouched(view);
        }
    });
    connect(&m_context.pages, &Pages::changed, this, &TranscriptCommands::updateActions);
    connect(&sessions, &OpenSessions::opened, this, [this](SessionView *view, bool isNew) {
        if (isNew) {
            attach(view);
        }
    });
    connect(&m_context.opener.transcripts(), &TranscriptTabs::touchedRequested, this,
            &TranscriptCommands::findTouched);
}

TranscriptCommands::~TranscriptCommands()
{
    if (m_stop) {
        *m_stop = true;
    }
}

void TranscriptCommands::updateActions()
{
    const OpenDocument *document = m_context.pages.currentDocument();
    m_context.actions.setEnabled(u"go.transcript"_s,
                                 (document && !document->path().isEmpty())
                                     || m_context.pages.currentSession());
    m_context.actions.setEnabled(u"go.touched"_s, m_context.pages.currentTranscript() != nullptr);
}

void TranscriptCommands::attach(SessionView *view)
{
    connect(view, &SessionView::transcriptRequested, this,
            [this, view](const QDateTime &time, const QString &file) {
                goToMoment(*view->session(), time, file);
            });
}

void TranscriptCommands::goToTranscript()
{
    if (const SessionView *view = m_context.pages.currentSession()) {
        const SessionFailure cause = momentOfFirstCause(*view->session());
        goToMoment(*view->session(), cause.time,
                   cause.evidence.empty() ? QString() : cause.evidence.front().path);
    } else if (const OpenDocument *document = m_context.pages.currentDocument()) {
        const QString path = document->path();
        search([path, places = places()](
                   const std::atomic_bool &stop) { return writerOf(path, places, &stop); },
               noWriterText(path));
    }
}

void TranscriptCommands::goToMoment(const Session &session, const QDateTime &time,
                                    const QString &file)
{
    search(
        [time, folder = session.summary.place.path, file, catalog = m_context.protocols.catalog(),
         places = places()](const std::atomic_bool &stop) {
            return momentOf(time, folder, file, *catalog, places, &stop);
        },
        !time.isValid()
            ? noWriterText(file.isEmpty() ? session.summary.place.path : file)
            : tr("No transcript covers that time. Baton searches those of Claude Code and Codex, "
                 "those in the folder of the session, and those that are open."));
}

QString TranscriptCommands::noWriterText(const QString &path)
{
    return tr("No transcript says who wrote %1. Baton searches those of Claude Code and Codex, "
              "those in its folder, and those that are open.")
        .arg(QDir::toNativeSeparators(path));
}

TranscriptPlaces TranscriptCommands::places() const
{
    return {transcriptFolders(), m_context.opener.transcripts().openPaths()};
}

/// Finds out on a worker which of the files in the transcript are handoffs.
void TranscriptCommands::findTouched(TranscriptView *view)
{
    m_context.notices.showMessage(tr("Looking for handoffs and sessions…"));
    const auto stop = stopAndBegin();
    QtConcurrent::run([files = touchedFiles(view->source().transcript()),
                       catalog = m_context.protocols.catalog(), stop] {
        return touchedAmong(files, *catalog, stop.get());
    }).then(this, [this, stop, guard = QPointer<TranscriptView>(view)](const Touched &touched) {
        if (*stop) {
            return;
        }
        m_context.notices.showMessage({});
        if (guard && m_context.pages.currentTranscript() == guard) {
            guard->showTouched(touched);
        }
    });
}

/// Cancels the running search and returns the stop flag of the next one.
std::shared_ptr<std::atomic_bool> TranscriptCommands::stopAndBegin()
{
    if (m_stop) {
        *m_stop = true;
    }
    m_stop = std::make_shared<std::atomic_bool>(false);
    return m_stop;
}

void TranscriptCommands::search(const Search &work, const QString &none)
{
    const auto stop = stopAndBegin();
    m_context.notices.showMessage(tr("Looking for the transcript…"));
    QtConcurrent::run([work, stop] {
        return work(*stop);
    }).then(this, [this, none, stop](const WritingCall &call) {
        if (!*stop) {
            show(call, none);
        }
    });
}

void TranscriptCommands::show(const WritingCall &call, const QString &none)
{
    if (call.transcript.isEmpty()) {
        m_context.notices.showMessage(none);
        return;
    }
    m_context.opener.open({{call.transcript, 0, 0}});
    if (TranscriptView *view = m_context.pages.currentTranscript()) {
        view->showLine(call.path, call.line, call.part);
        m_context.notices.showMessage(
            call.isByTime && !call.tool.isEmpty()
                ? tr("No call names it: %1 ran at that time.").arg(call.tool)
                : QString());
    }
}

} // namespace baton
