// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/pages/centralarea.h"

#include "widgets/common/emptystate.h"
#include "widgets/editor/pagetabs.h"

#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace baton {

CentralArea::CentralArea(QWidget *parent)
    : QWidget(parent)
    , m_column(new QVBoxLayout(this))
    , m_stack(new QStackedWidget)
    , m_empty(new EmptyState)
    , m_tabs(new PageTabs)
{
    setObjectName(u"centreColumn"_s);
    m_stack->setObjectName(u"centralArea"_s);
    m_empty->setObjectName(u"noDocument"_s);
    m_empty->setAutoFillBackground(true);
    m_empty->setBackgroundRole(QPalette::Base);
    m_empty->setSentence(tr("Open documents appear here, with their form beside their source."));
    m_empty->setAction(tr("Open the sample workspace"));
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_tabs);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_stack, 1);
}

void CentralArea::showTabs(bool isWanted)
{
    m_stack->setCurrentIndex(isWanted ? 1 : 0);
}

void CentralArea::addBar(QWidget *bar)
{
    m_column->insertWidget(0, bar);
}

} // namespace baton
