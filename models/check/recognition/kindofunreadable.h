// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

class ProtocolCatalog;
struct Kind;

/// The intended kind of @p document, which does not parse completely: judged by its lines,
/// including those below the mistake, else by the file name. @p text is its source. @p fileName is
/// empty if it does not describe the document. Null if unknown.
[[nodiscard]] const Kind *kindOfBroken(QByteArrayView text, const SourceDocument &document,
                                       const ProtocolCatalog &catalog, const QString &fileName);

} // namespace baton
