// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/documents/placeholdertour.h"

#include "app/window/pages/notices.h"
#include "widgets/editor/editortab.h"
#include "widgets/editor/placeholdernavigation.h"

namespace baton {

PlaceholderNavigation &placeholderTour(EditorTab &tab, Notices &notices)
{
    auto *tour = tab.findChild<PlaceholderNavigation *>();
    if (!tour) {
        tour = new PlaceholderNavigation(tab);
        QObject::connect(tour, &PlaceholderNavigation::told, &notices, &Notices::tell);
    }
    return *tour;
}

} // namespace baton
