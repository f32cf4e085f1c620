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

std::optional<PathMove> keyRenamedBy(const Fix &fix, const FormModel &model, const Tree &tree)
{
    if (fix.edits.size() != 1 || fix.edits.front().length == 0) {
        return std::nullopt;
    }
    const TextEdit &edit = fix.edits.front();
    const ByteRange replaced{edit.offset, edit.offset + edit.length};
    const auto row = std::ranges::find_if(model.rows, [&](const FormRow &each) {
        const NodeId node = offersFix(each.field, fix) ? tree.find(each.field.path) : noNode;
        return node != noNode && tree.at(node).keyRange == replaced;
    });
    if (row == model.rows.end()) {
        return std::nullopt;
    }
    QString key = QString::fromUtf8(edit.text);
    if (key.startsWith(u'"') || key.startsWith(u'\'')) {
        key = key.sliced(1).chopped(1);
    }
    const JsonPointer &path = row->field.path;
    return PathMove{path, path.parent().child(key), {}, false};
}

} // namespace baton
