// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/process/startoptions.h"

#include <optional>

namespace baton {

/// The exit code of the process if there is no display, where QApplication would abort; complains
/// on standard error. Nothing when a window can be opened.
[[nodiscard]] std::optional<int> refusalWithoutDisplay(int argc, char *argv[]);

/// A complaint about those of @p locations that are no file, folder or command; empty when all
/// exist. Asked before a running window takes them over, so that the terminal shows it.
[[nodiscard]] QString complaintAboutMissing(const QList<Location> &locations);

} // namespace baton
