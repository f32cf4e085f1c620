// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkreport.h"
#include "models/hooks/hookattempts.h"

#include <atomic>
#include <functional>

namespace baton {

class ProtocolCatalog;

/// Finds the protocols for the file or folder with that path.
using CatalogOf = std::function<const ProtocolCatalog &(const QString &path)>;

/// The agent that is asked about handoffs.
struct HandoffAuthor
{
    QString name;                                        ///< its type, as protocols call it
    std::function<bool(const QString &path)> hasWritten; ///< true of files that it surely wrote
};

/// Judges handoffs for a hook and makes the feedback for their producers, as often as their
/// protocol allows it.
class HandoffJudge
{
public:
    /// @p attempts and @p stop have to outlive this.
    HandoffJudge(CatalogOf catalogOf, HookAttempts &attempts,
                 const std::atomic_bool *stop = nullptr);

    /// The report on @p bytes as the content of the file @p path, as attempt @p attempt; 0: by the
    /// document or its session. A text that is not meant as a handoff has no feedback, unless a
    /// session keeps its handoffs at @p path. Has no documents if it was stopped, or if a long text
    /// has no root key of a handoff and @p path is no such place: that text is not parsed.
    [[nodiscard]] Report reportOn(const QString &path, const QByteArray &bytes,
                                  int attempt = 0) const;
    /// The text for the agent about @p bytes as the content of the file @p path. Empty if there are
    /// no problems, or if the agents of the runner's session were already asked as often as its
    /// protocol allows. A text without feedback resets the count of @p path, unless the judge was
    /// stopped. If @p by is set, only a handoff of that agent gets one: its protocol expects it of
    /// the agent, or of none that it knows, and the agent wrote it.
    [[nodiscard]] QString feedbackOn(const QString &path, const QByteArray &bytes,
                                     const HandoffAuthor *by = nullptr);
    [[nodiscard]] const ProtocolCatalog &catalogOf(const QString &path) const
    {
        return m_catalogOf(path);
    }

private:
    [[nodiscard]] bool isBy(const HandoffAuthor &by, const Report &report,
                            const QString &path) const;
    [[nodiscard]] int limitOf(const Report &report, const QString &path) const;
    [[nodiscard]] bool isStopped() const { return m_stop && *m_stop; }

    CatalogOf m_catalogOf;
    HookAttempts &m_attempts;
    const std::atomic_bool *m_stop;
};

/// False for a file whose name shows that it need not be read.
[[nodiscard]] bool mayHoldHandoff(const QString &path);

} // namespace baton
