// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>

class QDateTime;

namespace baton {

class OpenSessions;
class SessionView;
class TranscriptView;
struct Session;
struct TranscriptPlaces;
struct WritingCall;

/// Links the current page and transcripts: from a document to the call that wrote it, from a
/// session to the moment of its first cause, and from a transcript to the handoffs and sessions
/// that it touched. Searches run only on request.
class TranscriptCommands : public QObject
{
    Q_OBJECT

public:
    TranscriptCommands(const WindowContext &context, OpenSessions &sessions);
    ~TranscriptCommands() override;

private:
    using Search = std::function<WritingCall(const std::atomic_bool &stop)>;

    void attach(SessionView *view);
    void goToTranscript();
    [[nodiscard]] TranscriptPlaces places() const;
    [[nodiscard]] static QString noWriterText(const QString &path);
    void goToMoment(const Session &session, const QDateTime &time, const QString &file);
    void findTouched(TranscriptView *view);
    [[nodiscard]] std::shared_ptr<std::atomic_bool> stopAndBegin();
    void search(const Search &work, const QString &none);
    void show(const WritingCall &call, const QString &none);
    void updateActions();

    const WindowContext &m_context;
    std::shared_ptr<std::atomic_bool> m_stop; ///< stop flag of the running search
};

} // namespace baton
