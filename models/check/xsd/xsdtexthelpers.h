// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/protocol/fields/fieldschema.h"
#include "models/tree/canonicaltree.h"
#include "models/tree/parsedtext.h"

namespace baton {

/// Blank to XML.
[[nodiscard]] bool isBlank(QChar c);
/// Blank to a reader, though not to XML: no-break spaces and their like.
[[nodiscard]] bool isInvisible(const QString &text);

/// The document at @p document of @p file without what Markdown puts before each line of a quote.
[[nodiscard]] QByteArray contentOf(const QByteArray &file, Format format, ByteRange document);

/// The node of the text in the element at @p node, which has attributes beside it.
[[nodiscard]] NodeId textBeside(const CanonicalTree &tree, NodeId node);

/// The document as the validator may read it: from a document type it would take entities.
[[nodiscard]] QByteArray withoutDoctype(const CheckInput &input, ByteRange document);

/// True for names with a meaning in XML itself: namespaces, languages, and the location of a
/// schema.
[[nodiscard]] bool isOfXml(const QString &key);

/// The initial value of a missing field: an object with what it must have, a list with an entry.
[[nodiscard]] Value wholeStartValue(const FieldSchema &field);

} // namespace baton
