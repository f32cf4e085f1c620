// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCache>
#include <QStaticText>

namespace baton {

/// A text on one line, truncated to its room.
struct LaidOutLine
{
    QStaticText text;
    int width = 0; ///< width in pixels
};

/// Caches the layout of lines that were drawn last: rows are repainted often while others arrive.
class LaidOutLines
{
public:
    static constexpr int anyRoom = 1 << 20;

    /// @p text in font @p face, at most @p room pixels wide. Valid until the next call.
    [[nodiscard]] const LaidOutLine &of(const QString &text, const QFont &face, int room = anyRoom);

private:
    static constexpr int most = 1000;

    [[nodiscard]] const LaidOutLine &kept(const QString &key, const QString &text,
                                          const QFont &face);

    QCache<QString, LaidOutLine> m_lines{most};
};

} // namespace baton
