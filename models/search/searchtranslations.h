// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>

namespace baton {

/// The messages about searching the index of sessions.
class SearchTranslations
{
    Q_DECLARE_TR_FUNCTIONS(baton::Search)
};

} // namespace baton
