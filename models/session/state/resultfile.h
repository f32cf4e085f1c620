// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/state/statedocument.h"

#include <optional>

namespace baton {

/// The file that states the end of a session a second time. Read on first use.
class ResultFile
{
public:
    /// The file @p name in @p folder. An empty @p name means that there is none.
    ResultFile(const QString &folder, const QString &name, const ProtocolCatalog &catalog);

    [[nodiscard]] const StateDocument &document() const;

private:
    QString m_path;
    const ProtocolCatalog &m_catalog;
    mutable std::optional<StateDocument> m_document;
};

} // namespace baton
