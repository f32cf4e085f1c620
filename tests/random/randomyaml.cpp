// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/randomdocument.h"
#include "tests/random/yamlwriter.h"

using namespace Qt::StringLiterals;
using namespace baton;

void YamlWriter::flowGap(bool isSpread, int column)
{
    if (!isSpread) {
        out += QByteArray(m_random.chance(90) ? 0 : 1, ' ');
        return;
    }
    endLine();
    while (m_random.chance(m_commentRate / 2)) {
        out += QByteArray(column, ' ') + comment() + '\n';
    }
    out += QByteArray(column, ' ');
}

/// A map or list within brackets whose other lines start at @p column.
Value YamlWriter::flow(int column, int depth)
{
    m_last = Last::Other;
    const bool isMap = m_random.chance(50);
    const int spreadRate = m_random.pick(std::vector<int>{0, 0, 0, 50, 100});
    const auto isSpread = [&] { return m_random.chance(spreadRate); };
    const int count = m_random.below(4);
    Value value = isMap ? Value::map() : Value::list();
    out += isMap ? '{' : '[';
    for (int i = 0; i < count; ++i) {
        if (i > 0) {
            out += m_random.chance(spreadRate == 0 ? 20 : 90) ? "," : ", ";
        }
        flowGap(isSpread(), column);
        flowEntry(value, column, depth);
    }
    if (count > 0) {
        out += m_random.chance(10) ? "," : "";
        flowGap(isSpread(), column);
    }
    out += isMap ? '}' : ']';
    return value;
}

Value YamlWriter::flowEntry(Value &container, int column, int depth)
{
    const auto value = [this, column, depth] {
        if (!m_anchors.empty() && m_random.chance(10)) {
            const auto &[name, anchored] = m_random.pick(m_anchors);
            out += '*' + name + ' ';
            return anchored;
        }
        return depth < 4 && m_random.chance(25) ? flow(column, depth + 1) : inlineScalar(true);
    };
    if (container.type == ValueType::Map) {
        const QString key = writeKey(container);
        const bool isAbsent = m_random.chance(8);
        out += isAbsent && m_random.chance(50) ? "" : ": ";
        container.insert(key, isAbsent ? Value::null() : value());
    } else if (m_random.chance(4)) {
        Value pair = Value::map();
        out += "one: ";
        pair.insert(u"one"_s, value());
        container.items.push_back(pair);
    } else {
        container.items.push_back(value());
    }
    return container;
}

RandomDocument RandomDocument::yaml(Random &random, int size)
{
    RandomDocument document;
    YamlWriter writer(random, size);
    const int count = random.chance(80) ? 1 : random.between(2, 3);
    for (int i = 0; i < count; ++i) {
        const bool hasDirective = i == 0 && random.chance(5);
        const bool hasMarker = i > 0 || hasDirective || random.chance(20);
        writer.startDocument();
        writer.out += hasDirective ? "%YAML 1.2\n" : "";
        writer.out += hasMarker ? "---" : "";
        document.values.push_back(writer.root(hasMarker));
        if (random.chance(5) && !writer.endsInBlockScalar()) {
            writer.out += writer.comment() + "\n\n";
        }
        writer.out += random.chance(5) ? "...\n" : "";
    }
    if (random.chance(20) && !writer.endsInBlockScalar() && writer.out.endsWith('\n')) {
        writer.out.chop(1);
    }
    document.bytes = writer.out;
    if (random.chance(20)) {
        document.bytes.replace("\n", "\r\n");
    }
    if (random.chance(10)) {
        document.bytes.prepend("\xef\xbb\xbf");
    }
    return document;
}
