// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/prompt/promptnormalform.h"

#include "models/editing/text/editerrors.h"
#include "models/editing/text/edittarget.h"
#include "models/formats/prompt/promptlines.h"
#include "models/formats/prompt/promptwhitespace.h"
#include "models/parsing/parse.h"

#include <algorithm>

namespace baton::edit {

namespace {

Value textMeaning(const Value &value)
{
    const QString text = normalizedPromptText(value.text);
    return text.isEmpty() ? Value::null() : Value::string(text);
}

bool isHeading(const QString &key, const QStringList &known)
{
    const QByteArray name = key.toUtf8();
    const std::vector<PromptLine> lines = promptLines(name + ": x", known);
    return lines.size() == 1 && lines.front().name == key;
}

bool isFile(const QString &key)
{
    const QByteArray name = key.toUtf8();
    const QByteArray item = name + ": x";
    return !key.contains(u'\n') && !key.startsWith(u'`')
        && promptPath(item, {0, item.size()}) == ByteRange{0, name.size()};
}

/// True if the first line of @p text would be read as another entry of a list of files.
bool beginsWithFile(const QString &text)
{
    const QByteArray line = text.section(u'\n', 0, 0).trimmed().toUtf8();
    return !promptPath(line, {0, line.size()}).isEmpty();
}

class PromptValueCheck
{
public:
    PromptValueCheck(const Tree &tree, NodeId id, const JsonPointer &at,
                     const ParseOptions &options)
        : m_tree(tree)
        , m_node(tree.at(id))
        , m_at(at)
        , m_options(options)
    {
    }

    Failure operator()(const SetValue &edit) const
    {
        return m_node.parent == 0 ? ofSection(edit.value, m_at) : ofItem(edit.value, m_at);
    }

    Failure operator()(const InsertKey &edit) const
    {
        if (m_node.parent == noNode) {
            return isHeading(edit.key, m_options.promptHeadings) ? ofSection(edit.value, m_at)
                                                                 : notAHeading(edit.key);
        }
        if (m_node.parent != 0) {
            return onlyTexts(m_at);
        }
        return isFile(edit.key) ? ofItem(edit.value, m_at) : notAFile(edit.key);
    }

    Failure operator()(const InsertItem &edit) const
    {
        return m_node.parent == 0 ? ofItem(edit.value, m_at) : onlyTexts(m_at);
    }

    Failure operator()(const RenameKey &edit) const
    {
        if (m_node.parent == 0) {
            return isHeading(edit.key, m_options.promptHeadings) ? notProven(m_at)
                                                                 : notAHeading(edit.key);
        }
        return isFile(edit.key) ? notProven(m_at) : notAFile(edit.key);
    }

    Failure operator()(const Remove &) const { return ofRest(); }
    Failure operator()(const Move &) const { return ofRest(); }

private:
    [[nodiscard]] Failure ofSection(const Value &value, const JsonPointer &at) const
    {
        if (!value.isContainer()) {
            return ofText(value, at);
        }
        for (size_t i = 0; i < value.items.size(); ++i) {
            if (value.type == ValueType::Map && !isFile(value.keys[qsizetype(i)])) {
                return notAFile(value.keys[qsizetype(i)]);
            }
            if (value.items[i].isContainer()) {
                return onlyTexts(at);
            }
        }
        const bool areFiles = std::ranges::all_of(
            value.items, [](const Value &item) { return beginsWithFile(item.text); });
        return value.type == ValueType::List && areFiles ? readsAsFiles(at)
                                                         : notSpellable(at, value.text);
    }

    [[nodiscard]] Failure ofText(const Value &value, const JsonPointer &at) const
    {
        const QByteArray text = normalizedPromptText(value.text).toUtf8();
        for (const PromptLine &line : promptLines(text, m_options.promptHeadings)) {
            if (!line.heading.isEmpty()) {
                return holdsHeading(
                    at, QString::fromUtf8(text.sliced(line.begin, line.end - line.begin)));
            }
        }
        if (isOpenFence(text)) {
            return openFence(at);
        }
        const ParsedText section = parse("TEXT:\n" + text, Format::Prompt);
        const Tree &tree = section.documents.front().tree;
        return tree.nodes.size() > 2 ? readsAsList(at) : notSpellable(at, value.text);
    }

    [[nodiscard]] Failure ofItem(const Value &value, const JsonPointer &at) const
    {
        if (value.isContainer()) {
            return onlyTexts(at);
        }
        if (isOpenFence(normalizedPromptText(value.text).toUtf8())) {
            return openFence(at);
        }
        return beginsWithFile(value.text) ? readsAsFiles(at) : notSpellable(at, value.text);
    }

    /// The reason why the value cannot be written. The rest of a list may read as a list of files.
    [[nodiscard]] Failure ofRest() const
    {
        const bool isItem = m_node.parent > 0 && m_tree.at(m_node.parent).type == ValueType::List;
        const bool isOnly = m_node.parent == 0 && m_tree.root().children.size() == 1;
        return isItem ? readsAsFiles(m_at.parent()) : isOnly ? onlyHeading(m_at) : notProven(m_at);
    }

    static bool isOpenFence(const QByteArray &text)
    {
        return promptLines(text + "\nx", {}).back().isFenced;
    }

    const Tree &m_tree;
    const Node &m_node;
    JsonPointer m_at;
    const ParseOptions &m_options;
};

} // namespace

Value promptMeaning(Value root)
{
    for (Value &section : root.items) {
        if (!section.isContainer()) {
            section = textMeaning(section);
            continue;
        }
        for (Value &item : section.items) {
            if (!item.isContainer()) {
                item = textMeaning(item);
            }
        }
        if (section.items.empty()) {
            section = Value::null();
        }
    }
    return root;
}

Failure promptRefusal(const Tree &tree, NodeId id, const TreeEdit &edit,
                      const ParseOptions &options)
{
    return std::visit(PromptValueCheck(tree, id, placeOf(edit), options), edit);
}

} // namespace baton::edit
