// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/pastefindings.h"

#include "models/check/document/handoffcheck.h"
#include "models/check/recognition/kindofunreadable.h"
#include "models/parsing/parse.h"
#include "models/pasted/pastesources.h"
#include "models/protocol/catalog/catalog.h"
#include "models/text/encodingdetection.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The layers of pasted text around a handoff, outermost first.
struct Wrapped
{
    const Kind *kind = nullptr;
    bool isComplete = true; ///< the text without the layers parses completely
    std::vector<PasteLayer> layers;
};

class Pasted
{
public:
    explicit Pasted(const CheckInput &input)
        : m_input(input)
    {
    }

    /// The layers in @p lines. A text that parses completely is preferred.
    [[nodiscard]] std::optional<Wrapped> find(const PastedLines &lines) const
    {
        constexpr int most = 3;
        std::optional<Wrapped> found = find(lines, most, true);
        return found ? found : find(lines, most, false);
    }

    [[nodiscard]] SyntaxIssue issueOf(const Wrapped &wrapped) const
    {
        SyntaxIssue issue;
        issue.rule = u"text.pasted"_s;
        issue.range = wrapped.layers.front().range;
        issue.actual = QString::fromUtf8(
            QByteArrayView(m_input.bytes).sliced(issue.range.begin, issue.range.length()));
        QStringList sentences;
        bool isWhole = true;
        for (const PasteLayer &layer : wrapped.layers) {
            sentences.append(layer.message);
            issue.isFixOffered = issue.isFixOffered || layer.isFixOffered;
            isWhole =
                isWhole && !layer.fixTitle.isEmpty() && (wrapped.isComplete || !layer.isOnlyWhole);
        }
        issue.message = sentences.join(u' ');
        if (isWhole) {
            issue.fixTitle = wrapped.layers.front().fixTitle;
            issue.fix = editsTo(wrapped.layers.back().lines, m_input.bytes);
        }
        return issue;
    }

private:
    [[nodiscard]] std::optional<Wrapped> find(const PastedLines &lines, int most,
                                              bool isComplete) const
    {
        const bool isMarkdown = m_input.parsed.format == Format::Markdown;
        for (PasteLayer &layer : pasteLayers(lines, isMarkdown)) {
            if (m_input.stop && *m_input.stop) {
                return std::nullopt;
            }
            if (const Kind *kind = kindOf(joined(layer.lines, m_input.bytes), isComplete)) {
                return Wrapped{kind, isComplete, {std::move(layer)}};
            }
            std::optional<Wrapped> inner =
                most > 1 ? find(layer.lines, most - 1, isComplete) : std::nullopt;
            if (inner) {
                inner->layers.insert(inner->layers.begin(), std::move(layer));
                return inner;
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] const Kind *kindOf(const QByteArray &text, bool isComplete) const
    {
        const Format known = m_input.parsed.format;
        const Format format =
            known == Format::Text ? formatOf(m_input.settings.filePath, text) : known;
        const ParsedText parsed = parse(text, format, m_input.catalog.parseOptions(), m_input.stop);
        for (const SourceDocument &document : parsed.documents) {
            if (document.isComplete != isComplete) {
                continue;
            }
            const QByteArrayView source =
                QByteArrayView(text).sliced(document.range.begin, document.range.length());
            const Kind *kind = isComplete ? m_input.catalog.recognise(document.tree)
                                          : kindOfBroken(source, document, m_input.catalog, {});
            if (kind) {
                return kind;
            }
        }
        return nullptr;
    }

    const CheckInput &m_input;
};

/// True if the file contains a recognised handoff, or one in a Markdown block without a language.
/// Broken blocks beside it do not matter in Markdown.
bool isKnown(const CheckInput &input, const Report &report)
{
    const bool isMarkdown = input.parsed.format == Format::Markdown;
    const auto isUnnamed = [](const Finding &finding) {
        return finding.rule == "text.fence-language"_L1;
    };
    return (isMarkdown || input.parsed.isComplete())
        && std::ranges::any_of(report.documents, [&](const DocumentReport &document) {
               return !document.kind.isEmpty() || std::ranges::any_of(document.findings, isUnnamed);
           });
}

/// The text from the first character that is not blank.
QByteArrayView firstWords(QByteArrayView text)
{
    text = text.sliced(bomLength(text));
    qsizetype at = 0;
    while (at < text.size() && QByteArrayView(" \t\r\n").contains(text[at])) {
        ++at;
    }
    return text.sliced(at);
}

/// True if the text begins like a diff in Markdown, where the blank at the begin of a diff line
/// does not hide a fence.
bool mayHide(const CheckInput &input)
{
    return input.parsed.format == Format::Markdown && beginsAsDiff(firstWords(input.bytes));
}

bool isRefused(const ParsedText &parsed)
{
    return std::ranges::any_of(
        parsed.issues, [](const SyntaxIssue &issue) { return issue.rule.startsWith("text."_L1); });
}

DocumentReport unread(const CheckInput &input, const SyntaxIssue &issue, const Kind *kind)
{
    const Tree nothing;
    const bool hasDocument = !input.parsed.documents.empty();
    const std::vector<const SyntaxIssue *> issues{&issue};
    DocumentReport report =
        checkHandoff(input, {{}, nothing, {}, issues, false}, hasDocument ? kind : nullptr);
    report.isMeant = true;
    for (Finding &finding : report.findings) {
        finding.severity = Severity::Error;
    }
    return report;
}

} // namespace

void addPasteFinding(const CheckInput &input, Report &report)
{
    constexpr qsizetype largest = 1024 * 1024;
    const bool isRead = isKnown(input, report);
    if (input.bytes.size() > largest || isRefused(input.parsed) || (isRead && !mayHide(input))) {
        return;
    }
    const Pasted pasted(input);
    const std::optional<Wrapped> wrapped = pasted.find(pastedLines(input.bytes));
    if (!wrapped) {
        return;
    }
    report.documents = {unread(input, pasted.issueOf(*wrapped), wrapped->kind)};
}

} // namespace baton
