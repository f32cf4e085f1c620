// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/xsd/xsdschema.h"

namespace baton {

/// The input for validating an XML document.
struct XsdContext
{
    const XsdSchema &schema;
    QString prefix;       ///< prefix of the rule ids, such as "native."
    bool isStrict = true; ///< if false, a missing namespace is only a note
};

} // namespace baton
