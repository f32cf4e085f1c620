// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/pasted/pastesources.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace baton {

namespace {

/// A line that begins with its number.
struct Numbered
{
    PastedLine line;
    qsizetype digits = 0; ///< end of the number
    qsizetype mark = 0;   ///< end of the sign after the number; end of the number if there is none
    qsizetype text = 0;   ///< start of the text of the line; end of the line if it is empty
};

class NumberReader
{
    Q_DECLARE_TR_FUNCTIONS(baton::PastedNumbers)

public:
    /// False when a line has no number, or not the next one.
    bool read(const PastedLines &lines)
    {
        constexpr size_t fewest = 2;
        for (const PastedLine &line : lines) {
            if (&line == &lines.back() && line.isBlank()) {
                break;
            }
            if (!add(line)) {
                return false;
            }
        }
        return m_lines.size() >= fewest;
    }

    [[nodiscard]] std::vector<PasteLayer> layers() const
    {
        const bool isSpaced = std::ranges::all_of(m_lines, [](const Numbered &numbered) {
            return numbered.text == numbered.line.text.size() || isBlankAt(numbered, numbered.mark);
        });
        if (!m_mark.isEmpty()) {
            const qsizetype blank = isSpaced && m_mark != "\t" ? 1 : 0;
            return {layer([blank](const Numbered &numbered) { return numbered.mark + blank; })};
        }
        const qsizetype column = m_lines.front().text;
        const qsizetype gap = column - m_lines.front().digits;
        std::vector<PasteLayer> found;
        if (std::ranges::all_of(m_lines, [gap](const Numbered &numbered) {
                return numbered.text == numbered.line.text.size()
                    || numbered.text >= numbered.digits + gap;
            })) {
            found.push_back(
                layer([gap](const Numbered &numbered) { return numbered.digits + gap; }));
        }
        if (m_lines.front().digits != m_lines.back().digits
            && std::ranges::all_of(m_lines, [column](const Numbered &numbered) {
                   return numbered.text == numbered.line.text.size() || numbered.text >= column;
               })) {
            found.push_back(layer([column](const Numbered &) { return column; }));
        }
        return found;
    }

private:
    static bool isBlankAt(const Numbered &numbered, qsizetype at)
    {
        return at < numbered.line.text.size() && numbered.line.text[at] == ' ';
    }

    /// The sign after the number of the first line, which all lines must have.
    static QByteArrayView markIn(QByteArrayView text)
    {
        static constexpr std::array<const char *, 7> marks{"\t",           ":", "|", "\xe2\x86\x92",
                                                           "\xe2\x94\x82", ")", "."};
        const auto found =
            std::ranges::find_if(marks, [text](const char *mark) { return text.startsWith(mark); });
        return found == marks.end() ? QByteArrayView() : QByteArrayView(*found);
    }

    bool add(const PastedLine &line)
    {
        const QByteArrayView text = line.text;
        qsizetype at = 0;
        const auto skipBlanks = [&] {
            while (at < text.size() && text[at] == ' ') {
                ++at;
            }
        };
        skipBlanks();
        const qsizetype begin = at;
        while (at < text.size() && text[at] >= '0' && text[at] <= '9') {
            ++at;
        }
        bool isNumber = false;
        const int number = text.sliced(begin, at - begin).toInt(&isNumber);
        if (!isNumber || (!m_lines.empty() && number != m_number + 1)) {
            return false;
        }
        m_number = number;
        Numbered numbered{line, at, at, at};
        skipBlanks();
        if (m_lines.empty()) {
            m_mark = markIn(text.sliced(at));
        }
        if (!m_mark.isEmpty()) {
            if (!text.sliced(at).startsWith(m_mark)) {
                return false;
            }
            at += m_mark.size();
            numbered.mark = at;
            skipBlanks();
        } else if (at == numbered.digits && at < text.size()) {
            return false;
        }
        numbered.text = at;
        m_lines.push_back(numbered);
        return true;
    }

    template <typename Begin>
    [[nodiscard]] PasteLayer layer(const Begin &begin) const
    {
        PasteLayer found;
        for (const Numbered &numbered : m_lines) {
            found.lines.push_back(numbered.line.without(begin(numbered)));
        }
        const Numbered &first = m_lines.front();
        found.range = {first.line.begin, first.line.begin + std::max(first.mark, first.digits)};
        const QByteArrayView shown = first.line.text.first(std::max(first.mark, first.digits));
        found.message = tr("Every line begins with its line number, the first with “%1”. Remove "
                           "the numbers.")
                            .arg(QString::fromUtf8(shown).trimmed());
        found.fixTitle = tr("Remove the numbers");
        return found;
    }

    std::vector<Numbered> m_lines;
    QByteArrayView m_mark;
    int m_number = 0;
};

} // namespace

std::vector<PasteLayer> numberLayers(const PastedLines &lines, bool)
{
    NumberReader reader;
    return reader.read(lines) ? reader.layers() : std::vector<PasteLayer>();
}

} // namespace baton
