// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The system's name of the user who runs this program: never empty, the same in every language.
[[nodiscard]] QString accountName();

} // namespace baton
