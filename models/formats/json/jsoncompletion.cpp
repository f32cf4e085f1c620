// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/json/jsoncompletion.h"

#include "models/formats/json/jsonparse.h"
#include "models/text/truncation.h"

#include <QRegularExpression>

#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Follows brackets and quotes up to @p end. Returns an empty result if a line end in quotes
/// precedes further text.
JsonCompletion followed(const QByteArray &bytes, qsizetype end)
{
    std::vector<qsizetype> open;
    JsonCompletion ending;
    for (qsizetype at = 0; at < end; ++at) {
        const char c = bytes[at];
        if (ending.quote >= 0 && c == '\n') {
            return {}; // an earlier quote is missing
        }
        if (ending.quote >= 0) {
            at += c == '\\' ? 1 : 0;
            ending.quote = c == '"' ? -1 : ending.quote;
        } else if (c == '"') {
            ending.quote = at;
        } else if (c == '{' || c == '[') {
            open.push_back(at);
        } else if ((c == '}' || c == ']') && !open.empty()) {
            open.pop_back();
        }
    }
    for (const qsizetype at : open) {
        ending.closers.prepend(bytes[at] == '{' ? '}' : ']');
    }
    ending.open = ending.quote >= 0 ? ending.quote : open.empty() ? -1 : open.back();
    return ending;
}

/// The last brackets of @p text; they may close brackets that are open outside a string.
QByteArray lastSigns(QByteArrayView text)
{
    QByteArray signs;
    for (qsizetype at = text.size(); at > 0; --at) {
        const char c = text[at - 1];
        if (c == '}' || c == ']') {
            signs.prepend(c);
        } else if (!QByteArrayView(" \t\r\n").contains(c)) {
            break;
        }
    }
    return signs;
}

} // namespace

JsonCompletion jsonCompletion(const QByteArray &bytes)
{
    const qsizetype end = endOfContent(bytes);
    JsonCompletion ending = followed(bytes, end);
    const bool endsLine = QByteArrayView(bytes).sliced(end).contains('\n');
    if (ending.quote >= 0) {
        ending.isForgotten = lastSigns(QByteArrayView(bytes).first(end)) == ending.closers;
    } else if (ending.open >= 0) {
        const bool isValue = !QByteArrayView(",:{[").contains(bytes[end - 1]);
        ending.isForgotten = endsLine && isValue && ending.closers.size() == 1;
    }
    return ending;
}

std::optional<QByteArray> closedJson(const QByteArray &bytes, const JsonCompletion &ending,
                                     int depth)
{
    static const QRegularExpression escape(uR"((?<!\\)(\\\\)*\\(u[0-9a-fA-F]{0,3})?$)"_s);
    static const QRegularExpression word(uR"(([\w.+-]+|,)$)"_s);
    const QByteArray said = bytes.first(endOfContent(bytes));
    const bool isText = ending.quote >= 0;
    const QString tail = QString::fromLatin1(said.last(std::min<qsizetype>(said.size(), 40)));
    const qsizetype partial =
        isText ? escape.match(tail).capturedLength() : word.match(tail).capturedLength();
    const QByteArray mark = isText ? "\"" : "";
    const auto isWhole = [&](qsizetype length, const QByteArray &behind) {
        return !jsonFault(said.first(length) + behind + ending.closers, depth);
    };
    if (isWhole(said.size(), mark)) {
        return mark + ending.closers;
    }
    for (const QByteArray &more : {mark, mark + ":null", QByteArray(mark + " null")}) {
        if (isWhole(said.size(), more) || isWhole(said.size() - partial, more)) {
            return QByteArray();
        }
    }
    return std::nullopt;
}

} // namespace baton
