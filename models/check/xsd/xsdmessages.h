// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The requirement of a schema, "a whole number", from the validator's own words @p detail; empty
/// when they name nothing that has a name here.
[[nodiscard]] QString expectationIn(const QString &detail);

} // namespace baton
