// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/log/search/logmatcher.h"

#include "models/log/reading/ansitext.h"

#include <QCoreApplication>
#include <QVarLengthArray>

#include <algorithm>

namespace baton {

namespace {

bool isAscii(QStringView text)
{
    return std::ranges::all_of(
        text, [](QChar unit) { return unit.unicode() >= 0x20 && unit.unicode() < 0x7f; });
}

/// The parts of @p line.
struct Contents
{
    bool isPlain = true; ///< as isPlainText()
    bool isAscii = true;
};

Contents contentsOf(QByteArrayView line)
{
    unsigned controls = 0;
    unsigned high = 0;
    for (const char byte : line) {
        const auto value = static_cast<unsigned char>(byte);
        controls |= static_cast<unsigned>(value < 0x20 && value != '\t')
            | static_cast<unsigned>(value == 0x7f);
        high |= value;
    }
    return {controls == 0, high < 0x80};
}

char lower(char byte)
{
    return byte >= 'A' && byte <= 'Z' ? static_cast<char>(byte + 32) : byte;
}

} // namespace

LogMatcher::LogMatcher(const LogQuery &query)
    : m_query(query)
    , m_isAscii(isAscii(query.text))
{
    if (query.isPattern) {
        QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
        options.setFlag(QRegularExpression::CaseInsensitiveOption, !query.matchesCase);
        m_pattern = QRegularExpression(query.text, options);
        m_pattern.optimize();
        return;
    }
    m_text =
        QStringMatcher(query.text, query.matchesCase ? Qt::CaseSensitive : Qt::CaseInsensitive);
    const QByteArray bytes = query.text.toLatin1();
    m_bytes = QByteArrayMatcher(query.matchesCase ? bytes : bytes.toLower());
}

bool LogMatcher::isEmpty() const
{
    return m_query.text.isEmpty() || (m_query.isPattern && !m_pattern.isValid());
}

QString LogMatcher::error() const
{
    if (!m_query.isPattern || m_pattern.isValid()) {
        return {};
    }
    return QCoreApplication::translate("baton::LogMatcher", "Not a valid pattern: %1")
        .arg(m_pattern.errorString());
}

template <typename Visit>
void LogMatcher::visit(const QString &shown, Visit visit) const
{
    if (isEmpty()) {
        return;
    }
    if (!m_query.isPattern) {
        const qsizetype length = m_query.text.size();
        for (qsizetype at = m_text.indexIn(shown); at >= 0;
             at = m_text.indexIn(shown, at + length)) {
            visit(LogMatch{at, length});
        }
        return;
    }
    if (!m_pattern.matchView(shown).hasMatch()) {
        return;
    }
    for (const QRegularExpressionMatch &match : m_pattern.globalMatchView(shown)) {
        if (match.capturedLength() > 0) {
            visit(LogMatch{match.capturedStart(), match.capturedLength()});
        }
    }
}

std::vector<LogMatch> LogMatcher::in(const QString &shown) const
{
    std::vector<LogMatch> matches;
    visit(shown, [&](const LogMatch &match) { matches.push_back(match); });
    return matches;
}

qint64 LogMatcher::countBytes(QByteArrayView line) const
{
    QVarLengthArray<char, 1024> lowered;
    if (!m_query.matchesCase) {
        lowered.resize(line.size());
        std::ranges::transform(line, lowered.begin(), lower);
        line = QByteArrayView(lowered.constData(), lowered.size());
    }
    qint64 count = 0;
    const qsizetype length = m_query.text.size();
    for (qsizetype at = m_bytes.indexIn(line.data(), line.size()); at >= 0;
         at = m_bytes.indexIn(line.data(), line.size(), at + length)) {
        ++count;
    }
    return count;
}

qint64 LogMatcher::countIn(QByteArrayView line) const
{
    if (isEmpty()) {
        return 0;
    }
    const Contents contents = contentsOf(line);
    // Only text in ASCII folds its case byte by byte.
    const bool isByBytes = contents.isPlain && m_isAscii && !m_query.isPattern
        && (contents.isAscii || m_query.matchesCase);
    if (isByBytes) {
        return countBytes(line);
    }
    qint64 count = 0;
    const QString shown =
        contents.isPlain && contents.isAscii ? QString::fromLatin1(line) : ansiText(line).text;
    visit(shown, [&](const LogMatch &) { ++count; });
    return count;
}

} // namespace baton
