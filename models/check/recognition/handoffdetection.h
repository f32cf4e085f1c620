// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

#include <QByteArrayView>

namespace baton {

class ProtocolCatalog;

/// True if a document of unknown kind was probably meant as a handoff, because it has the root key
/// or the file name of a kind. @p text is its source; @p tree is the part that was parsed.
[[nodiscard]] bool looksLikeHandoff(QByteArrayView text, const Tree &tree,
                                    const ProtocolCatalog &catalog, const QString &fileName = {});

} // namespace baton
