// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QStringList>

namespace baton {

/// What a call of a tool was given, by the names that tools give their arguments.
class CallArguments
{
public:
    /// @p text is a JSON object, or the only argument as it stands.
    explicit CallArguments(const QString &text);

    /// False where it is one text without names.
    [[nodiscard]] bool isNamed() const { return m_isNamed; }
    /// The folder that the call is carried out in; empty where it names none.
    [[nodiscard]] QString workingFolder() const;
    /// The files and folders that it is about, as they are written there.
    [[nodiscard]] QStringList paths() const;
    /// The shell command: a text, or words of which the last one is a script of a shell.
    [[nodiscard]] QString command() const;
    /// All texts that may hold a patch.
    [[nodiscard]] QStringList patches() const;
    /// What it is about: its description, command, path, …; of others all of it in compact JSON.
    [[nodiscard]] QString subject() const;
    /// As people read it: "name: value", and a text of several lines, or a value that holds others,
    /// indented below its name. The short ones come first. Empty where there are none.
    [[nodiscard]] QString plainText() const;

private:
    QString m_text;
    QJsonObject m_named;
    bool m_isNamed = false;
};

} // namespace baton
