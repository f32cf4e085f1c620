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

/// Lays graphs out away from the UI thread: small ones on a thread, large ones in a process of
/// their own, which is ended when the layout is no longer wanted. A newer request drops the one
/// before. Each request ends in exactly one of finished, failed, cancelled, or a newer request.
class LayoutRunner : public QObject
{
    Q_OBJECT

public:
    explicit LayoutRunner(QObject *parent = nullptr);
    ~LayoutRunner() override;

    /// The program that lays out as `program --layout`: Baton itself says so when it starts. While
    /// none is set, every graph is laid out on a thread, where it cannot be ended.
    static void setProgram(const QString &path);

    /// Large layouts fail after this time; a minute when not said.
    void setDeadline(std::chrono::milliseconds deadline) { m_deadline.setInterval(deadline); }
    /// @p kept are places that nodes of the request had before, in its order: they stay where they
    /// are if they can (see ColumnLayout::kept).
    void start(const LayoutRequest &request, std::vector<std::optional<QPointF>> kept = {});
    void cancel();
    /// Does the same as cancel(), but emits nothing.
    void drop();
    /// The seconds that the layout which is running may take; 0: it has no deadline.
    [[nodiscard]] int limit() const;
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    [[nodiscard]] bool hasPreview() const { return m_hasPreview; }
    /// The progress from 0 to 1: as the process reports it, and between two reports ever slower
    /// towards the next one.
    [[nodiscard]] double share() const { return m_share; }

Q_SIGNALS:
    void started();
    void progressed(double share);
    /// A quick layout that the final one will replace.
    void previewed(const baton::GraphLayout &layout);
    void finished(const baton::GraphLayout &layout);
    /// One sentence: why there is no layout, and what to do.
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
    double m_nextShare = 0;  ///< share of the work that the process has not reported yet
    int m_run = 0;           ///< number of the request; answers to earlier ones are dropped
    int m_unread = 0;        ///< answers that a thread is still reading
    bool m_hasEnded = false; ///< the process has ended
    bool m_isRunning = false;
    bool m_hasPreview = false;
};

} // namespace baton
