// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QThreadPool>

#include <memory>

namespace baton {

/// Lets the running work of @p pool end in the background; only the end of the program waits for
/// it. The work must own everything that it uses.
void detachPool(std::unique_ptr<QThreadPool> pool);

/// Frees @p thing on a worker, because freeing a large object takes time.
void discard(std::shared_ptr<const void> thing);

} // namespace baton
