// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

class ProtocolCatalog;
struct Kind;

/// The kind that @p document, which does not parse to its end, was meant to be: by its lines, also
/// below the mistake, else by the file name. @p text is its source; @p fileName is empty if it says
/// nothing about the document. Null: unknown.
[[nodiscard]] const Kind *kindOfBroken(QByteArrayView text, const SourceDocument &document,
                                       const ProtocolCatalog &catalog, const QString &fileName);

} // namespace baton
