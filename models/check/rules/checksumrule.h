// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/protocol/rule.h"

namespace baton {

/// checksum: the SHA-256 at `checksum` is that of the file at `path`, where that file exists.
/// {session_dir} is the folder above the one named `within`; another relative path starts at the
/// document.
class ChecksumRule final : public Rule
{
public:
    ChecksumRule(const PackNode &settings, const PackTexts &texts);
    void apply(const RuleContext &context, FindingList &findings) const override;

private:
    JsonPointer m_checksum;
    JsonPointer m_path;
    QString m_within;
};

} // namespace baton
