// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/reading/evidencereader.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class EvidenceReaderTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::EvidenceReader)
};

std::vector<RecognitionRule> readFacts(const PackNode &facts)
{
    std::vector<RecognitionRule> rules;
    for (const PackNode &fact : facts.items()) {
        RecognitionRule rule{fact[u"at"].pointers(), fact[u"values"].texts(),
                             fact[u"pattern"].pattern(), fact[u"for"].integer(0),
                             fact[u"against"].integer(0)};
        if (rule.at.empty() || (rule.weightFor <= 0 && rule.weightAgainst <= 0)) {
            fact.report(EvidenceReaderTexts::tr(
                "A fact gives its place with “at”, and with “for” or “against” how much it speaks "
                "for or against the kinds."));
            continue;
        }
        rules.push_back(std::move(rule));
    }
    return rules;
}

} // namespace

void readEvidence(const PackNode &entries, std::vector<KindModel> &kinds)
{
    for (const PackNode &entry : entries.items()) {
        const QStringList names = entry[u"kinds"].texts();
        const std::vector<RecognitionRule> rules = readFacts(entry[u"facts"]);
        for (const QString &name : names) {
            const auto kind = std::ranges::find(
                kinds, name, [](const KindModel &model) { return model.kind.name; });
            if (kind == kinds.end()) {
                entry[u"kinds"].report(
                    EvidenceReaderTexts::tr("There is no kind “%1” in this protocol.").arg(name));
                continue;
            }
            kind->evidence.insert(kind->evidence.end(), rules.begin(), rules.end());
        }
    }
}

KnownVersions readNewerThan(const PackNode &node)
{
    return {node[u"at"].pointer(), node[u"versions"].texts()};
}

} // namespace baton
