// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/xmlwriter.h"
#include "models/editing/xml/xmlnormalform.h"

using namespace Qt::StringLiterals;
using namespace baton;

XmlWriter::XmlWriter(Random &random, int size)
    : m_random(random)
    , m_left(size)
    , m_step(random.pick(QByteArrayList{"  ", "  ", "    ", "\t"}))
    , m_noteRate(random.pick(QList<int>{0, 10, 30}))
{
}

Value XmlWriter::document()
{
    if (m_random.chance(40)) {
        out += m_random.pick(QByteArrayList{"<?xml version=\"1.0\"?>\n",
                                            "<?xml version='1.0' encoding='utf-8' ?>",
                                            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\n"});
    }
    out += m_random.chance(20) ? note() + '\n' : QByteArray();
    const bool isKnown = m_random.chance(70);
    m_prefix = isKnown && m_random.chance(20) ? "t:" : "";
    const QByteArray local = isKnown ? QByteArray("r") : name();
    Value root = Value::map();
    root.insert(QString::fromUtf8(local), element(local, {}, 0, true));
    out += m_random.chance(80) ? "\n" : "";
    out += m_random.chance(10) ? note() + '\n' : QByteArray();
    return root;
}

Value XmlWriter::element(const QByteArray &local, const QByteArray &indentation, int depth,
                         bool canSpread)
{
    const QByteArray qualified = local.contains(':') ? local : m_prefix + local;
    out += '<' + qualified;
    --m_left;
    Value map = Value::map();
    if (depth == 0) {
        if (!m_prefix.isEmpty() || (local == "r" && m_random.chance(20))) {
            const QByteArray key = m_prefix.isEmpty() ? "xmlns" : "xmlns:t";
            out += ' ' + key + "=\"urn:t\"";
            map.insert(u'@' + QString::fromUtf8(key), Value::string(u"urn:t"_s));
        }
        out += " xmlns:o='urn:o'";
        map.insert(u"@xmlns:o"_s, Value::string(u"urn:o"_s));
    }
    const bool hasAttributes = attributes(map, indentation) || depth == 0;
    const int kind = depth == 0   ? 9
        : m_left > 0 && depth < 5 ? m_random.below(14)
                                  : m_random.below(8);
    out += m_random.chance(8) ? " " : "";
    if (kind == 0) {
        out += "/>";
        return hasAttributes ? map : Value::null();
    }
    out += '>';
    if (kind < 8) {
        const QString content = kind == 1 ? QString() : text(indentation, canSpread, hasAttributes);
        out += "</" + qualified + '>';
        if (!hasAttributes) {
            return Value::string(content);
        }
        if (!content.isEmpty()) {
            map.insert(u"#text"_s, Value::string(content));
        }
        return map;
    }
    if (kind == 8) {
        mixed(map, depth);
    } else {
        const Layout layout = layoutIn(indentation, canSpread);
        children(map, layout, depth);
        endElement(layout);
    }
    out += "</" + qualified + (m_random.chance(5) ? " >" : ">");
    xml::arrange(map);
    return map;
}

/// Writes attributes into the start tag.
bool XmlWriter::attributes(Value &map, const QByteArray &indentation)
{
    const bool isSpread = m_random.chance(15);
    for (int count = m_random.chance(60) ? 0 : m_random.below(4); count > 0; --count) {
        const QByteArray key =
            m_random.pick(QByteArrayList{"a", "b", "path", "o:x", "ä", "k1", "k2"});
        const QString known = u'@' + QString::fromUtf8(key);
        if (map.keys.contains(known)) {
            continue;
        }
        const QString value = filling();
        const char quote = m_random.chance(70) ? '"' : '\'';
        out +=
            isSpread ? '\n' + indentation + m_step : QByteArray(m_random.chance(90) ? " " : "  ");
        out +=
            key + (m_random.chance(5) ? " = " : "=") + quote + escapedValue(value, quote) + quote;
        map.insert(known, Value::string(value));
    }
    return !map.keys.isEmpty();
}

Value XmlWriter::list(const QByteArray &local, const QByteArray &indentation, int depth,
                      bool canSpread, bool isChoice)
{
    out += '<' + m_prefix + local;
    if (m_random.chance(8)) {
        out += "/>";
        return Value::null();
    }
    out += '>';
    Value value = Value::list();
    const Layout layout = layoutIn(indentation, canSpread);
    for (int count = m_random.below(5); count > 0; --count) {
        openLine(layout);
        const QByteArray item = !isChoice ? "i" : m_random.chance(50) ? "f" : "g";
        const Value content = element(item, layout.indentation, depth + 1, layout.isSpread);
        Value choice = Value::map();
        choice.insert(QString::fromUtf8(item), content);
        value.items.push_back(isChoice ? choice : content);
    }
    endElement(layout);
    out += "</" + m_prefix + local + '>';
    return value;
}

void XmlWriter::children(Value &map, const Layout &layout, int depth)
{
    const bool isRoot = depth == 0 && map.keys.contains(u"@xmlns:o");
    const bool isKnown = isRoot && out.contains('<' + m_prefix + "r");
    for (int count = m_random.between(1, 5); count > 0; --count) {
        openLine(layout);
        const int kind = isKnown ? m_random.below(6) : 5;
        const QByteArray local = kind == 0 ? "c" : kind == 1 ? "d" : name();
        map.insert(QString::fromUtf8(local),
                   kind < 2 ? list(local, layout.indentation, depth + 1, layout.isSpread, kind == 1)
                            : element(local, layout.indentation, depth + 1, layout.isSpread));
    }
}

/// Text with elements in it.
void XmlWriter::mixed(Value &map, int depth)
{
    for (int count = m_random.between(1, 3); count > 0; --count) {
        const QString words = u' ' + m_random.words() + u' ';
        out += escaped(words);
        map.insert(u"#text"_s, Value::string(words));
        const QByteArray local = name();
        map.insert(QString::fromUtf8(local), element(local, {}, depth + 3, false));
    }
}

XmlWriter::Layout XmlWriter::layoutIn(const QByteArray &indentation, bool canSpread)
{
    Layout layout;
    layout.isSpread = canSpread && m_random.chance(85);
    layout.indentation = indentation + m_step;
    layout.closing = indentation;
    return layout;
}

void XmlWriter::openLine(const Layout &layout)
{
    if (layout.isSpread) {
        notesBefore(layout);
        out += '\n' + layout.indentation;
    } else if (m_random.chance(10)) {
        out += ' ';
    }
}

void XmlWriter::endElement(const Layout &layout)
{
    if (layout.isSpread) {
        notesBefore(layout);
        out += '\n' + layout.closing;
    }
}

/// Comments after the written text, and on lines of their own.
void XmlWriter::notesBefore(const Layout &layout)
{
    if (m_random.chance(m_noteRate / 2)) {
        out += ' ' + note();
    }
    if (m_random.chance(10)) {
        out += '\n';
    }
    while (m_random.chance(m_noteRate)) {
        out += '\n' + layout.indentation + note();
        out += m_random.chance(10) ? "\n" : "";
    }
}

QByteArray XmlWriter::note()
{
    const QByteArray mark = "# c" + QByteArray::number(++m_notes);
    return m_random.chance(85)
        ? "<!-- " + mark + (m_random.chance(15) ? "\n  <a> & more" : "") + " -->"
        : "<?note " + mark + "?>";
}

QByteArray XmlWriter::name()
{
    return m_random.chance(15) ? m_random.pick(QByteArrayList{"o:x", "o:y", "ключ", "a.b", "_1"})
                               : 'k' + QByteArray::number(m_random.below(12));
}
