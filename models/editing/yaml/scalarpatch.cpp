// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editing/yaml/scalarpatch.h"

#include "models/editing/text/decodedcharacters.h"

#include <algorithm>

namespace baton::edit {
namespace {

using Codes = QList<uint>;

Codes codesOf(const std::vector<DecodedCharacter> &letters)
{
    Codes codes;
    codes.reserve(static_cast<qsizetype>(letters.size()));
    for (const DecodedCharacter &letter : letters) {
        codes.append(letter.code);
    }
    return codes;
}

QString textOf(const Codes &codes)
{
    QString text;
    for (const uint code : codes) {
        text += QChar::fromUcs4(code); // QString::fromUcs4() drops a leading U+FEFF
    }
    return text;
}

/// The removed range of the old characters, from @p begin up to but not including @p end.
struct Gap
{
    size_t begin = 0;
    size_t end = 0;
};

Gap gapBetween(const Codes &before, const Codes &after)
{
    const auto [was, is] = std::ranges::mismatch(before, after);
    const auto begin = was - before.begin();
    auto end = before.size();
    auto last = after.size();
    while (end > begin && last > begin && before[end - 1] == after[last - 1]) {
        --end;
        --last;
    }
    return {static_cast<size_t>(begin), static_cast<size_t>(end)};
}

/// @p gap extended by the adjacent folded line ends, which would swallow a blank next to them.
Gap withFolds(Gap gap, const std::vector<DecodedCharacter> &letters)
{
    while (gap.begin > 0 && letters[gap.begin - 1].isFold) {
        --gap.begin;
    }
    while (gap.end < letters.size() && letters[gap.end].isFold) {
        ++gap.end;
    }
    return gap;
}

ByteRange rangeOf(Gap gap, const std::vector<DecodedCharacter> &letters, Style style)
{
    const qsizetype first = style == Style::Plain ? 0 : 1;
    const qsizetype begin = gap.begin > 0 ? letters[gap.begin - 1].range.end : first;
    return gap.begin == gap.end
        ? ByteRange{begin, begin}
        : ByteRange{letters[gap.begin].range.begin, letters[gap.end - 1].range.end};
}

} // namespace

std::optional<QByteArray> patchedScalar(const QByteArray &present, Style style, const QString &text,
                                        const std::function<QByteArray(const QString &)> &spelt)
{
    const std::optional<std::vector<DecodedCharacter>> letters = decodedCharacters(present, style);
    if (!letters) {
        return std::nullopt;
    }
    const Codes before = codesOf(*letters);
    const Codes after = text.toUcs4();
    const Gap gap = gapBetween(before, after);
    for (const Gap &gone : {gap, withFolds(gap, *letters)}) {
        const auto begin = static_cast<qsizetype>(gone.begin);
        const qsizetype length = after.size() - (before.size() - qsizetype(gone.end)) - begin;
        const QByteArray fresh = spelt(textOf(after.sliced(begin, length)));
        if (fresh.contains('\n')) {
            continue;
        }
        const ByteRange range = rangeOf(gone, *letters, style);
        QByteArray result = present;
        result.replace(range.begin, range.length(), fresh);
        const auto read = decodedCharacters(result, style);
        if (read && codesOf(*read) == after) {
            return result;
        }
    }
    return std::nullopt;
}

} // namespace baton::edit
