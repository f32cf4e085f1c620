// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/report/secretdelegate.h"

#include "models/report/redactionmodel.h"
#include "widgets/style/cellbackground.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QPainter>
#include <QTextLayout>

namespace baton {

namespace {

/// A text on one line with a highlighted part.
struct Marked
{
    QString text;
    qsizetype begin = 0;
    qsizetype length = 0;
};

/// Shortens the text around the secret first, because the decision is about the secret. The secret
/// itself is elided in the middle only if it does not fit alone.
Marked fitted(Marked marked, const QFontMetrics &metrics, int room)
{
    const QString secret = marked.text.sliced(marked.begin, marked.length);
    const int own = metrics.horizontalAdvance(secret);
    if (own >= room) {
        const QString cut = metrics.elidedText(secret, Qt::ElideMiddle, room);
        return {cut, 0, cut.size()};
    }
    const QString before = marked.text.first(marked.begin);
    const QString after = marked.text.sliced(marked.begin + marked.length);
    const int free = room - own;
    const int behind = std::min(metrics.horizontalAdvance(after), free / 3);
    const QString head = metrics.elidedText(before, Qt::ElideLeft, free - behind);
    const QString tail =
        metrics.elidedText(after, Qt::ElideRight, free - metrics.horizontalAdvance(head));
    return {head + secret + tail, head.size(), secret.size()};
}

} // namespace

void SecretDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    cell.font = fonts::mono();
    const QString text = cell.text;
    paintEmptyCell(*painter, cell);

    const Marked marked =
        fitted({text, index.data(RedactionModel::SecretBeginRole).toInt(),
                index.data(RedactionModel::SecretLengthRole).toInt()},
               QFontMetrics(cell.font), cell.rect.width() - 2 * measures::controlPadding);
    QTextLayout layout(marked.text, cell.font);
    QTextCharFormat secret;
    secret.setBackground(Theme::color(Role::ErrorTint));
    secret.setForeground(Theme::color(Role::Error));
    layout.setFormats({{int(marked.begin), int(marked.length), secret}});
    layout.beginLayout();
    layout.createLine().setNumColumns(int(marked.text.size()));
    layout.endLayout();
    painter->save();
    painter->setClipRect(cell.rect);
    painter->setPen(Theme::color(Role::Muted));
    const qreal top = cell.rect.top() + (cell.rect.height() - layout.boundingRect().height()) / 2;
    layout.draw(painter, QPointF(cell.rect.left() + measures::controlPadding, top));
    painter->restore();
}

} // namespace baton
