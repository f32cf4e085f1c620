// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/random/prooffault.h"

#include "models/editing/plan/planedit.h"
#include "models/editing/plan/proof.h"
#include "models/parsing/parse.h"

#include <array>

using namespace baton;

namespace {

void replaceLastByte(TextEdit &edit)
{
    if (!edit.text.isEmpty()) {
        edit.text.back() = edit.text.back() == 'x' ? 'y' : 'x';
    }
}

/// @p edits with one of them damaged; their content determines which and how.
TextEdits damaged(TextEdits edits)
{
    using Damage = void (*)(TextEdit &edit);
    constexpr std::array<Damage, 4> damages{
        [](TextEdit &edit) { ++edit.offset; },
        [](TextEdit &edit) { --edit.offset; },
        [](TextEdit &edit) { edit.text.chop(1); },
        replaceLastByte,
    };
    if (!edits.empty()) {
        const auto number = static_cast<size_t>(edits.front().offset + edits.back().text.size());
        damages[number % damages.size()](edits[number % edits.size()]);
    }
    return edits;
}

} // namespace

QByteArray proofFault(const QByteArray &before, const ParsedText &parsed, int document,
                      const TreeEdit &edit, const EditedText &text)
{
    if (text.bytes != *applied(before, text.edits)
        || text.parsed != parse(text.bytes, parsed.format, parsed.options)) {
        return "what was read again in part is not what the whole says";
    }
    const edit::TreeChange wanted(parsed, document, {edit});
    const edit::ParsedSource source{before, parsed};
    for (const TextEdits &edits : {text.edits, damaged(text.edits)}) {
        const auto byPart = edit::proven(source, edits, wanted);
        const auto byAll = edit::provenByFullParse(source, edits, wanted);
        if (byPart.has_value() != byAll.has_value()
            || (byPart && (byPart->bytes != byAll->bytes || byPart->parsed != byAll->parsed))) {
            return "the proofs by a part and by the whole differ for\n" + *applied(before, edits);
        }
    }
    return {};
}
