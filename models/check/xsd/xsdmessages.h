// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The requirement of the schema in words, such as "a whole number", from the validator's message
/// @p detail; empty if it is not known.
[[nodiscard]] QString expectationIn(const QString &detail);

} // namespace baton
