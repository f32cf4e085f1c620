// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>

namespace baton {

/// The texts for people that the files of this folder share a translation context for.
class HookTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::Hooks)
};

} // namespace baton
