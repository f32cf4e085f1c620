// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/screenshots/windowshots.h"

namespace baton {

/// True once the transcript of the picture is shown: with failures, a long one at its end, or an
/// empty one; also true for pictures without a transcript.
bool openTranscript(WindowShot::Content content, MainWindow &window);

} // namespace baton
