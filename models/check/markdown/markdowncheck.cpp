// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/markdown/markdowncheck.h"

#include "models/check/markdown/markdownplaceholders.h"
#include "models/check/markdown/markdowntranslations.h"
#include "models/check/markdown/unfencedxml.h"
#include "models/formats/xml/xmlparse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/strings/pathstrings.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

void insert(DocumentReport &report, Finding finding)
{
    insertFinding(report, std::move(finding));
    if (report.verdict.action == Action::Accept) {
        report.verdict.action = Action::AcceptWithNotes;
    }
}

class MarkdownCheck
{
public:
    MarkdownCheck(const CheckInput &input, const ProtocolCatalog::Model &model, Report &report)
        : m_input(input)
        , m_pack(*model.pack)
        , m_kind(*model.kind)
        , m_use(model.kind->markdown)
        , m_report(report)
    {
    }

    void run()
    {
        std::vector<DocumentReport *> own;
        for (DocumentReport &document : m_report.documents) {
            if (document.kind == m_kind.kind.id) {
                own.push_back(&document);
            }
        }
        for (size_t i = 1; i < own.size(); ++i) {
            insert(*own[i], finding(m_use.several, rootOf(own[i]->document)));
        }
        for (DocumentReport *document : own) {
            addOtherSpelling(*document);
        }
        if (!own.empty()) {
            for (Finding &found : placeholdersInProse(m_input, m_pack, m_kind.kind)) {
                place(found, found.range);
                const UnfilledText text{found.actual, found.range};
                own.front()->open.add({}, Completeness::Placeholder, &text);
                if (!m_input.settings.unsaved.isWhole()) {
                    insert(*own.front(), std::move(found));
                }
            }
            return;
        }
        if (isMisspelt()) {
            return;
        }
        const ByteRange loose = unfencedElement(m_input.bytes, rootName());
        const bool isNamed = !m_kind.fileName.isEmpty()
            && lastNameOf(m_input.settings.filePath) == m_kind.fileName.text();
        if (!loose.isEmpty() && holdsField(loose)) {
            Finding found = finding(m_use.unfenced, {loose.begin, lineEnd(loose.begin)});
            if (const std::optional<Fix> fix = wrappedInFence(m_input, loose)) {
                found.fixes = {*fix};
            }
            proceed(std::move(found));
            addSyntax(loose);
        } else if (isNamed) {
            proceed(finding(m_use.none, {0, lineEnd(0)}));
        }
    }

private:
    Finding finding(const Notice &notice, ByteRange range) const
    {
        Finding result;
        result.rule = notice.id;
        result.severity = notice.severity;
        result.message = m_pack.texts.of(notice.message);
        place(result, range);
        return result;
    }

    void place(Finding &finding, ByteRange range) const
    {
        finding.range = range;
        finding.start = m_input.lines.positionOf(range.begin);
        finding.end = m_input.lines.positionOf(range.end);
    }

    /// Reports a block with another spelling of the language, such as "XML". It is valid Markdown,
    /// but tools that search for "```xml" do not find it.
    void addOtherSpelling(DocumentReport &report) const
    {
        constexpr QByteArrayView plain("```xml");
        const SourceDocument &source = m_input.parsed.documents[size_t(report.document)];
        const ByteRange line =
            m_input.lines.lineRange(m_input.lines.positionOf(source.range.begin).line - 1);
        const QByteArray opening = m_input.bytes.sliced(line.begin, line.length());
        const qsizetype at = opening.toLower().indexOf(plain);
        if (at < 0 || opening.contains(plain)) {
            return;
        }
        const qsizetype begin = line.begin + at;
        Finding found = finding(m_use.unfenced, {begin, line.end});
        found.fixes = {{MarkdownTranslations::tr("Name the language"),
                        {{begin, plain.size(), "```xml"}},
                        true}};
        insert(report, std::move(found));
        const Action action = report.verdict.action;
        if (action == Action::Accept || action == Action::AcceptWithNotes) {
            proceedWith(report.verdict);
        }
    }

    /// True if the spelling of a root element is the only mistake of a block. Its own finding
    /// reports that.
    bool isMisspelt() const
    {
        const QString root = QString::fromUtf8(rootName());
        return std::ranges::any_of(m_report.documents, [&root](const DocumentReport &document) {
            return std::ranges::any_of(document.findings, [&root](const Finding &finding) {
                return finding.rule == "handoff.root-misspelt"_L1 && finding.expected == root;
            });
        });
    }

    /// True if the element has an attribute or child of the kind. False for a text that only
    /// mentions the element.
    bool holdsField(ByteRange element) const
    {
        const QByteArrayView text =
            QByteArrayView(m_input.bytes).sliced(element.begin, element.length());
        const std::vector<FieldSchema> &roots = m_kind.kind.fields.properties;
        return !roots.empty()
            && std::ranges::any_of(roots.front().properties, [text](const FieldSchema &field) {
                   const QByteArray name = field.name.toUtf8();
                   return name.startsWith('@') ? text.contains(name.sliced(1) + '=')
                                               : text.contains('<' + name);
               });
    }

    ByteRange rootOf(int document) const
    {
        const SourceDocument &source = m_input.parsed.documents[size_t(document)];
        const Tree &tree = source.tree;
        if (tree.isEmpty() || tree.root().children.empty()) {
            return {source.range.begin, source.range.begin};
        }
        return tree.at(tree.root().children.front()).keyRange;
    }

    qsizetype lineEnd(qsizetype offset) const
    {
        return m_input.lines.lineRange(m_input.lines.positionOf(offset).line).end;
    }

    QByteArray rootName() const
    {
        const std::vector<FieldSchema> &roots = m_kind.kind.fields.properties;
        return roots.empty() ? QByteArray() : roots.front().name.toUtf8();
    }

    /// Adds the syntax mistakes of a request outside of a fence. In a fence they are errors
    /// already.
    void addSyntax(ByteRange element)
    {
        ParsedText parsed;
        parseXml(m_input.bytes, element, m_input.parsed.options, m_input.stop, parsed);
        for (const SyntaxIssue &issue : parsed.issues) {
            Finding found;
            found.rule = issue.rule;
            found.severity = Severity::Warning;
            found.message = issue.message;
            found.expected = issue.expected;
            found.actual = issue.actual;
            place(found, issue.range);
            if (!issue.fixTitle.isEmpty()) {
                found.fixes = {{issue.fixTitle, issue.fix, !issue.isFixOffered}};
            }
            insert(m_report.documents.front(), std::move(found));
        }
    }

    /// Adds @p found for a file without a handoff; the receiver continues without one.
    void proceed(Finding found)
    {
        DocumentReport &front = m_report.documents.front();
        if (front.kind.isEmpty()) {
            front.isMeant = true;
            proceedWith(front.verdict);
        }
        insert(front, std::move(found));
    }

    /// The verdict on a file without a block: the receiver continues with the prose.
    void proceedWith(Verdict &verdict) const
    {
        verdict.action = Action::AcceptWithNotes;
        verdict.headline = m_pack.texts.of(m_use.headline);
        verdict.detail = m_pack.texts.of(m_use.detail);
    }

    const CheckInput &m_input;
    const ProtocolPack &m_pack;
    const KindModel &m_kind;
    const MarkdownRules &m_use;
    Report &m_report;
};

} // namespace

void insertFinding(DocumentReport &report, Finding finding)
{
    const auto place = std::ranges::upper_bound(report.findings, finding.range.begin, {},
                                                [](const Finding &f) { return f.range.begin; });
    const qsizetype index = place - report.findings.begin();
    report.findings.insert(place, std::move(finding));
    for (qsizetype &reason : report.verdict.reasons) {
        reason += reason >= index ? 1 : 0;
    }
    report.verdict.reasons.push_back(index);
}

void addMarkdownFindings(const CheckInput &input, Report &report)
{
    const auto isMarkdown = [](const KindModel &kind) { return kind.markdown.isSet(); };
    for (const Kind *kind : input.catalog.kindsThat(isMarkdown)) {
        MarkdownCheck(input, input.catalog.model(*kind), report).run();
    }
}

} // namespace baton
