// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRegularExpression>
#include <QString>

#include <optional>

namespace baton {

/// The names of files, as a protocol writes them: "phase{phase}-flow-result.yaml", "logs/*.log".
/// An asterisk stands for any characters but a slash, {phase} for a phase's id.
class FileNamePattern
{
public:
    FileNamePattern() = default;
    explicit FileNamePattern(QString text, Qt::CaseSensitivity letters = Qt::CaseSensitive);

    /// The pattern as the protocol writes it.
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    /// False for each name when it is empty.
    [[nodiscard]] bool matches(const QString &name) const;
    /// The number of the phase in @p name: at {phase}, else after "phase" at its beginning, else
    /// empty. Nothing when @p name does not match, or has something else there.
    [[nodiscard]] std::optional<QString> phaseIn(const QString &name) const;

private:
    QString m_text;
    QRegularExpression m_expression;
};

} // namespace baton
