// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/templates/templatefiller.h"

#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"

#include <algorithm>
#include <utility>

namespace baton {

namespace {

bool isOfName(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'
        || c == '-' || c == '.' || static_cast<unsigned char>(c) >= 0x80;
}

/// True if the text from @p begin to @p end is a whole part of a path: it has a "/" at one side and
/// is not part of a longer name. A dot behind it may end the sentence.
bool isWholePart(QByteArrayView text, qsizetype begin, qsizetype end)
{
    const auto at = [text](qsizetype i) { return i >= 0 && i < text.size() ? text[i] : ' '; };
    const bool endsSentence = at(end) == '.' && !isOfName(at(end + 1));
    const bool isEnded = !isOfName(at(end)) || endsSentence;
    return at(begin - 1) == '/' ? isEnded : !isOfName(at(begin - 1)) && at(end) == '/';
}

} // namespace

TemplateFiller::TemplateFiller(QByteArray bytes, Format format)
    : m_format(format)
{
    take(std::move(bytes));
}

void TemplateFiller::take(QByteArray bytes)
{
    m_bytes = std::move(bytes);
    m_parsed = parse(m_bytes, m_format);
}

const Tree &TemplateFiller::tree() const
{
    static const Tree nothing;
    return m_parsed.documents.empty() ? nothing : m_parsed.documents.front().tree;
}

int TemplateFiller::documentWith(const JsonPointer &at) const
{
    const auto has = [&at](const SourceDocument &document) {
        return document.tree.find(at) != noNode;
    };
    const auto found =
        at.isRoot() ? m_parsed.documents.end() : std::ranges::find_if(m_parsed.documents, has);
    return found == m_parsed.documents.end() ? -1
                                             : static_cast<int>(found - m_parsed.documents.begin());
}

QString TemplateFiller::textAt(const JsonPointer &at) const
{
    const int document = documentWith(at);
    if (document < 0) {
        return {};
    }
    const Tree &tree = m_parsed.documents[static_cast<size_t>(document)].tree;
    return tree.at(tree.find(at)).text;
}

Outcome TemplateFiller::put(const JsonPointer &at, const Value &value)
{
    const int document = documentWith(at);
    return document < 0 ? Outcome(std::monostate{}) : apply(document, {SetValue{at, value}});
}

Outcome TemplateFiller::rewrite(const std::function<QString(const QString &)> &made)
{
    for (size_t document = 0; document < m_parsed.documents.size(); ++document) {
        const Tree &tree = m_parsed.documents[document].tree;
        std::vector<TreeEdit> edits;
        for (NodeId id = 0; id < static_cast<NodeId>(tree.nodes.size()); ++id) {
            const Node &node = tree.at(id);
            if (node.type != ValueType::String) {
                continue;
            }
            if (const QString text = made(node.text); text != node.text) {
                edits.emplace_back(SetValue{tree.pointerTo(id), Value::string(text)});
            }
        }
        if (edits.empty()) {
            continue;
        }
        if (const Outcome done = apply(static_cast<int>(document), edits); !done) {
            return done;
        }
    }
    return std::monostate{};
}

void TemplateFiller::replacePart(const QByteArray &from, const QByteArray &to)
{
    QByteArray bytes = m_bytes;
    for (qsizetype at = bytes.indexOf(from); !from.isEmpty() && at >= 0;) {
        const bool isPart = isWholePart(bytes, at, at + from.size());
        if (isPart) {
            bytes.replace(at, from.size(), to);
        }
        at = bytes.indexOf(from, at + (isPart ? to.size() : 1));
    }
    if (bytes == m_bytes) {
        return;
    }
    const TemplateFiller after(bytes, m_format);
    if (after.m_parsed.issues.size() == m_parsed.issues.size()
        && after.m_parsed.documents.size() == m_parsed.documents.size()) {
        *this = after;
    }
}

void TemplateFiller::replace(QByteArrayView from, const QByteArray &to)
{
    if (m_bytes.contains(from)) {
        take(QByteArray(m_bytes).replace(from, to));
    }
}

Outcome TemplateFiller::apply(int document, const std::vector<TreeEdit> &edits)
{
    Result<EditedText> text = editedText(m_bytes, m_parsed, document, edits);
    if (!text) {
        return text.failure();
    }
    m_bytes = std::move(text->bytes);
    m_parsed = std::move(text->parsed);
    return std::monostate{};
}

} // namespace baton
