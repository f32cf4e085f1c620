// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/document/yamlproof.h"

#include "models/document/lineindex.h"
#include "models/document/textencoding.h"

#include <libfyaml.h>

#include <memory>

namespace baton {

namespace {

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

/// libfyaml counts columns in code points and lines from 1.
qsizetype offsetOf(const QByteArray &bytes, const fy_diag_error &error)
{
    return LineIndex(bytes).offsetOf({std::max(error.line, 1), std::max(error.column, 1)});
}

YamlFault firstError(fy_diag *diag, const QByteArray &bytes)
{
    void *position = nullptr;
    const fy_diag_error *error = fy_diag_errors_iterate(diag, &position);
    if (!error) {
        return {YamlFault::Kind::Syntax, bytes.size(), "unexpected end"};
    }
    return {YamlFault::Kind::Syntax, offsetOf(bytes, *error), error->msg ? error->msg : ""};
}

} // namespace

YamlProof proveYaml(const QByteArray &bytes, const std::atomic_bool *stop)
{
    const qsizetype shift = bomLength(bytes);
    YamlProof proof;
    const DiagPtr diag = makeDiag();
    fy_parse_cfg config = {};
    config.flags = fy_parse_cfg_flags(FYPCF_QUIET | FYPCF_COLLECT_DIAG | FYPCF_DEFAULT_VERSION_1_2
                                      | FYPCF_JSON_NONE);
    config.diag = diag.get();
    const ParserPtr parser(fy_parser_create(&config), fy_parser_destroy);
    if (!parser
        || fy_parser_set_string(parser.get(), bytes.constData() + shift,
                                size_t(bytes.size() - shift))
            != 0) {
        return proof;
    }
    bool isAtEnd = false;
    while (fy_event *event = fy_parser_parse(parser.get())) {
        if (event->type == FYET_SCALAR || event->type == FYET_ALIAS) {
            const fy_mark *begin = fy_event_start_mark(event);
            const fy_mark *end = fy_event_end_mark(event);
            proof.scalars.push_back(begin && end ? ByteRange{qsizetype(begin->input_pos) + shift,
                                                             qsizetype(end->input_pos) + shift}
                                                 : ByteRange{-1, -1});
        }
        isAtEnd = event->type == FYET_STREAM_END;
        fy_parser_event_free(parser.get(), event);
        if (stop && stop->load(std::memory_order_relaxed)) {
            proof.fault = YamlFault{YamlFault::Kind::Stopped, 0, {}};
            return proof;
        }
    }
    if (!isAtEnd && bytes.size() > shift) {
        proof.fault = firstError(diag.get(), bytes);
    }
    return proof;
}

} // namespace baton
