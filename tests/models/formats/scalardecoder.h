// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/text/encodingdetection.h"
#include "models/tree/tree.h"

#include <QByteArray>
#include <QString>

namespace baton {

/// Decodes the bytes of one scalar without a parser of the engine, for comparison.
class ScalarDecoder
{
public:
    /// @p source is a scalar as written; @p isFollowedByBreak: a line end follows.
    ScalarDecoder(const QByteArray &source, bool isFollowedByBreak)
        : m_text(decodedUtf8(source)
                     .replace(QStringLiteral("\r\n"), QStringLiteral("\n"))
                     .replace(u'\r', u'\n'))
        , m_isFollowedByBreak(isFollowedByBreak)
    {
    }

    [[nodiscard]] bool decodesTo(const QString &expected, Style style) const
    {
        switch (style) {
        case Style::Plain:
            return folded(m_text) == expected;
        case Style::SingleQuoted:
            return isQuoted(u'\'')
                && folded(inner()).replace(QStringLiteral("''"), QStringLiteral("'")) == expected;
        case Style::DoubleQuoted:
            return isQuoted(u'"') && unescaped(inner()) == expected;
        case Style::Literal:
        case Style::Folded:
            return isBlockScalar(expected, style);
        default:
            return false;
        }
    }

private:
    [[nodiscard]] bool isQuoted(QChar quote) const
    {
        return m_text.size() >= 2 && m_text.front() == quote && m_text.back() == quote;
    }
    [[nodiscard]] QString inner() const { return m_text.sliced(1, m_text.size() - 2); }

    static bool isBlank(QChar c) { return c == u' ' || c == u'\t'; }

    static QString trimmed(QString line, bool front, bool back)
    {
        while (back && !line.isEmpty() && isBlank(line.back())) {
            line.chop(1);
        }
        while (front && !line.isEmpty() && isBlank(line.front())) {
            line.remove(0, 1);
        }
        return line;
    }

    /// Line folding of plain and single quoted scalars.
    static QString folded(const QString &text)
    {
        const QStringList lines = text.split(u'\n');
        QString result = trimmed(lines.first(), false, lines.size() > 1);
        qsizetype breaks = 0;
        for (qsizetype i = 1; i < lines.size(); ++i) {
            const bool isLast = i + 1 == lines.size();
            const QString line = trimmed(lines[i], true, !isLast);
            ++breaks;
            if (line.isEmpty() && !isLast) {
                continue;
            }
            result += breaks == 1 ? QString(u' ') : QString(breaks - 1, u'\n');
            result += line;
            breaks = 0;
        }
        return result;
    }

    /// Folding of double quoted scalars, where escapes shield blanks and line ends.
    static QString unescaped(const QString &text)
    {
        QString result;
        qsizetype keep = 0; // blanks before this place were escaped
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text[i] == u'\n') {
                while (result.size() > keep && isBlank(result.back())) {
                    result.chop(1);
                }
                i = skipBreaks(text, i, result, false);
                keep = result.size();
            } else if (text[i] != u'\\') {
                result += text[i];
            } else if (text[++i] == u'\n') {
                i = skipBreaks(text, i, result, true);
                keep = result.size();
            } else {
                i = unescape(text, i, result);
                keep = result.size();
            }
        }
        return result;
    }

    /// Skips the line end at @p at with the following blank lines and indentation.
    static qsizetype skipBreaks(const QString &text, qsizetype at, QString &result, bool isEscaped)
    {
        qsizetype breaks = 0;
        qsizetype i = at;
        while (i < text.size() && (text[i] == u'\n' || isBlank(text[i]))) {
            breaks += text[i] == u'\n' ? 1 : 0;
            ++i;
        }
        const bool joins = breaks == 1 && !isEscaped;
        result += joins ? QString(u' ') : QString(breaks - 1, u'\n');
        return i - 1;
    }

    static qsizetype unescape(const QString &text, qsizetype at, QString &result)
    {
        static const QString from = QStringLiteral("0abt\tnvfre \"/\\N_LP");
        static const QString to =
            QStringLiteral("\0\a\b\t\t\n\v\f\r\x1b \"/\\\u0085\u00a0\u2028\u2029");
        const qsizetype digits = text[at] == u'x' ? 2
            : text[at] == u'u'                    ? 4
            : text[at] == u'U'                    ? 8
                                                  : 0;
        if (digits == 0) {
            const qsizetype place = from.indexOf(text[at]);
            result += place >= 0 ? to[place] : QChar(QChar::ReplacementCharacter);
            return at;
        }
        const char32_t code = text.sliced(at + 1, digits).toUInt(nullptr, 16);
        result += QChar::fromUcs4(code); // QString::fromUcs4() would drop U+FEFF
        return at + digits;
    }

    [[nodiscard]] bool isBlockScalar(const QString &expected, Style style) const
    {
        const QStringList lines = m_text.split(u'\n');
        const QString header = lines.first();
        if (header.front() != (style == Style::Literal ? u'|' : u'>')) {
            return false;
        }
        const QString indicators = header.sliced(1, std::min<qsizetype>(2, header.size() - 1));
        const QStringList body = lines.sliced(1);
        qsizetype longest = 0;
        for (const QString &line : body) {
            longest = std::max(longest, line.size());
        }
        // With an indentation digit the indentation depends on the parent: try all.
        for (qsizetype indentation = 0; indentation <= longest; ++indentation) {
            const QString content = blockContent(body, indentation, style);
            if (!content.isNull() && isChompedTo(expected, content, indicators, body.isEmpty())) {
                return true;
            }
        }
        return false;
    }

    /// The lines without indentation; null if one of them has less.
    static QString blockContent(const QStringList &body, qsizetype indentation, Style style)
    {
        QString result = QStringLiteral("");
        bool wasFoldable = false;
        qsizetype breaks = 0;
        for (qsizetype i = 0; i < body.size(); ++i) {
            const QString line = body[i].sliced(std::min(indentation, body[i].size()));
            if (!QStringView(body[i])
                     .first(std::min(indentation, body[i].size()))
                     .trimmed()
                     .isEmpty()) {
                return {};
            }
            const bool isFoldable = !line.isEmpty() && !isBlank(line.front());
            breaks += i > 0 ? 1 : 0;
            if (line.isEmpty() && i + 1 < body.size()) {
                continue;
            }
            const bool folds =
                style == Style::Folded && isFoldable && wasFoldable && !line.isEmpty();
            result +=
                folds && breaks == 1 ? QString(u' ') : QString(folds ? breaks - 1 : breaks, u'\n');
            result += line;
            wasFoldable = isFoldable;
            breaks = 0;
        }
        return result;
    }

    [[nodiscard]] bool isChompedTo(const QString &expected, QString content,
                                   const QString &indicators, bool isHeaderOnly) const
    {
        const bool keeps = indicators.contains(u'+');
        while (!keeps && content.endsWith(u'\n')) {
            content.chop(1);
        }
        const bool isStripped = indicators.contains(u'-') || (!keeps && content.isEmpty());
        const QString ended = content + u'\n';
        if (isStripped || (isHeaderOnly && m_isFollowedByBreak)) {
            return content == expected;
        }
        // The last line may lack its line end at the end of the file; parsers may add it.
        return expected == ended || (!m_isFollowedByBreak && expected == content);
    }

    QString m_text;
    bool m_isFollowedByBreak;
};

} // namespace baton
