// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/values/result.h"

namespace baton {

/// Copies the sample workspace to a folder below @p dataFolder, where it can be edited, and returns
/// its path. Files that the user changed there are kept.
[[nodiscard]] Result<QString> copySample(const QString &dataFolder);

/// The document to open first, relative to the sample's folder.
[[nodiscard]] QString sampleDocument();

} // namespace baton
