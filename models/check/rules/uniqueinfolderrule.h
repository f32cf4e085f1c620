// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// unique-in-folder: no other handoff of the protocol in the document's folder has the same values
/// at `pointers`. With `within` only folders of that name are looked at. With `sessions` each
/// document has a folder of its own in a folder of that name, and those are compared, as are other
/// files of its format beside it: one of another format may be extracted from it. A document with a
/// value of `repeatable` at one of `pointers` is not compared.
class UniqueInFolderRule final : public Rule
{
public:
    UniqueInFolderRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    [[nodiscard]] QStringList othersWith(const QStringList &values,
                                         const RuleContext &context) const;

    std::vector<JsonPointer> m_pointers;
    QString m_within;
    QString m_sessions;
    QStringList m_repeatable;
};

} // namespace baton
