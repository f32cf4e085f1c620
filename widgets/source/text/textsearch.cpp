// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/textsearch.h"

#include "widgets/source/text/displaytext.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Converts ascending positions of the text to byte offsets.
class PlaceWalk
{
public:
    explicit PlaceWalk(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }

    qsizetype offsetOf(qsizetype unit)
    {
        while (m_unit < unit && m_offset < m_bytes.size()) {
            const DisplayChar character = firstDisplayed(m_bytes.sliced(m_offset));
            m_unit += character.units();
            m_offset += character.bytes;
        }
        return m_offset;
    }

private:
    QByteArrayView m_bytes;
    qsizetype m_unit = 0;
    qsizetype m_offset = 0;
};

/// The text in the same units as it is displayed, but without substitutes if it is UTF-8.
QString textOf(QByteArrayView bytes)
{
    if (!isFaithfulText(bytes)) {
        return displayText(bytes);
    }
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder.decode(bytes);
}

QRegularExpression patternOf(const SearchQuery &query)
{
    QString pattern = query.isPattern ? query.text : QRegularExpression::escape(query.text);
    if (query.wholeWords) {
        pattern = u"(?<!\\w)(?:"_s + pattern + u")(?!\\w)"_s;
    }
    QRegularExpression::PatternOptions options =
        QRegularExpression::MultilineOption | QRegularExpression::UseUnicodePropertiesOption;
    options.setFlag(QRegularExpression::CaseInsensitiveOption, !query.matchesCase);
    return QRegularExpression(u"(*ANYCRLF)"_s + pattern, options);
}

QString expanded(const QString &replacement, const QRegularExpressionMatch &match)
{
    QString text;
    for (qsizetype i = 0; i < replacement.size(); ++i) {
        const bool isLast = i + 1 == replacement.size();
        const bool isGroup = !isLast && replacement[i] == u'$' && replacement[i + 1].isDigit();
        if (isLast || (replacement[i] != u'\\' && !isGroup)) {
            text += replacement[i];
            continue;
        }
        const QChar sign = replacement[++i];
        if (sign.isDigit()) {
            text += match.captured(sign.digitValue());
        } else if (sign == u'n') {
            text += u'\n';
        } else if (sign == u't') {
            text += u'\t';
        } else {
            text += sign;
        }
    }
    return text;
}

} // namespace

SearchResult search(const QByteArray &bytes, const SearchQuery &query,
                    std::optional<ByteRange> within, const std::atomic_bool *stop)
{
    SearchResult result;
    const QRegularExpression pattern = patternOf(query);
    if (query.text.isEmpty()) {
        return result;
    }
    if (!pattern.isValid()) {
        result.error = QCoreApplication::translate("baton::TextSearch", "Not a valid pattern: %1")
                           .arg(pattern.errorString());
        return result;
    }
    const qsizetype mark = bytes.startsWith("\xEF\xBB\xBF") ? 3 : 0;
    const QByteArrayView body = QByteArrayView(bytes).sliced(mark);
    const QString text = textOf(body);
    PlaceWalk walk(body);
    auto matches = pattern.globalMatch(text);
    while (matches.hasNext() && !(stop && *stop)) {
        const QRegularExpressionMatch match = matches.next();
        if (match.capturedLength() == 0) {
            continue;
        }
        const qsizetype begin = mark + walk.offsetOf(match.capturedStart());
        const qsizetype end = mark + walk.offsetOf(match.capturedEnd());
        if (within && !within->contains({begin, end})) {
            continue;
        }
        if (result.matches.size() == SearchResult::mostMatches) {
            result.isCut = true;
            break;
        }
        result.matches.push_back(
            {{begin, end},
             query.isPattern ? expanded(query.replacement, match) : query.replacement});
    }
    return result;
}

} // namespace baton
