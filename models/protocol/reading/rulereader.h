// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/findings/finding.h"
#include "models/protocol/source/packfolder.h"
#include "models/protocol/source/packnode.h"
#include "models/protocol/source/packtexts.h"

namespace baton {

/// A small document, or a piece of one, that breaks a rule.
struct RuleExample
{
    QString fileName; ///< its suffix says the format
    QByteArray text;  ///< for people
    QByteArray bytes; ///< content that breaks the rule; equals text, unless a text cannot show it
    QString kind;     ///< it is checked as this kind; empty: as what it is recognised as
    std::vector<std::pair<QString, QByteArray>> beside; ///< files that lie beside it
};

/// The description of one rule in a protocol's folder (docs/protocols.md, rules.yaml).
struct RuleEntry
{
    QString id;
    QString meaning;
    QString spec; ///< the section of the specification that asks for it
    QString fix;
    RuleExample example;
    std::vector<Severity> severities; ///< of the engine's own rules only; others have their own
    int line = 0;                     ///< line of the entry in its file
};

/// The entries of the file @p name; none when there is no such file. Keys that mean nothing are
/// added to @p slips.
[[nodiscard]] std::vector<RuleEntry> readRuleEntries(const PackFolder &folder, const QString &name,
                                                     const PackTexts &texts,
                                                     std::vector<PackProblem> &problems,
                                                     std::vector<PackProblem> *slips = nullptr);

} // namespace baton
