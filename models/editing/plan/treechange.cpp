// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/plan/treechange.h"

#include "models/editing/plan/expectedvalue.h"

namespace baton::edit {

namespace {

/// Applies edits of a document to a value that holds only a run of its entries.
class RunChange
{
public:
    RunChange(const Tree &tree, const NodeRun &run, Value &entries)
        : m_run(run)
        , m_container(tree.pointerTo(run.container))
        , m_isAtEnd(run.first + run.count == std::ssize(tree.at(run.container).children))
        , m_entries(entries)
    {
        if (!m_isAtEnd) {
            const auto next = static_cast<size_t>(run.first + run.count);
            m_next = tree.at(tree.at(run.container).children[next]).key;
        }
    }

    /// @p edit with pointers relative to the run; nullopt if it affects anything outside.
    [[nodiscard]] std::optional<TreeEdit> withinRun(const TreeEdit &edit) const
    {
        return std::visit([this](const auto &one) { return within(one); }, edit);
    }

private:
    /// @p at relative to the run; nullopt if it points outside.
    [[nodiscard]] std::optional<JsonPointer> below(const JsonPointer &at) const
    {
        if (!m_container.covers(at) || at.depth() == m_container.depth()) {
            return std::nullopt;
        }
        QStringList tokens = at.tokens().sliced(m_container.depth());
        if (m_entries.type == ValueType::Map) {
            return m_entries.keys.contains(tokens.front()) ? std::optional(JsonPointer(tokens))
                                                           : std::nullopt;
        }
        bool isNumber = false;
        const qsizetype index = tokens.front().toLongLong(&isNumber) - m_run.first;
        tokens.front() = QString::number(index);
        return isNumber && isIndex(index) ? std::optional(JsonPointer(tokens)) : std::nullopt;
    }

    [[nodiscard]] bool isIndex(qsizetype index) const
    {
        return index >= 0 && index < std::ssize(m_entries.items);
    }

    template <typename Edit>
    [[nodiscard]] std::optional<TreeEdit> at(Edit edit) const
    {
        const std::optional<JsonPointer> place = below(edit.at);
        edit.at = place.value_or(JsonPointer());
        return place ? std::optional(TreeEdit(edit)) : std::nullopt;
    }

    [[nodiscard]] std::optional<TreeEdit> within(const SetValue &edit) const { return at(edit); }
    [[nodiscard]] std::optional<TreeEdit> within(const Remove &edit) const { return at(edit); }
    [[nodiscard]] std::optional<TreeEdit> within(const RenameKey &edit) const { return at(edit); }

    [[nodiscard]] std::optional<TreeEdit> within(Move edit) const
    {
        if (edit.at.depth() == m_container.depth() + 1) {
            edit.to -= m_run.first;
            return isIndex(edit.to) ? at(edit) : std::nullopt;
        }
        return at(edit);
    }

    [[nodiscard]] std::optional<TreeEdit> within(InsertKey edit) const
    {
        if (edit.map == m_container) {
            const bool isBehind = edit.before.isEmpty() ? m_isAtEnd : edit.before == m_next;
            if (!isBehind && !m_entries.keys.contains(edit.before)) {
                return std::nullopt;
            }
            edit.before = isBehind ? QString() : edit.before;
            edit.map = JsonPointer();
            return edit;
        }
        const std::optional<JsonPointer> map = below(edit.map);
        edit.map = map.value_or(JsonPointer());
        return map ? std::optional(TreeEdit(edit)) : std::nullopt;
    }

    [[nodiscard]] std::optional<TreeEdit> within(InsertItem edit) const
    {
        if (edit.list == m_container) {
            const qsizetype index = edit.index - m_run.first;
            const bool isThere =
                edit.index < 0 ? m_isAtEnd : index >= 0 && index <= std::ssize(m_entries.items);
            edit.index = edit.index < 0 ? -1 : index;
            edit.list = JsonPointer();
            return isThere ? std::optional(TreeEdit(edit)) : std::nullopt;
        }
        const std::optional<JsonPointer> list = below(edit.list);
        edit.list = list.value_or(JsonPointer());
        return list ? std::optional(TreeEdit(edit)) : std::nullopt;
    }

    NodeRun m_run;
    JsonPointer m_container;
    bool m_isAtEnd;
    QString m_next; ///< key of the entry behind the run
    Value &m_entries;
};

} // namespace

TreeChange::TreeChange(const ParsedText &before, int document, std::vector<TreeEdit> edits)
    : m_before(before)
    , m_document(document)
    , m_edits(std::move(edits))
{
}

TreeChange::TreeChange(const ParsedText &before, int document, Value value)
    : m_before(before)
    , m_document(document)
    , m_value(std::move(value))
{
}

const Result<Value> &TreeChange::value() const
{
    if (!m_value) {
        const SourceDocument &source = m_before.documents[static_cast<size_t>(m_document)];
        Value value = source.tree.toValue();
        for (const TreeEdit &edit : m_edits) {
            if (const Outcome outcome = change(value, edit, source.format); !outcome) {
                return m_value.emplace(outcome.failure());
            }
        }
        m_value = meant(std::move(value), m_before, m_document);
    }
    return *m_value;
}

std::optional<Value> TreeChange::valueOf(const NodeRun &run) const
{
    const SourceDocument &source = m_before.documents[static_cast<size_t>(m_document)];
    if (m_edits.empty()) {
        return std::nullopt;
    }
    Value entries = edit::valueOf(source.tree, run);
    const RunChange change(source.tree, run, entries);
    for (const TreeEdit &edit : m_edits) {
        const std::optional<TreeEdit> own = change.withinRun(edit);
        if (isArranging(source, edit) || !own || !edit::change(entries, *own, source.format)) {
            return std::nullopt;
        }
    }
    return entries;
}

bool isArranging(const SourceDocument &before, const TreeEdit &edit)
{
    if (before.format != Format::Xml) {
        return before.format == Format::Prompt;
    }
    const auto *set = std::get_if<SetValue>(&edit);
    const NodeId id = set ? before.tree.find(set->at) : noNode;
    return id == noNode || before.tree.at(id).type != ValueType::String
        || set->value.type != ValueType::String || set->value.text.isEmpty();
}

Value valueOf(const Tree &tree, const NodeRun &run)
{
    const Node &container = tree.at(run.container);
    const bool isMap = container.type == ValueType::Map;
    Value entries = isMap ? Value::map() : Value::list({});
    for (qsizetype i = run.first; i < run.first + run.count; ++i) {
        const NodeId id = container.children[static_cast<size_t>(i)];
        if (isMap) {
            entries.keys.append(tree.at(id).key);
        }
        entries.items.push_back(tree.toValue(id));
    }
    return entries;
}

} // namespace baton::edit
