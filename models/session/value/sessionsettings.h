// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <QDateTime>

namespace baton {

class SiblingIndex;

struct SessionSettings
{
    QDateTime now;       ///< time used to determine staleness; invalid for the current time
    qint64 memoryMb = 0; ///< as in CheckSettings
    /// Shared by readings of the same folders; null if each reads on its own.
    std::shared_ptr<SiblingIndex> siblings = {};

    friend bool operator==(const SessionSettings &, const SessionSettings &) = default;
};

} // namespace baton
