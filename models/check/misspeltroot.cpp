// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/misspeltroot.h"

#include "models/check/misspeltkeys.h"
#include "models/protocol/catalog.h"
#include "models/protocol/protocolpack.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(baton::MisspeltRoot)
};

/// The keys at the root by which the protocols know their documents.
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

/// The end tag of the root element @p node, where it is spelt as in the start tag.
TextEdits endTag(const QByteArray &bytes, const Node &node, const QByteArray &key)
{
    const QByteArray end = "</" + node.key.toUtf8();
    return bytes.mid(node.range.end, end.size()) == end
        ? TextEdits{{node.range.end + 2, end.size() - 2, key}}
        : TextEdits();
}

bool isKnownWith(const Tree &tree, NodeId child, const QString &key, const ProtocolCatalog &catalog)
{
    Tree renamed = tree;
    renamed.nodes[size_t(child)].key = key;
    return catalog.recognise(renamed) != nullptr;
}

} // namespace

std::optional<SyntaxIssue> misspeltRoot(const QByteArray &bytes, const Tree &tree,
                                        const ProtocolCatalog &catalog)
{
    constexpr size_t mostKeys = 100; // a document of more is no handoff that lacks its root
    if (tree.isEmpty() || tree.root().type != ValueType::Map
        || tree.root().children.size() > mostKeys) {
        return std::nullopt;
    }
    const QStringList keys = rootKeys(catalog);
    for (const NodeId child : tree.root().children) {
        const Node &node = tree.at(child);
        const auto isMeant = [&](const QString &key) {
            return key != node.key && foldedKey(key) == foldedKey(node.key);
        };
        const auto key = std::ranges::find_if(keys, isMeant);
        if (node.type != ValueType::Map || key == keys.end() || keys.contains(node.key)
            || !isKnownWith(tree, child, *key, catalog)) {
            continue;
        }
        SyntaxIssue issue;
        issue.rule = u"handoff.root-misspelt"_s;
        issue.range = node.keyRange;
        issue.expected = *key;
        issue.actual = node.key;
        issue.isFatal = false;
        issue.message = Texts::tr("No protocol has the root key %1, so nothing is read; %2 seems "
                                  "to be meant")
                            .arg(node.key, *key);
        if (bytes.mid(node.keyRange.begin, node.keyRange.length()) == node.key.toUtf8()) {
            issue.fixTitle = Texts::tr("Rename");
            issue.fix = {{node.keyRange.begin, node.keyRange.length(), key->toUtf8()}};
            const TextEdits end = endTag(bytes, node, key->toUtf8());
            issue.fix.insert(issue.fix.end(), end.begin(), end.end());
        }
        return issue;
    }
    return std::nullopt;
}

} // namespace baton
