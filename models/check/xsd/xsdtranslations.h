// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>

namespace baton {

/// The translation context of the texts in this folder.
class XsdTranslations
{
    Q_DECLARE_TR_FUNCTIONS(baton::XsdFindings)
};

} // namespace baton
