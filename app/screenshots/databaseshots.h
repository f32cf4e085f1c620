// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/screenshots/windowshots.h"

namespace baton {

/// Shows what @p shot is of, if that is read from a database: the search or the statistics of an
/// index, or a queue. False when that takes too long.
[[nodiscard]] bool openDatabase(const WindowShot &shot, MainWindow &window);
/// The form of a completion of a step of the queue in @p window.
[[nodiscard]] std::unique_ptr<QWidget> completionForm(MainWindow &window,
                                                      const AppContext &context);

} // namespace baton
