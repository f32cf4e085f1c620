// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/value.h"

namespace baton {

/// The schema of a document whose one root key @p root contains the value that the self-contained
/// @p content describes.
[[nodiscard]] Value rootKeySchema(const Value &content, const QString &root);

} // namespace baton
