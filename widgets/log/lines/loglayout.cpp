// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/log/lines/loglayout.h"

#include "widgets/log/lines/logcolors.h"

#include <QFontMetricsF>
#include <QTextOption>

#include <cmath>

namespace baton {

namespace {

constexpr int tabStop = 8;
constexpr int smallestLineHeight = 18;
constexpr qreal unlimited = 8'000'000; ///< the range of QFixed has 26 bits

} // namespace

int LaidLine::rowAt(int column) const
{
    const QTextLine line = layout->lineForTextPosition(column);
    return line.isValid() ? line.lineNumber() : rows - 1;
}

int LogLayout::lineHeightOf(const QFont &font)
{
    return std::max(smallestLineHeight, static_cast<int>(std::ceil(QFontMetricsF(font).height())));
}

void LogLayout::setFont(const QFont &font)
{
    m_font = font;
    m_lineHeight = lineHeightOf(font);
    m_charWidth = QFontMetricsF(font).horizontalAdvance(u'0');
    forgetAll();
}

void LogLayout::setWrapWidth(qreal width)
{
    if (!qFuzzyCompare(m_wrapWidth + 1, width + 1)) {
        m_wrapWidth = width;
        forgetAll();
    }
}

const LaidLine &LogLayout::at(qint64 line)
{
    if (const LaidLine *known = m_lines.object(line)) {
        return *known;
    }
    LaidLine *made = laid(line).release();
    m_lines.insert(line, made);
    return *made;
}

std::unique_ptr<LaidLine> LogLayout::laid(qint64 line) const
{
    auto made = std::make_unique<LaidLine>();
    made->shown = m_file.shown(line, shownBytes);
    made->level = m_file.index().at(line).level;
    made->layout = std::make_unique<QTextLayout>(made->text(), m_font);
    made->layout->setCacheEnabled(true);
    QTextOption option;
    option.setTextDirection(Qt::LeftToRight);
    option.setTabStopDistance(m_charWidth * tabStop);
    option.setWrapMode(m_wrapWidth > 0 ? QTextOption::WrapAtWordBoundaryOrAnywhere
                                       : QTextOption::NoWrap);
    made->layout->setTextOption(option);
    made->layout->setFormats(formatsOf(made->shown.content));
    made->layout->beginLayout();
    int rows = 0;
    for (QTextLine row = made->layout->createLine(); row.isValid();
         row = made->layout->createLine()) {
        row.setLineWidth(m_wrapWidth > 0 ? m_wrapWidth : unlimited);
        row.setPosition({0, rows * m_lineHeight + (m_lineHeight - row.height()) / 2});
        made->width = std::max(made->width, row.naturalTextWidth());
        ++rows;
    }
    made->layout->endLayout();
    made->rows = std::max(1, rows);
    return made;
}

} // namespace baton
