// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/statistics/chartpainter.h"

#include "models/statistics/statisticsnumber.h"
#include "widgets/statistics/chartmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"
#include "widgets/style/theme.h"

#include <QDate>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>

namespace baton {

namespace {

using namespace chartmetrics;

constexpr int titleGap = 3; ///< between the titles of columns and the line below them

/// The colours of columns that are neither good nor bad, by which they differ.
constexpr std::array series{Role::Accent,       Role::SourceString,  Role::Running,
                            Role::SourceNumber, Role::SourceComment, Role::Disabled};

Role colourOf(const StatisticsTable &table, size_t column)
{
    const Status status = table.columns[column].status;
    return status == Status::None ? series[column % series.size()]
        : status == Status::Skipped || status == Status::NotEvaluated ? Role::Disabled
                                                                      : roleOf(status);
}

/// Paints parts that nothing evaluated hollow, because skipped ones have the same colour.
void paintPart(QPainter &painter, const QRect &place, const StatisticsTable &table, size_t column)
{
    painter.fillRect(place, Theme::color(colourOf(table, column)));
    if (table.columns[column].status == Status::NotEvaluated && place.width() > 2) {
        painter.fillRect(place.adjusted(1, 1, -1, -1), Theme::color(Role::View));
    }
}

/// Paints the title and the legend of the colours.
void paintHead(QPainter &painter, const StatisticsTable &table, const ChartLayout &layout)
{
    painter.setFont(fonts::small());
    const QFontMetrics metrics(fonts::small());
    for (size_t i = 0; i < layout.entries.size(); ++i) {
        const QRect &entry = layout.entries[i];
        constexpr int square = ChartLayout::legendSquare;
        const QRect text = entry.adjusted(square + measures::iconGap, 0, 1, 0);
        painter.setPen(Theme::color(Role::Muted));
        painter.drawText(text, Qt::AlignVCenter,
                         metrics.elidedText(table.columns[i].title, Qt::ElideRight, text.width()));
        paintPart(painter, QRect(entry.left(), entry.center().y() - square / 2, square, square),
                  table, i);
    }
    painter.setFont(fonts::strong());
    painter.setPen(Theme::color(Role::Text));
    QRect title = layout.head;
    if (!layout.entries.empty() && layout.legend == layout.head) {
        title.setRight(layout.entries.front().left() - measures::fieldGap - 1);
    }
    painter.drawText(
        title, Qt::AlignVCenter,
        QFontMetrics(fonts::strong()).elidedText(table.title, Qt::ElideRight, title.width()));
}

void paintBars(QPainter &painter, const StatisticsTable &table, const ChartLayout &layout)
{
    painter.setFont(fonts::body());
    const QFontMetrics metrics(fonts::body());
    for (int row = 0; row < static_cast<int>(table.rows.size()); ++row) {
        const StatisticsTable::Row &told = table.rows[size_t(row)];
        const int top = layout.body.top() + row * ChartLayout::rowHeight;
        painter.setPen(Theme::color(Role::Text));
        const int names = layout.names - measures::fieldGap;
        painter.drawText(QRect(layout.body.left(), top, names, ChartLayout::rowHeight),
                         Qt::AlignVCenter,
                         metrics.elidedText(ChartLayout::nameOf(told), Qt::ElideRight, names));
        for (int column = 0; column < layout.parts; ++column) {
            paintPart(painter, layout.cell(row, column), table, size_t(column));
        }
        painter.setPen(Theme::color(Role::Muted));
        painter.drawText(
            QRect(layout.body.right() - layout.numbers, top, layout.number, ChartLayout::rowHeight),
            Qt::AlignVCenter | Qt::AlignRight,
            numberText(table.sumOf(told), StatisticsTable::Unit::Count, QLocale()));
        for (auto column = size_t(layout.parts); column < table.columns.size(); ++column) {
            painter.drawText(
                layout.cell(row, int(column)), Qt::AlignVCenter | Qt::AlignRight,
                numberText(told.values[column], table.columns[column].unit, QLocale()));
        }
    }
}

void paintTimeLine(QPainter &painter, const StatisticsTable &table, const ChartLayout &layout)
{
    const int base = layout.body.top() + layout.body.height() - axisHeight;
    painter.setPen(Theme::color(Role::Border));
    painter.drawLine(layout.body.left(), base, layout.body.right(), base);
    painter.drawLine(layout.body.left(), layout.body.top() + axisHeight, layout.body.right(),
                     layout.body.top() + axisHeight);
    for (int row = 0; row < static_cast<int>(table.rows.size()); ++row) {
        for (int column = 0; column < static_cast<int>(table.columns.size()); ++column) {
            paintPart(painter, layout.cell(row, column), table, size_t(column));
        }
    }
    painter.setFont(fonts::small());
    painter.setPen(Theme::color(Role::Muted));
    const QRect axis(layout.body.left(), base, layout.body.width(), axisHeight);
    painter.drawText(axis, Qt::AlignLeft | Qt::AlignVCenter, dayText(table.rows.front().name));
    if (table.rows.size() > 1) {
        painter.drawText(axis, Qt::AlignRight | Qt::AlignVCenter, dayText(table.rows.back().name));
    }
    painter.drawText(QRect(layout.body.left(), layout.body.top(), layout.body.width(), axisHeight),
                     Qt::AlignRight | Qt::AlignVCenter,
                     numberText(layout.most, StatisticsTable::Unit::Count, QLocale()));
}

void paintValues(QPainter &painter, const StatisticsTable &table, const ChartLayout &layout)
{
    const auto columns = static_cast<int>(table.columns.size());
    painter.setFont(fonts::small());
    painter.setPen(Theme::color(Role::Muted));
    const QRect titles = layout.titles.adjusted(0, 0, 0, -titleGap);
    painter.drawText(titles, Qt::AlignBottom, table.rowTitle);
    for (int column = 0; column < columns; ++column) {
        QRect place = layout.cell(0, column);
        place.setTop(titles.top());
        place.setBottom(titles.bottom());
        painter.drawText(place, Qt::AlignBottom | Qt::AlignRight, layout.columnTitles[column]);
    }
    painter.setPen(Theme::color(Role::Border));
    painter.drawLine(layout.titles.bottomLeft(), layout.titles.bottomRight());
    painter.setFont(fonts::body());
    const QFontMetrics metrics(fonts::body());
    for (int row = 0; row < static_cast<int>(table.rows.size()); ++row) {
        const StatisticsTable::Row &told = table.rows[size_t(row)];
        painter.setPen(Theme::color(Role::Text));
        painter.drawText(
            QRect(layout.body.left(), layout.cell(row, 0).top(), layout.names,
                  ChartLayout::rowHeight),
            Qt::AlignVCenter,
            metrics.elidedText(ChartLayout::nameOf(told), Qt::ElideRight, layout.names));
        for (int column = 0; column < columns; ++column) {
            const bool isNothing = !(told.values[size_t(column)] > 0);
            painter.setPen(Theme::color(isNothing ? Role::Muted : Role::Text));
            painter.drawText(layout.cell(row, column), Qt::AlignVCenter | Qt::AlignRight,
                             numberText(told.values[size_t(column)],
                                        table.columns[size_t(column)].unit, QLocale()));
        }
    }
}

} // namespace

void paintChart(QPainter &painter, const StatisticsTable &table, const ChartLayout &layout)
{
    paintHead(painter, table, layout);
    switch (table.chart) {
    case StatisticsTable::Chart::Bars:
        paintBars(painter, table, layout);
        break;
    case StatisticsTable::Chart::TimeLine:
        paintTimeLine(painter, table, layout);
        break;
    case StatisticsTable::Chart::Values:
        paintValues(painter, table, layout);
        break;
    }
}

QString dayText(const QString &iso)
{
    const QDate day = QDate::fromString(iso, Qt::ISODate);
    return day.isValid() ? QLocale().toString(day, QLocale::ShortFormat) : iso;
}

} // namespace baton
