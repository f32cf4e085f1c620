// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "widgets/editor/editortab.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/problems/nearestproblem.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

namespace baton {

/// The user's position in @p tab: the caret of the source, or the current field of the form, which
/// the source mirrors.
[[nodiscard]] inline CursorPosition readingPlaceIn(EditorTab &tab)
{
    const SourceEdit &edit = tab.source().edit();
    CursorPosition place{tab.handoff(), edit.caretOffset(), tab.form().currentPath(),
                         edit.caretPlace().line};
    if (tab.isFormActive()) {
        place.offset.reset();
    }
    return place;
}

} // namespace baton
