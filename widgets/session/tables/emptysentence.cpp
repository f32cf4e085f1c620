// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/session/tables/emptysentence.h"

#include "widgets/session/tables/sessionmetrics.h"
#include "widgets/style/metrics.h"
#include "widgets/style/theme.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyle>

namespace baton {

void EmptySentence::set(const QString &sentence)
{
    m_sentence = sentence;
    update();
}

void EmptySentence::update()
{
    m_list.setAccessibleDescription(isEmpty() ? m_sentence : QString());
}

void EmptySentence::paint()
{
    if (!isEmpty() || m_sentence.isEmpty()) {
        return;
    }
    QPainter painter(m_list.viewport());
    painter.setPen(Theme::color(Role::Muted));
    const QRect all = m_list.viewport()->rect();
    const QRect area = QStyle::visualRect(
        m_list.layoutDirection(), all,
        all.adjusted(sessionmeasures::edge, measures::fieldGap, -measures::paneEdge, 0));
    painter.drawText(area, static_cast<int>(Qt::AlignLeading | Qt::AlignTop) | Qt::TextWordWrap,
                     m_sentence);
}

bool EmptySentence::isEmpty() const
{
    return m_list.model()->rowCount() == 0;
}

} // namespace baton
