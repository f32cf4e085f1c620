// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/protocol/source/packfolder.h"
#include "models/protocol/source/packnode.h"
#include "models/protocol/source/packtexts.h"

namespace baton {

/// A short document, or a part of one, that breaks a rule.
struct RuleExample
{
    QString fileName; ///< file name; its suffix determines the format
    QByteArray text;  ///< text to show
    QByteArray
        bytes; ///< text that breaks the rule; differs from `text` only in what cannot be displayed
    QString kind; ///< kind to check it as; empty to recognise it
    std::vector<std::pair<QString, QByteArray>>
        beside; ///< names and contents of further files in the same folder
};

/// The description of a rule in a protocol's folder (docs/protocols.md, rules.yaml).
struct RuleEntry
{
    QString id;
    QString meaning;
    QString spec; ///< section of the specification
    QString fix;
    RuleExample example;
    std::vector<Severity>
        severities; ///< only for Baton's general rules; other rules define their own
    int line = 0;   ///< line of the entry in its file
};

/// The entries of the file @p name; empty if it does not exist. Unknown keys are added to @p slips.
[[nodiscard]] std::vector<RuleEntry> readRuleEntries(const PackFolder &folder, const QString &name,
                                                     const PackTexts &texts,
                                                     std::vector<PackProblem> &problems,
                                                     std::vector<PackProblem> *slips = nullptr);

} // namespace baton
