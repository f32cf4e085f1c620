// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// The file or folder @p name (".baton/protocols") in @p folder or in the nearest parent that has
/// one; else empty.
[[nodiscard]] QString findInParents(const QString &folder, const QString &name);

} // namespace baton
