// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>

namespace baton {

/// The messages about the index of sessions.
class IndexTranslations
{
    Q_DECLARE_TR_FUNCTIONS(baton::Index)

public:
    /// The begin of the message about a change that failed.
    [[nodiscard]] static QString refusedChange() { return tr("The index cannot be changed"); }
};

} // namespace baton
