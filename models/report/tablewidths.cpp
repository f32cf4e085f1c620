// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/tablewidths.h"

#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextTable>

#include <algorithm>
#include <numeric>

namespace baton {

namespace {

constexpr qreal widestWord = 220;
constexpr qreal widestLine = 420;
constexpr qreal padding = 18;       ///< of cells
constexpr qsizetype shortLine = 20; ///< is not broken, such as a time
constexpr int measuredRows = 200;

/// The widths of a column. `least` breaks no word, `middle` breaks no short line, `most` breaks no
/// line.
struct ColumnWidths
{
    qreal least = 0;
    qreal middle = 0;
    qreal most = 0;
};

void measure(const QTextFragment &fragment, QPaintDevice *device, ColumnWidths &column)
{
    // A line may end behind a blank, a hyphen and a slash.
    static const QRegularExpression ends(QStringLiteral("(?<=[\\s/-])"));
    const QFontMetricsF metrics(fragment.charFormat().font(), device);
    for (const QString &line : fragment.text().split(QChar::LineSeparator)) {
        const qreal whole = std::min(widestLine, metrics.horizontalAdvance(line));
        column.most = std::max(column.most, whole);
        column.middle = std::max(column.middle, line.size() <= shortLine ? whole : 0);
        for (const QString &word : line.split(ends)) {
            const qreal width = metrics.horizontalAdvance(word.trimmed());
            column.least = std::max(column.least, std::min(widestWord, width));
        }
    }
}

ColumnWidths widthsOf(const QTextTable &table, int number, QPaintDevice *device)
{
    ColumnWidths column;
    for (int row = 0; row < std::min(table.rows(), measuredRows); ++row) {
        const QTextTableCell cell = table.cellAt(row, number);
        for (auto frame = cell.begin(); frame != cell.end(); ++frame) {
            const QTextBlock block = frame.currentBlock();
            for (auto part = block.begin(); part != block.end(); ++part) {
                measure(part.fragment(), device, column);
            }
        }
    }
    column.least += padding;
    column.middle = std::max(column.least, column.middle + padding);
    column.most = std::max(column.middle, column.most + padding);
    return column;
}

void fit(QTextTable &table, qreal room, QPaintDevice *device)
{
    std::vector<ColumnWidths> columns;
    ColumnWidths all;
    for (int number = 0; number < table.columns(); ++number) {
        columns.push_back(widthsOf(table, number, device));
        all.least += columns.back().least;
        all.middle += columns.back().middle;
        all.most += columns.back().most;
    }
    const auto low = all.middle > room ? &ColumnWidths::least : &ColumnWidths::middle;
    const auto high = all.middle > room ? &ColumnWidths::middle : &ColumnWidths::most;
    const qreal rest = std::clamp(room - all.*low, 0.0, all.*high - all.*low);
    const qreal part = all.*high > all.*low ? rest / (all.*high - all.*low) : 0;
    QList<QTextLength> lengths;
    for (const ColumnWidths &column : columns) {
        const qreal width = column.*low + (column.*high - column.*low) * part;
        lengths.append(QTextLength(QTextLength::PercentageLength, 100 * width / (all.*low + rest)));
    }
    QTextTableFormat format = table.format();
    format.setColumnWidthConstraints(lengths);
    table.setFormat(format);
}

} // namespace

void fitTables(QTextDocument &text, qreal width)
{
    QPaintDevice *device = text.documentLayout()->paintDevice();
    for (QTextFrame *frame : text.rootFrame()->childFrames()) {
        if (auto *table = qobject_cast<QTextTable *>(frame)) {
            fit(*table, width, device);
        }
    }
}

} // namespace baton
