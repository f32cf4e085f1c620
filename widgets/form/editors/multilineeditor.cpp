// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/editors/multilineeditor.h"

#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"

#include <QFocusEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextLayout>
#include <QWheelEvent>

#include <algorithm>

namespace baton {

namespace {

constexpr int fewestCodeLines = 3;
constexpr int mostLines = 14;
constexpr int padding =
    5; // space above and below the text, so that one line is as high as other controls

int linesOf(const QString &text, const QFont &font, int width)
{
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    int lines = 0;
    for (QTextLine line = layout.createLine(); line.isValid() && lines < mostLines;
         line = layout.createLine()) {
        line.setLineWidth(width);
        ++lines;
    }
    layout.endLayout();
    return std::max(1, lines);
}

} // namespace

/// A text edit with a margin that its text never touches. It does not scroll while it is as high as
/// its text; then the wheel scrolls its parent.
class MultiLineEditor::Edit : public QPlainTextEdit
{
public:
    explicit Edit(QWidget *parent)
        : QPlainTextEdit(parent)
    {
        setViewportMargins(4, 0, 4, 0);
        document()->setDocumentMargin(padding - 1);
        connect(verticalScrollBar(), &QScrollBar::valueChanged, this, [this] {
            if (showsAll()) {
                verticalScrollBar()->setValue(0);
            }
        });
    }

protected:
    /// Paints the margin in the colour of the text edit instead of that of the row.
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            QPainter painter(this);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(viewport()->palette().color(viewport()->backgroundRole()));
            painter.drawRoundedRect(rect(), measures::controlRadius, measures::controlRadius);
        }
        return QPlainTextEdit::event(event);
    }

    /// Inserts a line break for Shift+Enter. By default it inserts a line separator, which only
    /// looks like one.
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->matches(QKeySequence::InsertLineSeparator)) {
            textCursor().insertText(QStringLiteral("\n"));
            ensureCursorVisible();
        } else {
            QPlainTextEdit::keyPressEvent(event);
        }
    }

    /// Clears the selection like QLineEdit, unless the focus will return.
    void focusOutEvent(QFocusEvent *event) override
    {
        const bool comesBack = event->reason() == Qt::PopupFocusReason
            || event->reason() == Qt::ActiveWindowFocusReason;
        if (QTextCursor cursor = textCursor(); !comesBack && cursor.hasSelection()) {
            cursor.clearSelection();
            setTextCursor(cursor);
        }
        QPlainTextEdit::focusOutEvent(event);
    }

    void wheelEvent(QWheelEvent *event) override
    {
        if (showsAll()) {
            event->ignore();
        } else {
            QPlainTextEdit::wheelEvent(event);
        }
    }

private:
    [[nodiscard]] bool showsAll() const
    {
        return verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOff;
    }
};

MultiLineEditor::MultiLineEditor(bool isCode, QWidget *parent)
    : FieldEditor(parent)
    , m_isCode(isCode)
    , m_edit(new Edit(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(ringSpace, ringSpace, ringSpace, ringSpace);
    layout->addWidget(m_edit);
    m_edit->setTabChangesFocus(true);
    m_edit->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_edit->setUndoRedoEnabled(false); // the history of the document includes the text typed here
    if (isCode) {
        m_edit->setFont(fonts::mono());
    }
    addControl(m_edit);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] {
        if (!m_isShowing) {
            noteTyped(text(), m_edit->textCursor().position());
            take(text());
        }
        if (m_edit->height() != heightAt(m_edit->width())) {
            Q_EMIT heightChanged();
        }
    });
}

QString MultiLineEditor::text() const
{
    return m_edit->document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
}

void MultiLineEditor::take(const QString &typed)
{
    tell(Value::string(typed));
}

void MultiLineEditor::setReadOnly(bool isReadOnly)
{
    FieldEditor::setReadOnly(isReadOnly);
    showHint();
    m_edit->viewport()->setBackgroundRole(isReadOnly ? QPalette::Window : QPalette::Base);
}

void MultiLineEditor::showField()
{
    setText(shownText());
    showHint();
}

/// Shows an example only in an enabled field; in a disabled one it would look like the value.
void MultiLineEditor::showHint()
{
    const bool mayType = isEnabledTo(parentWidget());
    const QString hint = mayType && field().schema ? field().schema->placeholder : QString();
    const bool isNull = field().isPresent && field().type == ValueType::Null;
    m_edit->setPlaceholderText(isNull ? QStringLiteral("null") : hint);
}

void MultiLineEditor::setText(const QString &shown)
{
    const int caret = caretIn(shown, m_edit->textCursor().position());
    if (text() == shown) {
        return;
    }
    const QScopedValueRollback guard(m_isShowing, true);
    m_edit->setPlainText(shown);
    QTextCursor cursor = m_edit->textCursor();
    cursor.setPosition(std::min(caret, m_edit->document()->characterCount() - 1));
    m_edit->setTextCursor(cursor);
}

int MultiLineEditor::heightAt(int width) const
{
    const QFontMetrics metrics(m_edit->font());
    const int room = std::max(20, width - 2 * measures::controlPadding - 2);
    int lines = 0;
    for (QTextBlock block = m_edit->document()->begin(); block.isValid() && lines < mostLines;
         block = block.next()) {
        lines += linesOf(block.text(), m_edit->font(), room);
    }
    const bool isLong = lines >= mostLines;
    m_edit->setVerticalScrollBarPolicy(isLong ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    lines = std::clamp(lines, m_isCode ? fewestCodeLines : 1, mostLines);
    return std::max(measures::controlHeight, lines * metrics.lineSpacing() + 2 * padding);
}

} // namespace baton
