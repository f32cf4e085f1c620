// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/mistakes/yamlindentation.h"

#include "models/strings/whitespace.h"

#include <QRegularExpression>

#include <algorithm>
#include <limits>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isItem(QByteArrayView text)
{
    return text == "-" || text.startsWith("- ");
}

/// The length from the begin of @p text to the text behind its dashes.
int behindDashes(QByteArrayView text)
{
    int at = 0;
    while (isItem(text.sliced(at))) {
        ++at;
        while (at < text.size() && isBlank(text[at])) {
            ++at;
        }
    }
    return at;
}

/// Counts irregularities in the indentation of consecutive lines.
class Oddities
{
public:
    explicit Oddities(const std::map<bool, int> &steps)
        : m_steps(steps)
    {
    }

    [[nodiscard]] int in(const std::vector<YamlLine> &lines)
    {
        for (const YamlLine &line : lines) {
            add(line);
        }
        return m_count;
    }

private:
    static constexpr int oddStep = 1;
    static constexpr int emptyKey = 2;
    static constexpr int misfit = 3;

    void add(const YamlLine &line)
    {
        if (line.text.startsWith("---") || m_levels.empty()) {
            m_levels.assign(1, line.width);
            m_count += line.width > 0 ? oddStep : 0;
        } else {
            addBelow(line);
        }
        if (const int content = behindDashes(line.text); content > 0) {
            m_levels.push_back(line.width + content);
        }
        m_isOpen = line.text.endsWith(':') || line.text == "-";
    }

    void addBelow(const YamlLine &line)
    {
        const int above = m_levels.back();
        const bool isList = isItem(line.text);
        const bool isBelow = line.width > above || (isList && line.width == above);
        m_count += m_isOpen && !isBelow ? emptyKey : 0;
        while (!m_levels.empty() && m_levels.back() > line.width) {
            m_levels.pop_back();
        }
        const bool isUsual = line.width - above == m_steps.at(isList);
        m_count += m_isOpen && isBelow && !isUsual ? oddStep : 0;
        if (m_levels.empty() || m_levels.back() != line.width) {
            m_count += m_isOpen && isBelow ? 0 : misfit;
            m_levels.push_back(line.width);
        }
    }

    const std::map<bool, int> &
        m_steps; ///< usual step from a key to a list item below it (true) or to another key (false)
    std::vector<int> m_levels; ///< columns of the open levels
    bool m_isOpen = false;
    int m_count = 0;
};

/// The usual indentation of lines below their keys, separately for list items and other lines.
std::map<bool, int> usualSteps(const std::vector<YamlLine> &lines)
{
    std::map<bool, std::map<int, int>> counts;
    std::map<int, int> together;
    for (size_t i = 1; i < lines.size(); ++i) {
        const YamlLine &above = lines[i - 1];
        const int step = lines[i].width - above.width - behindDashes(above.text);
        const bool isList = isItem(lines[i].text);
        if (above.text.endsWith(':') && (step > 0 || (step == 0 && isList))) {
            ++counts[isList][step];
            ++together[step];
        }
    }
    std::map<bool, int> steps{{false, 2}, {true, 2}};
    for (const auto &[isList, all] : counts) {
        const auto weight = [&](const auto &each) {
            return std::pair(each.second, together[each.first]);
        };
        steps[isList] = std::ranges::max_element(all, {}, weight)->first;
    }
    return steps;
}

} // namespace

std::vector<LineMove> indentationMoves(const std::vector<YamlLine> &lines, size_t fault)
{
    constexpr size_t reach = 30;
    constexpr size_t longest = 8;
    const size_t first = fault < reach ? 0 : fault - reach;
    const std::map<bool, int> steps = usualSteps(lines);
    const int before = Oddities(steps).in(lines);
    std::set<int> widths{0};
    for (size_t i = first; i < std::min(lines.size(), fault + reach); ++i) {
        widths.insert(lines[i].width);
    }
    std::vector<LineMove> moves;
    const auto tryMove = [&](size_t begin, size_t end, int width) {
        std::vector<YamlLine> moved = lines;
        for (size_t i = begin; i < end; ++i) {
            moved[i].width = width;
        }
        if (const int odd = Oddities(steps).in(moved); odd < before) {
            moves.push_back({begin, end, width, odd});
        }
    };
    for (size_t i = first; i <= fault; ++i) {
        for (size_t end = i + 1; end <= lines.size() && end <= i + longest; ++end) {
            if (lines[end - 1].width != lines[i].width) {
                break;
            }
            for (const int width : widths) {
                tryMove(i, end, width);
            }
        }
    }
    std::ranges::stable_sort(moves, {}, &LineMove::oddities);
    return moves;
}

bool beginsBlockScalar(QByteArrayView line)
{
    static const QRegularExpression header(uR"((^|[:-] +)[|>][-+0-9]*$)"_s);
    return header.match(QString::fromUtf8(line)).hasMatch();
}

std::pair<std::vector<YamlLine>, size_t> yamlLinesAround(const YamlDiagnosis &yaml)
{
    constexpr int reach = 200;
    std::vector<YamlLine> lines;
    size_t index = 0;
    int textBelow = std::numeric_limits<int>::max();
    for (int line = std::max(yaml.lines.firstLine(), yaml.line - reach);
         line <= std::min(yaml.lines.lastLine(), yaml.line + reach); ++line) {
        const ByteRange range = yaml.withoutComment(yaml.wordsOf(line));
        const int width = yaml.indentationOf(line);
        if (range.isEmpty() || yaml.bytes[range.begin] == '#' || width > textBelow) {
            continue;
        }
        textBelow = beginsBlockScalar(yaml.view(range)) ? width : std::numeric_limits<int>::max();
        index = line <= yaml.line ? lines.size() : index;
        lines.push_back({line, width, yaml.view(range)});
    }
    return {lines, index};
}

} // namespace baton
