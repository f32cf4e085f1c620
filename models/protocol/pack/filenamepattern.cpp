// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/pack/filenamepattern.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

FileNamePattern::FileNamePattern(QString text, Qt::CaseSensitivity letters)
    : m_text(std::move(text))
{
    QString shape = QRegularExpression::escape(m_text);
    shape.replace("\\{phase\\}"_L1, "(?<phase>[^/]*)"_L1).replace("\\*"_L1, "[^/]*"_L1);
    m_expression = QRegularExpression(QRegularExpression::anchoredPattern(shape),
                                      letters == Qt::CaseSensitive
                                          ? QRegularExpression::NoPatternOption
                                          : QRegularExpression::CaseInsensitiveOption);
}

bool FileNamePattern::matches(const QString &name) const
{
    return !isEmpty() && m_expression.match(name).hasMatch();
}

std::optional<QString> FileNamePattern::phaseIn(const QString &name) const
{
    const QRegularExpressionMatch match = m_expression.match(name);
    if (isEmpty() || !match.hasMatch()) {
        return std::nullopt;
    }
    static const QRegularExpression leading(u"^phase(\\d+)"_s);
    if (!m_text.contains("{phase}"_L1)) {
        return leading.match(name).captured(1);
    }
    const QString phase = match.captured(u"phase"_s);
    const auto isDigit = [](QChar letter) { return letter.isDigit(); };
    return !phase.isEmpty() && std::ranges::all_of(phase, isDigit) ? std::optional(phase)
                                                                   : std::nullopt;
}

} // namespace baton
