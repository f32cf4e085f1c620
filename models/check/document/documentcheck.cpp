// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/document/documentcheck.h"

#include "models/check/document/fieldnames.h"
#include "models/check/document/handoffcheck.h"
#include "models/check/document/tagsintext.h"
#include "models/check/document/yamlremarks.h"
#include "models/check/recognition/extrahandoff.h"
#include "models/check/recognition/kindfilenames.h"
#include "models/check/recognition/kindofunreadable.h"
#include "models/check/recognition/misspeltroot.h"
#include "models/check/recognition/nearestkind.h"
#include "models/check/values/subtree.h"
#include "models/parsing/parse.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/text/encodingdetection.h"
#include "models/text/truncation.h"

#include <set>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The kind that the user chose. A kind chosen for a whole Markdown file applies only to its
/// handoffs, not to other blocks, unless it has no handoffs.
const Kind *overriding(const CheckInput &input, const HandoffId &place, const Kind *recognised)
{
    if (const QString chosen = input.settings.choiceFor(place).kind; !chosen.isEmpty()) {
        return input.catalog.kind(chosen);
    }
    if (input.settings.kindOverride.isEmpty()) {
        return nullptr;
    }
    const bool isPassedOver = !recognised && input.parsed.format == Format::Markdown
        && std::ranges::any_of(input.parsed.documents, [&](const SourceDocument &document) {
               return input.catalog.recognise(document.tree) != nullptr;
           });
    return isPassedOver ? nullptr : input.catalog.kind(input.settings.kindOverride);
}

/// One handoff of a document: the whole document, or some entries of its root.
struct HandoffPart
{
    HandoffId place;
    const Tree &tree;
    qsizetype begin = 0;
    std::vector<const SyntaxIssue *> issues;
};

bool isInAnotherEncoding(const std::vector<const SyntaxIssue *> &issues)
{
    return std::ranges::any_of(issues, [](const SyntaxIssue *issue) {
        return issue->rule == "text.invalid-utf8"_L1 || issue->rule == cutOffRule;
    });
}

/// The kind that the file would have if it were decoded as UTF-8.
const Kind *recognisedAnyway(const CheckInput &input)
{
    const QByteArray text = guessedUtf8(input.bytes);
    const ParsedText parsed = parse(text, input.parsed.format, input.parsed.options, input.stop);
    for (const SourceDocument &document : parsed.documents) {
        const Kind *kind = input.catalog.recognise(document.tree);
        if (!kind && document.format == Format::Xml) {
            kind = input.catalog.recogniseBroken(
                QByteArrayView(text).sliced(document.range.begin, document.range.length()));
        }
        if (kind) {
            return kind;
        }
    }
    return nullptr;
}

QByteArrayView textOf(const CheckInput &input, const SourceDocument &document)
{
    return QByteArrayView(input.bytes).sliced(document.range.begin, document.range.length());
}

/// The kind of a Markdown file by its name, if its receiver takes the first XML block. Then an
/// unreadable block is taken as this kind, unless another block of the file has that kind.
const Kind *kindOfFirstBlock(const CheckInput &input, const SourceDocument &source)
{
    const std::vector<SourceDocument> &documents = input.parsed.documents;
    const auto isBroken = [](const SourceDocument &document) {
        return document.format == Format::Xml && !document.isComplete;
    };
    const std::vector<const Kind *> named = input.parsed.format == Format::Markdown
        ? kindsOfFile(input.settings.filePath, input.catalog)
        : std::vector<const Kind *>();
    const auto first = std::ranges::find_if(documents, isBroken);
    if (named.size() != 1 || !input.catalog.model(*named.front()).kind->markdown.isSet()
        || first == documents.end() || &*first != &source) {
        return nullptr;
    }
    const auto isOfKind = [&](const SourceDocument &document) {
        return named.front()
            == kindOfBroken(textOf(input, document), document, input.catalog, QString());
    };
    return std::ranges::any_of(documents, isOfKind) ? nullptr : named.front();
}

/// The kind of a document that does not parse completely.
const Kind *brokenKind(const CheckInput &input, const HandoffPart &part,
                       const SourceDocument &source)
{
    if (part.tree.isEmpty() && isInAnotherEncoding(part.issues)) {
        if (const Kind *kind = recognisedAnyway(input)) {
            return kind;
        }
    }
    if (!part.place.root.isEmpty()) {
        if (const Kind *rooted = input.catalog.recognise(part.tree)) {
            return rooted; // its root key is sufficient
        }
    }
    const bool isFile = input.parsed.format != Format::Markdown;
    const Kind *kind = kindOfBroken(textOf(input, source), source, input.catalog,
                                    isFile ? input.settings.filePath : QString());
    return kind || source.format != Format::Xml ? kind : kindOfFirstBlock(input, source);
}

/// True if the root key of the handoff has no value and the fields are beside it instead of below
/// it.
bool holdsNothing(const Tree &tree, const Kind *kind, const ProtocolCatalog &catalog)
{
    if (!kind || catalog.model(*kind).kind->isJudged || tree.root().children.size() < 2) {
        return false;
    }
    const auto isEmpty = [&tree](NodeId child) { return tree.at(child).style == Style::Absent; };
    const auto nearest = std::ranges::any_of(tree.root().children, isEmpty)
        ? nearestKind(tree, catalog)
        : std::nullopt;
    return nearest && nearest->isNear && nearest->at == 0;
}

/// @p issue about a missing colon after a word that may also continue the text above. The fix is
/// certain if the word is a key of @p kind; otherwise it is only offered, without a fix.
SyntaxIssue judgedByFields(const CheckInput &input, SyntaxIssue issue, const Kind *kind)
{
    const qsizetype end = issue.fix.front().offset;
    const QByteArrayView words =
        QByteArrayView(input.bytes).sliced(issue.range.begin).first(end - issue.range.begin);
    const QString key = QString::fromUtf8(words.sliced(words.lastIndexOf(' ') + 1));
    issue.isFixOffered = !kind || !hasField(kind->fields, key);
    if (issue.isFixOffered) {
        issue.fixTitle.clear();
        issue.fix.clear();
    }
    return issue;
}

bool isColonGuessed(const SyntaxIssue &issue)
{
    return issue.rule == "yaml.syntax"_L1 && issue.expected == ":"_L1 && issue.isFixOffered
        && !issue.fix.empty();
}

Recognition recognitionOf(const CheckInput &input, const HandoffPart &part, const Kind *recognised,
                          const Kind *chosen, bool isComplete)
{
    if (chosen) {
        return {Recognition::Method::Choice, chosen->title, {}, {}, false};
    }
    Recognition recognition = input.catalog.evidenceFor(recognised, part.tree);
    if (recognised && !isComplete) {
        const std::vector<const Kind *> named = kindsOfFile(input.settings.filePath, input.catalog);
        const bool isByName =
            recognition.evidence.empty() && std::ranges::find(named, recognised) != named.end();
        recognition.way = isByName ? Recognition::Method::FileName : Recognition::Method::Readable;
    }
    return recognition;
}

/// A part and the kind to check it by; null if there is none.
struct JudgedPart
{
    const CheckInput &input;
    const HandoffPart &part;
    const SourceDocument &source;
    const Kind *kind;
};

std::vector<SyntaxIssue> misspeltRoots(const JudgedPart &judged)
{
    std::optional<SyntaxIssue> root = judged.kind || !judged.source.isComplete
        ? std::nullopt
        : misspeltRoot(judged.input.bytes, judged.part.tree, judged.input.catalog);
    if (root && judged.source.tree.child(0, root->expected) != noNode) {
        root->fix.clear(); // the fix would create a duplicate key
        root->fixTitle.clear();
    }
    return root ? std::vector{*std::move(root)} : std::vector<SyntaxIssue>();
}

std::vector<SyntaxIssue> extraHandoffs(const JudgedPart &judged)
{
    return judged.kind && judged.source.isComplete
        ? secondHandoffs(judged.input.bytes, judged.part.tree, *judged.kind, judged.input.catalog)
        : std::vector<SyntaxIssue>();
}

template <auto find>
std::vector<SyntaxIssue> inYaml(const JudgedPart &judged)
{
    return judged.kind && judged.source.format == Format::Yaml
        ? find(judged.input.bytes, judged.part.tree)
        : std::vector<SyntaxIssue>();
}

/// Finds issues that the parser of the format cannot detect.
using PartCheck = std::vector<SyntaxIssue> (*)(const JudgedPart &judged);

constexpr PartCheck partChecks[]{misspeltRoots, extraHandoffs, inYaml<customTags>,
                                 inYaml<sentenceKeys>, inYaml<typographicQuotes>};

/// The issues of the part checks, and the parser's issues that the fields of the kind explain. All
/// other parser issues are added to @p asRead.
std::vector<SyntaxIssue> issuesOf(const JudgedPart &judged,
                                  std::vector<const SyntaxIssue *> &asRead)
{
    std::vector<SyntaxIssue> issues;
    for (const SyntaxIssue *issue : judged.part.issues) {
        std::optional<SyntaxIssue> explained = isColonGuessed(*issue)
            ? judgedByFields(judged.input, *issue, judged.kind)
            : judged.kind ? tagInText(judged.input, judged.part.tree, *issue, *judged.kind)
                          : std::nullopt;
        if (explained) {
            issues.push_back(*std::move(explained));
        } else {
            asRead.push_back(issue);
        }
    }
    for (const PartCheck check : partChecks) {
        std::ranges::move(check(judged), std::back_inserter(issues));
    }
    return issues;
}

DocumentReport checkPart(const CheckInput &input, const HandoffPart &part)
{
    const SourceDocument &source = input.parsed.documents[size_t(part.place.document)];
    const Kind *recognised =
        source.isComplete ? input.catalog.recognise(part.tree) : brokenKind(input, part, source);
    if (source.isComplete && holdsNothing(part.tree, recognised, input.catalog)) {
        recognised = nullptr;
    }
    const Kind *override = overriding(input, part.place, recognised);
    const Kind *kind = override ? override : recognised;
    const KindModel::Match at =
        kind ? input.catalog.model(*kind).kind->placeIn(part.tree) : KindModel::Match();
    std::vector<const SyntaxIssue *> issues;
    const std::vector<SyntaxIssue> found = issuesOf({input, part, source, kind}, issues);
    for (const SyntaxIssue &issue : found) {
        issues.push_back(&issue);
    }
    const bool isGuess = at.isGuess && !override;
    DocumentReport report = checkHandoff(
        input, {part.place, part.tree, at.base, issues, source.isComplete, isGuess}, kind);
    report.isOverridden = override != nullptr;
    report.recognition = recognitionOf(input, part, recognised, override, source.isComplete);
    report.line = input.lines.positionOf(part.begin).line;
    return report;
}

/// Entries of the root that together are a handoff.
struct RootEntries
{
    QString root;
    std::vector<NodeId> nodes;
};

/// The root's entries by handoff. Each entry with a root key is one; the other entries together are
/// one if they are recognised, or if only the spelling of their root key is wrong.
std::vector<RootEntries> partsOf(const CheckInput &input, const Tree &tree)
{
    const ProtocolCatalog &catalog = input.catalog;
    const std::vector<NodeId> rooted = catalog.rootedEntries(tree);
    const std::set<NodeId> known(rooted.begin(), rooted.end());
    std::vector<RootEntries> parts;
    std::vector<NodeId> others;
    for (const NodeId entry : rooted.empty() ? rooted : tree.root().children) {
        if (!known.contains(entry)) {
            others.push_back(entry);
        } else {
            parts.push_back({tree.at(entry).key, {entry}});
        }
    }
    if (others.empty()) {
        return parts;
    }
    const Tree rest = restrictedTo(tree, others);
    if (catalog.recognise(rest) || lacksOnlyItsRoot(input.bytes, rest, catalog)) {
        parts.push_back({{}, std::move(others)});
    }
    return parts;
}

/// The issues of each part. An issue belongs to the last part that begins before it.
std::vector<std::vector<const SyntaxIssue *>>
issuesByPart(const std::vector<const SyntaxIssue *> &issues, const Tree &tree,
             const std::vector<RootEntries> &parts)
{
    std::vector<std::vector<const SyntaxIssue *>> result(parts.size());
    for (const SyntaxIssue *issue : issues) {
        size_t owner = 0;
        for (size_t i = 0; i < parts.size(); ++i) {
            if (tree.at(parts[i].nodes.front()).keyRange.begin <= issue->range.begin) {
                owner = i;
            }
        }
        result[owner].push_back(issue);
    }
    return result;
}

} // namespace

std::vector<DocumentReport> checkDocument(const CheckInput &input, int document,
                                          const std::vector<const SyntaxIssue *> &issues)
{
    const SourceDocument &source = input.parsed.documents[size_t(document)];
    const std::vector<RootEntries> parts = partsOf(input, source.tree);
    std::vector<DocumentReport> reports;
    if (parts.size() < 2) {
        const HandoffId place{document, parts.empty() ? QString() : parts.front().root};
        reports.push_back(checkPart(input, {place, source.tree, source.range.begin, issues}));
        return reports;
    }
    const auto issuesOf = issuesByPart(issues, source.tree, parts);
    const bool isTied = hasAliases(source.tree);
    for (size_t i = 0; i < parts.size() && !(input.stop && *input.stop); ++i) {
        const std::vector<NodeId> &nodes = parts[i].nodes;
        const Tree tree =
            isTied ? restrictedTo(source.tree, nodes) : extractedSubtree(source.tree, nodes);
        const qsizetype begin = source.tree.at(nodes.front()).keyRange.begin;
        reports.push_back(checkPart(input, {{document, parts[i].root}, tree, begin, issuesOf[i]}));
    }
    return reports;
}

DocumentReport checkEmptyFile(const CheckInput &input,
                              const std::vector<const SyntaxIssue *> &issues)
{
    const Tree nothing;
    const bool isComplete = std::ranges::none_of(issues, &SyntaxIssue::isFatal);
    return checkHandoff(input, {{}, nothing, {}, issues, isComplete}, nullptr);
}

} // namespace baton
