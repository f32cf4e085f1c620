// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/routing/graph/graphlayout.h"
#include "models/values/result.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <optional>

class QProcess;

namespace baton {

/// Lays out graphs without blocking the UI thread: small ones on a thread, large ones in a process
/// that is terminated when the layout is no longer needed. A new request replaces the previous one.
/// Each request ends with exactly one of finished(), failed(), cancelled(), or a new request.
class LayoutRunner : public QObject
{
    Q_OBJECT

public:
    explicit LayoutRunner(QObject *parent = nullptr);
    ~LayoutRunner() override;

    /// Sets the program that runs layouts as `program --layout`; Baton sets itself at start.
    /// Without it, all graphs are laid out on a thread, where the work cannot be terminated.
    static void setProgram(const QString &path);

    /// Large layouts fail after this time; a minute when not said.
    void setDeadline(std::chrono::milliseconds deadline) { m_deadline.setInterval(deadline); }
    /// @p kept are places that nodes of the request had before, in its order: they stay where they
    /// are if they can (see ColumnLayout::kept).
    void start(const LayoutRequest &request, std::vector<std::optional<QPointF>> kept = {});
    void cancel();
    /// Like cancel(), but emits nothing.
    void drop();
    /// The time limit of the running layout in seconds; 0 if there is none.
    [[nodiscard]] int limit() const;
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    [[nodiscard]] bool hasPreview() const { return m_hasPreview; }
    /// The progress from 0 to 1: as reported by the process, and between reports approaching the
    /// next one.
    [[nodiscard]] double share() const { return m_share; }

Q_SIGNALS:
    void started();
    void progressed(double share);
    /// Emitted with a preview that the final layout will replace.
    void previewed(const baton::GraphLayout &layout);
    void finished(const baton::GraphLayout &layout);
    /// Emitted if there is no layout. @p reason is a sentence with the reason and what to do.
    void failed(const QString &reason);
    void cancelled();

private:
    void runHere(const LayoutRequest &request, std::vector<std::optional<QPointF>> kept);
    void runInProcess(const LayoutRequest &request);
    void readAnswers();
    void failUnanswered();
    void takeShare(double share);
    void creep();
    void take(const Result<GraphLayout> &layout);
    void fail(const QString &reason);

    QThreadPool m_pool;
    QPointer<QProcess> m_process;
    QByteArray m_answers;
    QTimer m_deadline;
    QTimer m_progress;
    double m_share = 0;
    double m_nextShare = 0;  ///< share of the work until the next report
    int m_run = 0;           ///< number of the request; answers to earlier ones are dropped
    int m_unread = 0;        ///< number of answers that a thread is still parsing
    bool m_hasEnded = false; ///< the process has ended
    bool m_isRunning = false;
    bool m_hasPreview = false;
};

} // namespace baton
