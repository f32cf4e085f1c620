// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/formside.h"

#include "widgets/common/paneheader.h"
#include "widgets/editor/documentchooser.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QApplication>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

FormSide::FormSide(EditorDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_header(new PaneHeader(tr("Form")))
    , m_chooser(new DocumentChooser)
    , m_form(new FormPane(document))
{
    setObjectName(u"formSide"_s);
    setFocusProxy(m_form);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_chooser);
    column->addWidget(m_form, 1);
    m_header->followFocus(*this);
    auto *fold = new QAction(icon(u"unfold"_s, Role::Muted), tr("Expand all sections"), this);
    fold->setObjectName(u"form.expandAll"_s);
    auto *unfold = new QAction(icon(u"fold"_s, Role::Muted), tr("Collapse all sections"), this);
    unfold->setObjectName(u"form.collapseAll"_s);
    connect(fold, &QAction::triggered, m_form, &FormPane::expandAll);
    connect(unfold, &QAction::triggered, m_form, &FormPane::collapseAll);
    m_header->addAction(fold);
    m_header->addAction(unfold);
}

void FormSide::setStale(bool isStale)
{
    m_header->setTitle(isStale ? tr("Form, last valid state") : tr("Form"));
}

/// The rows of the form are created when they become visible, so the Tab order does not lead from
/// the buttons above to them.
bool FormSide::focusNextPrevChild(bool next)
{
    const QWidget *focus = QApplication::focusWidget();
    if (!next || !m_header->isAncestorOf(focus)) {
        return QWidget::focusNextPrevChild(next);
    }
    const QWidget *behind = focus->nextInFocusChain();
    while (behind != focus && !(behind->focusPolicy() & Qt::TabFocus && behind->isVisible())) {
        behind = behind->nextInFocusChain();
    }
    if (m_header->isAncestorOf(behind)) {
        return QWidget::focusNextPrevChild(next);
    }
    m_form->setFocus(Qt::TabFocusReason);
    return true;
}

} // namespace baton
