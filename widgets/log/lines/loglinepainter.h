// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/log/lines/logscroller.h"

#include <QCoreApplication>

class QPainter;

namespace baton {

class LogMatcher;

/// Paints lines of a log with what is marked in them: matches, the selection, the caret. A value
/// for one painting.
struct LogLinePainter
{
    Q_DECLARE_TR_FUNCTIONS(baton::LogLinePainter)

public:
    /// Between the edge of the view and the text.
    static constexpr int textEdge = 4;

    using SeenLine = LogScroller::SeenLine;

    /// The note on how much of a line is cut; empty when nothing is.
    [[nodiscard]] static QString cutText(const LaidLine &laid);
    /// The area of that note in the view.
    [[nodiscard]] QRectF cutTag(const SeenLine &seen) const;
    void paint(QPainter &painter, const SeenLine &seen, const QRect &dirty) const;

    int lineHeight;
    qreal charWidth;
    bool wrapsLines;
    int width;  ///< width of the view
    int scroll; ///< horizontal scroll position
    bool hasFocus;
    LogSelection selection;
    LogSelection match; ///< current match; empty: none
    const LogMatcher &matcher;

private:
    [[nodiscard]] QList<QTextLayout::FormatRange> marksOf(const SeenLine &seen) const;
    void paintBehind(QPainter &painter, const SeenLine &seen, QPointF origin) const;
    void paintCaret(QPainter &painter, const SeenLine &seen, QPointF origin) const;
    void paintMatch(QPainter &painter, const SeenLine &seen, QPointF origin) const;
};

} // namespace baton
