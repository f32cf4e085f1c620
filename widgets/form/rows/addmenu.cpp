// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/rows/addmenu.h"

using namespace Qt::StringLiterals;

namespace baton {

AddMenu::AddMenu(QWidget *parent)
    : QMenu(parent)
{
    setToolTipsVisible(true);
}

void AddMenu::setChoices(const std::vector<AddChoice> &choices)
{
    clear();
    for (const AddChoice &choice : choices) {
        QAction *action = addAction(choice.label);
        action->setObjectName(u"add:"_s + choice.path.toString());
        action->setToolTip(choice.help);
        connect(action, &QAction::triggered, this,
                [this, path = choice.path] { Q_EMIT chosen(path); });
    }
}

} // namespace baton
