// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/jsonrpc/message.h"
#include "models/languageserver/clientabilities.h"

#include <QJsonArray>

namespace baton {

class ServedDocument;

/// The kind of the action that applies all certain fixes.
extern const QLatin1StringView fixAllKind;

/// The fixes of the findings in the range in @p params of "textDocument/codeAction", and one for
/// all certain fixes of @p document. Edits that take time to compute are left for resolvedAction()
/// if @p client supports that.
[[nodiscard]] QJsonArray codeActionsOf(const ServedDocument &document, const QJsonObject &params,
                                       const ClientAbilities &client);

/// @p action, which codeActionsOf() made of the present text of @p document, with its edits.
[[nodiscard]] rpc::Answer resolvedAction(const ServedDocument &document, QJsonObject action,
                                         const ClientAbilities &client);

} // namespace baton
