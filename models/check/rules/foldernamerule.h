// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// folder-name: the text at `at` is the name of the document's folder, where that lies in a folder
/// called `sessions`.
class FolderNameRule final : public Rule
{
public:
    FolderNameRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    JsonPointer m_at;
    QString m_sessions;
};

} // namespace baton
