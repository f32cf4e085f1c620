// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/queue/queuecarddelegate.h"

#include "models/queue/queuemodel.h"
#include "models/strings/joinedparts.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/statuspainting.h"
#include "widgets/style/theme.h"

#include <QPainter>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int inside = 8;
constexpr int between = 3;
constexpr int apart = 6; ///< gap between cards
constexpr int titleLines = 2;

QString textAt(const QModelIndex &index, int column)
{
    return index.siblingAtColumn(column).data().toString();
}

/// "2 · Devon"
QString headOf(const QModelIndex &index)
{
    QStringList parts{textAt(index, QueueModel::NumberColumn),
                      textAt(index, QueueModel::AgentColumn)};
    return joinedParts(parts, u" · ");
}

/// "3 attempts"; empty if there are none.
QString attemptsOf(const QModelIndex &index)
{
    const int attempts = textAt(index, QueueModel::AttemptsColumn).toInt();
    return attempts > 0 ? QueueCardDelegate::tr("%n attempt(s)", nullptr, attempts) : QString();
}

QString problemOf(const QModelIndex &index)
{
    return index.data(QueueModel::ProblemRole).toString().simplified();
}

QString refusalOf(const QModelIndex &index)
{
    return index.data(QueueModel::RefusalRole).toString().simplified();
}

int lineHeight(const QFont &font)
{
    return QFontMetrics(font).height() + between;
}

/// Writes @p text at the right of @p line, whole; returns the room that it takes from the left.
int writeAtRight(QPainter &painter, const QRect &line, const QString &text)
{
    const QFontMetrics metrics(fonts::small());
    painter.setFont(fonts::small());
    painter.setPen(Theme::color(Role::Muted));
    painter.drawText(QRect(line.left(), line.top(), line.width(), lineHeight(fonts::small())),
                     Qt::AlignRight | Qt::AlignVCenter, text);
    return text.isEmpty() ? 0 : metrics.horizontalAdvance(text) + measures::iconGap;
}

/// Writes @p title in the lines that it has, and moves @p line below them.
void writeTitle(QPainter &painter, QRect &line, const QString &title)
{
    painter.setFont(fonts::body());
    painter.setPen(Theme::color(Role::Text));
    QTextLayout layout(title, fonts::body());
    layout.beginLayout();
    for (int row = 0; row < titleLines; ++row) {
        QTextLine part = layout.createLine();
        line.setHeight(lineHeight(fonts::body()));
        if (part.isValid()) {
            part.setLineWidth(line.width());
            const bool isLast = row == titleLines - 1;
            const QString text = isLast ? title.sliced(part.textStart())
                                        : title.mid(part.textStart(), part.textLength());
            painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                             QFontMetrics(fonts::body())
                                 .elidedText(text.trimmed(), Qt::ElideRight, line.width()));
        }
        line.moveTop(line.bottom() + 1);
    }
    layout.endLayout();
}

} // namespace

QSize QueueCardDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const int smallLines =
        2 + (problemOf(index).isEmpty() ? 0 : 1) + (refusalOf(index).isEmpty() ? 0 : 1);
    return {1, // width of the column
            2 * inside + apart + smallLines * lineHeight(fonts::small())
                + titleLines * lineHeight(fonts::body())};
}

void QueueCardDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QRectF card = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5 - apart);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Theme::color(isSelected ? Role::Accent : Role::Border));
    painter->setBrush(Theme::color(isSelected ? Role::Selection : Role::Raised));
    painter->drawRoundedRect(card, measures::cardRadius, measures::cardRadius);
    QRect line = card.toRect().adjusted(inside, inside, -inside, 0);
    const auto write = [&](const QString &text, const QFont &font, Role role, int left,
                           Qt::TextElideMode elide = Qt::ElideRight, int right = 0) {
        line.setHeight(lineHeight(font));
        painter->setFont(font);
        painter->setPen(Theme::color(role));
        const QRect area = line.adjusted(left, 0, -right, 0);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter,
                          QFontMetrics(font).elidedText(text, elide, area.width()));
        line.moveTop(line.bottom() + 1);
    };
    const auto status = static_cast<Status>(index.data(QueueModel::MarkRole).toInt());
    paintStatus(
        *painter,
        QRectF(line.left(), line.top(), measures::smallIconSize, lineHeight(fonts::small())),
        status);
    write(headOf(index), fonts::small(), Role::Muted, measures::smallIconSize + 4);
    writeTitle(*painter, line, textAt(index, QueueModel::TitleColumn));
    const int attempts = writeAtRight(*painter, line, attemptsOf(index)); // the name needs its line
    write(textAt(index, QueueModel::BelongingColumn), fonts::small(), Role::Muted, 0, Qt::ElideLeft,
          attempts);
    if (const QString problem = problemOf(index); !problem.isEmpty()) {
        write(problem, fonts::small(), Role::Error, 0);
    }
    if (const QString refusal = refusalOf(index); !refusal.isEmpty()) {
        write(refusal, fonts::small(), Role::Warning, 0);
    }
    painter->restore();
}

} // namespace baton
