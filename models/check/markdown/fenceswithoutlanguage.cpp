// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/markdown/fenceswithoutlanguage.h"

#include "models/check/markdown/markdowncheck.h"
#include "models/check/recognition/handoffdetection.h"
#include "models/check/recognition/kindofunreadable.h"
#include "models/formats/markdown/markdownfences.h"
#include "models/formats/prompt/promptlines.h"
#include "models/formats/prompt/promptparse.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/strings/spellingmatch.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype shortestFence = 3;

class FencesWithoutLanguageTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::UnnamedFences)
};

/// True for an empty or generic language, or for a misspelt data format. Blocks in other languages,
/// such as terminal output, are not handoffs.
bool saysNothing(const QString &language)
{
    static const QStringList plain{QString(),      u"text"_s,   u"txt"_s,    u"plain"_s,
                                   u"plaintext"_s, u"none"_s,   u"raw"_s,    u"code"_s,
                                   u"data"_s,      u"output"_s, u"config"_s, u"handoff"_s};
    static const QStringList data{u"yaml"_s, u"yml"_s, u"json"_s, u"xml"_s};
    const auto isNear = [&](const QString &name) { return editDistance(language, name) == 1; };
    return plain.contains(language)
        || (!data.contains(language) && std::ranges::any_of(data, isNear));
}

/// The first word behind the fence at @p at; nullopt if @p at is in the middle of a line.
std::optional<QString> languageBehind(QByteArrayView text, qsizetype at)
{
    qsizetype start = at;
    while (start > 0 && QByteArrayView(" \t>-*+.)0123456789").contains(text[start - 1])) {
        --start;
    }
    if (start > 0 && text[start - 1] != '\n' && text[start - 1] != '\r') {
        return std::nullopt;
    }
    qsizetype word = at;
    while (word < text.size() && text[word] == text[at]) {
        ++word;
    }
    qsizetype end = word;
    while (end < text.size() && text[end] != '\n' && text[end] != '\r') {
        ++end;
    }
    const QByteArrayView info = text.sliced(word, end - word).trimmed();
    const auto blank = std::ranges::find_if(info, [](char c) { return c == ' ' || c == '\t'; });
    return QString::fromUtf8(info.first(blank - info.begin())).toLower();
}

/// The offset of the next @p marks. Searches only for the first character, which is faster.
qsizetype nextMarks(QByteArrayView text, QByteArrayView marks, qsizetype from)
{
    qsizetype at = text.indexOf(marks.front(), from);
    while (at >= 0 && !text.sliced(at).startsWith(marks)) {
        at = text.indexOf(marks.front(), at + 1);
    }
    return at;
}

/// A fast test, assuming that fences open and close in turn. False for most files.
bool mayHaveUnnamed(QByteArrayView text)
{
    for (const QByteArrayView marks : {QByteArrayView("```"), QByteArrayView("~~~")}) {
        bool isOpen = false;
        for (qsizetype at = nextMarks(text, marks, 0); at >= 0;) {
            const std::optional<QString> language = languageBehind(text, at);
            if (language && !isOpen && saysNothing(*language)) {
                return true;
            }
            isOpen = language ? !isOpen : isOpen;
            while (at < text.size() && text[at] == marks.front()) {
                ++at;
            }
            at = nextMarks(text, marks, at);
        }
    }
    return false;
}

Format guessedFormat(const QByteArray &content)
{
    const QByteArray text = content.trimmed();
    if (text.startsWith('{')) {
        return Format::Json;
    }
    return text.startsWith('<') ? Format::Xml : Format::Yaml;
}

/// The language of a fence for a block of @p format.
QByteArray nameOf(Format format)
{
    switch (format) {
    case Format::Json:
        return "json";
    case Format::Xml:
        return "xml";
    case Format::Prompt:
        return "prompt";
    default:
        return "yaml";
    }
}

class UnnamedFences
{
public:
    explicit UnnamedFences(const CheckInput &input)
        : m_input(input)
    {
    }

    /// The language that the block should have; empty if it contains no handoff.
    QByteArray nameFor(const FencedBlock &block) const
    {
        const QStringList &headings = m_input.parsed.options.promptHeadings;
        if (block.format(headings) != Format::Text || !saysNothing(block.language)) {
            return {};
        }
        if (isPromptLike(block.content) || hasPromptHeadings(block.content, headings)) {
            return nameOf(Format::Prompt);
        }
        const Format format = guessedFormat(block.content);
        return isHandoff(block.content, format) ? nameOf(format) : QByteArray();
    }

    Finding finding(const FencedBlock &block, const QByteArray &name) const
    {
        const ByteRange line = lineOf(block);
        const QByteArrayView text = QByteArrayView(m_input.bytes).sliced(line.begin, line.length());
        qsizetype word = text.indexOf(QByteArray(shortestFence, block.mark)) + block.length;
        while (word < text.size() && (text[word] == ' ' || text[word] == '\t')) {
            ++word;
        }
        const QByteArray old = block.language.toUtf8();
        const bool isOld = text.sliced(word).toByteArray().toLower().startsWith(old);
        Finding result;
        result.rule = u"text.fence-language"_s;
        result.severity = Severity::Note;
        result.message = block.language.isEmpty()
            ? FencesWithoutLanguageTexts::tr(
                  "This block contains a handoff, but names no language, so receivers do not read "
                  "it. Write %1 after the fence.")
                  .arg(QString::fromLatin1(name))
            : FencesWithoutLanguageTexts::tr(
                  "This block contains a handoff, but “%2” is not a language of data, so receivers "
                  "do not read it. Write %1 after the fence.")
                  .arg(QString::fromLatin1(name), block.language);
        result.expected = QString::fromLatin1(name);
        result.actual = block.language;
        result.range = line;
        result.start = m_input.lines.positionOf(line.begin);
        result.end = m_input.lines.positionOf(line.end);
        if (isOld) {
            // The block may be an example that should not be read.
            result.fixes = {{FencesWithoutLanguageTexts::tr("Name the language"),
                             {{line.begin + word, old.size(), name}},
                             false}};
        }
        return result;
    }

private:
    ByteRange lineOf(const FencedBlock &block) const
    {
        return m_input.lines.lineRange(block.firstLine - 1);
    }

    bool isHandoff(const QByteArray &content, Format format) const
    {
        static const QRegularExpression start(uR"(^\s*(#.*\n\s*|---\s*\n\s*)*["']?[{<\w])"_s);
        if (!looksLikeHandoff(content, {}, m_input.catalog, {})
            || !start.match(QString::fromUtf8(content)).hasMatch()) {
            return false;
        }
        const ParsedText parsed =
            parse(content, format, m_input.catalog.parseOptions(), m_input.stop);
        return std::ranges::any_of(parsed.documents, [&](const SourceDocument &document) {
            return document.isComplete
                ? m_input.catalog.recognise(document.tree) != nullptr
                : kindOfBroken(content, document, m_input.catalog, {}) != nullptr;
        });
    }

    const CheckInput &m_input;
};

bool isReported(const Report &report, const FencedBlock &block)
{
    const ByteRange range{block.begin, block.end};
    return std::ranges::any_of(report.documents, [range](const DocumentReport &document) {
        return std::ranges::any_of(document.findings, [range](const Finding &finding) {
            return range.touches(finding.range.begin) && !finding.range.isEmpty();
        });
    });
}

} // namespace

void addUnnamedFences(const CheckInput &input, Report &report)
{
    if (!input.parsed.encoding.isValidUtf8 || !mayHaveUnnamed(input.bytes)) {
        return;
    }
    const UnnamedFences fences(input);
    constexpr int most = 100; // more of them give no new information
    int found = 0;
    for (const FencedBlock &block : allFences(input.bytes)) {
        if (found == most || (input.stop && *input.stop)) {
            return;
        }
        const QByteArray name = fences.nameFor(block);
        if (name.isEmpty()) {
            continue;
        }
        ++found;
        if (!isReported(report, block)) {
            insertFinding(report.documents.front(), fences.finding(block, name));
        }
    }
}

} // namespace baton
