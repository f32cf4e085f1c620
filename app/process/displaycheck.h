// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/process/startoptions.h"

#include <optional>

namespace baton {

/// Complains about what was asked for on a machine without a display, and gives the process's exit
/// code, where QApplication would abort. Nothing when a window can be opened.
[[nodiscard]] std::optional<int> refusalWithoutDisplay(int argc, char *argv[]);

/// Says which of @p locations is no file, folder or command; empty when all are there. Asked before
/// a running window takes them over, so that a slip is told where it was typed.
[[nodiscard]] QString complaintAboutMissing(const QList<Location> &locations);

} // namespace baton
