// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/log/reading/logfile.h"

#include <QCache>
#include <QFont>
#include <QTextLayout>

namespace baton {

/// A line that was laid out for painting.
struct LaidLine
{
    ShownLine shown;
    LogLevel level = LogLevel::None;
    std::unique_ptr<QTextLayout> layout;
    int rows = 1; ///< rows on the screen; more than one only if lines are wrapped
    qreal width = 0;

    [[nodiscard]] const QString &text() const { return shown.content.text; }
    /// The row of the character at @p column.
    [[nodiscard]] int rowAt(int column) const;
};

/// Lays out lines of a log on demand and caches the latest ones.
class LogLayout
{
public:
    /// Longer lines are truncated.
    static constexpr qint64 shownBytes = 8000;

    explicit LogLayout(const LogFile &file)
        : m_file(file)
        , m_lines(2000)
    {
    }

    [[nodiscard]] static int lineHeightOf(const QFont &font);

    void setFont(const QFont &font);
    /// 0: lines are not wrapped.
    void setWrapWidth(qreal width);
    [[nodiscard]] int lineHeight() const { return m_lineHeight; }
    [[nodiscard]] qreal charWidth() const { return m_charWidth; }

    /// The layout of @p line; valid until many other lines were requested.
    [[nodiscard]] const LaidLine &at(qint64 line);
    void forgetAll() { m_lines.clear(); }
    /// Drops the cached layout of @p line, which was extended.
    void forget(qint64 line) { m_lines.remove(line); }

private:
    [[nodiscard]] std::unique_ptr<LaidLine> laid(qint64 line) const;

    const LogFile &m_file;
    QCache<qint64, LaidLine> m_lines;
    QFont m_font;
    int m_lineHeight = 18;
    qreal m_charWidth = 8;
    qreal m_wrapWidth = 0;
};

} // namespace baton
