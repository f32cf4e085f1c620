// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/dock.h"

#include "widgets/common/icons.h"
#include "widgets/common/paneheader.h"

#include <QAction>

using namespace Qt::StringLiterals;

namespace baton {

Dock::Dock(const QString &title, const QString &objectName, QWidget *content, QWidget *parent)
    : QDockWidget(title, parent)
    , m_header(new PaneHeader(title))
{
    setObjectName(objectName);
    setTitleBarWidget(m_header);
    setWidget(content);
    m_header->setObjectName(objectName + u"Title"_s);
    auto *floating = new QAction(icon(u"float"_s), tr("Float"), this);
    floating->setObjectName(objectName + u".float"_s);
    auto *closing = new QAction(icon(u"close"_s), tr("Close"), this);
    closing->setObjectName(objectName + u".close"_s);
    connect(floating, &QAction::triggered, this, [this] { setFloating(!isFloating()); });
    connect(closing, &QAction::triggered, this, &QWidget::close);
    m_header->addAction(floating);
    m_header->addAction(closing);
}

} // namespace baton
