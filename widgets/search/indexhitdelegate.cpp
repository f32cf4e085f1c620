// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/search/indexhitdelegate.h"

#include "models/search/indexhittext.h"
#include "models/search/searchmodel.h"
#include "models/search/searchsnippet.h"
#include "models/strings/pathstrings.h"
#include "models/values/timetext.h"
#include "widgets/style/cellbackground.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"
#include "widgets/text/elidedpath.h"
#include "widgets/text/markedline.h"

#include <QDir>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int inside = 7; ///< padding above the first and below the last line
constexpr int between = 3;

int heightOf(const QFont &font)
{
    return QFontMetrics(font).height() + between;
}

/// The whole of @p snippet, or the part from its first match where that would be cut off.
SearchSnippet withFirstMatch(const SearchSnippet &snippet, const QFontMetrics &metrics, int width)
{
    if (snippet.matches.empty() || metrics.horizontalAdvance(snippet.text) <= width) {
        return snippet;
    }
    const TextStretch &first = snippet.matches.front();
    const QString upToIt = snippet.text.first(first.start + first.length) + QChar(0x2026);
    return metrics.horizontalAdvance(upToIt) <= width ? snippet : fromFirstMatch(snippet);
}

/// Writes one line of @p snippet with its matches marked.
void writeShortened(QPainter &painter, const QRect &area, const QFont &font,
                    const SearchSnippet &snippet)
{
    const QFontMetrics metrics(font);
    const auto &[text, matches] = withFirstMatch(snippet, metrics, area.width());
    painter.setPen(Theme::color(Role::Text));
    writeMarked(painter, area, font, metrics.elidedText(text, Qt::ElideRight, area.width()),
                matches);
}

/// Relative to the folder of the session, which precedes it.
QString placeOf(const IndexHit &hit)
{
    const QString path = QDir::toNativeSeparators(relativeTo(pathOf(hit), hit.session));
    return hit.line > 0 ? u"%1:%2"_s.arg(path).arg(hit.line) : path;
}

class HitPainting
{
public:
    HitPainting(QPainter &painter, const QRect &area, const IndexHit &hit)
        : m_painter(painter)
        , m_line(area)
        , m_hit(hit)
    {
    }

    void run()
    {
        m_line.setHeight(heightOf(fonts::strong()));
        const QRect mark(m_line.left(), m_line.top(), measures::iconSize, m_line.height());
        paintStatus(m_painter, mark, statusOf(m_hit));
        m_line.setLeft(mark.right() + 1 + measures::fieldGap);
        writeTitle();
        nextLine(fonts::mono());
        writeSnippet();
        nextLine(fonts::small());
        writeWhere();
    }

private:
    void nextLine(const QFont &font)
    {
        m_line.moveTop(m_line.bottom() + 1);
        m_line.setHeight(heightOf(font));
    }

    void writeMuted(const QRect &area, const QString &text, Qt::Alignment side)
    {
        m_painter.setFont(fonts::small());
        m_painter.setPen(Theme::color(Role::Muted));
        m_painter.drawText(area, static_cast<int>(side | Qt::AlignVCenter), text);
    }

    void writeTitle()
    {
        const QString time = timetext::shortMoment(m_hit.entry.time);
        const int width = QFontMetrics(fonts::small()).horizontalAdvance(time);
        writeMuted(m_line, time, Qt::AlignRight);
        QRect area = m_line;
        area.setRight(area.right() - width - measures::groupGap);
        writeShortened(m_painter, area, fonts::strong(), {m_hit.entry.title, m_hit.titleMatches});
    }

    /// Leaves out a message that is also the title.
    void writeSnippet()
    {
        if (!m_hit.snippet.text.isEmpty() && m_hit.snippet.text != m_hit.entry.title) {
            writeShortened(m_painter, m_line, fonts::mono(), m_hit.snippet);
        } else {
            const IndexedEntry &entry = m_hit.entry;
            const QString words = textOfName(entry.type, entry.name);
            writeShortened(m_painter, m_line, fonts::mono(),
                           {words.isEmpty() ? entry.name : words, {}});
        }
    }

    /// The type is always complete; the path after it is elided.
    void writeWhere()
    {
        const QFontMetrics metrics(fonts::small());
        const int room = m_line.width();
        const QString where = metrics.elidedText(whereText(m_hit), Qt::ElideRight, room * 3 / 5);
        writeMuted(m_line, where, Qt::AlignLeft);
        QRect area = m_line;
        area.setLeft(area.left() + metrics.horizontalAdvance(where) + measures::groupGap);
        writeMuted(area, elidedPath(placeOf(m_hit), metrics, area.width()), Qt::AlignRight);
    }

    QPainter &m_painter;
    QRect m_line;
    const IndexHit &m_hit;
};

} // namespace

QSize IndexHitDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {1, // width of the list
            2 * inside + heightOf(fonts::strong()) + heightOf(fonts::mono())
                + heightOf(fonts::small())};
}

void IndexHitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    paintEmptyCell(*painter, cell);
    const auto *hit = index.data(SearchModel::HitRole).value<const IndexHit *>();
    if (!hit) {
        return;
    }
    painter->save();
    painter->setPen(Theme::color(Role::Border));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    HitPainting(*painter,
                option.rect.adjusted(measures::paneEdge, inside, -measures::paneEdge, -inside),
                *hit)
        .run();
    painter->restore();
}

} // namespace baton
