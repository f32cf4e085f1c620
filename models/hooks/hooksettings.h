// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/hooks/hookrunner.h"
#include "models/values/result.h"
#include "models/values/value.h"

#include <QByteArray>

namespace baton {

/// Baton's entries in the settings of a runner. Every other byte of them stays.
class HookSettings
{
public:
    /// @p path is only for messages; @p program is the command for the runner's shell. @p inner is
    /// the file of the program if it starts only in an environment that @p program enters.
    HookSettings(const HookRunner &runner, QString path, QString program, QString inner = {});

    /// @p bytes with an entry for each event that has none of Baton's yet, or one that calls a
    /// program that cannot start or that leaves out a tool. Blank bytes are settings that do not
    /// exist. Fails if they are not settings that can be changed.
    [[nodiscard]] Result<QByteArray> installed(const QByteArray &bytes) const;
    /// @p bytes without Baton's entries, which are known by their command, and without the lists
    /// and objects that hold nothing then. Null bytes if they are what installed() makes of none.
    [[nodiscard]] Result<QByteArray> uninstalled(const QByteArray &bytes) const;

private:
    [[nodiscard]] Failure refused(const QString &reason) const;
    [[nodiscard]] bool isOutdated(const Value &root) const;

    const HookRunner &m_runner;
    QString m_path;
    QString m_program;
    QString m_inner;
};

/// @p path as one word of a shell.
[[nodiscard]] QString shellWord(const QString &path);

} // namespace baton
