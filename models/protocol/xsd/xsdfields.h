// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/protocol/source/packtexts.h"
#include "models/protocol/xsd/xsdfile.h"

namespace baton {

/// The part of the XML Schema @p files that the form needs, whose first file is the main one, with
/// its words in the language of @p texts. Attributes are properties called "@name", the text of an
/// element with attributes is "#text"; an element in which everything repeats is a list.
[[nodiscard]] FieldSchema xsdFields(const std::vector<XsdFile> &files, const PackTexts &texts);

/// The title of a field whose schema has none: "Current task summary" for "current_task_summary".
[[nodiscard]] QString titleFromName(const QString &name);

} // namespace baton
