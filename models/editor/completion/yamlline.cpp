// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/yamlline.h"

#include "models/formats/yaml/reading/yamlscanner.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The end of the key that @p said begins with, that is of the text before ": ", or -1.
qsizetype keyEnd(QByteArrayView said)
{
    if (said.isEmpty() || QByteArrayView("#[]{},&*!|>%@`:").contains(said.front())) {
        return -1;
    }
    qsizetype at = 0;
    if (said.front() == '"' || said.front() == '\'') {
        at = YamlScanner(said).quotedEnd(0);
        if (at < 0) {
            return -1;
        }
        const qsizetype closed = at;
        while (at < said.size() && said[at] == ' ') {
            ++at;
        }
        return at < said.size() && said[at] == ':' ? closed : -1;
    }
    for (; at < said.size(); ++at) {
        if (said[at] == '#' && said[at - 1] == ' ') {
            return -1;
        }
        if (said[at] == ':' && (at + 1 == said.size() || said[at + 1] == ' ')) {
            return at;
        }
    }
    return -1;
}

} // namespace

QString BlockLine::name() const
{
    const bool isQuoted =
        key.size() >= 2 && key.front() == key.back() && (key.front() == '"' || key.front() == '\'');
    const QString text =
        QString::fromUtf8(isQuoted ? key.sliced(1, key.size() - 2) : key.trimmed());
    return isQuoted && key.front() == '\'' ? QString(text).replace(u"''"_s, u"'"_s) : text;
}

BlockLine BlockLine::of(QByteArrayView line)
{
    BlockLine result;
    qsizetype at = 0;
    const auto skipSpaces = [&] {
        while (at < line.size() && line[at] == ' ') {
            ++at;
        }
    };
    skipSpaces();
    while (at < line.size() && line[at] == '-' && (at + 1 == line.size() || line[at + 1] == ' ')) {
        result.dashes.append(static_cast<int>(at++));
        skipSpaces();
    }
    result.column = static_cast<int>(at);
    const QByteArrayView said = line.sliced(at);
    result.isBlank = said.isEmpty() && result.dashes.isEmpty();
    result.isComment = said.startsWith('#') && result.dashes.isEmpty();
    if (const qsizetype end = keyEnd(said); end >= 0) {
        result.hasKey = true;
        result.key = said.first(end);
        at += said.indexOf(':', end) + 1;
        skipSpaces();
        result.valueColumn = at;
        result.value = line.sliced(at);
    }
    return result;
}

qsizetype yamlValueEnd(QByteArrayView line, qsizetype from)
{
    const char first = from < line.size() ? line[from] : ' ';
    if (first == '"' || first == '\'') {
        const qsizetype closed = YamlScanner(line).quotedEnd(from);
        if (closed >= 0) {
            return closed;
        }
    }
    const qsizetype comment = line.indexOf(QByteArrayView(" #"), from);
    qsizetype end = comment < 0 ? line.size() : comment;
    while (end > from && line[end - 1] == ' ') {
        --end;
    }
    return end;
}

bool isInYamlComment(QByteArrayView before)
{
    char quote = 0;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const char byte = before[i];
        if (quote) {
            quote = byte == quote ? 0 : quote;
        } else if ((byte == '"' || byte == '\'') && (i == 0 || before[i - 1] == ' ')) {
            quote = byte;
        } else if (byte == '#' && (i == 0 || before[i - 1] == ' ')) {
            return true;
        }
    }
    return false;
}

bool isDocumentEnd(QByteArrayView line)
{
    return line.startsWith("---") || line.startsWith("...") || line.startsWith("```");
}

} // namespace baton
