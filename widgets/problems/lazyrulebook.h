// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/check/report/rulebook.h"

#include <QObject>

#include <functional>
#include <memory>

namespace baton {

/// The rules of the catalog in use, which a worker reads when they are first requested.
class LazyRuleBook : public QObject
{
public:
    using QObject::QObject;

    using Answer = std::function<void(const RuleBook &rules)>;
    /// Passes the rules of @p catalog to @p answer: within this call if they are known, else later,
    /// unless another catalog was requested by then.
    void request(const std::shared_ptr<const ProtocolCatalog> &catalog, const Answer &answer);

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog; ///< the one that was last requested
    std::shared_ptr<const RuleBook> m_rules;          ///< null until they are read
};

} // namespace baton
