// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/pack/kind.h"

#include <algorithm>

namespace baton {

const FieldSchema &Kind::fieldsAt(const JsonPointer &base) const
{
    const auto found = std::ranges::find(wrapped, base, &NestedKindFields::at);
    return found == wrapped.end() ? fields : found->fields;
}

} // namespace baton
