// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/source/packtexts.h"

#include <memory>

namespace baton {

class PackNode;
class Rule;

/// The named rules that a pack may enable. Each rule registers itself.
class RuleRegistry
{
public:
    using Maker = std::shared_ptr<const Rule> (*)(const PackNode &, const PackTexts &);

    static void add(const QString &name, Maker maker);
    /// The rule that @p settings enables; null, with a problem reported, if there is no rule of
    /// that name.
    [[nodiscard]] static std::shared_ptr<const Rule> make(const PackNode &settings,
                                                          const PackTexts &texts);
};

/// Registers the rule T under its name. Define a constant of this type beside the rule.
template <typename T>
class RegisteredRule
{
public:
    explicit RegisteredRule(const QString &name)
    {
        RuleRegistry::add(name, [](const PackNode &settings, const PackTexts &texts) {
            return std::shared_ptr<const Rule>(std::make_shared<const T>(settings, texts));
        });
    }
};

} // namespace baton
