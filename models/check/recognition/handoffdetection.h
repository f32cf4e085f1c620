// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

#include <QByteArrayView>

namespace baton {

class ProtocolCatalog;

/// Whether a document that is of no known kind, perhaps because it cannot be read, was meant to be
/// a handoff: the keys that the documents of some kind begin with stand at its top, or @p fileName
/// is what a kind's files are called. Mistakes in other texts are nobody's business.
/// @p text is the document's source, @p tree what could be read of it.
[[nodiscard]] bool looksLikeHandoff(QByteArrayView text, const Tree &tree,
                                    const ProtocolCatalog &catalog, const QString &fileName = {});

} // namespace baton
