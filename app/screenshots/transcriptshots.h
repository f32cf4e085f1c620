// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/screenshots/windowshots.h"

namespace baton {

/// True once the transcript that the picture is of is shown: with its failures, a long one at its
/// end, or one in which nothing stands; or when the picture is of none.
bool openTranscript(WindowShot::Content content, MainWindow &window);

} // namespace baton
