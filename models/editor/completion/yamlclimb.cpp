// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/yamlclimb.h"

namespace baton {

namespace {

/// Climbs from a place to the root, line by line upwards.
class Climb
{
public:
    Climb(int column, bool isItem)
        : m_column(column)
        , m_isItem(isItem)
    {
    }

    [[nodiscard]] bool isAtRoot() const { return m_column == 0 && !m_isItem && m_hasClimbed; }
    [[nodiscard]] bool isInText() const { return m_isInText; }
    [[nodiscard]] BlockPlace place() const
    {
        return {{m_steps.rbegin(), m_steps.rend()}, m_siblings};
    }

    void enterItems(const QList<int> &dashes, qsizetype count)
    {
        for (qsizetype i = 0; i < count; ++i) {
            m_steps.push_back({true, {}});
        }
        if (count > 0) {
            m_column = dashes.first();
            m_isItem = true;
            m_hasClimbed = true;
        }
    }

    void pass(const BlockLine &line)
    {
        if (line.isBlank || line.isComment || line.start() > m_column) {
            return;
        }
        if (m_isItem && line.dashes.contains(m_column)) {
            enterItems(line.dashes, line.dashes.indexOf(m_column));
            return;
        }
        const int farthest = m_isItem ? m_column : m_column - 1;
        if (line.hasKey && line.column <= farthest) {
            m_isInText = m_isInText || line.beginsText();
            m_steps.push_back({false, line.name()});
            m_column = line.column;
            m_isItem = false;
            m_hasClimbed = true;
            enterItems(line.dashes, line.dashes.size());
        } else if (!m_isItem && line.hasKey && line.column == m_column) {
            if (m_steps.empty()) {
                m_siblings.append(line.name());
            }
            enterItems(line.dashes, line.dashes.size());
        } else if (!m_isItem && !line.dashes.isEmpty() && line.dashes.last() < m_column) {
            enterItems(line.dashes, line.dashes.size());
        }
    }

private:
    int m_column;
    bool m_isItem;
    bool m_hasClimbed = false;
    bool m_isInText = false;
    std::vector<PathElement> m_steps;
    QStringList m_siblings;
};

} // namespace

std::optional<BlockPlace> blockPlaceAt(const LineRanges &lines, ByteRange range,
                                       const BlockLine &line, int &left)
{
    Climb climb(line.column, false);
    climb.enterItems(line.dashes, line.dashes.size());
    for (auto above = lines.above(range); above && !climb.isAtRoot(); above = lines.above(*above)) {
        if (--left == 0) {
            return {};
        }
        const QByteArrayView text = lines.text(*above);
        if (isDocumentEnd(text)) {
            break;
        }
        climb.pass(BlockLine::of(text));
    }
    return climb.isInText() ? std::nullopt : std::optional(climb.place());
}

QStringList keysBelow(const LineRanges &lines, ByteRange range, qsizetype column, int most)
{
    QStringList names;
    for (auto below = lines.below(range); below && --most > 0; below = lines.below(*below)) {
        const BlockLine other = BlockLine::of(lines.text(*below));
        if (other.isBlank || other.isComment) {
            continue;
        }
        if (other.start() < column || isDocumentEnd(lines.text(*below))) {
            break;
        }
        if (other.hasKey && other.column == column && other.dashes.isEmpty()) {
            names.append(other.name());
        }
    }
    return names;
}

} // namespace baton
