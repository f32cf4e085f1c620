// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace baton {

class ProtocolCatalog;
struct Kind;

/// The kind whose files are called like @p fileName; null when that is so of none. Where several
/// kinds share a name, the first.
[[nodiscard]] const Kind *kindOfFile(const QString &fileName, const ProtocolCatalog &catalog);

} // namespace baton
