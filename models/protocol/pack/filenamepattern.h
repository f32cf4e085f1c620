// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRegularExpression>
#include <QString>

#include <optional>

namespace baton {

/// A pattern for file names in a protocol, such as "phase{phase}-flow-result.yaml" or "logs/*.log".
/// "*" matches any characters except a slash; {phase} matches the id of a phase.
class FileNamePattern
{
public:
    FileNamePattern() = default;
    explicit FileNamePattern(QString text, Qt::CaseSensitivity letters = Qt::CaseSensitive);

    /// The pattern as written in the protocol.
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] bool isEmpty() const { return m_text.isEmpty(); }
    /// True if @p name matches. An empty pattern matches nothing.
    [[nodiscard]] bool matches(const QString &name) const;
    /// The phase in @p name: the text at {phase}, else the number behind "phase" at its beginning,
    /// else empty. nullopt if @p name does not match.
    [[nodiscard]] std::optional<QString> phaseIn(const QString &name) const;

private:
    QString m_text;
    QRegularExpression m_expression;
};

} // namespace baton
