// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/xmlwriter.h"

using namespace Qt::StringLiterals;

namespace {

bool isBlank(const QString &text)
{
    return text.trimmed().isEmpty();
}

/// True for a text with only blanks before its first line break, which would be treated as layout.
bool beginsWithBreak(const QString &text)
{
    for (const QChar c : text) {
        if (c != u' ' && c != u'\t') {
            return c == u'\n';
        }
    }
    return false;
}

} // namespace

/// The text of an element; not blank when it @p isFilled.
QString XmlWriter::text(const QByteArray &indentation, bool canSpread, bool isFilled)
{
    const int kind = m_random.below(10);
    if (kind < 2) {
        return section();
    }
    return kind < 5 && canSpread ? lines(indentation) : plain(isFilled);
}

QString XmlWriter::plain(bool isFilled)
{
    QString value = filling();
    while (beginsWithBreak(value) || (isFilled && isBlank(value) && !value.isEmpty())) {
        value = filling();
    }
    out += escaped(value);
    if (!value.isEmpty() && m_random.chance(10)) {
        out += "<![CDATA[&<]]>";
        value += u"&<"_s;
    }
    return value;
}

/// A CDATA section, alone or on a line of its own.
QString XmlWriter::section()
{
    QString value = filling();
    while (value.contains(u"]]>") || beginsWithBreak(value) || value.contains(u'\r')
           || value.isEmpty()) {
        value = filling();
    }
    const QByteArray gap = m_random.chance(20) ? "\n  " : "";
    const bool isBlock = m_random.chance(20) && !value.front().isSpace() && !value.contains(u'\n');
    out += gap + "<![CDATA[" + (isBlock ? "\n" : "") + value.toUtf8() + (isBlock ? "\n" : "")
        + "]]>" + gap;
    return value;
}

/// Indented lines, the first of which is not indented more than the others.
QString XmlWriter::lines(const QByteArray &indentation)
{
    const QString inner = QString::fromUtf8(indentation + m_step);
    QStringList values{m_random.words()};
    out += '\n' + inner.toUtf8() + escaped(values.front());
    for (int more = m_random.below(4); more > 0; --more) {
        out += '\n';
        if (m_random.chance(20)) {
            values.append(QString());
            out += m_random.chance(30) ? indentation : QByteArray();
        } else {
            values.append((m_random.chance(30) ? u"  "_s : QString()) + m_random.words());
            out += inner.toUtf8() + escaped(values.back());
        }
    }
    // The last line's break is layout, so it is visible only with an empty line before it.
    out += '\n' + indentation;
    return values.join(u'\n');
}

QByteArray XmlWriter::escaped(const QString &text)
{
    QByteArray written;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool isNumber = !c.isSurrogate() && c != u'\n' && m_random.chance(2);
        if (isNumber || c == u'\r') {
            written += m_random.chance(50) ? "&#" + QByteArray::number(c.unicode()) + ';'
                                           : "&#x" + QByteArray::number(c.unicode(), 16) + ';';
        } else if (c == u'&') {
            written += "&amp;";
        } else if (c == u'<') {
            written += "&lt;";
        } else if (c == u'>' && (m_random.chance(50) || text.first(i).endsWith(u"]]"))) {
            written += "&gt;";
        } else if (c == u'"' && m_random.chance(20)) {
            written += "&quot;";
        } else {
            const qsizetype length = c.isHighSurrogate() ? 2 : 1;
            written += QStringView(text).sliced(i, length).toUtf8();
            i += length - 1;
        }
    }
    return written;
}

QByteArray XmlWriter::escapedValue(const QString &text, char quote)
{
    QByteArray written = escaped(text);
    written.replace('\n', "&#10;").replace('\t', "&#9;");
    written.replace(quote, quote == '"' ? "&quot;" : "&apos;");
    // A line end in a value is read as a blank.
    return m_random.chance(5) ? written.replace(' ', '\n') : written;
}

QString XmlWriter::filling()
{
    static const QStringList all = {
        u""_s,           u" "_s,        u"<b>&</b>"_s,    u"]]>"_s,
        u"a ]]> b"_s,    u"\"'\""_s,    u"it's \"so\""_s, u" lead"_s,
        u"trail "_s,     u"tab\tbed"_s, u"&amp;"_s,       u"&#10;"_s,
        u"\u00a0nbsp"_s, u"cr\rlf"_s,   u"one\ntwo"_s,    u"one\n  two\n"_s,
        u"🙂 & <ü>"_s,   u"spawn"_s,    u"--"_s,          u"?>"_s};
    return m_random.chance(50) ? m_random.words() : m_random.pick(all);
}
