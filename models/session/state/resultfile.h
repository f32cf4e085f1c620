// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/session/state/statedocument.h"

#include <optional>

namespace baton {

/// The file in which a session tells its end a second time. It is read when it is first asked for.
class ResultFile
{
public:
    /// @p name lies in @p folder; empty where sessions have no such file.
    ResultFile(const QString &folder, const QString &name, const ProtocolCatalog &catalog);

    [[nodiscard]] const StateDocument &document() const;

private:
    QString m_path;
    const ProtocolCatalog &m_catalog;
    mutable std::optional<StateDocument> m_document;
};

} // namespace baton
