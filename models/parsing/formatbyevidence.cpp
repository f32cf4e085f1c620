// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/formatbyevidence.h"

#include "models/formats/prompt/promptlines.h"
#include "models/parsing/parse.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// A fence of data at the beginning of a line is neither YAML, JSON nor XML.
bool isMarkdownLike(const QByteArray &bytes)
{
    static const QRegularExpression fence(u"^(```+|~~~+)[ \\t]*(yaml|yml|json|xml)\\b"_s,
                                          QRegularExpression::MultilineOption
                                              | QRegularExpression::CaseInsensitiveOption);
    return fence.match(QString::fromUtf8(bytes)).hasMatch();
}

} // namespace

Format formatByEvidence(const QString &fileName, const QByteArray &bytes,
                        const QStringList &promptHeadings)
{
    const Format format = formatOf(fileName, bytes);
    const bool hasSuffix = fileName.lastIndexOf(u'.') > fileName.lastIndexOf(u'/');
    const bool isKnown = format != Format::Yaml && format != Format::Text;
    if (hasSuffix || isKnown) {
        return format;
    }
    constexpr qsizetype looked = qsizetype(256) * 1024;
    const QByteArray head = bytes.first(std::min(bytes.size(), looked));
    if (hasPromptHeadings(head, promptHeadings)) {
        return Format::Prompt;
    }
    return isMarkdownLike(head) ? Format::Markdown : format;
}

} // namespace baton
