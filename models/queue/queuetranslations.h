// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>

namespace baton {

/// The messages about queues in databases.
class QueueTranslations
{
    Q_DECLARE_TR_FUNCTIONS(baton::Queue)
};

} // namespace baton
