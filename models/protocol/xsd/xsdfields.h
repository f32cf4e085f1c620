// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"
#include "models/protocol/source/packtexts.h"
#include "models/protocol/xsd/xsdfile.h"

namespace baton {

/// The parts of the XML Schema @p files that the form needs, with texts in the language of @p
/// texts. The first file is the main one. Attributes are properties "@name"; the text of an element
/// with attributes is "#text". An element whose whole content repeats is a list.
[[nodiscard]] FieldSchema xsdFields(const std::vector<XsdFile> &files, const PackTexts &texts);

/// The title of a field without one in its schema, such as "Current task summary" for
/// "current_task_summary".
[[nodiscard]] QString titleFromName(const QString &name);

} // namespace baton
