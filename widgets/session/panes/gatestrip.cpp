// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/panes/gatestrip.h"

#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QPainter>
#include <QStyledItemDelegate>

namespace baton {

namespace {

class GateCell final : public QStyledItemDelegate
{
public:
    explicit GateCell(GateStrip *strip)
        : QStyledItemDelegate(strip)
        , m_strip(strip)
    {
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const bool isCurrent = m_strip->currentIndex() == index;
        const bool isFocused = isCurrent && m_strip->hasFocus();
        painter->save();
        painter->fillRect(option.rect,
                          Theme::color(isFocused       ? Role::Selection
                                           : isCurrent ? Role::SelectionIdle
                                                       : Role::View));
        if (index.row() < index.model()->rowCount() - 1) {
            painter->fillRect(option.rect.right(), option.rect.top(), 1, option.rect.height(),
                              Theme::color(Role::Border));
        }
        const QFont face = isCurrent ? fonts::strong() : fonts::body();
        const QString text = index.data().toString();
        const int size = measures::iconSize;
        const int width = QFontMetrics(face).horizontalAdvance(text);
        const int all = std::min(size + measures::iconGap + width, option.rect.width() - 8);
        const int left = option.rect.left() + (option.rect.width() - all) / 2;
        const auto mark = static_cast<Status>(index.data(SessionTable::ShapeRole).toInt());
        paintStatus(*painter, QRect(left, option.rect.center().y() - size / 2 + 1, size, size),
                    mark);
        const QRect area(left + size + measures::iconGap, option.rect.top(),
                         all - size - measures::iconGap + 1, option.rect.height());
        const bool isFaded = index.data(SessionTable::FadedRole).toBool();
        painter->setFont(face);
        painter->setPen(Theme::color(isFaded && !isCurrent ? Role::Muted : Role::Text));
        painter->drawText(area, Qt::AlignVCenter | Qt::AlignLeading,
                          QFontMetrics(face).elidedText(text, Qt::ElideRight, area.width()));
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &,
                                 const QModelIndex &index) const override
    {
        return {m_strip->widthOf(index), measures::row};
    }

private:
    GateStrip *m_strip;
};

} // namespace

GateStrip::GateStrip(SessionTable *table, QWidget *parent)
    : QListView(parent)
    , m_table(table)
{
    m_table->setParent(this);
    setModel(m_table);
    setItemDelegate(new GateCell(this));
    setFlow(LeftToRight);
    setWrapping(true);
    setFrameShape(QFrame::StyledPanel);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
    setFixedHeight(sizeHint().height());
    for (const auto signal :
         {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved}) {
        connect(m_table, signal, this, &GateStrip::fit);
    }
}

void GateStrip::setCurrentGate(int gate)
{
    setCurrentIndex(m_table->index(gate, 0));
}

int GateStrip::ownWidth(const QModelIndex &gate) const
{
    const int text = QFontMetrics(fonts::strong()).horizontalAdvance(gate.data().toString());
    return text + measures::iconSize + measures::iconGap + measures::controlPadding;
}

int GateStrip::widthOf(const QModelIndex &gate) const
{
    return m_share > 0 ? m_share : ownWidth(gate) + m_extra;
}

/// If one line is too short for all gates, they are on several lines, so that all are visible. A
/// few gates do not fill the whole line.
void GateStrip::fit()
{
    constexpr int usual = 140;
    const int room = viewport()->width() - 1; // one that ends at the edge would wrap
    const int count = m_table->rowCount();
    int lines = 1;
    int used = 0;
    int largest = 0;
    for (int gate = 0; gate < count; ++gate) {
        const int own = ownWidth(m_table->index(gate, 0));
        const bool isNext = used > 0 && used + own > room;
        lines += isNext ? 1 : 0;
        used = isNext ? own : used + own;
        largest = std::max(largest, own);
    }
    const bool isOne = lines == 1 && count > 0;
    const int widest = std::max(usual, largest);
    setMaximumWidth(count > 0 ? count * widest + 2 * frameWidth() : QWIDGETSIZE_MAX);
    m_share = isOne && largest * count <= room ? std::min(widest, room / count) : 0;
    m_extra = isOne && m_share == 0 ? (room - used) / count : 0;
    setFixedHeight(sizeHint().height() + (lines - 1) * measures::row);
    scheduleDelayedItemsLayout();
}

void GateStrip::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    Q_EMIT currentGateChanged(current.row());
}

void GateStrip::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    fit();
}

QSize GateStrip::sizeHint() const
{
    return {320, measures::controlHeight};
}

} // namespace baton
