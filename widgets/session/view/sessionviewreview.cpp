// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// What reviewers say of a session, in the session.
#include "widgets/session/panes/reviewpane.h"
#include "widgets/session/tables/sessiontabs.h"
#include "widgets/session/view/sessionsplitters.h"
#include "widgets/session/view/sessionview.h"

#include <QApplication>
#include <QScrollArea>

namespace baton {

void SessionView::setReviews(const Reviews &reviews)
{
    m_review->setReviews(reviews);
    m_tabs->setCount(m_review, m_review->count());
}

void SessionView::setReviewer(const QString &name)
{
    m_review->setAuthor(name);
}

/// In a window that is too low for all panes.
void SessionView::bringCaret()
{
    const QRect caret = m_review->caretPlace();
    const QPoint centre = m_review->mapTo(m_scroll->widget(), caret.center());
    m_scroll->ensureVisible(centre.x(), centre.y(), 0, caret.height());
}

/// A note of several lines takes room from the panes above.
void SessionView::growWithNote()
{
    if (m_review->isVisible()) {
        m_splits->shareNow();
    }
    if (m_review->isAncestorOf(QApplication::focusWidget())) {
        m_scroll->ensureWidgetVisible(m_tabs, 0, 0);
        bringCaret();
    }
}

} // namespace baton
