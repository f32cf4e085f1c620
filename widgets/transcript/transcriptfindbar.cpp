// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/transcript/transcriptfindbar.h"

#include "widgets/style/controlhelpers.h"
#include "widgets/style/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace baton {

TranscriptFindBar::TranscriptFindBar(TranscriptFind &find, QWidget *parent)
    : QWidget(parent)
    , m_find(find)
    , m_ui(this)
{
    setObjectName(u"transcriptFindBar"_s);
    setAutoFillBackground(true);
    m_ui.replaceRow->hide();
    m_ui.inSelection->hide();
    m_ui.arrange(width());
    hide();
    connect(m_ui.find, &QLineEdit::textEdited, this, &TranscriptFindBar::ask);
    connect(m_ui.previous, &QToolButton::clicked, this, &TranscriptFindBar::previousRequested);
    connect(m_ui.next, &QToolButton::clicked, this, &TranscriptFindBar::nextRequested);
    connect(m_ui.close, &QToolButton::clicked, this, &TranscriptFindBar::close);
    for (QToolButton *button : {m_ui.matchCase, m_ui.words, m_ui.pattern}) {
        connect(button, &QToolButton::toggled, this, &TranscriptFindBar::ask);
    }
    connect(&find, &TranscriptFind::changed, this, &TranscriptFindBar::showCount);
}

void TranscriptFindBar::open()
{
    show();
    m_ui.find->setFocus(Qt::ShortcutFocusReason);
    m_ui.find->selectAll();
    ask();
}

void TranscriptFindBar::close()
{
    hide();
    Q_EMIT queryChanged({});
    Q_EMIT closed();
}

/// Whole words are those that a pattern finds.
LogQuery TranscriptFindBar::query() const
{
    const QString text = m_ui.find->text();
    LogQuery query{text, m_ui.matchCase->isChecked(), m_ui.pattern->isChecked()};
    if (m_ui.words->isChecked() && !text.isEmpty()) {
        const QString pattern = query.isPattern ? text : QRegularExpression::escape(text);
        query.text = u"\\b(?:%1)\\b"_s.arg(pattern);
        query.isPattern = true;
    }
    return query;
}

void TranscriptFindBar::ask()
{
    if (isVisible()) {
        Q_EMIT queryChanged(query());
        const QString error = m_find.matcher().error();
        setEdgeRole(m_ui.find, error.isEmpty() ? std::nullopt : std::optional(Role::Error));
        m_ui.find->setToolTip(error);
    }
}

void TranscriptFindBar::showCount()
{
    const int count = m_find.count();
    m_ui.previous->setEnabled(count > 0);
    m_ui.next->setEnabled(count > 0);
    const bool isBad = !m_ui.find->text().isEmpty() && count == 0 && !m_find.isSearching();
    QString text;
    if (!m_find.matcher().error().isEmpty()) {
        text = tr("Not a pattern");
    } else if (isBad) {
        text = tr("No match");
    } else if (const int number = m_find.number(); number > 0) {
        text = tr("%1 of %2").arg(QLocale().toString(number), QLocale().toString(count));
    } else if (count > 0) {
        text = tr("%Ln match(es)", nullptr, count);
    }
    QPalette palette;
    palette.setColor(QPalette::WindowText, Theme::color(isBad ? Role::Error : Role::Muted));
    m_ui.count->setPalette(palette);
    m_ui.count->setText(m_find.isSearching() ? text + u" …"_s : text);
    m_ui.placeCount();
}

void TranscriptFindBar::resizeEvent(QResizeEvent *event)
{
    m_ui.arrange(width());
    QWidget::resizeEvent(event);
    // The field has its size only when the rows were laid out.
    QMetaObject::invokeMethod(this, [this] { m_ui.placeCount(); }, Qt::QueuedConnection);
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
