// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>

namespace baton {

/// The messages about databases.
class DatabaseTranslations
{
    Q_DECLARE_TR_FUNCTIONS(baton::Database)
};

} // namespace baton
