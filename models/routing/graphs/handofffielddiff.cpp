// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/routing/graphs/handofffielddiff.h"

#include "models/disk/filestore.h"
#include "models/form/rows/formfields.h"
#include "models/parsing/parse.h"
#include "models/parsing/parsecache.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/strings/joinedparts.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr int deepest = 6;
constexpr size_t mostFields =
    200; ///< maximum number of fields of a document to show beside a graph

struct FieldEntry
{
    JsonPointer path;
    QString title;
    QString value;
};

/// Collects the values of a document from top to bottom. A list is a single value.
class Gatherer
{
public:
    explicit Gatherer(const Tree &tree)
        : m_tree(tree)
    {
    }

    void addObject(NodeId object, const FieldSchema *schema, const JsonPointer &path, int depth)
    {
        for (const FormEntry &entry : entriesOf(m_tree, object, path, schema)) {
            if (entry.isPresent() && m_entries.size() < mostFields) {
                add(entry, depth);
            }
        }
    }

    [[nodiscard]] std::vector<FieldEntry> take() { return std::move(m_entries); }

private:
    void add(const FormEntry &entry, int depth)
    {
        const NodeId node = resolvedNode(m_tree, entry.node);
        if (node == noNode) {
            return;
        }
        if (m_tree.at(node).type == ValueType::Map && depth < deepest) {
            addObject(node, entry.schema, entry.canonicalPath, depth + 1);
            return;
        }
        const QString value = textOf(node);
        if (!value.isEmpty()) {
            m_entries.push_back(
                {entry.canonicalPath, labelFor(entry.canonicalPath.last(), entry.schema), value});
        }
    }

    /// The text of a value. For a list, those of its items; for a map in a list, its first text.
    [[nodiscard]] QString textOf(NodeId id) const
    {
        const NodeId node = resolvedNode(m_tree, id);
        if (node == noNode) {
            return {};
        }
        const Node &value = m_tree.at(node);
        if (value.type == ValueType::List) {
            QStringList items;
            for (const NodeId item : value.children) {
                items.append(textOf(item));
            }
            return joinedParts(items, u", ");
        }
        if (value.type != ValueType::Map) {
            return value.text.simplified();
        }
        for (const NodeId child : value.children) {
            if (const QString text = textOf(child); !text.isEmpty()) {
                return text;
            }
        }
        return {};
    }

    const Tree &m_tree;
    std::vector<FieldEntry> m_entries;
};

Result<std::vector<FieldEntry>> entriesIn(const SessionHandoff &handoff,
                                          const ProtocolCatalog &catalog)
{
    const QString &path = handoff.at.path;
    const Result<QByteArray> bytes =
        handoff.kept.isEmpty() ? FileStore::read(path) : Result<QByteArray>(handoff.kept);
    if (!bytes) {
        return bytes.failure();
    }
    // A handoff in a transcript is a document, but its file is not.
    const Format ofFile = formatOf(path, *bytes);
    const bool isPart = ofFile == Format::Text && !handoff.kept.isEmpty();
    const Format format = isPart ? formatOf({}, *bytes) : ofFile;
    const auto parsed = parseCached(*bytes, format, catalog.parseOptions());
    const auto document = static_cast<size_t>(handoff.at.document);
    const Tree *tree =
        document < parsed->documents.size() ? &parsed->documents[document].tree : nullptr;
    const NodeId base = !tree || tree->isEmpty() ? noNode : tree->find(handoff.at.pointer);
    if (base == noNode) {
        return Failure{
            QCoreApplication::translate("baton::RoutingText",
                                        "%1 no longer holds this handoff. Load the session again.")
                .arg(QDir::toNativeSeparators(path))};
    }
    const Kind *kind = catalog.kind(handoff.kind);
    Gatherer gatherer(*tree);
    gatherer.addObject(resolvedNode(*tree, base), kind ? &kind->fields : nullptr, {}, 0);
    std::vector<FieldEntry> entries = gatherer.take();
    if (const JsonPointer block = kind ? catalog.model(*kind).kind->block : JsonPointer();
        !block.isRoot()) {
        std::ranges::stable_partition(
            entries, [&block](const FieldEntry &entry) { return block.covers(entry.path); });
    }
    return entries;
}

} // namespace

Result<std::vector<HandoffField>> handoffFieldDiff(const SessionHandoff &handoff,
                                                   const std::optional<SessionHandoff> &before,
                                                   const ProtocolCatalog &catalog)
{
    const Result<std::vector<FieldEntry>> entries = entriesIn(handoff, catalog);
    if (!entries) {
        return entries.failure();
    }
    std::vector<HandoffField> fields;
    for (const FieldEntry &entry : *entries) {
        fields.push_back({entry.title, entry.value, {}});
    }
    const Result<std::vector<FieldEntry>> old = before
        ? entriesIn(*before, catalog)
        : Result<std::vector<FieldEntry>>(std::vector<FieldEntry>());
    if (!before || !old) {
        return fields;
    }
    for (size_t i = 0; i < fields.size(); ++i) {
        const auto same = std::ranges::find((*old), (*entries)[i].path, &FieldEntry::path);
        const QString value = same == old->end() ? QString() : same->value;
        if (value != fields[i].value) {
            fields[i].before = value;
        }
    }
    for (const FieldEntry &entry : *old) {
        if (std::ranges::find(*entries, entry.path, &FieldEntry::path) == entries->end()) {
            fields.push_back({entry.title, {}, entry.value});
        }
    }
    return fields;
}

} // namespace baton
