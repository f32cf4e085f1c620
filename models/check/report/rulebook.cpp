// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/rulebook.h"

#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/protocol/pack/rulesofpack.h"
#include "models/protocol/reading/packreader.h"
#include "models/strings/spellingmatch.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype mostNearest = 5;

class RuleBookTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::RuleBook)
};

const RuleEntry *ruleEntryOf(const std::vector<RuleEntry> &entries, const QString &id)
{
    const auto found = std::ranges::find(entries, id, &RuleEntry::id);
    return found == entries.end() ? nullptr : &*found;
}

bool isCommon(const RuleEntry &entry)
{
    return entry.id.startsWith("*."_L1);
}

} // namespace

RuleBook::RuleBook(const std::vector<std::shared_ptr<const ProtocolCatalog>> &catalogs)
{
    const PackFolder folder(u":/rules"_s);
    std::vector<RuleEntry> engine = readRuleEntries(
        folder, u"engine.yaml"_s, readPackTexts(folder, catalogs.front()->language(), m_problems),
        m_problems);
    const auto own = std::stable_partition(engine.begin(), engine.end(), isCommon);
    m_common.assign(engine.begin(), own);
    for (const auto &catalog : catalogs) {
        for (const auto &pack : catalog->packs()) {
            const auto isOfPack = [&](const RuleExplanation &rule) {
                return rule.protocol == pack->id;
            };
            if (std::ranges::none_of(m_rules, isOfPack)) {
                add(*pack);
            }
        }
    }
    addEngine({own, engine.end()});
}

void RuleBook::add(const ProtocolPack &pack)
{
    const std::vector<RuleEntry> entries =
        readRuleEntries(PackFolder(pack.folder), u"rules.yaml"_s, pack.texts, m_problems);
    QStringList produced;
    for (const ProducedRule &rule : rulesOfPack(pack)) {
        if (produced.contains(rule.id)) {
            m_rules.back().entry.severities.push_back(rule.severity);
            continue;
        }
        produced.append(rule.id);
        const RuleEntry *entry = ruleEntryOf(entries, rule.id);
        RuleExplanation explanation{entry ? *entry : RuleEntry(), pack.id, pack.title,
                                    entry != nullptr};
        explanation.entry.id = rule.id;
        explanation.entry.severities = {rule.severity};
        fillIn(explanation.entry, pack.id);
        if (explanation.entry.meaning.isEmpty()) {
            explanation.entry.meaning = pack.texts.of(rule.message);
        }
        m_rules.push_back(std::move(explanation));
    }
    for (const RuleEntry &entry : entries) {
        if (!produced.contains(entry.id)) {
            m_orphans.append(entry.id);
        }
    }
}

void RuleBook::addEngine(std::vector<RuleEntry> entries)
{
    std::ranges::sort(entries, {}, &RuleEntry::id);
    for (RuleEntry &entry : entries) {
        m_rules.push_back({std::move(entry), {}, RuleBookTexts::tr("Every file"), true});
    }
}

void RuleBook::fillIn(RuleEntry &entry, const QString &protocol) const
{
    const RuleEntry *common = entry.id.startsWith(protocol + u'.')
        ? ruleEntryOf(m_common, u'*' + entry.id.sliced(protocol.size()))
        : nullptr;
    if (common != nullptr && entry.meaning.isEmpty()) {
        entry.meaning = common->meaning;
    }
    if (common != nullptr && entry.fix.isEmpty()) {
        entry.fix = common->fix;
    }
}

const RuleExplanation *RuleBook::find(const QString &id) const
{
    const auto found = std::ranges::find_if(
        m_rules, [&](const RuleExplanation &rule) { return rule.entry.id == id; });
    return found == m_rules.end() ? nullptr : &*found;
}

QStringList RuleBook::nearest(const QString &id) const
{
    QStringList others;
    QStringList names;
    for (const RuleExplanation &rule : m_rules) {
        const QString &name = rule.entry.id;
        (name.contains(id, Qt::CaseInsensitive) ? names : others).append(name);
    }
    while (const std::optional<Nearest> next = closestMatch(id, others)) {
        others.removeAll(next->text);
        names.append(next->text);
    }
    names.removeDuplicates();
    return names.first(std::min(names.size(), mostNearest));
}

QString severityWords(const std::vector<Severity> &severities)
{
    static const char *const words[] = {"note", "warning", "error"};
    QStringList result;
    for (const Severity severity : severities) {
        result.append(QString::fromLatin1(words[static_cast<int>(severity)]));
    }
    return result.join(", "_L1);
}

} // namespace baton
