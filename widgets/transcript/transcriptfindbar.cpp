// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptfindbar.h"

#include "widgets/style/fonts.h"
#include "widgets/style/icons.h"
#include "widgets/style/metrics.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace baton {

TranscriptFindBar::TranscriptFindBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLineEdit(this))
    , m_count(new QLabel(this))
{
    setObjectName(u"transcriptFindBar"_s);
    setAutoFillBackground(true);
    m_text->setObjectName(u"transcriptFindText"_s);
    m_text->setPlaceholderText(tr("Find in all texts, those of agents too"));
    m_text->setAccessibleName(tr("Find"));
    m_text->addAction(icon(u"search"_s, Role::Muted), QLineEdit::LeadingPosition);
    m_count->setObjectName(u"transcriptFindCount"_s);
    m_count->setFont(fonts::small());
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(measures::paneEdge, measures::iconGap, measures::iconGap,
                            measures::iconGap + 1);
    row->setSpacing(measures::iconGap);
    row->addWidget(m_text, 1);
    row->addWidget(m_count);
    const auto addButton = [&](const QString &name, const QString &image, const QString &tip,
                               auto slot) {
        auto *button = new QToolButton(this);
        button->setObjectName(name);
        button->setIcon(icon(image));
        button->setToolTip(tip);
        button->setAccessibleName(tip);
        button->setAutoRaise(true);
        connect(button, &QToolButton::clicked, this, slot);
        row->addWidget(button);
    };
    addButton(u"transcriptFindPrevious"_s, u"arrow-up"_s,
              tr("Previous match (Shift+Enter or Shift+F3)"),
              &TranscriptFindBar::previousRequested);
    addButton(u"transcriptFindNext"_s, u"arrow-down"_s, tr("Next match (Enter or F3)"),
              &TranscriptFindBar::nextRequested);
    addButton(u"transcriptFindClose"_s, u"close"_s, tr("Close (Esc)"), &TranscriptFindBar::close);
    connect(m_text, &QLineEdit::textEdited, this, &TranscriptFindBar::queryChanged);
    hide();
}

void TranscriptFindBar::open()
{
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
    Q_EMIT queryChanged(m_text->text());
}

void TranscriptFindBar::close()
{
    hide();
    Q_EMIT queryChanged({});
    Q_EMIT closed();
}

void TranscriptFindBar::setCount(int count, bool isSearching)
{
    const QString found = count == 0 ? (isSearching ? QString() : tr("No match"))
                                     : tr("%Ln match(es)", nullptr, count);
    m_count->setText(m_text->text().isEmpty() ? QString()
                                              : found + (isSearching ? u" …"_s : QString()));
}

void TranscriptFindBar::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape) {
        close();
    } else if (isEnter && event->modifiers().testFlag(Qt::ShiftModifier)) {
        Q_EMIT previousRequested();
    } else if (isEnter) {
        Q_EMIT nextRequested();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace baton
