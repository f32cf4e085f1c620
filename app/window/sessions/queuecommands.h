// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"
#include "models/queue/queuewriter.h"

#include <QObject>

#include <memory>

namespace baton {

class OpenSessions;
class QueueFollower;
class QueueView;
struct DatabaseAddress;
struct Session;

/// The tabs that show queues of steps in databases, and the commands for a step.
class QueueCommands : public QObject
{
    Q_OBJECT

public:
    QueueCommands(const WindowContext &context, OpenSessions &sessions);

    /// Shows the queue at @p address in its tab or in a new one, and chooses the step with the id
    /// @p step unless that is empty, with @p match selected. A missing password is read from the
    /// keyring.
    void open(const DatabaseAddress &address, const QString &step = {}, const QString &match = {});

Q_SIGNALS:
    /// The queue of a tab was read as a session, or its connection changed since then.
    void read(const std::shared_ptr<const baton::Session> &session);
    /// The tab of the queue at @p path was closed.
    void closed(const QString &path);

private:
    void choose(const QString &url);
    void openUrl(const QString &url, const QString &step = {}, const QString &match = {});
    /// Asks for a file, creates an empty queue in it and opens it.
    void create();
    void tellStore(const QueueView &view);
    [[nodiscard]] QueueView *viewOf(const DatabaseAddress &address) const;
    QueueView *add(const DatabaseAddress &address);
    void keepPassword(const DatabaseAddress &address);
    [[nodiscard]] QString folder() const;
    void copyPrompt(const QueueView &view, const QueueStep &step);
    /// Asks for the completion of @p step, starting with @p draft, and writes it. @p refusal is why
    /// the draft was not written, if it was submitted before.
    void submit(QueueFollower &follower, const QueueStep &step, const StepCompletion &draft,
                const QString &refusal = {});
    void write(QueueFollower &follower, const QueueStep &step, const StepCompletion &completion);
    void tell(QueueFollower &follower, const Result<QueueChange> &change, const QueueStep &step,
              const StepCompletion &completion);

    const WindowContext &m_context;
};

} // namespace baton
