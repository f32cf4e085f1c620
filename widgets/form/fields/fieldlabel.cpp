// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/fields/fieldlabel.h"

#include <QPainter>
#include <QTextLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int lineHeight = 18;
constexpr int starWidth = 10;

} // namespace

FieldLabel::FieldLabel(QWidget *parent)
    : QWidget(parent)
{
}

void FieldLabel::setText(const QString &text, bool isRequired)
{
    m_text = text;
    m_isRequired = isRequired;
    update();
}

void FieldLabel::setRole(Role role)
{
    m_role = role;
    update();
}

void FieldLabel::setOnlyLine(int line)
{
    m_onlyLine = line;
    update();
}

bool FieldLabel::fits(int width) const
{
    const QList<QStringView> words = QStringView(m_text).split(u' ');
    return std::ranges::all_of(words, [&](QStringView word) {
        return fontMetrics().horizontalAdvance(word.toString()) <= roomIn(width);
    });
}

int FieldLabel::roomIn(int width) const
{
    return width - (m_isRequired ? starWidth : 0);
}

QStringList FieldLabel::linesAt(int width) const
{
    const int room = roomIn(width);
    QTextLayout layout(m_text, font());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(room);
        if (lines.size() == 1 && m_onlyLine >= 0) { // one of two rows that share a label
            lines.append(
                fontMetrics().elidedText(m_text.mid(line.textStart()), Qt::ElideRight, room));
            break;
        }
        lines.append(m_text.mid(line.textStart(), line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

int FieldLabel::heightAt(int width) const
{
    return static_cast<int>(std::max<qsizetype>(1, linesAt(width).size())) * lineHeight;
}

void FieldLabel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const QStringList lines = linesAt(width());
    const int top = m_onlyLine < 0 ? 0 : -m_onlyLine * lineHeight;
    painter.translate(0, top);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QRect line(0, static_cast<int>(i) * lineHeight, width(), lineHeight);
        painter.setPen(Theme::color(m_role));
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, lines[i]);
        if (m_isRequired && i + 1 == lines.size()) {
            const int end = fontMetrics().horizontalAdvance(lines[i]) + 4;
            painter.setPen(Theme::color(m_role == Role::Disabled ? m_role : Role::Muted));
            painter.drawText(line.adjusted(end, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, u"*"_s);
        }
    }
}

} // namespace baton
