// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/tree/parsedtext.h"

namespace baton {

/// Blank to XML.
[[nodiscard]] bool isBlank(QChar c);
/// Blank to a reader, though not to XML: no-break spaces and their like.
[[nodiscard]] bool isInvisible(const QString &text);

/// The document at @p document of @p file without what Markdown puts before each line of a quote.
[[nodiscard]] QByteArray contentOf(const QByteArray &file, Format format, ByteRange document);

/// The initial value of a missing field: an object with what it must have, a list with an entry.
[[nodiscard]] Value wholeStartValue(const FieldSchema &field);

} // namespace baton
