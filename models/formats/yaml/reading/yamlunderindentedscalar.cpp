// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlunderindentedscalar.h"

#include "models/text/encodingdetection.h"

#include <algorithm>
#include <utility>

namespace baton {

namespace {

using Kind = YamlEvent::Kind;

struct Level
{
    bool isBlock = false; ///< and its column is known
    bool isMap = false;
    bool awaitsValue = false;
    qsizetype column = 0; ///< of its first key or dash
};

class ShallowScalars
{
public:
    explicit ShallowScalars(const QByteArray &text)
        : m_text(text)
        , m_begin(bomsLength(text))
    {
    }

    [[nodiscard]] std::optional<qsizetype> first(const std::vector<YamlEvent> &events)
    {
        for (const YamlEvent &event : events) {
            if (event.kind == Kind::MapEnd || event.kind == Kind::ListEnd) {
                m_levels.pop_back();
            } else if (event.isNode() && isShallow(event)) {
                return event.mark;
            }
        }
        return std::nullopt;
    }

private:
    bool isShallow(const YamlEvent &event)
    {
        bool isValue = !m_levels.empty();
        if (isValue && m_levels.back().isMap) {
            Level &map = m_levels.back();
            isValue = std::exchange(map.awaitsValue, !map.awaitsValue);
        }
        if (isValue && m_levels.back().isBlock && isWritten(event)
            && columnOf(event.mark) <= m_levels.back().column) {
            return true;
        }
        if (event.kind == Kind::MapStart || event.kind == Kind::ListStart) {
            m_levels.push_back({event.isBlock && !hasProperties(event.mark),
                                event.kind == Kind::MapStart, false, columnOf(event.mark)});
        }
        return false;
    }

    /// True for a plain or quoted text and for brackets; the mark of what is not written is that of
    /// the next one.
    [[nodiscard]] bool isWritten(const YamlEvent &event) const
    {
        if (event.mark >= m_text.size()) {
            return false;
        }
        const char first = m_text[event.mark];
        if (event.kind == Kind::MapStart || event.kind == Kind::ListStart) {
            return !event.isBlock && (first == '[' || first == '{');
        }
        if (event.kind != Kind::Scalar) {
            return false;
        }
        const bool isQuote = first == '"' || first == '\'';
        const bool isOther = first == '|' || first == '>' || hasProperties(event.mark);
        return isQuote || (!isOther && !event.text.empty());
    }

    /// True for the mark of an anchor or tag, which may stand on another line than its map.
    [[nodiscard]] bool hasProperties(qsizetype at) const
    {
        return at < m_text.size() && (m_text[at] == '&' || m_text[at] == '!');
    }

    [[nodiscard]] qsizetype columnOf(qsizetype at) const
    {
        const qsizetype line = at > 0 ? m_text.lastIndexOf('\n', at - 1) + 1 : 0;
        return at - std::max(line, m_begin);
    }

    const QByteArray &m_text;
    qsizetype m_begin;
    std::vector<Level> m_levels;
};

} // namespace

std::optional<qsizetype> shallowScalar(const QByteArray &text, const std::vector<YamlEvent> &events)
{
    return ShallowScalars(text).first(events);
}

} // namespace baton
