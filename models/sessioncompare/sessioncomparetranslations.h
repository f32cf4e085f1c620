// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>

namespace baton {

/// The texts of two sessions side by side.
class SessionCompareTranslations
{
    Q_DECLARE_TR_FUNCTIONS(baton::SessionComparison)
};

} // namespace baton
