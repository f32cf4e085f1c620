// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/editor/completionpopup.h"

#include "widgets/source/editor/completiondelegate.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListView>
#include <QStandardItemModel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int mostRows = 8;
constexpr int popupWidth = 340;

bool isWordSign(QChar sign)
{
    return sign.isLetterOrNumber() || sign == u'_' || sign == u'-' || sign == u'.';
}

} // namespace

CompletionPopup::CompletionPopup(SourceEdit &edit)
    : QFrame(&edit)
    , m_edit(edit)
    , m_model(new QStandardItemModel(this))
    , m_list(new QListView(this))
    , m_help(new QLabel(this))
{
    setObjectName(u"completionPopup"_s);
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_list->setObjectName(u"completionList"_s);
    m_list->setAccessibleName(tr("Completions"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_model);
    m_list->setUniformItemSizes(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new CompletionDelegate(m_list));
    m_help->setObjectName(u"completionHelp"_s);
    m_help->setWordWrap(true);
    m_help->setTextFormat(Qt::PlainText);
    m_help->setFont(fonts::small());
    m_help->setMargin(measures::controlPadding);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    column->addWidget(m_list);
    column->addWidget(m_help);
    hide();
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &CompletionPopup::explain);
    connect(m_list, &QListView::clicked, this, &CompletionPopup::accept);
    connect(&m_edit, &SourceEdit::scrolled, this, &CompletionPopup::hide);
}

void CompletionPopup::offer(bool isAsked)
{
    const Completions completions =
        m_source && !m_edit.isReadOnly() ? m_source(m_edit.caretOffset()) : Completions();
    const bool isDone = completions.items.size() == 1
        && completions.items.front().label == completions.prefix && !isAsked;
    if (completions.items.empty() || isDone) {
        hide();
        return;
    }
    present(completions, isAsked || !completions.prefix.isEmpty());
}

void CompletionPopup::follow(const QString &text)
{
    const bool isRemoval = text.isEmpty();
    const QChar sign = isRemoval ? QChar() : text.back();
    const bool beginsValue = u" \"'>"_s.contains(sign);
    const bool beginsName = sign == u'<' || sign == u'/';
    if (isWordSign(sign) || beginsValue || beginsName || (isRemoval && isVisible())) {
        offer(beginsName);
        const bool offersKeys = isVisible() && m_completions.items.front().isKey;
        if (m_completions.prefix.isEmpty() && offersKeys && !beginsName) {
            hide(); // the user did not request all keys
        }
    } else {
        hide();
    }
}

void CompletionPopup::present(const Completions &completions, bool choosesFirst)
{
    m_completions = completions;
    m_model->clear();
    for (const CompletionItem &item : completions.items) {
        auto *entry = new QStandardItem(item.label);
        entry->setData(item.title, CompletionDelegate::TitleRole);
        entry->setData(item.isRequired, CompletionDelegate::RequiredRole);
        m_model->appendRow(entry);
    }
    m_list->setCurrentIndex(choosesFirst ? m_model->index(0, 0) : QModelIndex());
    explain();
    place();
    show();
    raise();
}

void CompletionPopup::place()
{
    QWidget *window = m_edit.window();
    if (parentWidget() != window) {
        setParent(window);
    }
    const int rows = std::min(mostRows, m_model->rowCount());
    m_list->setFixedHeight(rows * measures::row);
    setFixedWidth(std::min(popupWidth, window->width()));
    adjustSize();
    QTextCursor begin = m_edit.textCursor();
    begin.setPosition(m_edit.documentSync().positionOf(m_completions.replaced.begin));
    const QRect caret = m_edit.cursorRect(begin);
    const QWidget *view = m_edit.viewport();
    QPoint corner = view->mapTo(window, caret.bottomLeft() + QPoint(-measures::controlPadding, 2));
    if (corner.y() + height() > window->height()) {
        corner.setY(view->mapTo(window, caret.topLeft()).y() - height() - 2);
    }
    corner.setX(std::clamp(corner.x(), 0, std::max(0, window->width() - width())));
    move(corner.x(), std::max(0, corner.y()));
}

int CompletionPopup::row() const
{
    return m_list->currentIndex().isValid() ? m_list->currentIndex().row() : -1;
}

void CompletionPopup::explain()
{
    const int chosen = row();
    if (chosen < 0) {
        m_help->hide();
    } else {
        const CompletionItem &item = m_completions.items[static_cast<size_t>(chosen)];
        m_help->setText(item.help);
        m_help->setVisible(!item.help.isEmpty());
    }
    if (isVisible()) {
        place();
    }
}

void CompletionPopup::step(int rows)
{
    const int last = m_model->rowCount() - 1;
    const int next = row() < 0 ? (rows > 0 ? 0 : last) : std::clamp(row() + rows, 0, last);
    m_list->setCurrentIndex(m_model->index(next, 0));
}

bool CompletionPopup::handleKey(const QKeyEvent &event)
{
    if (!isVisible()) {
        return false;
    }
    const bool isPlain = event.modifiers() == Qt::NoModifier;
    switch (event.key()) {
    case Qt::Key_Down:
        step(1);
        return true;
    case Qt::Key_Up:
        step(-1);
        return true;
    case Qt::Key_PageDown:
        step(mostRows);
        return true;
    case Qt::Key_PageUp:
        step(-mostRows);
        return true;
    case Qt::Key_Escape:
        hide();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Tab:
        if (isPlain && row() >= 0) {
            accept();
            return true;
        }
        hide();
        return false;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
        hide();
        return false;
    default:
        return false;
    }
}

void CompletionPopup::accept()
{
    const CompletionItem item = m_completions.items[static_cast<size_t>(row())];
    hide();
    m_edit.replace(m_completions.replaced, item.insertion + item.tail, tr("Complete"));
    if (!item.tail.isEmpty()) {
        const qsizetype end = m_edit.caretOffset();
        const qsizetype caret = end - m_edit.documentSync().toBytes(item.tail, {end, end}).size();
        m_edit.select(caret, caret);
    }
    if (item.isKey && (item.insertion.endsWith(u": ") || !item.tail.isEmpty())) {
        offer(false);
    }
}

} // namespace baton
