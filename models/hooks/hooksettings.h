// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/hooks/hookrunner.h"
#include "models/values/result.h"
#include "models/values/value.h"

#include <QByteArrayList>

#include <functional>

namespace baton {

/// Baton's entries in the settings of a runner. Every other byte of them stays.
class HookSettings
{
public:
    /// @p path is only for messages; @p program is the command for the runner's shell.
    HookSettings(const HookRunner &runner, QString path, QString program);

    /// @p bytes with an entry for each event that has none of Baton's yet, or one that calls a
    /// program that is gone or that leaves out a tool. Null bytes are settings that do not exist,
    /// blank ones an empty file. Fails if they are not settings that can be changed.
    [[nodiscard]] Result<QByteArray> installed(const QByteArray &bytes) const;
    /// @p bytes without Baton's entries, and without containers that existed only for them. Null
    /// bytes if they are what installed() makes of missing settings.
    [[nodiscard]] Result<QByteArray> uninstalled(const QByteArray &bytes) const;

private:
    /// What stays of the settings besides Baton's entries.
    struct Kept
    {
        unsigned lists = 0; ///< bits of the runner's events whose lists stay, empty
        bool hooks = false;
        bool version = true;
    };

    [[nodiscard]] bool isOutdated(const Value &root) const;
    [[nodiscard]] Result<QByteArray> withEntries(const QByteArray &bytes) const;
    using IsEnough = std::function<bool(const QByteArrayList &known)>;
    [[nodiscard]] QByteArrayList originsOf(const QByteArray &bytes, const IsEnough &isEnough) const;
    [[nodiscard]] Result<QByteArray> without(const QByteArray &bytes, Kept kept) const;

    const HookRunner &m_runner;
    QString m_path;
    QString m_program;
};

/// @p path as one word of a shell.
[[nodiscard]] QString shellWord(const QString &path);

} // namespace baton
