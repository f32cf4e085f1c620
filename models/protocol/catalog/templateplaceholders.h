// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/kind.h"

#include <QHash>
#include <QMutex>

#include <functional>

namespace baton {

/// The templates that the user saved of a kind, by its id.
using SavedTemplates = std::function<std::vector<Template>(const QString &kind)>;

/// The placeholders in the templates of a kind, the user's own too. Those are read on first use, by
/// any thread.
class TemplatePlaceholders
{
public:
    /// @p saved may be called from any thread, one at a time.
    explicit TemplatePlaceholders(SavedTemplates saved)
        : m_saved(std::move(saved))
    {
    }

    [[nodiscard]] QSet<QString> of(const Kind &kind) const;

private:
    SavedTemplates m_saved;
    mutable QMutex m_mutex;
    mutable QHash<QString, QSet<QString>> m_known; ///< by kind id
};

} // namespace baton
