// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/state/statedocument.h"

#include "models/disk/filestore.h"
#include "models/parsing/parse.h"
#include "models/parsing/parsecache.h"
#include "models/protocol/catalog/catalog.h"
#include "models/tree/displayrange.h"
#include "models/values/sessiontime.h"

#include <QFileInfo>

#include <algorithm>

namespace baton {

namespace {

constexpr qsizetype maxStateSize = qsizetype(4) << 20;

const Tree noTree;

} // namespace

StateDocument StateDocument::read(const QString &path, const ProtocolCatalog &catalog)
{
    StateDocument state;
    state.m_path = path;
    state.m_isThere = !path.isEmpty() && QFileInfo(path).isFile();
    if (!state.m_isThere) {
        return state;
    }
    Result<QByteArray> bytes = FileStore::read(path, maxStateSize);
    if (!bytes) {
        state.m_problem = bytes.error();
        state.m_problemAt = {path, {}, 0, 0};
        state.m_read.isWhole = false;
        return state;
    }
    return of(path, *std::move(bytes), catalog);
}

StateDocument StateDocument::of(const QString &path, QByteArray bytes,
                                const ProtocolCatalog &catalog)
{
    StateDocument state;
    state.m_path = path;
    state.m_isThere = true;
    state.m_bytes = std::move(bytes);
    const std::shared_ptr<const ParsedText> parsed =
        parseCached(state.m_bytes, formatOf(path, state.m_bytes), catalog.parseOptions());
    const auto fault = std::ranges::find_if(parsed->issues, &SyntaxIssue::isFatal);
    if (fault != parsed->issues.end()) {
        state.m_problem = fault->message;
        const int line = LineIndex(state.m_bytes).positionOf(fault->range.begin).line;
        state.m_problemAt = {path, {}, 0, line};
    }
    state.m_read = parseTolerantly(state.m_bytes, parsed);
    state.m_lines = LineIndex(state.m_read.bytes);
    state.m_isEmpty = state.m_problem.isEmpty()
        && (state.tree().isEmpty() || state.tree().root().type == ValueType::Null);
    return state;
}

const Tree &StateDocument::tree() const
{
    return m_read.parsed ? m_read.parsed->firstTree() : noTree;
}

const Node *StateDocument::nodeAt(const JsonPointer &pointer) const
{
    const Tree &all = tree();
    const NodeId id = all.isEmpty() || pointer.isRoot() ? noNode : all.find(pointer);
    if (id == noNode) {
        return nullptr;
    }
    const Node &node = all.at(id);
    return node.target == noNode ? &node : &all.at(node.target);
}

bool StateDocument::has(const JsonPointer &pointer) const
{
    const Node *node = nodeAt(pointer);
    return node && node->type != ValueType::Null;
}

QString StateDocument::text(const JsonPointer &pointer) const
{
    const Node *node = nodeAt(pointer);
    return node ? node->text.trimmed() : QString();
}

QString StateDocument::text(const JsonPointers &pointers) const
{
    for (const JsonPointer &pointer : pointers) {
        if (const QString found = text(pointer); !found.isEmpty()) {
            return found;
        }
    }
    return {};
}

QStringList StateDocument::keys(const JsonPointer &pointer) const
{
    const Node *node = nodeAt(pointer);
    QStringList result;
    if (node && node->type == ValueType::Map) {
        for (const NodeId child : node->children) {
            result.append(tree().at(child).key);
        }
    }
    return result;
}

QStringList StateDocument::texts(const JsonPointer &pointer) const
{
    const Node *node = nodeAt(pointer);
    if (!node || node->type != ValueType::List) {
        const QString one = text(pointer);
        return one.isEmpty() ? QStringList() : QStringList{one};
    }
    QStringList result;
    for (const NodeId child : node->children) {
        const NodeId target = tree().at(child).target;
        result.append(tree().at(target == noNode ? child : target).text.trimmed());
    }
    result.removeAll(QString());
    return result;
}

QDateTime StateDocument::time(const JsonPointer &pointer) const
{
    return sessionTime(text(pointer));
}

QDateTime StateDocument::time(const JsonPointers &pointers) const
{
    for (const JsonPointer &pointer : pointers) {
        if (const QDateTime found = time(pointer); found.isValid()) {
            return found;
        }
    }
    return {};
}

std::optional<int> StateDocument::number(const JsonPointer &pointer) const
{
    bool isNumber = false;
    const int value = text(pointer).toInt(&isNumber);
    return isNumber ? std::optional(value) : std::nullopt;
}

Evidence StateDocument::evidence(const JsonPointer &pointer) const
{
    const Tree &all = tree();
    const NodeId id = all.isEmpty() ? noNode : all.find(pointer);
    if (id == noNode) {
        return {m_isThere ? m_path : QString(), {}, 0, 0};
    }
    const ByteRange range = displayRange(all.at(id));
    return {m_path, pointer, 0, m_lines.positionOf(range.begin).line};
}

Evidence StateDocument::evidence(const JsonPointers &pointers) const
{
    for (const JsonPointer &pointer : pointers) {
        if (has(pointer)) {
            return evidence(pointer);
        }
    }
    return evidence(JsonPointer());
}

JsonPointer joined(const JsonPointer &from, const JsonPointer &tail)
{
    return JsonPointer(from.tokens() + tail.tokens());
}

} // namespace baton
