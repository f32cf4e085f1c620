// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>

namespace baton::cli {

/// The translation context of the command line. Output for programs (keywords of formats, rule ids,
/// counts) is never translated.
class CliTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::cli)
};

} // namespace baton::cli
