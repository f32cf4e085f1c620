// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <QDateTime>

namespace baton {

class SiblingIndex;

struct SessionSettings
{
    QDateTime now;       ///< time used to decide whether something is stale; invalid: the present
    qint64 memoryMb = 0; ///< as in CheckSettings
    /// Shared by readings that look at the same folders; null: each looks for itself.
    std::shared_ptr<SiblingIndex> siblings = {};

    friend bool operator==(const SessionSettings &, const SessionSettings &) = default;
};

} // namespace baton
