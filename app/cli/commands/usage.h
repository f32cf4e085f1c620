// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/command.h"

#include <QString>

#include <span>

namespace baton::cli {

/// The output of "baton --help".
[[nodiscard]] QString overview(std::span<const Command> commands);

} // namespace baton::cli
