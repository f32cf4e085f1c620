// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

namespace baton {

/// The schema of a document with the single root key @p root, whose value @p content describes. @p
/// content must be self-contained.
[[nodiscard]] Value rootKeySchema(const Value &content, const QString &root);

} // namespace baton
