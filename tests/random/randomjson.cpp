// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/randomdocument.h"

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

class JsonWriter
{
public:
    JsonWriter(Random &random, int size)
        : m_random(random)
        , m_left(size)
        , m_mode(random.below(4))
        , m_step(random.pick(QByteArrayList{"  ", "    ", "\t"}))
    {
    }

    QByteArray out;

    Value write(int depth)
    {
        const bool isContainer = depth < 5 && m_left > 0 && (depth == 0 || m_random.chance(35));
        if (isContainer) {
            return m_random.chance(60) ? map(depth) : list(depth);
        }
        if (m_random.chance(55)) {
            const QString text = m_random.trickyText();
            string(text);
            return Value::string(text);
        }
        const Value value = m_random.chance(70) ? Value::number(m_random.number())
            : m_random.chance(50)               ? Value::boolean(m_random.chance(50))
                                                : Value::null();
        out += value.type == ValueType::Null ? "null" : value.text.toUtf8();
        return value;
    }

private:
    Value map(int depth)
    {
        Value value = Value::map();
        out += '{';
        for (int count = m_random.below(5); count > 0; --count, --m_left) {
            const QString key = m_random.key();
            if (value.keys.contains(key)) {
                continue;
            }
            out += value.items.empty() ? "" : ",";
            gap(depth + 1, !value.items.empty());
            string(key);
            out += m_mode == 0 ? ":" : m_mode == 3 && m_random.chance(20) ? " :\t" : ": ";
            value.insert(key, write(depth + 1));
        }
        close(value, depth, '}');
        return value;
    }

    Value list(int depth)
    {
        Value value = Value::list();
        out += '[';
        for (int count = m_random.below(5); count > 0; --count, --m_left) {
            out += value.items.empty() ? "" : ",";
            gap(depth + 1, !value.items.empty());
            value.items.push_back(write(depth + 1));
        }
        close(value, depth, ']');
        return value;
    }

    /// Space between the brackets and entries: nothing, a blank, a line each, or anything.
    void gap(int depth, bool isBehindComma)
    {
        if (m_mode == 2 || (m_mode == 3 && m_random.chance(40))) {
            out += '\n' + m_step.repeated(depth);
        } else if (m_mode == 1 && isBehindComma) {
            out += ' ';
        } else if (m_mode == 3) {
            out += QByteArray(m_random.below(3), ' ');
        }
    }

    void close(const Value &value, int depth, char bracket)
    {
        if (!value.items.empty()) {
            gap(depth, false);
        }
        out += bracket;
    }

    void string(const QString &text)
    {
        out += '"';
        for (const QChar c : text) {
            const bool isEscaped = c < u' ' || (m_random.chance(3) && !c.isSurrogate());
            if (c == u'"' || c == u'\\') {
                out += '\\' + QString(c).toUtf8();
            } else if (isEscaped) {
                out += "\\u" + QByteArray::number(c.unicode(), 16).rightJustified(4, '0');
            } else if (c.isSurrogate()) {
                m_pair += c;
                if (m_pair.size() == 2) {
                    out += std::exchange(m_pair, {}).toUtf8();
                }
            } else {
                out += QString(c).toUtf8();
            }
        }
        out += '"';
    }

    Random &m_random;
    int m_left;
    int m_mode;
    QByteArray m_step;
    QString m_pair;
};

} // namespace

RandomDocument RandomDocument::json(Random &random, int size)
{
    JsonWriter writer(random, size);
    RandomDocument document;
    document.format = Format::Json;
    document.values.push_back(writer.write(0));
    document.bytes = writer.out + (random.chance(70) ? "\n" : "");
    if (random.chance(20)) {
        document.bytes.replace("\n", "\r\n");
    }
    return document;
}
