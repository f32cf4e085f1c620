// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QFont>
#include <QStringList>

class QPainter;
class QPointF;

namespace baton {

/// A text that wraps at words, behind what joins the parts of a name ("mass_error", "logs/a.log"),
/// and inside a word that is longer than a line.
struct WrapText
{
    QString text;
    QFont font;
    qsizetype strong = 0; ///< number of leading characters in semi-bold
    Qt::LayoutDirection direction = Qt::LeftToRight;

    /// Lines are 18 high for 13 pixels, and in proportion.
    [[nodiscard]] int lineHeight() const;
    [[nodiscard]] int heightFor(int width) const;
    /// The same in no more than @p lines of @p width: the last one is shortened as @p mode says.
    [[nodiscard]] WrapText inLines(int lines, int width,
                                   Qt::TextElideMode mode = Qt::ElideRight) const;
    /// The parts of @p text: each is broken only when it is longer than a line. With the blank or
    /// line end behind it.
    [[nodiscard]] static QStringList parts(const QString &text);
    /// The same without blanks.
    [[nodiscard]] static QStringList unbroken(const QString &text);
    void draw(QPainter &painter, const QPointF &corner, int width) const;

    friend bool operator==(const WrapText &, const WrapText &) = default;
};

} // namespace baton
