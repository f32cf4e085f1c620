// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/recognition/misspeltroot.h"

#include "models/check/recognition/misspeltroottranslations.h"
#include "models/check/values/misspeltkeys.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/fields/fieldschema.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/strings/spellingmatch.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The root keys by which protocols recognise their documents.
QStringList rootKeys(const ProtocolCatalog &catalog)
{
    QStringList keys;
    (void)catalog.kindsThat([&keys](const KindModel &model) {
        keys += model.roots;
        for (const KindShape &shape : model.shapes) {
            for (const JsonPointer &pointer : shape.has) {
                if (pointer.depth() > 1) {
                    keys.append(pointer.tokens().front());
                }
            }
        }
        return false;
    });
    for (const XmlShape &shape : catalog.parseOptions().xml) {
        keys.append(shape.root);
    }
    keys.removeDuplicates();
    return keys;
}

/// The edit of the end tag of the root element @p node, if it has the same spelling as the start
/// tag.
TextEdits endTag(const QByteArray &bytes, const Node &node, const QByteArray &key)
{
    const QByteArray end = "</" + node.key.toUtf8();
    return bytes.mid(node.range.end, end.size()) == end
        ? TextEdits{{node.range.end + 2, end.size() - 2, key}}
        : TextEdits();
}

const Kind *kindWith(const Tree &tree, NodeId child, const QString &key,
                     const ProtocolCatalog &catalog)
{
    Tree renamed = tree;
    renamed.nodes[size_t(child)].key = key;
    return catalog.recognise(renamed);
}

/// True if a field of @p kind is below the key. Other files, such as settings, may have a similar
/// key but not the same fields.
bool holdsFieldOf(const Kind *kind, const QString &root, const Tree &tree, NodeId child)
{
    const FieldSchema *fields = kind ? kind->fields.property(root) : nullptr;
    return fields && std::ranges::any_of(tree.at(child).children, [&](NodeId field) {
               return fields->property(tree.at(field).key) != nullptr;
           });
}

/// True if @p key is long and has one or two wrong letters, or lacks the last word of @p root. Keys
/// of different protocols are never so similar.
bool isMisspelling(const QString &key, const QString &root)
{
    constexpr qsizetype shortest = 8;
    constexpr qsizetype longer = 16;
    if (key.size() < shortest
        || (key.size() < longer && normalizedKey(key) == normalizedKey(root))) {
        return false; // for a short key the fields below it decide
    }
    const bool lacksEnd =
        root.startsWith(key + u'_', Qt::CaseInsensitive) && root.lastIndexOf(u'_') == key.size();
    return lacksEnd
        || editDistance(normalizedKey(key), normalizedKey(root)) <= (key.size() < longer ? 1 : 2);
}

/// The intended root key. Certain if only case, blanks and word separators differ.
struct MeantRoot
{
    QString key;
    bool isCertain = true;
};

std::optional<MeantRoot> intendedRoot(const Tree &tree, NodeId child, const QStringList &keys,
                                      const ProtocolCatalog &catalog)
{
    const QString &key = tree.at(child).key;
    if (tree.at(child).type != ValueType::Map || keys.contains(key)) {
        return std::nullopt;
    }
    const auto same = std::ranges::find(keys, normalizedKey(key), &normalizedKey);
    if (same != keys.end()
        && holdsFieldOf(kindWith(tree, child, *same, catalog), *same, tree, child)) {
        return MeantRoot{*same, true};
    }
    const auto near = std::ranges::find_if(keys, [&](const QString &root) {
        const Kind *kind =
            isMisspelling(key, root) ? kindWith(tree, child, root, catalog) : nullptr;
        return kind && catalog.model(*kind).kind->isJudged;
    });
    return near == keys.end() ? std::nullopt : std::optional(MeantRoot{*near, false});
}

} // namespace

std::optional<SyntaxIssue> misspeltRoot(const QByteArray &bytes, const Tree &tree,
                                        const ProtocolCatalog &catalog)
{
    constexpr size_t mostKeys = 100; // a document with more keys is not a handoff with a wrong root
    if (tree.isEmpty() || tree.root().type != ValueType::Map
        || tree.root().children.size() > mostKeys) {
        return std::nullopt;
    }
    const QStringList keys = rootKeys(catalog);
    for (const NodeId child : tree.root().children) {
        const Node &node = tree.at(child);
        const std::optional<MeantRoot> meant = intendedRoot(tree, child, keys, catalog);
        if (!meant) {
            continue;
        }
        SyntaxIssue issue;
        issue.rule = u"handoff.root-misspelt"_s;
        issue.range = node.keyRange;
        issue.expected = meant->key;
        issue.actual = node.key;
        issue.isFatal = false;
        issue.message = MisspeltRootTranslations::tr(
                            "No protocol has the root key %1, so nothing is read; %2 seems "
                            "to be meant")
                            .arg(node.key, meant->key);
        if (bytes.mid(node.keyRange.begin, node.keyRange.length()) == node.key.toUtf8()) {
            issue.fixTitle = MisspeltRootTranslations::tr("Rename");
            issue.isFixOffered = !meant->isCertain;
            issue.fix = {{node.keyRange.begin, node.keyRange.length(), meant->key.toUtf8()}};
            const TextEdits end = endTag(bytes, node, meant->key.toUtf8());
            issue.fix.insert(issue.fix.end(), end.begin(), end.end());
        }
        return issue;
    }
    return std::nullopt;
}

} // namespace baton
