// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/json/jsonparse.h"

#include "models/formats/json/jsonmistakes.h"
#include "models/text/encodingdetection.h"
#include "models/tree/treechecks.h"
#include "models/tree/yamlscalar.h"

#include <jsoncons/json_parser.hpp>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using jsoncons::semantic_tag;
using jsoncons::ser_context;

class JsonTreeMaker : public jsoncons::json_visitor
{
public:
    JsonTreeMaker(Tree &tree, QByteArrayView bytes, qsizetype shift, const std::atomic_bool *stop)
        : m_tree(tree)
        , m_bytes(bytes)
        , m_shift(shift)
        , m_stop(stop)
    {
    }

    [[nodiscard]] bool isStopped() const { return m_isStopped; }

    /// The offset of the innermost open bracket, or -1.
    [[nodiscard]] qsizetype openBracket() const
    {
        return m_open == noNode ? -1 : m_tree.at(m_open).range.begin;
    }

    /// Closes the containers that are open at the end of the text.
    void close()
    {
        while (m_open != noNode) {
            Node &node = nodeAt(m_open);
            node.range.end = std::max(node.range.begin + 1, m_end);
            node.isEditable = false;
            m_open = node.parent;
        }
    }

private:
    Node &nodeAt(NodeId id) { return m_tree.nodes[size_t(id)]; }

    [[nodiscard]] ByteRange rangeOf(const ser_context &context) const
    {
        return {qsizetype(context.begin_position()) + m_shift,
                qsizetype(context.end_position()) + m_shift};
    }

    Node &add(const ser_context &context, ValueType type, Style style)
    {
        const NodeId id = NodeId(m_tree.nodes.size());
        Node &node = m_tree.nodes.emplace_back();
        node.type = type;
        node.style = style;
        node.parent = m_open;
        node.range = rangeOf(context);
        if (m_open != noNode) {
            nodeAt(m_open).children.push_back(id);
        }
        node.key = std::exchange(m_key, {});
        node.keyRange = std::exchange(m_keyRange, {});
        node.keyStyle = node.keyRange.isEmpty() ? Style::Plain : Style::DoubleQuoted;
        m_end = node.range.end;
        m_isStopped = m_isStopped || (m_stop && m_stop->load(std::memory_order_relaxed));
        return node;
    }

    void open(const ser_context &context, ValueType type)
    {
        add(context, type, Style::Flow);
        m_open = NodeId(m_tree.nodes.size()) - 1;
    }

    void closeOne(const ser_context &context)
    {
        Node &node = nodeAt(m_open);
        m_end = rangeOf(context).end;
        node.range.end = m_end;
        m_open = node.parent;
    }

    void addLiteral(const ser_context &context, ValueType type)
    {
        Node &node = add(context, type, Style::Plain);
        if (type != ValueType::Null) {
            node.text = QString::fromUtf8(m_bytes.sliced(node.range.begin, node.range.length()));
        }
    }

    void visit_flush() override { }
    JSONCONS_VISITOR_RETURN_TYPE visit_begin_object(semantic_tag, const ser_context &context,
                                                    std::error_code &) override
    {
        open(context, ValueType::Map);
        JSONCONS_VISITOR_RETURN;
    }
    JSONCONS_VISITOR_RETURN_TYPE visit_end_object(const ser_context &context,
                                                  std::error_code &) override
    {
        closeOne(context);
        JSONCONS_VISITOR_RETURN;
    }
    JSONCONS_VISITOR_RETURN_TYPE visit_begin_array(semantic_tag, const ser_context &context,
                                                   std::error_code &) override
    {
        open(context, ValueType::List);
        JSONCONS_VISITOR_RETURN;
    }
    JSONCONS_VISITOR_RETURN_TYPE visit_end_array(const ser_context &context,
                                                 std::error_code &) override
    {
        closeOne(context);
        JSONCONS_VISITOR_RETURN;
    }
    JSONCONS_VISITOR_RETURN_TYPE visit_key(const string_view_type &name, const ser_context &context,
                                           std::error_code &) override
    {
        m_key = decodedUtf8(QByteArrayView(name.data(), qsizetype(name.size())));
        m_keyRange = rangeOf(context);
        JSONCONS_VISITOR_RETURN;
    }
    JSONCONS_VISITOR_RETURN_TYPE visit_null(semantic_tag, const ser_context &context,
                                            std::error_code &) override
    {
        addLiteral(context, ValueType::Null);
        JSONCONS_VISITOR_RETURN;
    }
    JSONCONS_VISITOR_RETURN_TYPE visit_bool(bool, semantic_tag, const ser_context &context,
                                            std::error_code &) override
    {
        addLiteral(context, ValueType::Boolean);
        JSONCONS_VISITOR_RETURN;
    }
    JSONCONS_VISITOR_RETURN_TYPE visit_string(const string_view_type &value, semantic_tag,
                                              const ser_context &context,
                                              std::error_code &) override
    {
        // Numbers are passed as text as well, to keep their spelling.
        if (m_bytes[rangeOf(context).begin] != '"') {
            addNumber(context);
        } else {
            Node &node = add(context, ValueType::String, Style::DoubleQuoted);
            node.text = decodedUtf8(QByteArrayView(value.data(), qsizetype(value.size())));
        }
        JSONCONS_VISITOR_RETURN;
    }
    JSONCONS_VISITOR_RETURN_TYPE visit_byte_string(const jsoncons::byte_string_view &, semantic_tag,
                                                   const ser_context &, std::error_code &) override
    {
        JSONCONS_VISITOR_RETURN;
    }
    JSONCONS_VISITOR_RETURN_TYPE visit_uint64(uint64_t, semantic_tag, const ser_context &context,
                                              std::error_code &) override
    {
        addNumber(context);
        JSONCONS_VISITOR_RETURN;
    }
    JSONCONS_VISITOR_RETURN_TYPE visit_int64(int64_t, semantic_tag, const ser_context &context,
                                             std::error_code &) override
    {
        addNumber(context);
        JSONCONS_VISITOR_RETURN;
    }
    JSONCONS_VISITOR_RETURN_TYPE visit_double(double, semantic_tag, const ser_context &context,
                                              std::error_code &) override
    {
        addNumber(context);
        JSONCONS_VISITOR_RETURN;
    }

    void addNumber(const ser_context &context)
    {
        const ByteRange range = rangeOf(context);
        addLiteral(context, plainScalarType(m_bytes.sliced(range.begin, range.length())));
    }

    Tree &m_tree;
    QByteArrayView m_bytes;
    qsizetype m_shift;
    const std::atomic_bool *m_stop;
    NodeId m_open = noNode;
    QString m_key;
    ByteRange m_keyRange;
    qsizetype m_end = 0;
    bool m_isStopped = false;
};

JsonReason reasonOf(const std::error_code &error)
{
    using jsoncons::json_errc;
    switch (static_cast<json_errc>(error.value())) {
    case json_errc::max_nesting_depth_exceeded:
        return JsonReason::TooDeep;
    case json_errc::unexpected_eof:
        return JsonReason::End;
    case json_errc::expected_comma_or_rbrace:
    case json_errc::expected_comma_or_rbracket:
        return JsonReason::Comma;
    case json_errc::extra_comma:
        return JsonReason::ExtraComma;
    case json_errc::expected_colon:
        return JsonReason::Colon;
    case json_errc::expected_key:
        return JsonReason::Key;
    case json_errc::expected_value:
    case json_errc::invalid_value:
    case json_errc::invalid_number:
        return JsonReason::Value;
    case json_errc::single_quote:
        return JsonReason::SingleQuote;
    case json_errc::illegal_character_in_string:
    case json_errc::illegal_control_character:
        return JsonReason::StringEnd;
    case json_errc::illegal_escaped_character:
    case json_errc::expected_codepoint_surrogate_pair:
    case json_errc::invalid_hex_escape_sequence:
    case json_errc::invalid_unicode_escape_sequence:
        return JsonReason::Escape;
    case json_errc::leading_zero:
        return JsonReason::LeadingZero;
    case json_errc::illegal_comment:
        return JsonReason::Comment;
    case json_errc::extra_character:
        return JsonReason::Behind;
    default:
        return JsonReason::Unknown;
    }
}

std::optional<JsonFault> readJson(const QByteArray &bytes, qsizetype shift, int depth,
                                  jsoncons::json_visitor &visitor)
{
    std::error_code error;
    qsizetype offset = shift;
    try {
        jsoncons::json_options
            options; // not copied, because GCC reports uninitialised members then
        options.max_nesting_depth(depth).lossless_number(true).err_handler(
            [](jsoncons::json_errc, const ser_context &) { return false; });
        jsoncons::json_parser parser(options);
        parser.update(bytes.constData() + shift, size_t(bytes.size() - shift));
        parser.parse_some(visitor, error);
        if (!error) {
            parser.finish_parse(visitor, error);
        }
        if (!error) {
            parser.check_done(error);
        }
        offset += qsizetype(parser.end_position());
    } catch (const std::exception &) {
        error = jsoncons::json_errc::syntax_error;
    }
    return error ? std::optional(JsonFault{reasonOf(error), offset}) : std::nullopt;
}

} // namespace

std::optional<JsonFault> jsonFault(const QByteArray &bytes, int depth)
{
    jsoncons::default_json_visitor nobody;
    return readJson(bytes, bomLength(bytes), depth, nobody);
}

namespace {

SyntaxIssue issueAt(const QByteArray &bytes, JsonFault fault, const JsonTreeMaker &maker,
                    const ParseLimits &limits)
{
    fault.openBracket = maker.openBracket();
    JsonDiagnosis diagnosis(bytes, fault, limits);
    recogniseJsonMistake(diagnosis);
    return std::move(diagnosis.issue);
}

/// Adds the next issue behind an introduction. The introduction may not be the only mistake.
void addBehindWords(const QByteArray &bytes, qsizetype fault, const ParseLimits &limits,
                    ParsedText &parsed)
{
    const qsizetype start = startBehindWords(bytes, limits.depth);
    if (start <= fault) {
        return;
    }
    Tree tree;
    JsonTreeMaker maker(tree, bytes, start, nullptr);
    if (const std::optional<JsonFault> next = readJson(bytes, start, limits.depth, maker)) {
        const bool isFence = parsed.issues.back().fix.size() > 0
            && !parsed.issues.back().isFixOffered
            && bytes.sliced(next->offset).trimmed().startsWith("```");
        if (isFence) {
            return; // a consequence of the fence that was reported
        }
        SyntaxIssue issue = issueAt(bytes, *next, maker, limits);
        if (issue.range.begin > parsed.issues.back().range.begin) {
            parsed.issues.push_back(std::move(issue));
        }
    }
}

} // namespace

void parseJson(const QByteArray &bytes, const ParseLimits &limits, const std::atomic_bool *stop,
               ParsedText &parsed)
{
    const qsizetype shift = bomLength(bytes);
    SourceDocument document;
    document.format = Format::Json;
    document.range = {0, bytes.size()};
    JsonTreeMaker maker(document.tree, bytes, shift, stop);
    const std::optional<JsonFault> fault = readJson(bytes, shift, limits.depth, maker);
    if (maker.isStopped()) {
        return;
    }
    if (fault) {
        document.isComplete = false;
        parsed.issues.push_back(issueAt(bytes, *fault, maker, limits));
        maker.close();
        addBehindWords(bytes, fault->offset, limits, parsed);
    }
    std::ranges::move(treeIssues(document.tree, bytes, u"json.duplicate-key"_s, limits.firstLine),
                      std::back_inserter(parsed.issues));
    parsed.documents.push_back(std::move(document));
}

} // namespace baton
