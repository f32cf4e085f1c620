// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/parsedtext.h"

namespace baton {

class ProtocolCatalog;
struct Kind;

/// The kind that @p document, of which not all can be read, was meant to be: by what stands in its
/// lines, also below the mistake, and else by what its file is called. @p text is its source, and
/// @p fileName is empty when it tells nothing of it. Null when nothing is known.
[[nodiscard]] const Kind *kindOfBroken(QByteArrayView text, const SourceDocument &document,
                                       const ProtocolCatalog &catalog, const QString &fileName);

} // namespace baton
