// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

#include <QByteArray>
#include <QByteArrayList>

#include <random>

namespace baton {

/// Writes random YAML in every style, with the marks of MarkedText around each key and value, and
/// returns its value.
class YamlGenerator
{
public:
    explicit YamlGenerator(quint32 seed)
        : m_random(seed)
    {
    }

    /// A document whose root is a block map or list.
    Value document()
    {
        m_text.clear();
        comments(0);
        return chance(2) ? map(0, 0) : list(0, 0);
    }

    [[nodiscard]] const QByteArray &marked() const { return m_text; }

private:
    int below(size_t count) { return int(m_random() % count); }
    bool chance(int in) { return below(size_t(in)) == 0; }

    template <typename T>
    const T &oneOf(const std::vector<T> &list)
    {
        return list[size_t(below(list.size()))];
    }

    static QByteArray value(const QByteArray &text) { return "«" + text + "»"; }
    void indent(int width) { m_text += QByteArray(width, ' '); }

    void comments(int width)
    {
        if (m_blockEnd == m_text.size()) {
            return; // blanks would belong to the scalar above
        }
        if (chance(6)) {
            m_text += QByteArray(chance(2) ? width : 0, ' ') + "# ä comment: \"'[{|\n";
        }
        if (chance(8)) {
            m_text += chance(2) ? "\n" : "   \n";
        }
    }

    void endLine()
    {
        m_text += chance(6) ? QByteArray(chance(2) ? "  " : "\t") + "# it's {behind\n"
                            : QByteArray(chance(10) ? "  \n" : "\n");
    }

    QByteArray word()
    {
        return oneOf<QByteArray>({"alpha", "be-ta", "x y", "ключ", "a#b", "1st", "ö😀", "C:\\x",
                                  "http://e.org/a?b=1", "-x", "don't", "0x", "a,b",
                                  "null hypothesis"});
    }

    /// Unique in its map, because keys must not repeat.
    QString key(QStringList &used, bool isFlow)
    {
        const QString name = QStringLiteral("k%1").arg(used.size());
        used.append(name);
        const QByteArray plain = name.toUtf8();
        switch (below(4)) {
        case 0:
            m_text += "‹\"" + plain + "\"›";
            break;
        case 1:
            m_text += "‹'" + plain + "'›";
            break;
        default:
            m_text += "‹" + plain + "›";
        }
        m_text += chance(10) ? " :" : ":";
        if (isFlow) {
            m_text += ' ';
        }
        return name;
    }

    Value map(int width, int depth)
    {
        Value result = Value::map();
        for (int count = 1 + below(4); count > 0; --count) {
            comments(width);
            indent(width);
            const QString name = key(result.keys, false);
            result.items.push_back(member(width, depth, chance(3)));
        }
        return result;
    }

    Value list(int width, int depth)
    {
        Value result = Value::list();
        for (int count = 1 + below(4); count > 0; --count) {
            comments(width);
            indent(width);
            m_text += '-';
            result.items.push_back(item(width, depth));
        }
        return result;
    }

    /// The value after "key:". A list may start in the column of its key.
    Value member(int width, int depth, bool isCompact)
    {
        if (depth < 4 && chance(3)) {
            endLine();
            const bool isMap = chance(2);
            return isMap ? map(width + 1 + below(4), depth + 1)
                         : list(width + (isCompact ? 0 : 1 + below(4)), depth + 1);
        }
        return scalarOrFlow(width, depth);
    }

    /// The value after "-": a map or list may start on its line.
    Value item(int width, int depth)
    {
        if (depth >= 4 || !chance(3)) {
            return scalarOrFlow(width, depth);
        }
        const int gap = 1 + below(3);
        const qsizetype start = m_text.size();
        m_text += QByteArray(gap, ' ');
        const qsizetype begin = m_text.size();
        const int inner = width + 1 + gap;
        const Value result = chance(2) ? map(inner, depth + 1) : list(inner, depth + 1);
        // The first entry is on the line of the dash if nothing precedes it.
        const QByteArray padding(inner, ' ');
        const bool endsBlock = m_blockEnd == m_text.size();
        if (m_text.sliced(begin).startsWith(padding + "‹")
            || m_text.sliced(begin).startsWith(padding + "-")) {
            m_text.remove(begin, inner);
        } else {
            m_text.replace(start, gap, "\n");
        }
        m_blockEnd = endsBlock ? m_text.size() : m_blockEnd;
        return result;
    }

    Value scalarOrFlow(int width, int depth)
    {
        if (chance(12)) {
            m_text += "«»";
            endLine();
            return Value::null();
        }
        m_text += chance(8) ? "   " : " ";
        if (chance(8)) {
            return blockScalar(width);
        }
        const Value result = flow(width, depth, false);
        endLine();
        return result;
    }

    Value flow(int width, int depth, bool isInFlow)
    {
        if (depth < 4 && chance(6)) {
            return chance(2) ? flowList(width, depth) : flowMap(width, depth);
        }
        return flowScalar(width, isInFlow);
    }

    void gap(int width)
    {
        m_text += chance(6) ? "\n" + QByteArray(width + 2, ' ') : QByteArray(below(2), ' ');
    }

    Value flowList(int width, int depth)
    {
        Value result = Value::list();
        m_text += '[';
        for (int count = below(4); count > 0; --count) {
            gap(width);
            result.items.push_back(flow(width, depth + 1, true));
            m_text += count > 1 ? QByteArray(",") : QByteArray(chance(4) ? " ," : "");
        }
        m_text += ']';
        return result;
    }

    Value flowMap(int width, int depth)
    {
        Value result = Value::map();
        m_text += '{';
        for (int count = below(4); count > 0; --count) {
            gap(width);
            const QString name = key(result.keys, true);
            result.items.push_back(flow(width, depth + 1, true));
            m_text += count > 1 ? "," : "";
        }
        m_text += '}';
        return result;
    }

    Value flowScalar(int width, bool isInFlow)
    {
        const QByteArray text = word();
        const QByteArray lineEnd = "\n" + QByteArray(width + 1 + below(4), ' ');
        switch (below(8)) {
        case 0:
            m_text += value("'" + QByteArray(text).replace("'", "''") + "'");
            return Value::string(QString::fromUtf8(text));
        case 1:
            m_text += value("'" + lineEnd + "a" + lineEnd + "  b'");
            return Value::string(QStringLiteral(" a b"));
        case 2:
            m_text += value("\"" + QByteArray(text).replace("\\", "\\\\") + "\\n\\u00e4\\\"\"");
            return Value::string(QString::fromUtf8(text) + QStringLiteral("\nä\""));
        case 3:
            m_text += value("\"a" + lineEnd + "b\\" + lineEnd + "c\n" + lineEnd + "d\"");
            return Value::string(QStringLiteral("a bc\nd"));
        case 4:
            m_text += value("plain" + lineEnd + "over\n\n" + lineEnd + "lines");
            return Value::string(QStringLiteral("plain over\n\nlines"));
        case 5:
            m_text += value(oneOf<QByteArray>({"12", "-7", "0x1F", "0o17"}));
            return Value::number(lastValue());
        case 6:
            m_text += value(oneOf<QByteArray>({"1.20e-12", ".5", "-.inf"}));
            return Value::number(lastValue());
        default:
            break;
        }
        const QByteArray plain = isInFlow && text.contains(',') ? QByteArray("abc") : text;
        const bool isNull = chance(6);
        m_text += value(isNull ? QByteArray("~") : plain);
        return isNull ? Value::null() : Value::string(QString::fromUtf8(plain));
    }

    /// The text between the last marks.
    [[nodiscard]] QString lastValue() const
    {
        const qsizetype begin = m_text.lastIndexOf("«") + 2;
        return QString::fromUtf8(m_text.sliced(begin, m_text.size() - begin - 2));
    }

    Value blockScalar(int width)
    {
        const bool isFolded = chance(2);
        const QByteArray chomping = oneOf<QByteArray>({"", "-", "+"});
        const int deeper = 1 + below(4);
        const QByteArray digit = chance(3) ? QByteArray::number(deeper) : QByteArray();
        const QByteArray indentation(width + deeper, ' ');
        QByteArray source =
            (isFolded ? ">" : "|") + (chance(2) ? chomping + digit : digit + chomping);
        source += (chance(4) ? " # note" : "");
        source += "\n" + indentation + "one two\n";
        source += "\n" + indentation + "  deep: [er\n" + indentation + "last # no comment";
        const int blankLines = below(3);
        const bool isKept = chomping == "+";
        m_text += value(source + (isKept ? QByteArray(blankLines, '\n') : QByteArray())) + "\n";
        m_text += isKept ? QByteArray() : QByteArray(blankLines, '\n');
        m_blockEnd = m_text.size();
        QString text = QStringLiteral("one two\n\n  deep: [er\nlast # no comment");
        text += chomping == "-" ? QString() : QString(1 + (isKept ? blankLines : 0), u'\n');
        return Value::string(text);
    }

    std::mt19937 m_random;
    QByteArray m_text;
    qsizetype m_blockEnd = -1; ///< end of the last block scalar in m_text
};

} // namespace baton
