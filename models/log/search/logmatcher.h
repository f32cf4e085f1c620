// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayMatcher>
#include <QRegularExpression>
#include <QStringMatcher>

#include <vector>

namespace baton {

/// A query for a log.
struct LogQuery
{
    QString text;
    bool matchesCase = false;
    bool isPattern = false; ///< regular expression; a match never spans lines

    friend bool operator==(const LogQuery &, const LogQuery &) = default;
};

/// A match in a line as it is shown, in UTF-16 units.
struct LogMatch
{
    qsizetype begin = 0;
    qsizetype length = 0;

    friend bool operator==(const LogMatch &, const LogMatch &) = default;
};

/// Looks for a query in lines. Copies may be used in several threads.
class LogMatcher
{
public:
    explicit LogMatcher(const LogQuery &query = {});

    /// True if nothing can match.
    [[nodiscard]] bool isEmpty() const;
    /// The reason why the pattern is invalid; a sentence.
    [[nodiscard]] QString error() const;
    /// The matches, which are not empty and do not overlap.
    [[nodiscard]] std::vector<LogMatch> in(const QString &shown) const;
    /// The number of matches in a line as it is shown, given the @p line's bytes.
    [[nodiscard]] qint64 countIn(QByteArrayView line) const;

private:
    template <typename Visit>
    void visit(const QString &shown, Visit visit) const;
    [[nodiscard]] qint64 countBytes(QByteArrayView line) const;

    LogQuery m_query;
    QStringMatcher m_text;
    QByteArrayMatcher m_bytes; ///< an ASCII text, in lower case unless case matters
    bool m_isAscii = false;
    QRegularExpression m_pattern;
};

} // namespace baton
