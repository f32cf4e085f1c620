// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/live/affectedsessions.h"
#include "models/session/live/livenesstimer.h"
#include "models/session/value/sessionsettings.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <chrono>

namespace baton {

/// Keeps sessions that were found up to date: whoever notices a change tells it to touch(), and the
/// sessions that it has to do with, and no others, are read again on a worker; so is one that gave
/// no sign of life for too long. Otherwise it rests. Lives on the UI thread.
class SessionUpdater final : public QObject
{
    Q_OBJECT

public:
    using Sessions = std::vector<std::shared_ptr<const Session>>;

    explicit SessionUpdater(std::shared_ptr<const ProtocolCatalog> catalog,
                            QObject *parent = nullptr);
    ~SessionUpdater() override;

    /// Everything that is known is read again by these.
    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);
    void setSettings(const SessionSettings &settings);

    /// Forgets everything, and takes care of the sessions at and below @p roots; none: rests.
    void setRoots(const QStringList &roots);
    /// While on, what is touched waits.
    void setWaiting(bool isOn);
    /// Sessions that were found and read by others, with the state that was read.
    void know(const SessionSummary &session, const PreviousState &state = {});
    [[nodiscard]] int known() const { return static_cast<int>(m_known.size()); }
    [[nodiscard]] bool isReading() const { return m_isReading; }

    /// Something came, went or changed at each of @p paths, files or folders.
    void touch(const QStringList &paths);

Q_SIGNALS:
    /// Sessions that were read again or are new, and the folders of those that are no more.
    void changed(const baton::SessionUpdater::Sessions &present, const QStringList &gone);

private:
    struct Step;

    void schedule();
    void startStep();
    void take(const Step &step);

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    SessionSettings m_settings;
    QThreadPool m_pool;
    QTimer m_timer;
    std::shared_ptr<std::atomic_bool> m_stop;
    QSet<QString> m_roots;
    KnownSessions m_known;
    QSet<QString> m_touched;
    LivenessTimer m_lives;             ///< by folder
    std::chrono::milliseconds m_pause; ///< before the next step: as long as the last one took
    bool m_isWaiting = false;
    bool m_isReading = false;
};

} // namespace baton
