// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

#include <QByteArrayView>

namespace baton {

class ProtocolCatalog;

/// True when a document of unknown kind was probably meant as a handoff: it has the root key or the
/// file name of a kind. @p text is its source, @p tree the part that could be read.
[[nodiscard]] bool looksLikeHandoff(QByteArrayView text, const Tree &tree,
                                    const ProtocolCatalog &catalog, const QString &fileName = {});

} // namespace baton
