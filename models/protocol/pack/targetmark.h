// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// A target that a protocol's specification sets for a share of its sessions.
struct TargetMark
{
    /// "structured": sessions with a handoff that is not free text. "invalid": those of them with
    /// errors in a handoff that counts.
    QString figure;
    int percent = 0;
    bool isMost = false; ///< true for an upper limit, false for a lower limit
    QString title;
    QString rule; ///< section of the specification
};

} // namespace baton
