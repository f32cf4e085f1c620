// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/compare/diffdetail.h"

#include "models/compare/worddifference.h"
#include "widgets/compare/differenceformat.h"
#include "widgets/style/fonts.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype longestMarked = 200'000;

QPlainTextEdit *paneOf(const QString &objectName, const QString &name)
{
    auto *pane = new QPlainTextEdit;
    pane->setObjectName(objectName);
    pane->setAccessibleName(name);
    pane->setReadOnly(true);
    pane->setFrameShape(QFrame::NoFrame);
    pane->document()->setDocumentMargin(measures::controlPadding);
    pane->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return pane;
}

/// Adds a container in the style of YAML, with one entry per line.
void addLines(const Value &value, int depth, QStringList &lines)
{
    for (size_t i = 0; i < value.items.size(); ++i) {
        const Value &item = value.items[i];
        const QString head = QString(depth * 2, u' ')
            + (value.type == ValueType::Map ? value.keys.at(static_cast<qsizetype>(i)) + u':'
                                            : u"-"_s);
        lines.append(item.isContainer() || item.text.isEmpty() ? head : head + u' ' + item.text);
        if (item.isContainer()) {
            addLines(item, depth + 1, lines);
        }
    }
}

QString shown(const Value &value)
{
    if (!value.isContainer()) {
        return value.text;
    }
    QStringList lines;
    addLines(value, 0, lines);
    return lines.join(u'\n');
}

QList<QTextEdit::ExtraSelection> selections(QPlainTextEdit *pane, const WordRanges &spans,
                                            Side side)
{
    QList<QTextEdit::ExtraSelection> result;
    for (const WordRange &span : spans) {
        QTextCursor cursor(pane->document());
        cursor.setPosition(static_cast<int>(span.begin));
        cursor.setPosition(static_cast<int>(span.begin + span.length), QTextCursor::KeepAnchor);
        result.append({cursor, differenceFormat(side)});
    }
    return result;
}

} // namespace

DiffDetail::DiffDetail(QWidget *parent)
    : QWidget(parent)
    , m_left(paneOf(u"diffDetailLeft"_s, tr("The value on the left")))
    , m_right(paneOf(u"diffDetailRight"_s, tr("The value on the right")))
{
    setObjectName(u"diffDetail"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1);
    row->addWidget(m_left);
    row->addWidget(m_right);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Mid);
}

void DiffDetail::showEntry(const Comparison &comparison, const DiffPath &path)
{
    const FieldDiff &entry = entryAt(comparison.diff, path);
    for (const Side side : {Side::Left, Side::Right}) {
        QPlainTextEdit *pane = side == Side::Left ? m_left : m_right;
        const DiffSide &mine = entry.side(side);
        pane->setFont(mine.isContainer() ? fonts::mono() : fonts::body());
        pane->setPlainText(entry.isWrapping ? mine.text
                               : mine.isThere()
                               ? shown(valueOn(comparison.diff, path, side, comparison.value(side)))
                               : QString());
        pane->setPlaceholderText(mine.isThere() ? tr("empty") : tr("not there"));
    }
    m_isText = entry.left.isThere() && entry.right.isThere();
    mark();
}

void DiffDetail::clear()
{
    m_left->clear();
    m_right->clear();
    m_isText = false;
    mark();
}

void DiffDetail::mark()
{
    const QString left = m_left->toPlainText();
    const QString right = m_right->toPlainText();
    WordDifference difference;
    if (m_isText && left.size() + right.size() < longestMarked) {
        difference = wordDifference(left, right);
    }
    m_left->setExtraSelections(selections(m_left, difference.left, Side::Left));
    m_right->setExtraSelections(selections(m_right, difference.right, Side::Right));
}

void DiffDetail::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        mark();
    }
}

} // namespace baton
