// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/formats/xml/xmlissuelist.h"

namespace baton::xml {

/// Checks the declaration in @p range, from "<?xml" to "?>": its version, and whether it names the
/// encoding in use.
void checkDeclaration(const QByteArray &bytes, ByteRange range, Issues &issues);

} // namespace baton::xml
