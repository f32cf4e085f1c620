// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QRandomGenerator>
#include <QString>

namespace baton {

/// Writes realistic sessions: most succeed, some fail, are retried or still run, some contradict
/// themselves, and some files are broken. Equal seeds give equal sessions.
class SessionFactory
{
public:
    explicit SessionFactory(quint32 seed)
        : m_random(seed)
    {
    }

    /// The numbers of contradictory sessions and of sessions with a broken file among a hundred.
    void setTrouble(int contradictory, int broken);

    /// CFD sessions with twelve handoffs each, if they succeed.
    void addCfd(const QString &root, int count);
    void addSwarm(const QString &root, int count);
    /// Orchestrator sessions below docs/.scratch/sessions of @p root; every fourth one starts the
    /// others.
    void addNative(const QString &root, int count);
    void addArena(const QString &root, int count);
    void addPlain(const QString &root, int count);
    /// @p count sessions of all protocols, each protocol in its own folder.
    void addAll(const QString &root, int count);

    /// The numbers of sessions and handoffs that were written.
    [[nodiscard]] int sessions() const { return m_sessions; }
    [[nodiscard]] int handoffs() const { return m_handoffs; }

    enum class Fate { Complete, Failed, Running, Paused };
    /// Common data of the writers of the protocols.
    struct Plan
    {
        Fate fate = Fate::Complete;
        int phase = 0;   ///< number of the current or failed phase
        int retries = 0; ///< retries of that phase
        bool isContradictory = false;
        QDateTime start;
    };
    [[nodiscard]] Plan plan(int phases);
    [[nodiscard]] int below(int limit) { return static_cast<int>(m_random.bounded(limit)); }
    void write(const QString &path, QByteArray text);
    void writeHandoff(const QString &path, const QByteArray &text);
    void countSession() { ++m_sessions; }
    void setBroken(bool isBroken) { m_isBroken = isBroken; }
    [[nodiscard]] bool isToBeBroken() { return below(100) < m_broken; }

private:
    QRandomGenerator m_random;
    int m_contradictory = 5;
    int m_broken = 3;
    int m_sessions = 0;
    int m_handoffs = 0;
    bool m_isBroken = false; ///< files written from now on are truncated
};

} // namespace baton
