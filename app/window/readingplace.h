// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/editor/editortab.h"
#include "widgets/form/formpane.h"
#include "widgets/problems/nearestproblem.h"
#include "widgets/source/sourceedit.h"
#include "widgets/source/sourcepane.h"

namespace baton {

/// Where the reader of @p tab is: at the caret of the source, or at the current field of the form.
[[nodiscard]] inline ReadingPlace readingPlaceIn(EditorTab &tab)
{
    ReadingPlace place{tab.handoff(), tab.source().edit().caretOffset(), tab.form().currentPath()};
    if (tab.isFormActive()) {
        place.offset.reset();
    }
    return place;
}

} // namespace baton
