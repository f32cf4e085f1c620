// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/actionbutton.h"

#include <QAction>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace baton {

QPushButton *actionButton(QAction &action)
{
    const QString text = action.text().remove(u'&'); // the mnemonic belongs to the menu
    auto *button = new QPushButton(action.icon(), text);
    button->setObjectName(action.objectName() + u"Button"_s);
    button->setAccessibleName(text);
    const auto follow = [button, &action] {
        button->setEnabled(action.isEnabled());
        button->setVisible(action.isVisible());
        button->setToolTip(action.toolTip());
    };
    QObject::connect(button, &QAbstractButton::clicked, &action, &QAction::trigger);
    QObject::connect(&action, &QAction::changed, button, follow);
    button->setEnabled(action.isEnabled());
    button->setToolTip(action.toolTip());
    if (!action.isVisible()) {
        button->hide();
    }
    return button;
}

} // namespace baton
