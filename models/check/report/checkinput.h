// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checksettings.h"
#include "models/protocol/catalog/catalog.h"
#include "models/text/lineindex.h"
#include "models/tree/parsedtext.h"

#include <atomic>

namespace baton {

/// The file that a document is checked in.
struct CheckInput
{
    const QByteArray &bytes;
    const ParsedText &parsed;
    const LineIndex &lines;
    const ProtocolCatalog &catalog;
    const CheckSettings &settings;
    const std::atomic_bool *stop = nullptr;
};

} // namespace baton
