// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/search/searchfield.h"

#include "widgets/search/searchcompleter.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QScrollBar>
#include <QStringListModel>

using namespace Qt::StringLiterals;

namespace baton {

SearchField::SearchField(QWidget *parent)
    : QLineEdit(parent)
    , m_completer(new SearchCompleter(this))
    , m_choices(new QStringListModel(this))
{
    m_completer->setModel(m_choices);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(12);
    m_completer->setWidget(this);
    m_completer->popup()->setObjectName(u"searchCompletions"_s);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this,
            &SearchField::take);
    connect(this, &QLineEdit::textEdited, this, [this] {
        constexpr qsizetype letters = 2; // a single letter matches too much
        complete(letters);
    });
}

void SearchField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && event->modifiers() == Qt::ControlModifier) {
        complete(0);
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void SearchField::complete(qsizetype leastLetters)
{
    m_completion = completeSearch(text(), cursorPosition(), m_values);
    if (m_completion.choices.isEmpty() || m_completion.length < leastLetters) {
        m_completer->popup()->hide();
        return;
    }
    m_choices->setStringList(m_completion.choices);
    QAbstractItemView *popup = m_completer->popup();
    popup->setCurrentIndex({});
    QRect place = rect();
    constexpr int edge = 16;
    const QString typed = text().sliced(m_completion.start, m_completion.length);
    place.setLeft(std::max(0, cursorRect().left() - fontMetrics().horizontalAdvance(typed)));
    place.setWidth(popup->sizeHintForColumn(0) + popup->verticalScrollBar()->sizeHint().width()
                   + edge);
    m_completer->complete(place);
}

void SearchField::take(const QString &choice)
{
    QString changed = text();
    changed.replace(m_completion.start, m_completion.length, choice);
    const qsizetype caret = m_completion.start + choice.size();
    setText(changed);
    setCursorPosition(static_cast<int>(caret));
    Q_EMIT textEdited(changed); // completes values after the name of a filter
}

} // namespace baton
