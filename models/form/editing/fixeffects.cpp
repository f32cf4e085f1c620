// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/fixeffects.h"

#include <algorithm>

namespace baton {

namespace {

bool offersFix(const FieldState &field, const Fix &fix)
{
    return std::ranges::any_of(field.issues, [&](const FieldFinding &issue) {
        return std::ranges::find(issue.fixes, fix) != issue.fixes.end();
    });
}

} // namespace

std::optional<JsonPointer> fieldInsertedBy(const Fix &fix, const FormModel &model)
{
    const auto row = std::ranges::find_if(model.rows, [&](const FormRow &each) {
        return !each.field.isPresent && offersFix(each.field, fix);
    });
    return row == model.rows.end() ? std::nullopt : std::optional(row->field.path);
}

} // namespace baton
