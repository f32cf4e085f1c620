// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/xsd/xsdfields.h"

class QDomElement;

namespace baton {

/// Adds the content of the annotation of @p declaration to @p field, with texts in the language of
/// @p texts.
void addAnnotation(FieldSchema &field, const QDomElement &declaration, const PackTexts &texts);

} // namespace baton
