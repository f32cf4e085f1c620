// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <vector>

namespace baton {

class ProtocolCatalog;
struct Kind;

/// The kinds whose files have names like @p fileName.
[[nodiscard]] std::vector<const Kind *> kindsOfFile(const QString &fileName,
                                                    const ProtocolCatalog &catalog);

} // namespace baton
