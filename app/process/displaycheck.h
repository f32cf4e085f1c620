// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/process/startoptions.h"

#include <optional>

namespace baton {

/// The exit code of the process if there is no display, where QApplication would abort, after an
/// error message. nullopt if a window can be opened.
[[nodiscard]] std::optional<int> refusalWithoutDisplay(int argc, char *argv[]);

/// An error message about those of @p locations that are not a file, folder or command; empty if
/// all exist. Call it before a running window opens them, so that the terminal shows it.
[[nodiscard]] QString complaintAboutMissing(const QList<Location> &locations);

} // namespace baton
