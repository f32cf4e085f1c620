// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/verdict/gatecheck.h"

#include "models/check/folder/sessionpaths.h"
#include "models/check/folder/siblinghandoffs.h"
#include "models/check/report/findinglist.h"
#include "models/check/report/rulecontext.h"
#include "models/check/values/synonyms.h"
#include "models/disk/checkeddisk.h"
#include "models/parsing/parse.h"
#include "models/parsing/parsecache.h"
#include "models/protocol/fields/fieldschema.h"
#include "models/strings/pathstrings.h"
#include "models/tree/displayrange.h"
#include "models/tree/yamlscalar.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 maxNeighbourSize = qint64(4) << 20;
constexpr qsizetype longestActual = 80; // fits in a table cell

CriterionState stateOf(bool isPassed)
{
    return isPassed ? CriterionState::Passed : CriterionState::Failed;
}

/// The value at @p node as a number. Texts that look like numbers do not count.
std::optional<double> numberAt(const CanonicalTree &tree, NodeId node)
{
    const ValueType type = tree.typeOf(node);
    const bool isNumber = type == ValueType::Integer || type == ValueType::Float;
    return isNumber ? numberIn(tree.textOf(node)) : std::nullopt;
}

/// The tree of the document that contains @p place.
const Tree &treeAt(const ParsedText &parsed, qsizetype place)
{
    const auto found = std::ranges::find_if(parsed.documents, [place](const SourceDocument &each) {
        return each.range.begin <= place && place < each.range.end;
    });
    return found == parsed.documents.end() ? parsed.documents.front().tree : found->tree;
}

bool asksForNumber(const Criterion &criterion)
{
    static const QStringList bounds{u"minimum"_s, u"maximum"_s, u"exclusiveMinimum"_s,
                                    u"exclusiveMaximum"_s};
    return !criterion.isCount && std::ranges::any_of(bounds, [&criterion](const QString &bound) {
        return criterion.schema.find(bound) != nullptr;
    });
}

} // namespace

GateCheck::GateCheck(const ProtocolPack &pack, const KindModel &kind, const CanonicalTree &tree,
                     const CheckSettings &settings, SessionState &state)
    : m_pack(pack)
    , m_kind(kind)
    , m_tree(tree)
    , m_settings(settings)
    , m_state(state)
{
}

/// True if the value is given. An empty list or map counts as given; null and placeholders do not.
bool GateCheck::Subject::isGiven(NodeId node) const
{
    if (node == noNode || (open.count() > 0 && open.at(tree.tree().pointerTo(node)))) {
        return false;
    }
    const NodeId value = tree.resolved(node);
    const bool isEmpty = completenessOf(tree, value, {}, {}).fill == Completeness::Empty;
    return !isEmpty || tree.at(value).type == ValueType::List
        || tree.at(value).type == ValueType::Map;
}

bool GateCheck::Subject::isOpenIn(NodeId node) const
{
    return open.isOpenIn(tree.tree().pointerTo(node));
}

std::vector<GateResult> GateCheck::results(const QString &phase, bool isReadable)
{
    std::vector<GateResult> gates;
    for (const Gate &gate : m_pack.gates) {
        const bool isOfPhase =
            gate.phase < 0 || !m_kind.kind.isHandoff || QString::number(gate.phase) == phase;
        if (!isOfPhase || !gate.kinds.contains(m_kind.kind.name)) {
            continue;
        }
        GateResult result{gate.id, gate.title, {}};
        for (const Criterion &criterion : gate.criteria) {
            if (criterion.unlessKind == m_kind.kind.name) {
                continue;
            }
            result.criteria.push_back(isReadable
                                          ? evaluate(criterion, phase)
                                          : CriterionResult{criterion.id,
                                                            criterion.title,
                                                            criterion.threshold,
                                                            {},
                                                            CriterionState::NotEvaluated,
                                                            {},
                                                            {},
                                                            tr("The document cannot be read.")});
        }
        gates.push_back(std::move(result));
    }
    return gates;
}

CriterionResult GateCheck::evaluate(const Criterion &criterion, const QString &phase)
{
    CriterionResult result{criterion.id,
                           criterion.title,
                           criterion.threshold,
                           {},
                           CriterionState::NotEvaluated,
                           criterion.pointer,
                           {}};
    const bool isOfMode = criterion.mode.isEmpty() || m_state.mode() == criterion.mode;
    if (!isOfMode) {
        result.reason = tr("It counts in mode %1 only.").arg(criterion.mode);
        return result;
    }
    if (criterion.measure == Measure::Outside) {
        result.reason = tr("No document contains it.");
        return result;
    }
    if (criterion.of.isEmpty() || criterion.of == m_kind.kind.name) {
        judge(result, criterion, {m_kind, m_tree, m_open});
        if (result.state == CriterionState::Failed && waitsForAuthor(result)) {
            result.state = CriterionState::NotEvaluated;
            result.reason = tr("It is still to be filled in.");
        }
        showCounted(result, criterion, {m_kind, m_tree, m_open});
        return result;
    }
    const auto kind = std::ranges::find_if(
        m_pack.kinds, [&](const KindModel &model) { return model.kind.name == criterion.of; });
    const Neighbour *other = kind == m_pack.kinds.end() ? nullptr : neighbour(*kind, phase);
    if (other && other->tree) {
        judge(result, criterion, {*kind, *other->tree, other->open});
    } else if (other) {
        result.reason = tr("The %1 beside this document cannot be read.").arg(criterion.of);
    } else {
        result.reason = tr("There is no %1 beside this document.").arg(criterion.of);
    }
    result.evidence = {};
    result.range = {};
    return result;
}

/// True for a part that its author has added but not filled in yet.
bool GateCheck::waitsForAuthor(const CriterionResult &result) const
{
    return m_settings.unsaved.holds(result.evidence) && m_open.isOpenIn(result.evidence);
}

void GateCheck::judge(CriterionResult &result, const Criterion &criterion, const Subject &subject)
{
    const CanonicalTree &tree = subject.tree;
    if (criterion.measure == Measure::RequiredFields) {
        judgeRequired(result, subject);
        return;
    }
    const NodeId node = tree.find(criterion.pointer);
    if (!subject.isGiven(node)) {
        const bool isPlaceKnown = tree.find(criterion.pointer.parent()) != noNode;
        result.state = isPlaceKnown ? criterion.onMissing : CriterionState::NotEvaluated;
        result.actual = tr("not given");
        return;
    }
    result.evidence = tree.tree().pointerTo(node);
    result.range = displayRange(tree.at(node));
    if (criterion.isCount) {
        judgeCount(result, criterion, subject, tree.resolved(node));
    } else if (criterion.measure == Measure::Magnitude || !criterion.percentOf.isEmpty()) {
        judgeNumber(result, criterion, subject, tree.resolved(node));
    } else {
        judgeValue(result, criterion, subject, node);
    }
    if (asksForNumber(criterion) && !numberAt(tree, tree.resolved(node))) {
        //: in the column of what a gate found, behind a value such as "85%"
        result.actual = tr("%1, which is not a number").arg(result.actual);
    }
}

void GateCheck::judgeValue(CriterionResult &result, const Criterion &criterion,
                           const Subject &subject, NodeId node) const
{
    const CanonicalTree &tree = subject.tree;
    const auto isFound = [this](const QString &rule) { return m_found.contains(rule); };
    const bool isObjected =
        &subject.kind == &m_kind && std::ranges::any_of(criterion.unlessFound, isFound);
    result.state = stateOf(!isObjected && criterion.jsonSchema->accepts(tree, node));
    if (tree.at(tree.resolved(node)).children.empty()) {
        result.actual = spelling(tree, node, longestActual);
    } else if (result.state == CriterionState::Passed) {
        result.actual = criterion.threshold;
    } else {
        result.actual = isObjected ? tr("not given") : spelling(tree, node, longestActual);
    }
}

/// Judges a criterion about required fields of the kind's own block: "2 of 3". A field that only
/// this document requires, such as blocking_issues of a rejected review, counts as well if its
/// schema requires it there.
void GateCheck::judgeRequired(CriterionResult &result, const Subject &subject) const
{
    const KindModel &kind = subject.kind;
    const CanonicalTree &tree = subject.tree;
    const FieldSchema *block = fieldAt(kind.kind.fields, kind.block);
    const NodeId node = tree.find(kind.block);
    if (!block) {
        return;
    }
    QSet<QString> required;
    for (const FieldSchema &field : block->properties) {
        if (field.isRequired) {
            required.insert(field.name);
        }
    }
    for (const QString &name : m_conditional) {
        if (&kind == &m_kind) {
            required.insert(name);
        }
    }
    const auto given = std::ranges::count_if(required, [&](const QString &name) {
        const NodeId field = node == noNode ? noNode : tree.child(node, name);
        return subject.isGiven(field) && !subject.isOpenIn(field);
    });
    //: how many of the required fields are there
    result.actual = tr("%1 of %2").arg(given).arg(required.size());
    result.threshold = QString::number(required.size());
    result.state = stateOf(given == required.size());
    result.evidence = node == noNode ? kind.block : tree.tree().pointerTo(node);
    result.range = node == noNode ? ByteRange() : tree.at(node).keyRange;
}

/// True if @p criterion counts the list entry @p entry.
bool GateCheck::isCounted(const Criterion &criterion, const Subject &subject, NodeId entry)
{
    const CanonicalTree &tree = subject.tree;
    const NodeId place = tree.find(criterion.countPointer, entry);
    if (place == noNode) {
        return false;
    }
    const QString text = tree.at(tree.resolved(place)).text;
    return (criterion.countValue.isEmpty() || text == criterion.countValue)
        && (criterion.countPattern.pattern().isEmpty()
            || criterion.countPattern.match(text).hasMatch())
        && !subject.isOpenIn(entry);
}

/// Sets the evidence of a failed count: the first counted entry if there are too many, the list if
/// there are too few.
void GateCheck::showCounted(CriterionResult &result, const Criterion &criterion,
                            const Subject &subject)
{
    const CanonicalTree &tree = subject.tree;
    const NodeId list = tree.find(result.evidence);
    if (result.state != CriterionState::Failed || !criterion.isCount || list == noNode
        || !criterion.jsonSchema->accepts(0.0)) {
        return;
    }
    for (const NodeId entry : tree.at(tree.resolved(list)).children) {
        if (isCounted(criterion, subject, entry)) {
            result.evidence = tree.tree().pointerTo(entry);
            result.range = displayRange(tree.at(entry));
            return;
        }
    }
}

void GateCheck::judgeCount(CriterionResult &result, const Criterion &criterion,
                           const Subject &subject, NodeId list) const
{
    const CanonicalTree &tree = subject.tree;
    const auto fits = [&](NodeId entry) { return isCounted(criterion, subject, entry); };
    const auto isSilent = [&](NodeId entry) {
        return !criterion.countPointer.isRoot()
            && !subject.isGiven(tree.find(criterion.countPointer, entry));
    };
    const std::vector<NodeId> &entries = tree.at(list).children;
    const auto count = std::ranges::count_if(entries, fits);
    const auto silent = std::ranges::count_if(entries, isSilent);
    result.actual = QString::number(count);
    result.state = stateOf(criterion.jsonSchema->accepts(static_cast<double>(count)));
    if (silent > 0 && result.state == CriterionState::Passed) {
        result.state = CriterionState::NotEvaluated;
        result.reason =
            tr("%n of them cannot be counted: %1 is missing.", nullptr, static_cast<int>(silent))
                .arg(criterion.countPointer.last());
    }
}

void GateCheck::judgeNumber(CriterionResult &result, const Criterion &criterion,
                            const Subject &subject, NodeId node) const
{
    const CanonicalTree &tree = subject.tree;
    const std::optional<double> given = numberAt(tree, node);
    result.actual = spelling(tree, node, longestActual);
    if (!given || !std::isfinite(*given)) {
        result.state = CriterionState::Failed;
        return;
    }
    double number = std::abs(*given);
    if (criterion.percentOf == "memory"_L1) {
        if (m_settings.memoryMb <= 0) {
            result.reason = tr("The memory of the machine is not set: see Settings.");
            return;
        }
        number = number * 100 / static_cast<double>(m_settings.memoryMb);
        result.actual = QString::number(number, 'f', 0) + u' ' + criterion.unit;
    }
    result.state = stateOf(criterion.jsonSchema->accepts(number));
}

/// The latest document of @p kind and @p phase in the folder. If none can be read, the file that
/// the protocol names.
const GateCheck::Neighbour *GateCheck::neighbour(const KindModel &kind, const QString &phase)
{
    if (m_neighbours.contains(kind.kind.name)) {
        return m_neighbours[kind.kind.name].get();
    }
    std::shared_ptr<Neighbour> &result = m_neighbours[kind.kind.name];
    if (!m_settings.touchesDisk || m_settings.filePath.isEmpty() || kind.fileName.isEmpty()) {
        return nullptr;
    }
    const QString folder = parentOf(m_settings.filePath);
    const auto all = handoffsIn({folder}, m_pack);
    const FolderHandoff *const latest = latestOf(*all, kind.kind.name, phase);
    const QString usual = QString(kind.fileName.text()).replace("{phase}"_L1, phase);
    const auto file = CheckedDisk::opened(
        CheckedDisk::at(folder + u'/' + (latest ? latest->file : usual), CheckedDisk::Noted::No));
    if (!file || file->size() > maxNeighbourSize) {
        return nullptr;
    }
    auto found = std::make_shared<Neighbour>();
    const QByteArray bytes = file->readAll();
    found->parsed = parseCached(bytes, formatOf(file->fileName(), bytes));
    if (found->parsed->isComplete() && !found->parsed->documents.empty()) {
        const Tree &tree =
            latest ? treeAt(*found->parsed, latest->begin) : found->parsed->documents.front().tree;
        found->tree = std::make_unique<CanonicalTree>(tree);
        applySynonyms(*found->tree, kind.kind.fields);
        for (const FoundPlaceholder &place :
             placeholdersIn(*found->tree, bytes, kind.kind.fields, kind.kind.openTexts, true)) {
            found->open.add(found->tree->tree().pointerTo(place.node), place.fill, &place.text);
        }
    }
    result = std::move(found);
    return result.get();
}

} // namespace baton
