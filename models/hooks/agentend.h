// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/hooks/handoffjudge.h"
#include "models/hooks/owedhandoffs.h"
#include "models/hooks/recentfiles.h"
#include "models/hooks/timelimit.h"
#include "models/transcript/links/touched.h"

#include <optional>

namespace baton {

/// The message against the end of an agent, and the files that it is about.
struct Objection
{
    QStringList paths;
    QStringList texts;

    void add(const QString &path, const QString &text)
    {
        paths.append(path);
        texts.append(text);
    }
    [[nodiscard]] bool isEmpty() const { return texts.isEmpty(); }
    /// The message about those of the files that are in @p wanted.
    [[nodiscard]] QString about(const QStringList &wanted) const;
};

/// Examines the work of an agent that is about to end: the handoffs that were written since it
/// began, by any means, and those that it owes. Of a sub-agent these are the handoffs that a
/// protocol expects of it, and those that it wrote by its own transcript.
///
/// A sub-agent that a protocol knows owes handoffs to the sessions that it wrote in by its own
/// transcript. If there are none, it owes them to the only session that expects one of it: among
/// those that it read, else among those written to since it began, by anyone, else among all below
/// the working folders where one is missing, those that are alive first. If several expect one, it
/// owes none. The main agent owes the handoffs that are missing though the states of the sessions
/// written to since it began name them.
class AgentEnd
{
public:
    /// @p event and @p attempts have to outlive this. Once @p time is over, it starts nothing
    /// new and ignores what was not read whole; reading one file is not interrupted.
    AgentEnd(const HookEvent &event, CatalogOf catalogOf, HookAttempts &attempts,
             std::chrono::milliseconds time);

    [[nodiscard]] Objection objection();
    /// A message about files that were not checked because time ran out or because of their names;
    /// empty if there are none.
    [[nodiscard]] const QString &notice() const { return m_notice; }

private:
    /// The files that were written below the working folders since some time.
    struct Written
    {
        QStringList files;
        QStringList sessions; ///< sessions that the files belong to
        QStringList unnamed;  ///< possible handoffs whose names cannot be opened
        bool isWhole = true;  ///< false: there was no time to look at all
    };

    [[nodiscard]] Written writtenSince(const QDateTime &begin) const;
    [[nodiscard]] bool isOfKnownAgent() const;
    void addBroken(const QStringList &paths);
    [[nodiscard]] bool hasWritten(const QString &path);
    void addPromised(const QStringList &sessions);
    void addOwed(const Written &written);
    void addOwed(std::vector<OwedHandoff> handoffs, const Session &session);
    void addOwedToOnly(const QStringList &sessions);
    void addOwedToWaiting();
    void addNotice(const Written &written);
    [[nodiscard]] bool isCutShort();
    [[nodiscard]] Session sessionOn(const QString &path) const;
    [[nodiscard]] const std::vector<TouchedFile> &filesByTranscript();
    [[nodiscard]] Touched touchedByTranscript();
    [[nodiscard]] std::vector<Session> expecting(const QStringList &sessions);
    [[nodiscard]] std::vector<OwedHandoff> expectedIn(const Session &session) const;

    const HookEvent &m_event;
    const HookAttempts &m_attempts;
    std::chrono::milliseconds m_time;
    TimeLimit m_limit;
    HandoffJudge m_judge;
    bool m_isWhole = true;
    std::optional<std::vector<TouchedFile>> m_filesByTranscript;
    QStringList m_own; ///< files that were written since the agent began
    Objection m_objection;
    QString m_notice;
};

} // namespace baton
