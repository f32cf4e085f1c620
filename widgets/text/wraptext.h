// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFont>
#include <QStringList>

class QPainter;
class QPointF;

namespace baton {

/// A text that wraps at words, after separators in names ("mass_error", "logs/a.log"), and inside
/// words that are longer than a line.
struct WrapText
{
    QString text;
    QFont font;
    qsizetype strong = 0; ///< number of leading characters in semi-bold
    Qt::LayoutDirection direction = Qt::LeftToRight;

    /// Lines are 18 px high for 13 px text, and in proportion.
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int heightFor(int width) const;
    /// The same with at most @p lines lines of @p width: the last one is elided according to @p
    /// mode.
    [[nodiscard]] WrapText inLines(int lines, int width,
                                   Qt::TextElideMode mode = Qt::ElideRight) const;
    /// The parts of @p text, which are broken only if they are longer than a line. Each includes
    /// the blank or line end after it.
    [[nodiscard]] static QStringList parts(const QString &text);
    /// The parts without blanks.
    [[nodiscard]] static QStringList unbroken(const QString &text);
    void draw(QPainter &painter, const QPointF &corner, int width) const;

    friend bool operator==(const WrapText &, const WrapText &) = default;
};

} // namespace baton
