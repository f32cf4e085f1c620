// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/laidoutlines.h"

#include <QFontMetrics>

#include <memory>

using namespace Qt::StringLiterals;

namespace baton {

const LaidOutLine &LaidOutLines::of(const QString &text, const QFont &face, int room)
{
    const QString key =
        u"%1/%2/%3/"_s.arg(room).arg(face.pixelSize()).arg(int(face.weight())) + text;
    if (const LaidOutLine *known = m_lines.object(key)) {
        return *known;
    }
    auto line = std::make_unique<LaidOutLine>();
    const QFontMetrics metrics(face);
    line->text.setTextFormat(Qt::PlainText);
    line->text.setText(metrics.elidedText(text, Qt::ElideRight, room));
    line->text.prepare({}, face);
    line->width = metrics.horizontalAdvance(line->text.text());
    LaidOutLine *kept = line.release();
    m_lines.insert(key, kept);
    return *kept;
}

} // namespace baton
