// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/edit/xmlrelayout.h"

#include "models/document/edit/xmlkeptletters.h"

#include <QList>

#include <algorithm>

namespace baton::xml {

namespace {

bool isSpace(QChar c)
{
    return c == u' ' || c == u'\t';
}

bool isBlank(QStringView line)
{
    return std::ranges::all_of(line, isSpace);
}

/// The first of @p lines, when all that are not blank begin with a blank, which would be read as
/// part of the indentation; else -1.
qsizetype lineToFix(const QList<QStringView> &lines)
{
    const auto isFilled = [](QStringView line) { return !isBlank(line); };
    const auto isLed = [&](QStringView line) { return isBlank(line) || isSpace(line.front()); };
    const auto first = std::ranges::find_if(lines, isFilled);
    return first != lines.end() && std::ranges::all_of(lines, isLed) ? first - lines.begin() : -1;
}

/// A block of lines whose value becomes another one.
class Relayout
{
public:
    Relayout(const QString &value, const BlockLayout &layout, const Text *was)
        : m_lines(QStringView(value).split(u'\n'))
        , m_was(was)
        , m_block(was ? TextBlock::of(*was) : std::nullopt)
        , m_places(m_block ? m_block->places(*was) : std::vector<ByteRange>())
        , m_layout(layout)
        , m_indentation(m_block && !m_block->indentation.isEmpty() ? m_block->indentation
                                                                   : layout.indentation)
    {
    }

    Text text()
    {
        compare();
        if (m_block) {
            append(m_text, *m_was, {0, m_block->begin});
        } else {
            append(m_text, u"\n");
        }
        const size_t end = m_places.size() - m_back.places;
        addPlaces(0, m_front.places);
        if (hasSectionOfLines()) {
            addLetters();
        } else {
            addNewLines();
        }
        addPlaces(end, m_places.size());
        addClosing();
        return std::move(m_text);
    }

private:
    /// How much stays: a place within CDATA may hold several lines.
    struct Kept
    {
        size_t places = 0;
        qsizetype lines = 0;
    };

    [[nodiscard]] QStringView joined(qsizetype from, qsizetype count) const
    {
        return {m_lines[from].begin(), m_lines[from + count - 1].end()};
    }

    void compare()
    {
        const qsizetype count = m_lines.size();
        while (m_front.places < m_places.size()) {
            const QStringView line = m_block->line(*m_was, m_places[m_front.places]);
            const qsizetype height = line.count(u'\n') + 1;
            if (m_front.lines + height > count || line != joined(m_front.lines, height)) {
                break;
            }
            m_front = {m_front.places + 1, m_front.lines + height};
        }
        while (m_front.places + m_back.places < m_places.size()) {
            const ByteRange place = m_places[m_places.size() - 1 - m_back.places];
            const QStringView line = m_block->line(*m_was, place);
            const qsizetype height = line.count(u'\n') + 1;
            const qsizetype rest = count - m_back.lines - height;
            if (rest < m_front.lines || line != joined(rest, height)) {
                break;
            }
            m_back = {m_back.places + 1, m_back.lines + height};
        }
    }

    void beginLine()
    {
        append(m_text, m_isFirst ? QStringView() : QStringView(u"\n"));
        m_isFirst = false;
    }

    void addPlaces(size_t begin, size_t end)
    {
        for (size_t i = begin; i < end; ++i) {
            beginLine();
            append(m_text, *m_was, m_places[i]);
        }
    }

    void addNewLines()
    {
        const qsizetype fixed = lineToFix(m_lines);
        for (qsizetype i = m_front.lines; i < m_lines.size() - m_back.lines; ++i) {
            beginLine();
            if (!m_lines[i].isEmpty()) {
                append(m_text, m_indentation);
                if (i == fixed) {
                    m_text.fixed.push_back(m_text.text.size());
                }
                append(m_text, m_lines[i]);
            }
        }
    }

    [[nodiscard]] bool hasSectionOfLines() const
    {
        const size_t end = m_places.size() - m_back.places;
        return m_front.lines < m_lines.size() - m_back.lines
            && std::any_of(
                   m_places.begin() + qsizetype(m_front.places), m_places.begin() + qsizetype(end),
                   [this](ByteRange place) {
                       return m_block->line(*m_was, place).contains(u'\n');
                   });
    }

    void addLetters()
    {
        const auto first = m_places.begin() + qsizetype(m_front.places);
        const auto last = m_places.end() - qsizetype(m_back.places);
        const qsizetype count = m_lines.size() - m_back.lines - m_front.lines;
        beginLine();
        appendKept(m_text, {*m_was, *m_block, {first, last}}, joined(m_front.lines, count),
                   m_indentation);
    }

    void addClosing()
    {
        const QStringView closing =
            m_block ? QStringView(m_was->text).sliced(m_block->end) : QStringView(m_layout.closing);
        if (!m_block
            || (!closing.startsWith(u'\n') && isBlank(closing) && !m_places.empty()
                && m_block->begin == m_block->end)) {
            append(m_text, u"\n");
        }
        append(m_text, closing);
    }

    QList<QStringView> m_lines;
    const Text *m_was;
    std::optional<TextBlock> m_block;
    std::vector<ByteRange> m_places;
    const BlockLayout &m_layout;
    QString m_indentation;
    Kept m_front;
    Kept m_back;
    bool m_isFirst = true;
    Text m_text;
};

} // namespace

Text laidOut(const QString &value, const BlockLayout &layout, const Text *was)
{
    return Relayout(value, layout, was).text();
}

Text asItIs(const QString &value, bool isCautious)
{
    Text text{value, {}};
    const auto first =
        std::ranges::find_if(value, [](QChar c) { return !isSpace(c); }) - value.begin();
    const bool hasBreak = first < value.size() && value[first] == u'\n';
    if (hasBreak) {
        text.fixed.push_back(first);
    } else if (isCautious && !value.isEmpty() && isSpace(value.front())) {
        text.fixed.push_back(0);
    }
    return text;
}

} // namespace baton::xml
