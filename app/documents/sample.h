// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

namespace baton {

/// Copies the sample workspace below @p dataFolder, where it may be edited, and returns its folder.
/// Files that the reader changed there before stay.
[[nodiscard]] Result<QString> copySample(const QString &dataFolder);

/// The document of the sample that is worth opening first, below the sample's folder.
[[nodiscard]] QString sampleDocument();

} // namespace baton
