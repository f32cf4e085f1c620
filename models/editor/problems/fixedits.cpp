// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/problems/fixedits.h"

#include "models/editing/plan/planedit.h"
#include "models/editor/snapshot/snapshot.h"

namespace baton {

Result<TextEdits> editsOf(const Fix &fix, const Snapshot &snapshot)
{
    return fix.plan ? planEdit(snapshot.bytes, snapshot.parsed, fix.plan->document, fix.plan->edit)
                    : Result<TextEdits>(fix.edits);
}

} // namespace baton
