// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/pack/kind.h"

#include <QHash>
#include <QMutex>

#include <functional>

namespace baton {

/// Returns the user's saved templates of a kind, by its id.
using SavedTemplates = std::function<std::vector<Template>(const QString &kind)>;

/// The placeholders in the templates of a kind, including the user's own, which are read on first
/// use. Thread-safe.
class TemplatePlaceholders
{
public:
    /// @p saved may be called from any thread, but never concurrently.
    explicit TemplatePlaceholders(SavedTemplates saved)
        : m_saved(std::move(saved))
    {
    }

    [[nodiscard]] QSet<QString> of(const Kind &kind) const;

private:
    SavedTemplates m_saved;
    mutable QMutex m_mutex;
    mutable QHash<QString, QSet<QString>> m_known; ///< placeholders by kind id
};

} // namespace baton
