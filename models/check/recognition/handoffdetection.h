// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/tree/tree.h"

#include <QByteArrayView>

namespace baton {

class ProtocolCatalog;

/// True when a document of unknown kind was probably meant as a handoff: it has the root keys of a
/// kind, or a kind's file name. @p text is the document's source, @p tree what could be read of it.
[[nodiscard]] bool looksLikeHandoff(QByteArrayView text, const Tree &tree,
                                    const ProtocolCatalog &catalog, const QString &fileName = {});

} // namespace baton
