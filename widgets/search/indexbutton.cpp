// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/search/indexbutton.h"

#include "models/index/database/sessionindex.h"
#include "widgets/style/controlhelpers.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace baton {

IndexButton::IndexButton(QWidget *parent)
    : QPushButton(parent)
{
    setObjectName(u"indexButton"_s);
    auto *menu = new QMenu(this);
    menu->addAction(tr("Index of this machine"), this, &IndexButton::localRequested)
        ->setObjectName(u"localIndex"_s);
    menu->addAction(tr("Another index…"), this, &IndexButton::otherRequested)
        ->setObjectName(u"otherIndex"_s);
    setMenu(menu);
}

void IndexButton::setAddress(const DatabaseAddress &address)
{
    const bool isLocal = address == SessionIndex::localAddress();
    setText(isLocal ? tr("Index of this machine") : literalText(address.name()));
    setToolTip(tr("The index in use: %1").arg(address.text()));
}

} // namespace baton
