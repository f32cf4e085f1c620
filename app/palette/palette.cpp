// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/palette/palette.h"

#include "app/palette/palettedelegate.h"
#include "app/palette/palettemodel.h"
#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int maxWidth = 620;
constexpr int visibleRows = 12;

} // namespace

Palette::Palette(QWidget *window)
    : QFrame(window)
    , m_model(new PaletteModel(this))
    , m_line(new QLineEdit)
    , m_list(new QListView)
    , m_note(new QLabel)
{
    setObjectName(u"palette"_s);
    setFocusProxy(m_line);
    m_line->setObjectName(u"paletteLine"_s);
    m_line->addAction(icon(u"search"_s, Role::Muted), QLineEdit::LeadingPosition);
    m_line->installEventFilter(this);
    m_list->setObjectName(u"paletteList"_s);
    m_list->setAccessibleName(tr("What fits"));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(this));
    m_note->setObjectName(u"paletteNote"_s);
    m_note->setFont(fonts::small());
    m_note->setForegroundRole(QPalette::PlaceholderText);
    m_note->setContentsMargins(measures::paneEdge, 0, measures::paneEdge, 4);
    arrange();
    connectParts();
    hide();
}

void Palette::arrange()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, measures::fieldGap, 1, 1);
    column->setSpacing(measures::fieldGap);
    auto *lineRow = new QVBoxLayout;
    lineRow->setContentsMargins(measures::fieldGap, 0, measures::fieldGap, 0);
    lineRow->addWidget(m_line);
    column->addLayout(lineRow);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
}

void Palette::connectParts()
{
    connect(m_line, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_note->clear();
        m_isTaking = false;
        m_model->setTyped(text);
        Q_EMIT typedChanged(text);
    });
    connect(m_model, &PaletteModel::filtered, this, [this] {
        refit();
        if (m_isTaking) {
            takeBest();
        }
    });
    connect(m_list, &QListView::clicked, this, &Palette::take);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, const QWidget *now) {
        if (isVisible() && now && now != this && !isAncestorOf(now)) {
            hide();
        }
    });
}

void Palette::open(const QString &hint, PaletteItems items, bool hasMore)
{
    if (!isVisible()) {
        m_before = QApplication::focusWidget();
    }
    m_line->setPlaceholderText(hint);
    m_line->setAccessibleName(hint);
    m_note->clear();
    {
        const QSignalBlocker quiet(m_line);
        m_line->clear();
    }
    m_isTaking = false;
    m_hasMore = hasMore;
    m_isStale = false;
    place();
    m_model->reset(stocked(std::move(items)));
    show();
    raise();
    m_line->setFocus();
}

void Palette::setItems(PaletteItems items)
{
    setStock(stocked(std::move(items)));
}

void Palette::setStock(PaletteStockPtr stock)
{
    m_note->clear();
    m_hasMore = false;
    m_isStale = false;
    m_model->setStock(std::move(stock));
}

void Palette::setNote(const QString &note)
{
    m_note->setText(note);
    refit();
}

void Palette::place()
{
    const QWidget *window = parentWidget();
    const int wide = std::min(maxWidth, window->width() - 2 * measures::paneEdge);
    setGeometry((window->width() - wide) / 2, measures::menuBarHeight + measures::toolBarHeight,
                wide, 100);
}

void Palette::refit()
{
    if (m_hasMore) {
        m_note->setText(tr("Reading…"));
    } else if (const int hidden = m_model->hiddenCount(); hidden > 0) {
        m_note->setText(tr("%n more: type on to narrow them down.", nullptr, hidden));
    } else if (m_model->rowCount() == 0 && m_note->text().isEmpty()) {
        m_note->setText(tr("Nothing fits."));
    }
    m_note->setVisible(!m_note->text().isEmpty());
    const int rows = std::min(m_model->rowCount(), visibleRows);
    m_list->setVisible(rows > 0);
    m_list->setFixedHeight(rows * measures::buttonRow);
    const int note = m_note->isHidden() ? 0 : m_note->sizeHint().height() + measures::fieldGap;
    const int list = rows > 0 ? rows * measures::buttonRow + measures::fieldGap : 0;
    resize(QFrame::width(), measures::fieldGap + measures::controlHeight + list + note + 9);
    for (int row = 0; row < m_model->rowCount(); ++row) {
        if (m_model->item(row).isEnabled) {
            m_list->setCurrentIndex(m_model->index(row));
            break;
        }
    }
}

/// Chooses the row that the user moved to, else the best match once it is known.
void Palette::takeBest()
{
    const bool isPending = m_hasMore || m_isStale || m_model->isFiltering();
    m_isTaking = isPending && m_list->currentIndex().row() <= 0;
    if (!m_isTaking) {
        take();
    }
}

void Palette::take()
{
    const QModelIndex current = m_list->currentIndex();
    if (!current.isValid() || !m_model->item(current.row()).isEnabled) {
        return;
    }
    const std::function<void()> run = m_model->item(current.row()).run;
    hide();
    run();
}

void Palette::move(int by)
{
    const int count = m_model->rowCount();
    int row = m_list->currentIndex().row();
    for (int tried = 0; tried < count; ++tried) {
        row = (row + by + count) % count;
        if (m_model->item(row).isEnabled) {
            m_list->setCurrentIndex(m_model->index(row));
            return;
        }
    }
}

bool Palette::handleKey(int key)
{
    switch (key) {
    case Qt::Key_Up:
        move(-1);
        return true;
    case Qt::Key_Down:
        move(1);
        return true;
    case Qt::Key_PageUp:
        move(-visibleRows);
        return true;
    case Qt::Key_PageDown:
        move(visibleRows);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        takeBest();
        return true;
    case Qt::Key_Escape:
        hide();
        return true;
    case Qt::Key_Tab:
        return true;
    default:
        return false;
    }
}

bool Palette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress
        && handleKey(static_cast<const QKeyEvent *>(event)->key())) {
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void Palette::hideEvent(QHideEvent *event)
{
    QFrame::hideEvent(event);
    m_isTaking = false;
    const bool hadFocus = !QApplication::focusWidget() || isAncestorOf(QApplication::focusWidget());
    if (m_before && hadFocus) {
        m_before->setFocus();
    }
    m_before = nullptr;
    Q_EMIT closed();
}

void Palette::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), Theme::color(Role::Raised));
    painter.setPen(Theme::color(Role::ControlEdge));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace baton
