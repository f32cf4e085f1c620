// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/recognition/extrahandoff.h"

#include "models/check/recognition/misspeltroot.h"
#include "models/check/recognition/misspeltroottranslations.h"
#include "models/check/recognition/nearestkind.h"
#include "models/check/values/subtree.h"
#include "models/protocol/fields/fieldschema.h"
#include "models/protocol/pack/protocolpack.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

bool lacksOnlyItsRoot(const QByteArray &bytes, const Tree &tree, const ProtocolCatalog &catalog)
{
    const std::optional<NearestKind> nearest = nearestKind(tree, catalog);
    return (nearest && nearest->isNear && nearest->at != 0 && !nearest->root.isEmpty())
        || misspeltRoot(bytes, tree, catalog);
}

std::vector<SyntaxIssue> secondHandoffs(const QByteArray &bytes, const Tree &tree, const Kind &kind,
                                        const ProtocolCatalog &catalog)
{
    constexpr size_t mostKeys = 20; // a document with more keys is not two handoffs
    const std::vector<FieldSchema> &top = kind.fields.properties;
    std::vector<SyntaxIssue> issues;
    if (top.size() != 1 || !catalog.model(kind).kind->roots.isEmpty()
        || tree.root().children.size() > mostKeys) {
        return issues; // entries with their own root keys are parts of the document
    }
    const QString &root = top.front().name;
    for (const NodeId entry : tree.root().children) {
        const Node &node = tree.at(entry);
        if (node.type != ValueType::Map || node.key == root
            || !lacksOnlyItsRoot(bytes, restrictedTo(tree, {entry}), catalog)) {
            continue;
        }
        SyntaxIssue issue;
        issue.rule = u"handoff.root-misspelt"_s;
        issue.range = node.keyRange;
        issue.expected = root;
        issue.actual = node.key;
        issue.isFatal = false;
        //: two keys
        issue.message = MisspeltRootTranslations::tr(
                            "%1 contains a second handoff. Baton checks only the one below "
                            "%2. Make it a document of its own.")
                            .arg(node.key, root);
        issues.push_back(std::move(issue));
    }
    return issues;
}

} // namespace baton
