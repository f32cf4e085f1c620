// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/problems/lazyrulebook.h"

#include <QtConcurrentRun>

namespace baton {

void LazyRuleBook::request(const std::shared_ptr<const ProtocolCatalog> &catalog,
                           const Answer &answer)
{
    if (m_catalog == catalog && m_rules) {
        answer(*m_rules);
        return;
    }
    m_catalog = catalog;
    m_rules = nullptr;
    const auto read = [catalog] { return std::make_shared<const RuleBook>(std::vector{catalog}); };
    QtConcurrent::run(read).then(
        this, [this, catalog, answer](const std::shared_ptr<const RuleBook> &rules) {
            if (m_catalog == catalog) {
                m_rules = rules;
                answer(*m_rules);
            }
        });
}

} // namespace baton
