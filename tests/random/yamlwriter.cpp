// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/yamlwriter.h"

using namespace Qt::StringLiterals;
using namespace baton;

YamlWriter::YamlWriter(Random &random, int size)
    : m_random(random)
    , m_left(size)
    , m_step(random.chance(70) ? 2 : random.between(1, 4))
    , m_dashStep(random.chance(40) ? 0 : m_step)
    , m_commentRate(random.pick(std::vector<int>{0, 5, 20, 40}))
    , m_hasAnchors(random.chance(25))
{
}

QByteArray YamlWriter::comment()
{
    return "# c" + QByteArray::number(++m_comments) + (m_random.chance(20) ? " - a: [\"" : "");
}

void YamlWriter::endLine()
{
    if (m_random.chance(m_commentRate)) {
        out += QByteArray(m_random.between(1, 3), ' ') + comment();
    } else if (m_random.chance(3)) {
        out += ' ';
    }
    out += '\n';
}

/// Blank lines and comments above an entry at @p column.
void YamlWriter::linesBefore(int column)
{
    if (m_last != Last::KeptBlock && m_random.chance(10)) {
        out += '\n';
    }
    if (m_last == Last::Other && m_random.chance(m_commentRate / 4)) {
        out += QByteArray(column + m_random.below(4), ' ') + comment() + '\n';
    }
    if (m_last != Last::KeptBlock && m_random.chance(m_commentRate / 4)) {
        out += QByteArray(column, ' ') + comment() + "\n\n";
    }
    while (m_random.chance(m_commentRate)) {
        out += QByteArray(column, ' ') + comment() + '\n';
    }
    m_last = Last::Other;
}

Value YamlWriter::root(bool isBehindMarker)
{
    const int kind = m_random.below(20);
    if (kind < 17) {
        if (isBehindMarker) {
            endLine();
        }
        linesBefore(0);
        return kind < 13 ? map(0, 0, true) : list(0, 0, true);
    }
    if (isBehindMarker) {
        out += ' ';
        if (kind == 17) {
            return blockScalar(0, m_step, true);
        }
    }
    const Value value = kind == 18 ? flow(0, 1) : inlineScalar(false);
    endLine();
    return value;
}

QString YamlWriter::writeKey(const Value &map)
{
    QString key;
    do {
        key = m_random.key();
    } while (map.keys.contains(key));
    static const QStringList plain = {u"a b"_s, u"on"_s, u"1"_s, u"ключ"_s, u"x/y"_s, u"t~k"_s};
    if (plain.contains(key) || (key.startsWith(u'k') && m_random.chance(85))) {
        out += key.toUtf8();
    } else if (m_random.chance(50)) {
        out += '\'' + QString(key).replace(u'\'', u"''"_s).toUtf8() + '\'';
    } else {
        out += '"' + QString(key).replace(u'"', u"\\\""_s).toUtf8() + '"';
    }
    return key;
}

Value YamlWriter::map(int column, int depth, bool isFirstInline)
{
    Value value = Value::map();
    const int count = m_random.between(1, 5);
    for (int i = 0; i < count; ++i, --m_left) {
        if (i > 0 || !isFirstInline) {
            linesBefore(column);
            out += QByteArray(column, ' ');
        }
        const bool isExplicit = m_random.chance(2);
        out += isExplicit ? "? " : "";
        const QString key = writeKey(value);
        if (isExplicit) {
            endLine();
            out += QByteArray(column, ' ');
        }
        out += ':';
        value.insert(key, behind(false, column, depth));
    }
    return value;
}

Value YamlWriter::list(int column, int depth, bool isFirstInline)
{
    Value value = Value::list();
    const int count = m_random.between(1, 5);
    for (int i = 0; i < count; ++i, --m_left) {
        if (i > 0 || !isFirstInline) {
            linesBefore(column);
            out += QByteArray(column, ' ');
        }
        out += '-';
        value.items.push_back(behind(true, column, depth));
    }
    return value;
}

QByteArray YamlWriter::anchor(QByteArray &properties)
{
    if (!m_hasAnchors || !m_random.chance(20)) {
        return {};
    }
    const QByteArray name = "a" + QByteArray::number(++m_anchorCount);
    properties += " &" + name;
    return name;
}

void YamlWriter::remember(const QByteArray &name, const Value &value)
{
    if (!name.isEmpty()) {
        m_anchors.emplace_back(name, value);
    }
}

/// Everything after a colon or dash at @p column.
Value YamlWriter::behind(bool isDash, int column, int depth)
{
    if (!m_anchors.empty() && m_random.chance(15)) {
        const auto &[name, value] = m_random.pick(m_anchors);
        out += " *" + name;
        endLine();
        return value;
    }
    if (m_random.chance(8)) {
        endLine();
        return Value::null();
    }
    QByteArray properties;
    const QByteArray name = anchor(properties);
    Value value;
    if (depth < 5 && m_left > 0 && m_random.chance(35)) {
        value = nested(isDash, column, depth, properties);
        remember(name, value);
        return value;
    }
    out += properties + QByteArray(m_random.chance(90) ? 1 : 3, ' ');
    const int kind = m_random.below(20);
    if (kind < 4) {
        value = blockScalar(column, column + m_step, false);
        remember(name, value);
        return value;
    }
    if (kind == 4 && properties.isEmpty()) {
        out += '\n' + QByteArray(column + m_step, ' ');
    }
    value = kind == 5 ? longPlain(column + m_step)
        : kind == 6   ? longQuoted(column + m_step)
        : kind < 10   ? flow(column + m_step, depth)
                      : inlineScalar(false);
    endLine();
    remember(name, value);
    return value;
}

/// A block map or list below a key, or after a dash.
Value YamlWriter::nested(bool isDash, int column, int depth, const QByteArray &properties)
{
    const bool isMap = m_random.chance(60);
    if (isDash && properties.isEmpty() && m_random.chance(85)) {
        return compact(column, depth);
    }
    out += properties;
    if (m_random.chance(4)) {
        out += isMap ? " !!map" : " !thing";
    }
    endLine();
    const int inner = column + (isMap || isDash ? m_step : m_dashStep);
    return isMap ? map(inner, depth + 1, false) : list(inner, depth + 1, false);
}

Value YamlWriter::compact(int column, int depth)
{
    const int gap = m_random.chance(85) ? 1 : m_random.between(2, 3);
    out += QByteArray(gap, ' ');
    const int inner = column + 1 + gap;
    return m_random.chance(80) ? map(inner, depth + 1, true) : list(inner, depth + 1, true);
}
