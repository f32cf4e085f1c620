// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/iconbutton.h"

#include "widgets/style/icons.h"

#include <QToolButton>

namespace baton {

QToolButton *iconButton(const QString &name, const QString &image, const QString &tip,
                        QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setObjectName(name);
    button->setIcon(icon(image));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setAutoRaise(true);
    return button;
}

} // namespace baton
