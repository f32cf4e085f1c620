// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/parsedtext.h"

namespace baton {

class ProtocolCatalog;

/// A document that is too short to be recognised.
struct BegunDocument
{
    const QByteArray &text;
    Format format = Format::Text;
    const QString &filePath; ///< empty: unknown
    qsizetype caret = 0;
};

/// The fields that @p document may have: those of the kinds that its file is named for, else those
/// of all handoffs in its format; of YAML and JSON only of those below a root key, and none if it
/// is long, or has other keys at its root.
[[nodiscard]] FieldSchema fieldsOfBegun(const BegunDocument &document,
                                        const ProtocolCatalog &catalog,
                                        const ParseOptions &options);

} // namespace baton
