// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/fields/fieldschema.h"

#include <QByteArray>

namespace baton {

class StringTable;

/// The rows in a table of PreparedField for @p field and its descendants.
[[nodiscard]] QByteArray fieldRows(const FieldSchema &field, StringTable &strings);

} // namespace baton
