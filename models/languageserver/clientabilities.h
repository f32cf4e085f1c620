// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/languageserver/textpositions.h"

namespace baton {

/// The abilities that a client announced, as far as answers depend on them.
struct ClientAbilities
{
    PositionEncoding encoding = PositionEncoding::Utf16;
    bool pullsDiagnostics = false; ///< it asks for them: they are never pushed as well
    bool refreshesDiagnostics = false;
    bool refreshesLenses = false;
    bool watchesFiles = false;  ///< it can be asked to tell of files that anybody writes
    bool versionsEdits = false; ///< edits tell the version of the text that they are for
    bool resolvesEdits = false; ///< it asks for the edits of the action that was chosen
    bool nestsSymbols = false;
    bool showsMarkdown = false;
    bool takesSnippets = false;

    /// @p capabilities of the request "initialize".
    [[nodiscard]] static ClientAbilities from(const QJsonObject &capabilities);

    friend bool operator==(const ClientAbilities &, const ClientAbilities &) = default;
};

} // namespace baton
