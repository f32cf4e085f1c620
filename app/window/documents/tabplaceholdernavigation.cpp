// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/documents/tabplaceholdernavigation.h"

#include "app/window/pages/notices.h"
#include "widgets/editor/editortab.h"
#include "widgets/editor/placeholdernavigation.h"

namespace baton {

PlaceholderNavigation &placeholderNavigationOf(EditorTab &tab, Notices &notices)
{
    auto *navigation = tab.findChild<PlaceholderNavigation *>();
    if (!navigation) {
        navigation = new PlaceholderNavigation(tab);
        QObject::connect(navigation, &PlaceholderNavigation::messageRequested, &notices,
                         &Notices::showMessage);
    }
    return *navigation;
}

} // namespace baton
