// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>

namespace baton {

/// The messages about the index of sessions.
class IndexTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::Index)
};

} // namespace baton
