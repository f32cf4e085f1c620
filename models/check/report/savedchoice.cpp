// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/savedchoice.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cstdlib>

namespace baton {

namespace {

QByteArray fingerprint(const QByteArray &bytes, const SourceDocument &document)
{
    const ByteRange range = document.range;
    return QCryptographicHash::hash(
               QByteArrayView(bytes).sliced(range.begin, range.length()).trimmed(),
               QCryptographicHash::Sha1)
        .toHex();
}

int documentAt(const ParsedText &parsed, qsizetype offset)
{
    for (size_t i = parsed.documents.size();
         i-- > 0;) { // at the border of two documents, the second one counts
        const ByteRange range = parsed.documents[i].range;
        if (range.begin <= offset && offset <= range.end) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

/// The number of the document with the same content that is nearest to the previous number.
int documentLike(const SavedChoice &kept, const QByteArray &bytes, const ParsedText &parsed)
{
    int found = -1;
    const int number = kept.choice.place.document;
    for (int i = 0; i < static_cast<int>(parsed.documents.size()); ++i) {
        const bool isNearer = found < 0 || std::abs(i - number) < std::abs(found - number);
        if (isNearer
            && fingerprint(bytes, parsed.documents[static_cast<size_t>(i)]) == kept.content) {
            found = i;
        }
    }
    return found;
}

int documentOf(const SavedChoice &kept, const QByteArray &bytes, const ParsedText &parsed)
{
    const auto count = static_cast<int>(parsed.documents.size());
    const int number = kept.choice.place.document;
    if (kept.content.isEmpty()) {
        return number < count ? number : -1;
    }
    if (kept.offset >= 0) {
        return documentAt(parsed, kept.offset);
    }
    const int alike = documentLike(kept, bytes, parsed);
    return alike < 0 && count == kept.documents && number < count ? number : alike;
}

} // namespace

SavedChoices followed(SavedChoices kept, const QByteArray &bytes, const ParsedText &parsed)
{
    for (SavedChoice &each : kept) {
        const int number = documentOf(each, bytes, parsed);
        each.isFound = number >= 0;
        if (!each.isFound) {
            continue;
        }
        const SourceDocument &document = parsed.documents[static_cast<size_t>(number)];
        each.choice.place.document = number;
        each.content = fingerprint(bytes, document);
        each.documents = static_cast<int>(parsed.documents.size());
        if (each.offset < 0) {
            each.offset = document.range.begin;
        }
    }
    return kept;
}

void follow(SavedChoices &kept, const TextEdits &edits)
{
    for (SavedChoice &each : kept) {
        qsizetype shift = 0;
        for (const TextEdit &edit : edits) {
            if (edit.offset < each.offset && each.offset < edit.range().end) {
                each.offset = -1; // the document was replaced
                break;
            }
            if (edit.range().end > each.offset) {
                break;
            }
            shift += edit.text.size() - edit.length;
        }
        each.offset = each.offset < 0 ? -1 : each.offset + shift;
    }
}

HandoffChoices choicesOf(const SavedChoices &kept)
{
    HandoffChoices choices;
    for (const SavedChoice &each : kept) {
        if (each.isFound) {
            choices.push_back(each.choice);
        }
    }
    return choices;
}

HandoffChoice &choiceAt(SavedChoices &kept, const HandoffId &place)
{
    const auto found = std::ranges::find_if(kept, [&place](const SavedChoice &each) {
        return each.isFound && each.choice.place == place;
    });
    return found == kept.end() ? kept.emplace_back(SavedChoice{{place, {}, 0}}).choice
                               : found->choice;
}

} // namespace baton
