// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/pagebreaks.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextTable>

#include <algorithm>

namespace baton {

namespace {

/// A block that is not split.
struct PageUnit
{
    ReportSlice slice;
    bool isLead = false; ///< does not end a page
    bool beginsPage = false;
    ReportSlice titles = {}; ///< repeated if the row begins a page
    bool isRow = false;
};

class PageUnits
{
public:
    PageUnits(const QTextDocument &text, qreal height)
        : m_layout(*text.documentLayout())
        , m_height(height)
    {
        const QTextFrame *root = text.rootFrame();
        for (auto part = root->begin(); part != root->end(); ++part) {
            if (const auto *table = qobject_cast<QTextTable *>(part.currentFrame())) {
                leadWithLast();
                addTable(*table);
            } else if (part.currentBlock().isValid() && !isBehindTable(part.currentBlock())) {
                addBlock(part.currentBlock());
            }
        }
    }

    [[nodiscard]] const std::vector<PageUnit> &all() const { return m_units; }

private:
    /// The empty block behind each table takes no space: the next block is in its place.
    [[nodiscard]] bool isBehindTable(const QTextBlock &block) const
    {
        return block.length() == 1 && !m_units.empty() && m_units.back().isRow;
    }

    /// The text right above a table introduces it.
    void leadWithLast()
    {
        if (!m_units.empty() && m_units.back().titles.height() == 0) {
            m_units.back().isLead = true;
        }
    }

    void addBlock(const QTextBlock &block)
    {
        constexpr int session = 2; // the level of its answer
        constexpr int mostWhole = 4;
        const int level = block.blockFormat().headingLevel();
        if (level == 0 && block.layout()->lineCount() > mostWhole) {
            addLines(block, {});
            return;
        }
        const QRectF place = m_layout.blockBoundingRect(block);
        const bool isNext = level == session && m_hasSession;
        m_hasSession = m_hasSession || level == session;
        m_units.push_back({{place.top(), place.bottom()}, level > 0, isNext});
    }

    void addLines(const QTextBlock &block, const ReportSlice &titles)
    {
        const qreal top = m_layout.blockBoundingRect(block).top();
        for (int i = 0; i < block.layout()->lineCount(); ++i) {
            const QRectF line = block.layout()->lineAt(i).rect();
            m_units.push_back({{top + line.top(), top + line.bottom()}, false, false, titles});
        }
    }

    void addTable(const QTextTable &table)
    {
        ReportSlice titles;
        for (int row = 0; row < table.rows(); ++row) {
            const ReportSlice place = placeOf(table, row);
            if (row < table.format().headerRowCount()) {
                titles = place;
                m_units.push_back({place, true});
            } else if (place.height() + titles.height() <= m_height) {
                m_units.push_back({place, false, false, titles});
            } else {
                addLines(highestOf(table, row), titles);
                m_units.back().slice.bottom = place.bottom;
            }
            m_units.back().isRow = true;
        }
    }

    [[nodiscard]] ReportSlice placeOf(const QTextTable &table, int row) const
    {
        const auto topOf = [&](int number) {
            const QTextTableCell cell = table.cellAt(number, 0);
            return m_layout.blockBoundingRect(cell.firstCursorPosition().block()).top()
                - cell.format().toTableCellFormat().topPadding();
        };
        return {topOf(row), row + 1 < table.rows() ? topOf(row + 1) : bottomOf(table)};
    }

    /// The bottom of @p table without the free space below it.
    [[nodiscard]] qreal bottomOf(const QTextTable &table) const
    {
        qreal bottom = 0;
        for (int column = 0; column < table.columns(); ++column) {
            const QTextTableCell cell = table.cellAt(table.rows() - 1, column);
            const QTextTableCellFormat format = cell.format().toTableCellFormat();
            const QTextBlock last = cell.lastCursorPosition().block();
            bottom = std::max(bottom,
                              m_layout.blockBoundingRect(last).bottom() + format.bottomPadding()
                                  + format.bottomBorder());
        }
        return bottom;
    }

    [[nodiscard]] static QTextBlock highestOf(const QTextTable &table, int row)
    {
        QTextBlock highest = table.cellAt(row, 0).firstCursorPosition().block();
        for (int column = 1; column < table.columns(); ++column) {
            const QTextBlock block = table.cellAt(row, column).firstCursorPosition().block();
            highest = block.layout()->lineCount() > highest.layout()->lineCount() ? block : highest;
        }
        return highest;
    }

    const QAbstractTextDocumentLayout &m_layout;
    qreal m_height;
    bool m_hasSession = false;
    std::vector<PageUnit> m_units;
};

/// The index behind the last unit on the page that begins with unit @p first.
size_t endOfPage(const std::vector<PageUnit> &units, size_t first, qreal height)
{
    const PageUnit &begin = units[first];
    const qreal bottom = begin.slice.top + height - begin.titles.height();
    size_t end = first + 1;
    while (end < units.size() && !units[end].beginsPage && units[end].slice.bottom <= bottom) {
        ++end;
    }
    const size_t most = end;
    while (end < units.size() && end > first && units[end - 1].isLead) {
        --end;
    }
    return end > first ? end : most;
}

} // namespace

std::vector<ReportPage> pagesOf(const QTextDocument &text, qreal height)
{
    const PageUnits collected(text, height);
    const std::vector<PageUnit> &units = collected.all();
    std::vector<ReportPage> pages;
    for (size_t first = 0; first < units.size();) {
        const size_t end = endOfPage(units, first, height);
        pages.push_back({first == 0 ? ReportSlice() : units[first].titles,
                         {units[first].slice.top, units[end - 1].slice.bottom}});
        first = end;
    }
    return pages;
}

} // namespace baton
