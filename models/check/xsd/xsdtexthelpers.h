// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/checkinput.h"
#include "models/protocol/fields/fieldschema.h"
#include "models/tree/canonicaltree.h"
#include "models/tree/parsedtext.h"

namespace baton {

/// True for whitespace in XML.
[[nodiscard]] bool isBlank(QChar c);
/// True for text that looks blank but is not whitespace in XML, such as no-break spaces.
[[nodiscard]] bool isInvisible(const QString &text);

/// The document in the range @p document of @p file, without the quote marks of Markdown at the
/// begin of lines.
[[nodiscard]] QByteArray contentOf(const QByteArray &file, Format format, ByteRange document);

/// The node of the text in the element at @p node, which has attributes.
[[nodiscard]] NodeId textBeside(const CanonicalTree &tree, NodeId node);

/// The document for the validator, without its document type, which could define entities.
[[nodiscard]] QByteArray withoutDoctype(const CheckInput &input, ByteRange document);

/// True for names that XML itself defines: namespaces, language, schema location.
[[nodiscard]] bool isOfXml(const QString &key);

/// The initial value of a missing field: an object with its required fields, or a list with one
/// entry.
[[nodiscard]] Value wholeStartValue(const FieldSchema &field);

} // namespace baton
