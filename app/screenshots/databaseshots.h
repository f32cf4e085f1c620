// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/screenshots/windowshots.h"

namespace baton {

/// Shows what @p shot is of, if that is read from a database: the search or the statistics of an
/// index, or a queue. False when that takes too long.
[[nodiscard]] bool openDatabase(const WindowShot &shot, MainWindow &window);
/// The dialog about a queue that @p shot is of: the form of a completion, two states of a step, or
/// the question which queue to open. Null when it is of none.
[[nodiscard]] std::unique_ptr<QWidget> databaseDialog(const WindowShot &shot, MainWindow &window,
                                                      const AppContext &context);

} // namespace baton
