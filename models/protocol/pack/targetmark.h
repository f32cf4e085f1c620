// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

/// A mark that a protocol's specification sets for a share of its sessions.
struct TargetMark
{
    /// "structured": sessions with a handoff that is not free text; "invalid": of these, those with
    /// errors in one that counts.
    QString figure;
    int percent = 0;
    bool isMost = false; ///< upper limit for the share; false: lower limit
    QString title;
    QString rule; ///< section of the specification
};

} // namespace baton
