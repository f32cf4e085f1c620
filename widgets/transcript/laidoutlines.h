// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCache>
#include <QStaticText>

namespace baton {

/// A text in one line, cut at the end of its room.
struct LaidOutLine
{
    QStaticText text;
    int width = 0; ///< width in pixels
};

/// The lines that were drawn last, laid out once: rows are painted again and again while others
/// come.
class LaidOutLines
{
public:
    static constexpr int anyRoom = 1 << 20;

    /// @p text in @p face, @p room pixels wide at most. Kept until the next call.
    [[nodiscard]] const LaidOutLine &of(const QString &text, const QFont &face, int room = anyRoom);

private:
    static constexpr int most = 1000;

    QCache<QString, LaidOutLine> m_lines{most};
};

} // namespace baton
