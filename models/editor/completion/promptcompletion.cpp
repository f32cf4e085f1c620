// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/promptcompletion.h"

#include "models/formats/prompt/promptlines.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The fields that are headings. Fields with a lower-case letter are names in tool calls.
std::vector<const FieldSchema *> headingFields(const FieldSchema &root)
{
    std::vector<const FieldSchema *> fields;
    for (const FieldSchema &field : root.properties) {
        if (std::ranges::none_of(field.name, [](QChar c) { return c.isLower(); })) {
            fields.push_back(&field);
        }
    }
    return fields;
}

QStringList namesOf(const std::vector<const FieldSchema *> &fields)
{
    QStringList names;
    std::ranges::transform(fields, std::back_inserter(names), &FieldSchema::name);
    return names;
}

class PromptCompletion
{
public:
    PromptCompletion(const QByteArray &bytes, qsizetype offset, const FieldSchema &root)
        : m_bytes(bytes)
        , m_offset(offset)
        , m_root(root)
        , m_fields(headingFields(root))
        , m_lines(promptLines(bytes, namesOf(m_fields)))
    {
    }

    Completions run() const
    {
        const auto next = std::ranges::upper_bound(m_lines, m_offset, {}, &PromptLine::begin);
        const bool isBehindAll = next == m_lines.begin()
            || (next == m_lines.end() && std::prev(next)->next <= m_offset
                && (m_bytes.isEmpty() || m_bytes.endsWith('\n')));
        const PromptLine line = isBehindAll ? emptyLine() : *std::prev(next);
        if (line.isFenced) {
            return {};
        }
        if (!line.heading.isEmpty() && line.hasColon && m_offset >= line.rest) {
            return values(line);
        }
        return headings(line);
    }

private:
    PromptLine emptyLine() const
    {
        PromptLine line;
        line.begin = line.end = line.next = line.text = m_offset;
        return line;
    }

    QString textOf(ByteRange range) const
    {
        return QString::fromUtf8(QByteArrayView(m_bytes).sliced(range.begin, range.length()));
    }

    /// Completes headings, spelled like the first heading of the prompt.
    Completions headings(const PromptLine &line) const
    {
        QByteArray before;
        QByteArray behind = ": ";
        QStringList known;
        const PromptLine *like = nullptr;
        for (const PromptLine &each : m_lines) {
            if (!each.heading.isEmpty() && each.begin != line.begin) {
                like = like ? like : &each;
                known.append(each.name);
            }
        }
        if (like) {
            before = m_bytes.sliced(like->begin, like->heading.begin - like->begin);
            behind = promptMarkBehind(m_bytes, *like) + (like->hasColon ? " " : "\n");
        }
        const QByteArray typed = m_bytes.sliced(line.begin, m_offset - line.begin);
        const bool hasMark = !before.isEmpty() && typed.startsWith(before);
        const QString prefix = QString::fromUtf8(hasMark ? typed.sliced(before.size()) : typed);
        if (std::ranges::any_of(prefix, [](QChar c) { return !c.isLetter() && c != u' '; })) {
            return {};
        }
        std::vector<CompletionItem> items;
        for (const FieldSchema *field : m_fields) {
            if (!known.contains(field->name) && field->name != prefix) {
                items.push_back(
                    {field->name,
                     QString::fromUtf8(before) + field->name + QString::fromUtf8(behind),
                     field->title, field->help, true, field->isRequired});
            }
        }
        std::ranges::stable_sort(
            items, {}, [](const CompletionItem &item) { return item.isRequired ? 0 : 1; });
        const qsizetype end = std::max(m_offset, line.heading.isEmpty() ? m_offset : line.rest);
        return {{line.begin, end}, prefix, itemsWith(prefix, std::move(items))};
    }

    Completions values(const PromptLine &line) const
    {
        const FieldSchema *field = m_root.property(line.name);
        qsizetype begin = line.rest;
        while (begin < m_offset && m_bytes[begin] == ' ') {
            ++begin;
        }
        if (!field) {
            return {};
        }
        const QString prefix = textOf({begin, m_offset});
        const QString blank = begin == line.rest ? u" "_s : QString();
        std::vector<CompletionItem> items;
        for (const QString &value : field->enumValues + field->suggestions) {
            items.push_back({value, blank + value, {}, field->help});
        }
        return {{begin, std::max(m_offset, line.end)}, prefix, itemsWith(prefix, std::move(items))};
    }

    const QByteArray &m_bytes;
    qsizetype m_offset;
    const FieldSchema &m_root;
    std::vector<const FieldSchema *> m_fields;
    std::vector<PromptLine> m_lines;
};

} // namespace

Completions promptCompletionsAt(const QByteArray &bytes, qsizetype offset, const FieldSchema &root)
{
    return PromptCompletion(bytes, offset, root).run();
}

} // namespace baton
