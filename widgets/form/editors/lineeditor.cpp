// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/lineeditor.h"

#include "models/values/result.h"
#include "widgets/form/editors/elidingline.h"
#include "widgets/style/metrics.h"

#include <QApplication>
#include <QHBoxLayout>

#include <limits>

namespace baton {

namespace {

constexpr int narrowCell = 200; ///< in a narrower cell, a button would leave no space for the text

} // namespace

LineEditor::LineEditor(QWidget *parent)
    : FieldEditor(parent)
    , m_layout(new QHBoxLayout(this))
    , m_line(new ElidingLine(this))
{
    m_line->setMaxLength(std::numeric_limits<int>::max()
                         / 2); // the default limit would truncate values
    m_line->setMinimumWidth(40);
    m_layout->setContentsMargins(ringSpace, ringSpace, ringSpace, ringSpace);
    m_layout->setSpacing(measures::iconGap);
    m_layout->addWidget(m_line, 1);
    addControl(m_line);
    connect(m_line, &QLineEdit::textEdited, this, &LineEditor::take);
}

void LineEditor::setFlat(bool isFlat)
{
    m_isFlat = isFlat;
    const int margin = isFlat ? 0 : ringSpace;
    m_layout->setContentsMargins(margin, margin, margin, margin);
    m_line->setFrame(!isFlat);
    m_line->setTextMargins(isFlat ? 5 : 0, 0, 0, 0);
    for (QWidget *button : std::as_const(m_buttons)) {
        // In a table Tab moves through the cells, whether or not there is room for buttons.
        button->setFocusPolicy(isFlat ? Qt::NoFocus : Qt::StrongFocus);
    }
}

void LineEditor::addWidget(QWidget *widget)
{
    m_layout->addWidget(widget);
    addControl(widget);
    m_buttons.append(widget);
}

/// Shows buttons in a narrow cell only while it is edited.
void LineEditor::showButtons()
{
    const QWidget *focused = QApplication::focusWidget();
    const bool isAtWork = focused && isAncestorOf(focused);
    for (QWidget *button : std::as_const(m_buttons)) {
        button->setVisible(!m_isFlat || isAtWork || width() >= narrowCell);
    }
}

void LineEditor::resizeEvent(QResizeEvent *event)
{
    FieldEditor::resizeEvent(event);
    showButtons();
}

bool LineEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        showButtons();
    }
    return FieldEditor::eventFilter(watched, event);
}

void LineEditor::setReadOnly(bool isReadOnly)
{
    FieldEditor::setReadOnly(isReadOnly);
    showHint();
}

void LineEditor::type(const QString &text)
{
    m_line->setText(text);
    take(text);
}

void LineEditor::take(const QString &typed)
{
    noteTyped(typed, m_line->cursorPosition());
    const Result<Value> meaning = meaningOf(typed);
    if (meaning) {
        tell(*meaning);
    } else {
        Q_EMIT rejected(typed, meaning.error());
    }
}

void LineEditor::showField()
{
    setText(field().text);
    showHint();
}

/// Shows an example only in an enabled field; in a disabled one it would look like its value.
void LineEditor::showHint()
{
    const bool mayType = isEnabledTo(parentWidget());
    const QString hint = field().schema && mayType ? field().schema->placeholder : QString();
    const bool isNull = field().isPresent && field().type == ValueType::Null;
    m_line->setPlaceholderText(isNull ? QStringLiteral("null") : hint);
}

void LineEditor::setText(const QString &text)
{
    const int caret = caretIn(text, m_line->cursorPosition());
    if (m_line->text() != text) {
        m_line->setText(text);
        m_line->setCursorPosition(m_line->hasFocus() ? caret : 0);
    }
}

Result<Value> LineEditor::meaningOf(const QString &typed) const
{
    return Value::string(typed);
}

} // namespace baton
