// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/reading/packreader.h"

#include "models/core/translationscope.h"
#include "models/findings/keywords.h"
#include "models/protocol/pack/rule.h"
#include "models/protocol/pack/rulesofpack.h"
#include "models/protocol/reading/evidencereader.h"
#include "models/protocol/reading/kindreader.h"
#include "models/protocol/reading/packparts.h"
#include "models/protocol/reading/rulereader.h"
#include "models/protocol/reading/ruleregistry.h"
#include "models/protocol/reading/sessionlayoutreader.h"
#include "models/protocol/source/packnode.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr size_t mostKinds = 200;
constexpr size_t mostRules = 1000;

class PackReaderTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::PackReader)
};

Routing readRouting(const PackNode &node)
{
    return {
        node[u"root"].pattern(),       node[u"producer"].pointer(),     node[u"consumer"].pointer(),
        node[u"time"].pointer(),       node[u"status"].pointer(),       node[u"task"].pointer(),
        node[u"phase"].pointer(),      node[u"to-phase"].pointer(),     node[u"session"].pointer(),
        node[u"depends-on"].pointer(), node[u"notifies"].pointer(),     node[u"previous"].pointer(),
        node[u"next"].pointer(),       node[u"position"].pointer(),     node[u"step"].pointer(),
        node[u"passes-on"].pointer(),  readStatusWords(node[u"words"]), node[u"findings"].texts(),
        node[u"max-retries"].pointer()};
}

/// The texts of the protocol. Required texts that it lacks are replaced by standard sentences, so
/// that feedback always gives a reason.
FeedbackTexts feedbackTexts(const PackNode &node)
{
    const auto text = [&node](QStringView key, const QString &usual) {
        const QString own = node[key].text();
        return own.isEmpty() ? usual : own;
    };
    const bool asks = !node[u"required"].text().isEmpty();
    return {
        text(u"required", u"The required field {field} is missing. Please include it."_s),
        text(u"invalid", u"The value of {field} is not valid: {message}. Please correct it."_s),
        text(u"unreadable",
             u"Line {line} cannot be read: {message}. Please send it again as valid {format}."_s),
        node[u"head"].text(),
        node[u"choice"].text(),
        node[u"foot"].text(),
        text(u"empty", asks ? QString() : u"{field} is empty. Please fill it in."_s)};
}

AttemptPolicy readAttempts(const PackNode &node)
{
    return {node[u"max"].integer(0), node[u"pointer"].pointer(), node[u"pattern"].pattern()};
}

class PackReader
{
public:
    PackReader(const PackFolder &folder, const PackFile &file, PackTexts texts,
               std::vector<PackProblem> &problems)
        : m_folder(folder)
        , m_file(file)
        , m_root(&file, 0)
        , m_problems(problems)
    {
        m_pack.texts = std::move(texts);
        m_pack.folder = folder.path();
    }

    /// Reads the protocol. The problems of this folder begin at index @p before.
    std::shared_ptr<const ProtocolPack> read(size_t before)
    {
        m_pack.id = m_root.requiredText(u"id");
        if (m_pack.id.isEmpty()) {
            return nullptr;
        }
        if (!isPlainName(m_pack.id)) {
            m_root[u"id"].report(plainNameWanted(m_pack.id));
            return nullptr;
        }
        readHead();
        readKinds();
        m_pack.routes = readRoutes(m_root[u"routes"], m_pack);
        readRules();
        m_pack.errors = readErrorPolicy(m_root[u"errors"], m_pack.texts);
        m_pack.outcomes = readOutcomes(m_root[u"outcomes"], m_pack.texts);
        m_pack.explanations = readExplanations(m_root[u"explanations"], m_pack.texts);
        m_pack.sessions = readSessionLayouts(m_root[u"sessions"], m_pack);
        m_pack.queue = readQueueFormat(m_root[u"queue"], m_pack.texts);
        readTargets();
        if (m_folder.hasEntry(u"gates.yaml"_s)) {
            m_pack.gates = readGates(m_folder, m_pack.texts, m_problems, m_slips);
        }
        readRuleEntries();
        m_pack.isWhole = m_problems.size() == before;
        if (m_pack.isWhole) {
            // Otherwise the keys of unread parts would be reported.
            m_file.findUnknownKeys(m_problems);
            std::ranges::move(m_slips, std::back_inserter(m_problems));
        }
        return std::make_shared<const ProtocolPack>(std::move(m_pack));
    }

private:
    void readTargets()
    {
        for (const PackNode &target : m_root[u"targets"].items()) {
            TargetMark mark;
            mark.figure = target.requiredText(u"figure");
            const PackNode most = target[u"at-most"];
            mark.isMost = most.exists();
            mark.percent = mark.isMost ? most.integer(0) : target[u"at-least"].integer(0);
            mark.title = m_pack.texts.of(target.requiredText(u"title"));
            mark.rule = target.requiredText(u"rule");
            if (mark.figure == "structured"_L1 || mark.figure == "invalid"_L1) {
                m_pack.targets.push_back(mark);
            } else {
                target[u"figure"].report(
                    QCoreApplication::translate("baton::PackReader",
                                                "“%1” is not a figure with a target; use "
                                                "structured or invalid.")
                        .arg(mark.figure));
            }
        }
    }

    void readHead()
    {
        m_pack.title = m_pack.texts.of(m_root[u"title"].text(m_pack.id));
        m_pack.shortTitle =
            m_pack.texts.of(m_root[u"short"].text(m_root[u"title"].text(m_pack.id)));
        m_pack.version = m_root[u"version"].text();
        m_pack.hub = m_root[u"hub"].text();
        for (const PackNode &agent : m_root[u"agents"].items()) {
            m_pack.agents.push_back({agent.requiredText(u"id"),
                                     m_pack.texts.of(agent[u"role"].text()),
                                     agent[u"aliases"].texts()});
        }
        m_pack.routing = readRouting(m_root[u"routing"]);
        m_pack.hiddenFolders = m_root[u"hidden-folders"].texts();
        for (const PackNode &chain : m_root[u"chains"].items()) {
            m_pack.chains.push_back({chain.requiredText(u"id"),
                                     m_pack.texts.of(chain[u"title"].text()),
                                     chain[u"steps"].texts()});
        }
        m_pack.spelling = severityFromKeyword(m_root[u"spelling"].text());
        for (const PackNode &phase : m_root[u"phases"].items()) {
            m_pack.phases.insert(phase[u"id"].integer(0), m_pack.texts.of(phase[u"title"].text()));
        }
        m_pack.attempts = readAttempts(m_root[u"attempts"]);
        m_pack.feedback = feedbackTexts(m_root[u"feedback"]);
        m_pack.synonymMessage = m_pack.texts.of(m_root[u"synonym"].text());
        m_pack.aliasMessage = m_pack.texts.of(m_root[u"alias"].text());
    }

    void readKinds()
    {
        const std::vector<PackNode> kinds = m_root[u"kinds"].items();
        if (kinds.empty()) {
            m_root.report(
                PackReaderTexts::tr("“kinds” is missing here: a protocol needs at least one."));
        }
        for (const PackNode &node : kinds) {
            if (m_pack.kinds.size() == mostKinds) {
                node.report(
                    PackReaderTexts::tr("There are more than %1 kinds; the rest is not read.")
                        .arg(mostKinds));
                return;
            }
            if (std::optional<KindModel> kind =
                    readKind(m_folder, node, m_pack.id, m_pack.texts, m_problems)) {
                add(std::move(*kind), node);
            }
        }
        readEvidence(m_root[u"evidence"], m_pack.kinds);
    }

    void add(KindModel &&kind, const PackNode &node)
    {
        const auto isSame = [&kind](const KindModel &other) {
            return other.kind.id == kind.kind.id;
        };
        if (std::ranges::any_of(m_pack.kinds, isSame)) {
            node[u"name"].report(
                PackReaderTexts::tr(
                    "There is already a kind “%1” in this protocol; give it another name.")
                    .arg(kind.kind.id));
            return;
        }
        // The receiver's actions for an unknown version are unknown as well.
        kind.isJudged = m_root[u"verdicts"].boolean(true) && !kind.newerThan.isSet();
        m_pack.kinds.push_back(std::move(kind));
    }

    void readRules()
    {
        for (const PackNode &node : m_root[u"rules"].items()) {
            if (m_pack.rules.size() == mostRules) {
                node.report(
                    PackReaderTexts::tr("There are more than %1 rules; the rest is not read.")
                        .arg(mostRules));
                return;
            }
            if (std::shared_ptr<const Rule> rule = RuleRegistry::make(node, m_pack.texts)) {
                for (JsonPointer &pointer : rule->compared()) {
                    m_pack.compared.push_back(std::move(pointer));
                }
                m_pack.rules.push_back(std::move(rule));
            }
        }
    }

    /// Checks only whether the entries concern rules of this protocol. The entries are read on
    /// demand.
    void readRuleEntries()
    {
        if (m_folder.isBuiltIn()) {
            return; // a test checks them
        }
        const QString name = u"rules.yaml"_s;
        QSet<QString> known;
        for (const ProducedRule &rule : rulesOfPack(m_pack)) {
            known.insert(rule.id);
        }
        for (const RuleEntry &entry :
             baton::readRuleEntries(m_folder, name, m_pack.texts, m_problems, &m_slips)) {
            if (!known.contains(entry.id)) {
                m_slips.push_back(
                    {m_folder.pathOf(name), entry.line,
                     PackReaderTexts::tr("No finding of this protocol has the id “%1”; correct "
                                         "it, or remove the entry.")
                         .arg(entry.id)});
            }
        }
    }

    const PackFolder &m_folder;
    const PackFile &m_file;
    PackNode m_root;
    std::vector<PackProblem> &m_problems;
    std::vector<PackProblem> m_slips; ///< unknown keys, which have no effect
    ProtocolPack m_pack;
};

} // namespace

PackTexts readPackTexts(const PackFolder &folder, const QString &language,
                        std::vector<PackProblem> &problems)
{
    const QString name = language.section(u'_', 0, 0) + ".yaml"_L1;
    if (language.isEmpty() || !folder.hasEntry(name)) {
        return {};
    }
    const std::optional<PackFile> file = readPackFile(folder, name, problems);
    if (!file) {
        return {};
    }
    QHash<QString, QString> texts;
    for (const PackNode &text : PackNode(&*file, 0).items()) {
        texts.insert(text.key(), text.text());
    }
    return PackTexts(std::move(texts));
}

std::shared_ptr<const ProtocolPack> readPack(const PackFolder &folder, const QString &language,
                                             std::vector<PackProblem> &problems)
{
    const TranslatedScope forTheReader;
    const size_t before = problems.size();
    const std::optional<PackFile> file = readPackFile(folder, u"protocol.yaml"_s, problems);
    if (!file) {
        return nullptr;
    }
    return PackReader(folder, *file, readPackTexts(folder, language, problems), problems)
        .read(before);
}

} // namespace baton
