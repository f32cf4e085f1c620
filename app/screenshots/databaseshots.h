// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/screenshots/windowshots.h"

namespace baton {

/// Opens the search, statistics or queue of @p shot, which are read from a database. False if that
/// takes too long.
[[nodiscard]] bool openDatabase(const WindowShot &shot, MainWindow &window);
/// Creates the dialog of @p shot about a queue: the form of a completion, two states of a step, or
/// the choice of a queue. Null for other pictures.
[[nodiscard]] std::unique_ptr<QWidget> databaseDialog(const WindowShot &shot, MainWindow &window,
                                                      const AppContext &context);

} // namespace baton
