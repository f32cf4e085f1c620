// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamlevents.h"

#include "models/text/encodingdetection.h"
#include "models/text/lineindex.h"

#include <libfyaml.h>

#include <memory>
#include <string_view>
#include <unordered_map>

namespace baton {

namespace {

using Kind = YamlEvent::Kind;
using DiagPtr = std::unique_ptr<fy_diag, decltype(&fy_diag_destroy)>;
using ParserPtr = std::unique_ptr<fy_parser, decltype(&fy_parser_destroy)>;

DiagPtr makeDiag()
{
    fy_diag_cfg config;
    fy_diag_cfg_default(&config);
    config.fp = nullptr;
    config.output_fn = [](fy_diag *, void *, const char *, size_t) { };
    DiagPtr diag(fy_diag_create(&config), fy_diag_destroy);
    fy_diag_set_collect_errors(diag.get(), true);
    return diag;
}

ParserPtr makeParser(fy_diag *diag, QByteArrayView bytes)
{
    fy_parse_cfg config = {};
    config.flags = fy_parse_cfg_flags(FYPCF_QUIET | FYPCF_COLLECT_DIAG | FYPCF_DEFAULT_VERSION_1_2
                                      | FYPCF_JSON_NONE);
    config.diag = diag;
    ParserPtr parser(fy_parser_create(&config), fy_parser_destroy);
    if (parser && fy_parser_set_string(parser.get(), bytes.data(), size_t(bytes.size())) != 0) {
        parser.reset();
    }
    return parser;
}

YamlFault firstError(fy_diag *diag, const QByteArray &bytes)
{
    void *position = nullptr;
    const fy_diag_error *error = fy_diag_errors_iterate(diag, &position);
    if (!error) {
        return {YamlFault::Kind::Syntax, bytes.size(), "unexpected end"};
    }
    // Lines and columns count from 1; columns are code points.
    const qsizetype at =
        LineIndex(bytes).offsetOf({std::max(error->line, 1), std::max(error->column, 1)});
    return {YamlFault::Kind::Syntax, at, error->msg ? error->msg : ""};
}

/// Passes each event of @p bytes to @p take until it returns a fault or the text has one.
template <typename Take>
std::optional<YamlFault> readEvents(const QByteArray &bytes, const std::atomic_bool *stop,
                                    Take &&take)
{
    const qsizetype shift = bomsLength(bytes);
    const DiagPtr diag = makeDiag();
    const ParserPtr parser = makeParser(diag.get(), QByteArrayView(bytes).sliced(shift));
    if (!parser || bytes.size() == shift) {
        return std::nullopt;
    }
    bool isAtEnd = false;
    while (fy_event *event = fy_parser_parse(parser.get())) {
        isAtEnd = event->type == FYET_STREAM_END;
        std::optional<YamlFault> fault = take(*event);
        fy_parser_event_free(parser.get(), event);
        if (stop && stop->load(std::memory_order_relaxed)) {
            fault = YamlFault{YamlFault::Kind::Stopped, 0, {}};
        }
        if (fault) {
            return fault;
        }
    }
    return isAtEnd ? std::nullopt : std::optional(firstError(diag.get(), bytes));
}

std::optional<Kind> kindOf(const fy_event &event)
{
    switch (event.type) {
    case FYET_DOCUMENT_START:
        return Kind::DocumentStart;
    case FYET_DOCUMENT_END:
        return Kind::DocumentEnd;
    case FYET_MAPPING_START:
        return Kind::MapStart;
    case FYET_MAPPING_END:
        return Kind::MapEnd;
    case FYET_SEQUENCE_START:
        return Kind::ListStart;
    case FYET_SEQUENCE_END:
        return Kind::ListEnd;
    case FYET_SCALAR:
        return Kind::Scalar;
    case FYET_ALIAS:
        return Kind::Alias;
    default:
        return std::nullopt;
    }
}

std::string_view textOf(fy_token *token)
{
    size_t length = 0;
    const char *text = token ? fy_token_get_text(token, &length) : nullptr;
    return text ? std::string_view(text, length) : std::string_view();
}

ByteRange rangeOf(fy_event &event, qsizetype shift)
{
    const fy_mark *begin = fy_event_start_mark(&event);
    const fy_mark *end = fy_event_end_mark(&event);
    return begin && end
        ? ByteRange{qsizetype(begin->input_pos) + shift, qsizetype(end->input_pos) + shift}
        : ByteRange{-1, -1};
}

/// Converts the events of libfyaml.
class EventMaker
{
public:
    EventMaker(QByteArrayView bytes, qsizetype shift)
        : m_bytes(bytes)
        , m_shift(shift)
    {
    }

    /// The fault of the first alias without an anchor. libfyaml checks this only in its document
    /// builder.
    [[nodiscard]] const std::optional<YamlFault> &aliasFault() const { return m_aliasFault; }

    YamlEvent make(fy_event &event, Kind kind)
    {
        YamlEvent result;
        result.kind = kind;
        if (kind == Kind::DocumentStart) {
            result.mark = rangeOf(event, m_shift).begin;
            m_anchors.clear();
        }
        if (!result.isNode()) {
            return result;
        }
        fy_token *tag = nullptr;
        fy_token *anchor = nullptr;
        if (kind == Kind::Alias) {
            resolveAlias(event, result);
            return result;
        }
        if (kind == Kind::Scalar) {
            fillScalar(event, result);
            tag = event.scalar.tag;
            anchor = event.scalar.anchor;
        } else {
            const bool isMap = kind == Kind::MapStart;
            result.mark = rangeOf(event, m_shift).begin;
            result.isBlock = fy_event_get_node_style(&event) == FYNS_BLOCK;
            result.tag = "?";
            tag = isMap ? event.mapping_start.tag : event.sequence_start.tag;
            anchor = isMap ? event.mapping_start.anchor : event.sequence_start.anchor;
        }
        addProperties(result, anchor, tag);
        return result;
    }

    [[nodiscard]] bool isSinglePair(const YamlEvent &event) const
    {
        return event.kind == Kind::MapStart && !event.isBlock && m_bytes[event.mark] != '{'
            && m_bytes[event.mark] != '&' && m_bytes[event.mark] != '!';
    }

private:
    [[nodiscard]] qsizetype startOf(fy_token *token) const
    {
        const fy_mark *mark = fy_token_start_mark(token);
        return mark ? qsizetype(mark->input_pos) + m_shift : 0;
    }

    void resolveAlias(fy_event &event, YamlEvent &result)
    {
        result.mark = std::max<qsizetype>(startOf(event.alias.anchor) - 1, m_shift);
        result.range = rangeOf(event, m_shift);
        const auto found = m_anchors.find(std::string(textOf(event.alias.anchor)));
        if (found == m_anchors.end()) {
            const char *reason = "the referenced anchor is not defined";
            m_aliasFault =
                m_aliasFault.value_or(YamlFault{YamlFault::Kind::Syntax, result.mark, reason});
        } else {
            result.anchorId = found->second;
        }
    }

    void fillScalar(fy_event &event, YamlEvent &result) const
    {
        result.range = rangeOf(event, m_shift);
        const fy_node_style style = fy_event_get_node_style(&event);
        result.text = textOf(event.scalar.value);
        result.mark = result.range.begin;
        result.tag = style == FYNS_PLAIN ? "?" : "!";
        const bool isQuoted = style == FYNS_SINGLE_QUOTED || style == FYNS_DOUBLE_QUOTED;
        if (isQuoted) {
            result.mark -= 1;
        } else if (style == FYNS_LITERAL || style == FYNS_FOLDED) {
            result.mark = headerBefore(result.mark);
        } else if (result.text.empty()) {
            result.kind = Kind::Null;
        }
    }

    /// The offset of the "|" or ">" on the line above the text of a block scalar.
    [[nodiscard]] qsizetype headerBefore(qsizetype body) const
    {
        const auto isLineEnd = [this](qsizetype at) {
            return m_bytes[at] == '\n' || m_bytes[at] == '\r';
        };
        qsizetype end = std::clamp<qsizetype>(body, 0, m_bytes.size());
        while (end > 0 && isLineEnd(end - 1)) {
            --end;
        }
        qsizetype start = end;
        while (start > 0 && !isLineEnd(start - 1)) {
            --start;
        }
        for (qsizetype at = start; at < end; ++at) {
            const bool startsWord =
                at == start || m_bytes[at - 1] == ' ' || m_bytes[at - 1] == '\t';
            if (startsWord && (m_bytes[at] == '|' || m_bytes[at] == '>')) {
                return at;
            }
        }
        return body;
    }

    void addProperties(YamlEvent &result, fy_token *anchor, fy_token *tag)
    {
        if (tag) {
            result.tag = textOf(tag);
            result.kind = result.kind == Kind::Null ? Kind::Scalar : result.kind;
            result.mark = startOf(tag);
        }
        if (anchor) {
            const qsizetype start = startOf(anchor) - 1;
            result.anchor = textOf(anchor);
            result.anchorId = ++m_anchorCount;
            m_anchors[result.anchor] = result.anchorId;
            result.mark = tag ? std::min(result.mark, start) : start;
        }
    }

    QByteArrayView m_bytes;
    qsizetype m_shift;
    std::unordered_map<std::string, size_t> m_anchors;
    size_t m_anchorCount = 0;
    std::optional<YamlFault> m_aliasFault;
};

} // namespace

bool YamlEvent::isEnd() const
{
    return kind == Kind::DocumentEnd || kind == Kind::ListEnd || kind == Kind::MapEnd;
}

YamlEvents readYamlEvents(const QByteArray &bytes, int maximalDepth, const std::atomic_bool *stop)
{
    YamlEvents result;
    EventMaker maker(bytes, bomsLength(bytes));
    int depth = 0;
    result.fault = readEvents(bytes, stop, [&](fy_event &event) -> std::optional<YamlFault> {
        const std::optional<Kind> kind = kindOf(event);
        if (!kind) {
            return std::nullopt;
        }
        YamlEvent made = maker.make(event, *kind);
        if (!result.events.empty() && maker.isSinglePair(result.events.back())) {
            // libfyaml marks a single pair at its colon, behind the key.
            result.events.back().mark = std::min(result.events.back().mark, made.mark);
        }
        result.events.push_back(std::move(made));
        const bool isContainerStart = *kind == Kind::MapStart || *kind == Kind::ListStart;
        const bool isContainerEnd = *kind == Kind::MapEnd || *kind == Kind::ListEnd;
        depth += int(isContainerStart) - int(isContainerEnd);
        if (depth > maximalDepth) {
            return YamlFault{YamlFault::Kind::TooDeep, result.events.back().mark, {}};
        }
        return std::nullopt;
    });
    result.fault = result.fault ? result.fault : maker.aliasFault();
    return result;
}

} // namespace baton
