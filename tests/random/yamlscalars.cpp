// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/yamlwriter.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

bool isRaw(QChar c)
{
    return c >= u' ' && c != u'\x7f' && c != u'\u2028' && c != u'\ufeff' && c != u'\u00a0';
}

bool isOneRawLine(const QString &text)
{
    return std::all_of(text.begin(), text.end(), isRaw);
}

QByteArray escaped(const QString &text)
{
    QString out;
    for (const QChar c : text) {
        if (c == u'"' || c == u'\\') {
            out += u'\\' + QString(c);
        } else if (c == u'\n') {
            out += u"\\n"_s;
        } else if (isRaw(c)) {
            out += c;
        } else {
            out += u"\\u%1"_s.arg(uint(c.unicode()), 4, 16, QChar(u'0'));
        }
    }
    return out.toUtf8();
}

/// The value of the text lines of a block scalar.
QString meaning(const QStringList &lines, bool isFolded)
{
    if (!isFolded) {
        return lines.join(u'\n');
    }
    QString text;
    int breaks = 0;
    for (const QString &line : lines) {
        if (line.isEmpty()) {
            ++breaks;
            continue;
        }
        text += breaks > 0 ? QString(breaks, u'\n') : text.isEmpty() ? QString() : u" "_s;
        text += line;
        breaks = 0;
    }
    return text;
}

} // namespace

Value YamlWriter::quoted(bool isInFlow)
{
    const QString text = m_random.trickyText();
    const bool isTagged = !isInFlow && m_random.chance(3);
    out += isTagged ? "!local " : "";
    if (isOneRawLine(text) && m_random.chance(50)) {
        out += '\'' + QString(text).replace(u'\'', u"''"_s).toUtf8() + '\'';
    } else {
        out += '"' + escaped(text) + '"';
    }
    return Value::string(text);
}

Value YamlWriter::inlineScalar(bool isInFlow)
{
    m_last = Last::Other;
    const int kind = m_random.below(20);
    if (kind < 6) {
        return quoted(isInFlow);
    }
    if (kind < 13) {
        const QString text = m_random.words();
        out += text.toUtf8();
        return Value::string(text);
    }
    if (kind == 13) {
        const QString text = m_random.number();
        out += "!!str " + text.toUtf8();
        return Value::string(text);
    }
    if (kind < 17) {
        const Value value = Value::number(m_random.number());
        out += value.text.toUtf8();
        return value;
    }
    if (kind < 19) {
        static const QByteArrayList all = {"true", "false", "True", "FALSE"};
        const QByteArray spelling = m_random.pick(all);
        out += spelling;
        Value value = Value::boolean(true);
        value.text = QString::fromUtf8(spelling);
        return value;
    }
    out += m_random.chance(50) ? "null" : "~";
    return Value::null();
}

Value YamlWriter::longPlain(int column)
{
    m_last = Last::Other;
    QString text = u"word "_s + m_random.words();
    out += text.toUtf8();
    for (int more = m_random.between(1, 3); more > 0; --more) {
        const bool isParagraph = m_random.chance(25);
        const QString line = m_random.words();
        out += (isParagraph ? "\n\n" : "\n") + QByteArray(column + m_random.chance(20), ' ')
            + line.toUtf8();
        text += (isParagraph ? u'\n' : u' ') + line;
    }
    return Value::string(text);
}

Value YamlWriter::longQuoted(int column)
{
    m_last = Last::Other;
    const bool isDouble = m_random.chance(60);
    const auto part = [this, isDouble] {
        QString words = m_random.words();
        out += isDouble ? escaped(words) : QString(words).replace(u'\'', u"''"_s).toUtf8();
        return words;
    };
    out += isDouble ? '"' : '\'';
    QString text = part();
    for (int more = m_random.between(1, 3); more > 0; --more) {
        const bool isParagraph = m_random.chance(25);
        const bool isJoined = isDouble && !isParagraph && m_random.chance(25);
        out += isParagraph ? "\n\n" : isJoined ? "\\\n" : "\n";
        out += QByteArray(column, ' ');
        text += isParagraph ? u"\n"_s : isJoined ? QString() : u" "_s;
        text += part();
    }
    out += isDouble ? '"' : '\'';
    return Value::string(text);
}

Value YamlWriter::blockScalar(int parent, int column, bool isRoot)
{
    const bool isFolded = m_random.chance(35);
    const bool isExplicit = !isRoot && m_random.chance(15);
    const char chomping = m_random.pick(std::vector<char>{' ', ' ', '-', '+'});
    out += isFolded ? '>' : '|';
    out += isExplicit ? QByteArray::number(column - parent) : QByteArray();
    out += chomping == ' ' ? QByteArray() : QByteArray(1, chomping);
    endLine();
    QStringList lines;
    for (int count = m_random.between(1, 4); count > 0; --count) {
        const bool isBlank = count > 1 && m_random.chance(20) && !lines.isEmpty();
        const bool isIndented = !isFolded && (isExplicit || !lines.isEmpty());
        lines.append(isBlank ? QString()
                             : QString(isIndented && m_random.chance(25) ? 2 : 0, u' ')
                             + (m_random.chance(15) ? u"# text"_s : m_random.words()));
        out += (isBlank ? QByteArray() : QByteArray(column, ' ')) + lines.last().toUtf8() + '\n';
    }
    QString text = meaning(lines, isFolded) + (chomping == '-' ? u""_s : u"\n"_s);
    for (int blanks = m_random.chance(20) ? m_random.between(1, 2) : 0; blanks > 0; --blanks) {
        out += '\n';
        text += chomping == '+' ? u"\n"_s : u""_s;
    }
    m_last = chomping == '+' ? Last::KeptBlock : Last::Block;
    return Value::string(text);
}
