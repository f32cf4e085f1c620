// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The name by which the system knows the person who runs this program: never empty, and the same
/// in every language.
[[nodiscard]] QString accountName();

} // namespace baton
