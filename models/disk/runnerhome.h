// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace baton {

/// The folders in which a program that runs agents keeps the settings and the transcripts of its
/// user.
struct RunnerHome
{
    QLatin1StringView folder; ///< in the home folder, and in a project
    QLatin1StringView
        variable; ///< names another folder than the one in the home folder; may be empty

    /// The user's folder, absolute and clean.
    [[nodiscard]] QString path() const;
};

inline constexpr RunnerHome claudeHome{QLatin1StringView(".claude"),
                                       QLatin1StringView("CLAUDE_CONFIG_DIR")};
inline constexpr RunnerHome codexHome{QLatin1StringView(".codex"), QLatin1StringView("CODEX_HOME")};

/// The folders in which Claude Code and Codex keep transcripts, in this order; absolute.
[[nodiscard]] QStringList transcriptFolders();

} // namespace baton
