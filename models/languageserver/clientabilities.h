// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/languageserver/textpositions.h"

namespace baton {

/// The abilities that a client announced, as far as answers depend on them.
struct ClientAbilities
{
    PositionEncoding encoding = PositionEncoding::Utf16;
    bool pullsDiagnostics = false; ///< the client requests diagnostics, so they are never pushed
    bool refreshesDiagnostics = false;
    bool refreshesLenses = false;
    bool watchesFiles = false;  ///< the client can report changes of files on disk
    bool versionsEdits = false; ///< edits may name the version of their text
    bool resolvesEdits = false; ///< the client requests the edits of the chosen action
    bool nestsSymbols = false;
    bool showsMarkdown = false;
    bool takesSnippets = false;

    /// @p capabilities of the request "initialize".
    [[nodiscard]] static ClientAbilities from(const QJsonObject &capabilities);

    friend bool operator==(const ClientAbilities &, const ClientAbilities &) = default;
};

} // namespace baton
