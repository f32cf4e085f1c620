// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/check.h"
#include "models/protocol/catalog/catalog.h"
#include "models/text/lineindex.h"

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

/// Checks document number @p document, which has the syntax issues @p issues. A document with
/// several root keys that are handoffs of their own has a report for each.
[[nodiscard]] std::vector<DocumentReport>
checkDocument(const CheckInput &input, int document,
              const std::vector<const SyntaxIssue *> &issues);

/// What remains to be said when the bytes hold no document at all.
[[nodiscard]] DocumentReport checkNothing(const CheckInput &input,
                                          const std::vector<const SyntaxIssue *> &issues);

} // namespace baton
