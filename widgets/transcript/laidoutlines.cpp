// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/laidoutlines.h"

#include <QFontMetrics>
#include <QtMath>

#include <memory>

using namespace Qt::StringLiterals;

namespace baton {

/// Most lines have room, and the room of a title differs from row to row: only a shortened line is
/// laid out for its room.
const LaidOutLine &LaidOutLines::of(const QString &text, const QFont &face, int room)
{
    const QString key = u"%1/%2/"_s.arg(face.pixelSize()).arg(int(face.weight())) + text;
    const LaidOutLine *whole = m_lines.object(key);
    const LaidOutLine &line = whole ? *whole : kept(key, text, face);
    if (line.width <= room) {
        return line;
    }
    const QString shortened = u"…%1/"_s.arg(room) + key;
    const LaidOutLine *known = m_lines.object(shortened);
    return known ? *known
                 : kept(shortened, QFontMetrics(face).elidedText(text, Qt::ElideRight, room), face);
}

/// Lays @p text out once: its width comes from that.
const LaidOutLine &LaidOutLines::kept(const QString &key, const QString &text, const QFont &face)
{
    auto line = std::make_unique<LaidOutLine>();
    line->text.setTextFormat(Qt::PlainText);
    line->text.setText(text);
    line->text.prepare({}, face);
    line->width = qCeil(line->text.size().width());
    LaidOutLine *owned = line.release();
    m_lines.insert(key, owned);
    return *owned;
}

} // namespace baton
