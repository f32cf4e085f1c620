// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/values/misspeltkeys.h"

#include "models/formats/xml/xmlkeynames.h"
#include "models/strings/spellingmatch.h"

namespace baton {

namespace {

constexpr qsizetype tooMany = 1000;  // a number of differences that is never accepted
constexpr size_t mostCompared = 200; // a map with more unknown keys is of another kind

/// The maximum number of wrong letters in a name of @p size letters.
qsizetype mostSlips(qsizetype size)
{
    return size < 4 ? 0 : std::max<qsizetype>(1, size / 5);
}

/// The keys of @p map that are not in @p fields.
std::vector<NodeId> unknownKeys(const CanonicalTree &tree, NodeId map, const FieldSchema &fields)
{
    std::vector<NodeId> unknown;
    for (const NodeId child : tree.at(map).children) {
        if (!fields.property(tree.keyOf(child))) {
            unknown.push_back(child);
        }
    }
    unknown.resize(std::min(unknown.size(), mostCompared));
    return unknown;
}

/// The words of a key. "suggestedFix" and "suggested_fix" have two each.
QStringList wordsIn(const QString &key)
{
    QStringList words;
    bool isInside = false;
    bool wasLower = false;
    for (const QChar c : key) {
        const bool begins = !isInside || (wasLower && c.isUpper());
        isInside = c.isLetterOrNumber();
        wasLower = c.isLower();
        if (isInside && begins) {
            words.append(QString());
        }
        if (isInside) {
            words.last().append(c.toCaseFolded());
        }
    }
    return words;
}

QString digitsIn(const QString &key)
{
    QString digits;
    std::ranges::copy_if(key, std::back_inserter(digits), [](QChar c) { return c.isDigit(); });
    return digits;
}

/// True if each word of @p key is similar to that of @p name. min_value is not max_value, and
/// phase_2 is not phase_3.
bool areAlike(const QString &key, const QString &name)
{
    const QStringList words = wordsIn(key);
    const QStringList others = wordsIn(name);
    if (digitsIn(key) != digitsIn(name)) {
        return false;
    }
    if (words.size() != others.size()) { // words without separators, as in "approvalstatus"
        return editDistance(words.join(QString()), others.join(QString())) < 2;
    }
    for (qsizetype i = 0; i < words.size(); ++i) {
        const qsizetype most = std::min(words[i].size(), others[i].size()) < 3 ? 0 : 1;
        if (std::abs(words[i].size() - others[i].size()) > most
            || editDistance(words[i], others[i]) > most) {
            return false;
        }
    }
    return true;
}

/// False for XML names that are never misspelt: names with a prefix, repeated names and texts.
bool canBeMisspelt(const QString &key)
{
    return !key.contains(u':') && !key.contains(u'[') && !xml::isText(key)
        && key != QLatin1StringView("@xmlns");
}

/// The number of wrong letters in @p key if @p name is intended.
qsizetype slips(const QString &key, const QString &name)
{
    constexpr qsizetype shortest = 6; // many shorter names differ in one letter
    if (xml::isAttribute(key) != xml::isAttribute(name)) {
        return tooMany;
    }
    const QString written = normalizedKey(key);
    const QString wanted = normalizedKey(name);
    if (written == wanted) {
        return written.isEmpty() ? tooMany : 0;
    }
    const qsizetype most = wanted.size() < shortest ? 0 : mostSlips(wanted.size());
    if (std::abs(written.size() - wanted.size()) > most || !areAlike(key, name)) {
        return tooMany;
    }
    const qsizetype away = editDistance(written, wanted);
    return away <= most ? away : tooMany;
}

/// True if the key @p child of @p map can only mean @p field, and no other key of the map can mean
/// it.
bool isOnlyMatch(const CanonicalTree &tree, NodeId map, const FieldSchema &fields, NodeId child,
                 const QString &field)
{
    const QString key = tree.keyOf(child);
    const std::vector<NodeId> unknown = unknownKeys(tree, map, fields);
    return std::ranges::none_of(fields.properties,
                                [&](const FieldSchema &other) {
                                    return other.name != field
                                        && tree.child(map, other.name) == noNode
                                        && slips(key, other.name) < tooMany;
                                })
        && std::ranges::none_of(unknown, [&](NodeId other) {
               return other != child && slips(tree.keyOf(other), field) < tooMany;
           });
}

/// True if the names are equal except for case and separators, or differ in one letter and no other
/// match is possible.
bool isCertain(const CanonicalTree &tree, NodeId map, const FieldSchema &fields, NodeId child,
               const FieldSchema &field)
{
    const qsizetype away = slips(tree.keyOf(child), field.name);
    return away == 0
        || (away == 1 && !field.isSuggested && isOnlyMatch(tree, map, fields, child, field.name));
}

class MisspeltKeyWalker
{
public:
    MisspeltKeyWalker(const CanonicalTree &tree, FieldsOfNodes *met)
        : m_tree(tree)
        , m_met(met)
    {
    }

    void visit(NodeId id, const FieldSchema &fields)
    {
        const Node &node = m_tree.at(id);
        if (m_met) {
            (*m_met)[size_t(id)] = &fields;
        }
        const bool isFree = node.type == ValueType::Map && fields.widget == FieldWidget::FreeMap;
        if ((node.type == ValueType::List || isFree) && !fields.items.empty()) {
            for (const NodeId child : node.children) {
                visit(child, fields.items.front());
            }
        }
        if (node.type != ValueType::Map || fields.properties.empty()) {
            return;
        }
        bool hasUnknown = false;
        PropertySearch properties(fields);
        for (const NodeId child : node.children) {
            const QString key = m_tree.keyOf(child);
            const FieldSchema *field = properties.find(key);
            hasUnknown = hasUnknown || (!field && canBeMisspelt(key));
            if (field) {
                visit(child, *field);
            }
        }
        if (hasUnknown) {
            addUnknown(id, fields);
        }
    }

    std::vector<MisspeltKey> found;

private:
    /// Adds the unknown keys of the map @p id, each with the missing field that it probably means.
    /// Each field is used at most once.
    void addUnknown(NodeId id, const FieldSchema &fields)
    {
        std::vector<const FieldSchema *> lacking;
        for (const FieldSchema &field : fields.properties) {
            if (m_tree.child(id, field.name) == noNode) {
                lacking.push_back(&field);
            }
        }
        for (const NodeId child : unknownKeys(m_tree, id, fields)) {
            const QString key = m_tree.keyOf(child);
            if (!canBeMisspelt(key)) {
                continue;
            }
            const auto field = std::ranges::min_element(
                lacking, {}, [&](const FieldSchema *other) { return slips(key, other->name); });
            const qsizetype away = field == lacking.end() ? tooMany : slips(key, (*field)->name);
            if (away < tooMany) {
                found.push_back({child, (*field)->name,
                                 isCertain(m_tree, id, fields, child, **field),
                                 (*field)->isSuggested});
                lacking.erase(field);
            }
        }
    }

    const CanonicalTree &m_tree;
    FieldsOfNodes *m_met;
};

} // namespace

QString normalizedKey(const QString &key)
{
    QString letters;
    for (const QChar c : key) {
        if (c.isLetterOrNumber()) {
            letters.append(c);
        }
    }
    return letters.toCaseFolded();
}

std::optional<MisspeltKey> misspeltFor(const CanonicalTree &tree, NodeId map,
                                       const FieldSchema &fields, const QString &field)
{
    const QString wanted = normalizedKey(field);
    const qsizetype most = mostSlips(wanted.size());
    std::optional<MisspeltKey> best;
    qsizetype least = most + 1;
    const std::vector<NodeId> unknown = unknownKeys(tree, tree.resolved(map), fields);
    for (const NodeId child : unknown) {
        const QString key = normalizedKey(tree.keyOf(child));
        const bool isNear = std::abs(key.size() - wanted.size()) <= most;
        const qsizetype away = isNear ? editDistance(key, wanted) : least;
        if (away < least) {
            least = away;
            best = MisspeltKey{child, field};
        }
    }
    const FieldSchema *meant = best ? fields.property(field) : nullptr;
    if (meant) {
        best->isCertain = isCertain(tree, tree.resolved(map), fields, best->node, *meant);
    }
    return best;
}

std::vector<MisspeltKey> misspeltKeys(const CanonicalTree &tree, const FieldSchema &fields,
                                      FieldsOfNodes *met)
{
    if (met) {
        met->assign(tree.tree().nodes.size(), nullptr);
    }
    MisspeltKeyWalker walker(tree, met);
    if (!tree.tree().isEmpty()) {
        walker.visit(tree.base(), fields);
    }
    return std::move(walker.found);
}

} // namespace baton
