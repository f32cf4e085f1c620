// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QThreadPool>

#include <memory>

namespace baton {

/// Lets what @p pool is at come to its end, of which nobody wants to know any more: only the end of
/// the program waits for it. What runs there must own all that it uses.
void detachPool(std::unique_ptr<QThreadPool> pool);

/// Gives @p thing up on a worker: to free a large one takes its time, for which nobody waits, not
/// even who closes the document.
void discard(std::shared_ptr<const void> thing);

} // namespace baton
