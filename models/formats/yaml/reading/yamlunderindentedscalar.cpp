// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlunderindentedscalar.h"

#include "models/formats/yaml/reading/yamlscanner.h"

#include <algorithm>
#include <utility>

namespace baton {

namespace {

using Kind = YamlEvent::Kind;

struct NestingLevel
{
    bool isBlock = false;
    bool hasProperties = false; ///< has an anchor or tag, perhaps on a separate line
    bool isMap = false;
    bool awaitsValue = false;
    int column = 0; ///< column of its first key or dash
};

/// Tracks the enclosing maps and lists of each node.
class OpenLevels
{
public:
    explicit OpenLevels(const QByteArray &text)
        : m_text(text)
    {
    }

    /// The first value in a block map or list for which @p fits returns true.
    template <typename Fits>
    [[nodiscard]] const YamlEvent *first(const std::vector<YamlEvent> &events, Fits &&fits)
    {
        for (const YamlEvent &event : events) {
            if (event.kind == Kind::MapEnd || event.kind == Kind::ListEnd) {
                m_levels.pop_back();
            } else if (event.isNode()) {
                if (isValue() && m_levels.back().isBlock && fits(event, m_levels.back())) {
                    return &event;
                }
                enter(event);
            }
        }
        return nullptr;
    }

    [[nodiscard]] bool hasProperties(const YamlEvent &event) const
    {
        const char first = m_text.at(event.mark);
        return first == '&' || first == '!';
    }

    /// The start of @p event, behind its anchor and tag.
    [[nodiscard]] qsizetype startOf(const YamlEvent &event) const
    {
        const bool isOwn = !event.anchor.empty() || event.tag.size() > 1;
        return hasProperties(event) && isOwn ? m_text.skipSpace(m_text.propertiesEnd(event.mark))
                                             : event.mark;
    }

    [[nodiscard]] const YamlScanner &text() const { return m_text; }

private:
    bool isValue()
    {
        if (m_levels.empty() || !m_levels.back().isMap) {
            return !m_levels.empty();
        }
        bool &awaitsValue = m_levels.back().awaitsValue;
        return std::exchange(awaitsValue, !awaitsValue);
    }

    void enter(const YamlEvent &event)
    {
        if (event.kind == Kind::MapStart || event.kind == Kind::ListStart) {
            m_levels.push_back({event.isBlock, hasProperties(event), event.kind == Kind::MapStart,
                                false, m_text.columnOf(startOf(event))});
        }
    }

    YamlScanner m_text;
    std::vector<NestingLevel> m_levels;
};

/// True for a plain or quoted text and for brackets. A value without text has the mark of the next
/// one.
bool isWritten(const YamlEvent &event, const OpenLevels &levels)
{
    const char first = levels.text().at(event.mark);
    if (event.kind == Kind::MapStart || event.kind == Kind::ListStart) {
        return !event.isBlock && (first == '[' || first == '{');
    }
    if (event.kind != Kind::Scalar) {
        return false;
    }
    const bool isQuote = first == '"' || first == '\'';
    const bool isOther = first == '|' || first == '>' || levels.hasProperties(event);
    return isQuote || (!isOther && !event.text.empty());
}

} // namespace

std::optional<qsizetype> shallowScalar(const QByteArray &text, const std::vector<YamlEvent> &events)
{
    OpenLevels levels(text);
    const YamlEvent *const found =
        levels.first(events, [&levels](const YamlEvent &event, const NestingLevel &around) {
            return !around.hasProperties && isWritten(event, levels)
                && levels.text().columnOf(event.mark) <= around.column;
        });
    return found ? std::optional(found->mark) : std::nullopt;
}

bool swallowsEntries(const QByteArray &text, const std::vector<YamlEvent> &events)
{
    OpenLevels levels(text);
    return levels.first(events, [&levels](const YamlEvent &event, const NestingLevel &around) {
        const YamlScanner &scanner = levels.text();
        const qsizetype header = levels.startOf(event);
        const bool isBlock = scanner.at(header) == '|' || scanner.at(header) == '>';
        if (event.kind != Kind::Scalar || !isBlock) {
            return false;
        }
        qsizetype line = scanner.nextLine(header);
        while (line < scanner.size() && scanner.isBlank({line, scanner.lineEnd(line)})) {
            line = scanner.nextLine(line);
        }
        while (line < event.range.end && scanner.at(line) == ' ') {
            ++line;
        }
        return line < event.range.end && scanner.columnOf(line) <= around.column;
    });
}

} // namespace baton
