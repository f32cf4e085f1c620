// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/parts/windowtoolbar.h"

#include "app/actions/actionlist.h"
#include "app/actions/actionregistry.h"
#include "app/window/parts/palettebutton.h"
#include "widgets/style/metrics.h"

#include <QLayout>
#include <QToolButton>

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

WindowToolBar::WindowToolBar(const ActionRegistry &actions, QWidget *parent)
    : QToolBar(tr("Tool bar"), parent)
{
    setObjectName(u"toolBar"_s);
    setMovable(false);
    setFixedHeight(measures::toolBarHeight);
    setContextMenuPolicy(Qt::PreventContextMenu);
    for (const char *item : toolBarList()) {
        const QString id = QString::fromLatin1(item);
        if (id.isEmpty()) {
            addSeparator();
        } else {
            addButton(actions.action(id));
        }
    }
    auto *gap = new QWidget;
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(gap);
    addWidget(new PaletteButton(actions.action(u"go.palette"_s)));
    layout()->setContentsMargins(6, 4, 8, 4);
}

void WindowToolBar::addButton(QAction *action)
{
    addAction(action);
    auto *button = qobject_cast<QToolButton *>(widgetForAction(action));
    button->setObjectName(action->objectName() + u"Button"_s);
    button->setFocusPolicy(Qt::NoFocus);
    if (action->objectName().startsWith(u"document."_s)) {
        m_wordy.append(button);
    }
}

void WindowToolBar::resizeEvent(QResizeEvent *event)
{
    constexpr int roomForWords = 760;
    for (QToolButton *button : std::as_const(m_wordy)) {
        button->setToolButtonStyle(width() < roomForWords ? Qt::ToolButtonIconOnly
                                                          : Qt::ToolButtonTextBesideIcon);
    }
    QToolBar::resizeEvent(event);
}

} // namespace baton
