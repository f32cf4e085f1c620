// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/sessiontablecolumns.h"

#include "models/sessionviews/tables/sessiontable.h"
#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/text/elidedpath.h"

#include <QHeaderView>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTreeView>

#include <algorithm>
#include <numeric>

namespace baton {

namespace {

constexpr int narrowest = 48;    ///< minimum width of a wrapping column
constexpr int longestPart = 200; ///< longest part of a text that is never broken
constexpr int leastName = 88;    ///< minimum width of a column with elided texts
constexpr int longText = 200;    ///< from this width on a text may be elided like a name
constexpr int longestWrap = 960; ///< wider texts count as this

int sumOf(const QList<int> &widths)
{
    return std::accumulate(widths.begin(), widths.end(), 0);
}

int sumOfLeast(const QList<WrappingNeed> &needs)
{
    return std::accumulate(needs.begin(), needs.end(), 0,
                           [](int sum, const WrappingNeed &need) { return sum + need.least; });
}

/// The width of other content beside the text of a cell.
int besideIn(int column)
{
    constexpr int rounding = 2; // laid out words are slightly wider than the sum of their letters
    return (column == 0 ? sessionmeasures::edge : measures::controlPadding)
        + measures::controlPadding + rounding;
}

} // namespace

SessionTableColumns::SessionTableColumns(QTreeView &view, const SessionTable &table)
    : m_view(view)
    , m_table(table)
{
}

void SessionTableColumns::setFitting(int stretch, int widest)
{
    m_stretch = stretch;
    m_widest = widest;
}

void SessionTableColumns::setWrapping(const QList<int> &columns)
{
    m_wrapping = columns;
    m_widest = 240;
}

std::optional<bool> SessionTableColumns::fit()
{
    const QList<int> wanted = widths();
    if (wanted.isEmpty()) {
        return std::nullopt;
    }
    QHeaderView &header = *m_view.header();
    const QScopedValueRollback fitting(m_areFitting, true);
    bool isOther = false;
    for (int column = 0; column < wanted.size(); ++column) {
        isOther = isOther || header.sectionSize(column) != wanted[column];
        header.resizeSection(column, wanted[column]);
    }
    return isOther;
}

/// The width of each column; empty if no width has to be changed.
QList<int> SessionTableColumns::widths()
{
    if (m_stretch < 0 && m_wrapping.isEmpty()) {
        return {};
    }
    measure();
    // If texts wrap, the available width never depends on the scroll bar, which would otherwise
    // come and go.
    const int bar = m_view.verticalScrollBar()->sizeHint().width();
    return m_wrapping.isEmpty() ? fittingWidths(m_view.viewport()->width())
                                : sharedWidths(m_view.width() - bar);
}

int SessionTableColumns::wholeWidth(bool hasFolders)
{
    measure();
    int whole = m_view.verticalScrollBar()->sizeHint().width();
    for (int column = 0; column < m_view.header()->count(); ++column) {
        const Measured &of = m_measured[static_cast<size_t>(column)];
        const int name = usualWidth(of.names);
        whole += std::max(titleWidth(column),
                          m_table.isName(column) && !hasFolders ? name : widestOf(column));
    }
    return whole;
}

QHash<int, QString> SessionTableColumns::briefTitles() const
{
    QHash<int, QString> brief;
    for (int column = 0; column < m_view.header()->count(); ++column) {
        const QString title =
            m_view.model()->headerData(column, Qt::Horizontal, SessionTable::ShortRole).toString();
        if (!title.isEmpty() && m_view.header()->sectionSize(column) < titleWidth(column)) {
            brief.insert(column, title);
        }
    }
    return brief;
}

bool SessionTableColumns::isWrapping(int column) const
{
    return m_wrapping.contains(column);
}

int SessionTableColumns::titleWidth(int column, bool isBrief) const
{
    const QString whole = m_view.model()->headerData(column, Qt::Horizontal).toString();
    const QString brief =
        m_view.model()->headerData(column, Qt::Horizontal, SessionTable::ShortRole).toString();
    const QFontMetrics metrics(fonts::small());
    return metrics.horizontalAdvance(isBrief && !brief.isEmpty() ? brief : whole)
        + besideIn(column);
}

int SessionTableColumns::widestOf(int column) const
{
    const QList<int> &cells = m_measured[static_cast<size_t>(column)].cells;
    return cells.isEmpty() ? 0 : *std::ranges::max_element(cells);
}

/// The width that the column requires; it can become narrower only if its texts may be elided.
ColumnWidthNeed SessionTableColumns::needOf(int column) const
{
    if (m_moved.contains(column)) {
        return {{}, m_moved.value(column)};
    }
    const int title = titleWidth(column);
    ColumnWidthNeed need{{title}, 0};
    for (const int cell : m_measured[static_cast<size_t>(column)].cells) {
        need.cells.append(std::min(cell, std::max(title, m_widest)));
    }
    need.least = *std::ranges::max_element(need.cells);
    return need;
}

/// File names stay complete if that leaves room for the other columns.
QList<int> SessionTableColumns::fittingWidths(int room) const
{
    QList<ColumnWidthNeed> needs;
    QList<ColumnWidthNeed> named;
    for (int column = 0; column < m_view.header()->count(); ++column) {
        needs.append(needOf(column));
        ColumnWidthNeed &need = needs.last();
        named.append(need);
        const bool mayShrink =
            m_table.isName(column) || column == m_stretch || need.least > longText;
        if (mayShrink && !m_moved.contains(column)) {
            const QList<int> &names = m_measured[static_cast<size_t>(column)].names;
            need.least = std::min(need.least, std::max(leastName, need.cells.front()));
            named.last().least = std::clamp(usualWidth(names), need.least, named.last().least);
        }
    }
    QList<int> widths = distributedWidths(named, room);
    if (sumOf(widths) > room) {
        widths = distributedWidths(needs, room);
    }
    if (!m_moved.contains(m_stretch)) {
        spread(widths, room - sumOf(widths));
        widths[m_stretch] += std::max(0, room - sumOf(widths));
    }
    return widths;
}

/// Texts and names may wrap; other cells keep their widths.
WrappingNeed SessionTableColumns::wrappingNeedOf(int column) const
{
    const WrappingColumn &texts = m_measured[static_cast<size_t>(column)].texts;
    if (m_moved.contains(column)) {
        return {&texts, m_moved.value(column), m_moved.value(column)};
    }
    const bool isName = m_table.isName(column);
    const bool isLead = column == 0 && !isWrapping(column);
    const int most = std::min(texts.widest(),
                              isLead                             ? m_view.width() / 4
                                  : isWrapping(column) || isName ? longestWrap
                                                                 : m_widest);
    const int unbroken = std::min(texts.unbroken(), longestPart);
    const int least =
        std::max(titleWidth(column, true), isWrapping(column) || isName ? unbroken : most);
    return {&texts, std::min(least, most), most};
}

/// If there is too little room for whole words, names become narrower before other texts.
QList<int> SessionTableColumns::sharedWidths(int room) const
{
    QList<WrappingNeed> needs;
    for (int column = 0; column < m_view.header()->count(); ++column) {
        needs.append(wrappingNeedOf(column));
    }
    const auto giveWay = [&](auto mayShrink, int least) {
        for (int column = 0; column < needs.size() && sumOfLeast(needs) > room; ++column) {
            if (!m_moved.contains(column) && mayShrink(column)) {
                const int over = sumOfLeast(needs) - room;
                needs[column].least -= std::clamp(needs[column].least - least, 0, over);
            }
        }
    };
    giveWay([this](int column) { return m_table.isName(column); }, leastName);
    giveWay([this](int column) { return isWrapping(column); }, narrowest);
    QList<int> widths = wrappedWidths(needs, room);
    spread(widths, room - sumOf(widths));
    return widths;
}

/// Distributes remaining room to elided names, then to texts.
void SessionTableColumns::spread(QList<int> &widths, int rest) const
{
    for (int column = 0; column < widths.size() && rest > 0; ++column) {
        if (!isWrapping(column) && !m_moved.contains(column)) {
            const int more = std::clamp(widestOf(column) - widths[column], 0, rest);
            widths[column] += more;
            rest -= more;
        }
    }
    auto left = static_cast<int>(m_wrapping.size());
    for (const int column : m_wrapping) {
        if (rest > 0) {
            widths[column] += rest / left;
            rest -= rest / left;
            --left;
        }
    }
}

/// Elides a title to its short form.
WrappingText SessionTableColumns::titleText(int column) const
{
    const int whole = titleWidth(column) - besideIn(column);
    const int brief = titleWidth(column, true) - besideIn(column);
    WrappingText title{.parts = {{brief, 1}}, .beside = besideIn(column)};
    if (whole > brief) {
        title.parts.append({whole - brief - 1, 0});
    }
    return title;
}

WrappingColumn::Cell SessionTableColumns::textsOf(const QModelIndex &index) const
{
    const bool isMeasured =
        index.data(SessionTable::LookRole).toInt() == static_cast<int>(TableCell::Look::Measured);
    const bool hasMark = index.data(SessionTable::ShapeRole).toInt() != 0;
    const bool isMarked = index.data(SessionTable::DetailShapeRole).toInt() != 0;
    const int beside =
        besideIn(index.column()) + (hasMark ? measures::iconSize + measures::iconGap : 0);
    WrappingColumn::Cell texts{WrappingText::of(
        index.data().toString(), QFontMetrics(isMeasured ? fonts::mono() : m_view.font()), beside)};
    if (const QString detail = index.data(SessionTable::DetailRole).toString(); !detail.isEmpty()) {
        texts.append(WrappingText::of(
            detail, QFontMetrics(fonts::small()),
            beside + (isMarked ? measures::smallIconSize + measures::iconGap : 0)));
    }
    return texts;
}

/// Texts are measured once, independent of the available room.
SessionTableColumns::Measured SessionTableColumns::measured(int column) const
{
    constexpr int measuredRows = 100;
    Measured measured;
    if (!m_view.isHeaderHidden()) {
        measured.texts.append({titleText(column)});
    }
    for (int row = 0; row < std::min(measuredRows, m_view.model()->rowCount()); ++row) {
        const QModelIndex index = m_view.model()->index(row, column);
        const int cell = m_view.sizeHintForIndex(index).width();
        const QString text = index.data().toString();
        measured.cells.append(cell);
        if (m_wrapping.isEmpty()) {
            measured.names.append(cell - widthOfFolders(text, m_view.fontMetrics()));
        } else {
            measured.texts.append(textsOf(index));
        }
    }
    return measured;
}

void SessionTableColumns::measure()
{
    for (int column = static_cast<int>(m_measured.size()); column < m_view.header()->count();
         ++column) {
        m_measured.push_back(measured(column));
    }
}

} // namespace baton
