// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QStringList>

namespace baton {

/// The arguments of a call, by the names that tools use for them.
class CallArguments
{
public:
    /// @p text is a JSON object, or a single argument as written.
    explicit CallArguments(const QString &text);

    /// False for a single text without a name.
    [[nodiscard]] bool isNamed() const { return m_isNamed; }
    /// The working folder of the call; empty: not stated.
    [[nodiscard]] QString workingFolder() const;
    /// The files and folders in the arguments, as written.
    [[nodiscard]] QStringList paths() const;
    /// The shell command: a text, or words of which the last one is a shell script.
    [[nodiscard]] QString command() const;
    /// All texts that may contain a patch.
    [[nodiscard]] QStringList patches() const;
    /// The subject of the call: its description, command, path, …; for other calls all arguments as
    /// compact JSON.
    [[nodiscard]] QString subject() const;
    /// The arguments for people: "name: value"; a text of several lines or a nested value is
    /// indented below its name. Short ones first. Empty: no arguments.
    [[nodiscard]] QString plainText() const;

private:
    QString m_text;
    QJsonObject m_named;
    bool m_isNamed = false;
};

} // namespace baton
