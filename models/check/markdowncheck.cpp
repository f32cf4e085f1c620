// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/markdowncheck.h"

#include "models/check/openings.h"
#include "models/check/placeholdertext.h"
#include "models/check/rules/placeholderrule.h"
#include "models/document/markdownfences.h"
#include "models/protocol/protocolpack.h"

#include <QCoreApplication>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class MarkdownCheckTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::MarkdownCheck)
};

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
            addPlaceholders(*own.front());
            return;
        }
        if (isMisspelt()) {
            return;
        }
        const ByteRange loose = unfenced();
        const bool isNamed = !m_kind.fileName.isEmpty()
            && QFileInfo(m_input.settings.filePath).fileName() == m_kind.fileName;
        if (!loose.isEmpty()) {
            Finding found = finding(m_use.unfenced, {loose.begin, lineEnd(loose.begin)});
            addFence(found, loose);
            proceed(std::move(found));
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

    /// Markdown knows "XML" as "xml"; who looks for a block by its plain word does not find it.
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
        found.fixes = {
            {MarkdownCheckTexts::tr("Name the language"), {{begin, plain.size(), "```xml"}}, true}};
        insert(report, std::move(found));
        const Action action = report.verdict.action;
        if (action == Action::Accept || action == Action::AcceptWithNotes) {
            proceedWith(report.verdict);
        }
    }

    /// A block that would be one of the kind but for the spelling of its root says so itself.
    bool isMisspelt() const
    {
        const QString root = QString::fromUtf8(rootName());
        return std::ranges::any_of(m_report.documents, [&root](const DocumentReport &document) {
            return std::ranges::any_of(document.findings, [&root](const Finding &finding) {
                return finding.rule == "handoff.root-misspelt"_L1 && finding.expected == root;
            });
        });
    }

    static bool isAlone(QByteArrayView bytes, qsizetype at, qsizetype size)
    {
        constexpr qsizetype character = 4; // bytes, the most that one has
        const qsizetype begin = std::max<qsizetype>(0, at - character);
        const QString before = QString::fromUtf8(bytes.sliced(begin, at - begin));
        const QByteArrayView rest = bytes.sliced(at);
        const QString behind =
            QString::fromUtf8(rest.first(std::min(size + character, rest.size())));
        const qsizetype end = before.size() + QString::fromUtf8(rest.first(size)).size();
        return standsAlone(before + behind, before.size(), end);
    }

    /// What the kind's templates leave open around their block, where that is no code.
    void addPlaceholders(DocumentReport &report) const
    {
        const QByteArrayView bytes = m_input.bytes;
        Openings openings(bytes);
        qsizetype at = openings.next();
        if (at < 0) {
            return; // as in most files, so that nothing need be asked for
        }
        const auto isIt = [](const auto &rule) {
            return dynamic_cast<const PlaceholderRule *>(rule.get()) != nullptr;
        };
        const auto rule = std::ranges::find_if(m_pack.rules, isIt);
        const QSet<QString> openTexts = m_input.catalog.openTexts(m_kind.kind);
        if (rule == m_pack.rules.end() || openTexts.isEmpty()) {
            return;
        }
        const auto &placeholder = static_cast<const PlaceholderRule &>(**rule);
        constexpr qsizetype longest = 512; // bytes of a text that a template leaves open
        std::optional<std::vector<FencedBlock>> blocks;
        for (; at >= 0; at = openings.next()) {
            const QByteArrayView rest = bytes.sliced(at, std::min(longest, bytes.size() - at));
            const bool isBrace = bytes[at] == '{';
            const qsizetype size = rest.indexOf(isBrace ? '}' : ']') + 1;
            const QString open = QString::fromUtf8(rest.first(size));
            if (size == 0 || !openTexts.contains(open) || (isBrace && !isAlone(bytes, at, size))) {
                continue;
            }
            if (!blocks) {
                blocks = fencedBlocks(m_input.bytes);
            }
            if (!isFenced(at, *blocks)) {
                Finding found = placeholder.inProse(open);
                place(found, {at, at + size});
                insert(report, std::move(found));
            }
        }
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

    /// A whole element of the kind that starts a line and lies in no block.
    ByteRange unfenced() const
    {
        const QByteArray name = rootName();
        const QByteArray end = "</" + name + '>';
        const QByteArray &bytes = m_input.bytes;
        std::optional<std::vector<FencedBlock>> blocks;
        qsizetype close = -1; // the first end behind the place that is looked at
        for (qsizetype at = bytes.indexOf('<' + name); at >= 0;
             at = bytes.indexOf('<' + name, at + 1)) {
            close = close < at ? bytes.indexOf(end, at) : close;
            if (close < 0) {
                break;
            }
            const char next = bytes[at + name.size() + 1];
            const bool isElement =
                next == '>' || next == ' ' || next == '\n' || next == '\r' || next == '\t';
            if (!isElement || !startsLine(at)) {
                continue;
            }
            if (!blocks) {
                blocks = fencedBlocks(bytes);
            }
            if (!isFenced(at, *blocks)) {
                return {at, close + end.size()};
            }
        }
        return {};
    }

    QByteArray rootName() const
    {
        const std::vector<FieldSchema> &roots = m_kind.kind.fields.properties;
        return roots.empty() ? QByteArray() : roots.front().name.toUtf8();
    }

    bool startsLine(qsizetype offset) const
    {
        const QByteArray &bytes = m_input.bytes;
        while (offset > 0 && (bytes[offset - 1] == ' ' || bytes[offset - 1] == '\t')) {
            --offset;
        }
        return offset == 0 || bytes[offset - 1] == '\n' || bytes[offset - 1] == '\r';
    }

    static bool isFenced(qsizetype offset, const std::vector<FencedBlock> &blocks)
    {
        const auto next = std::ranges::upper_bound(blocks, offset, {}, &FencedBlock::begin);
        return next != blocks.begin() && offset < std::prev(next)->end;
    }

    /// A fence that names no language gets one; without a fence both lines of one are added.
    void addFence(Finding &found, ByteRange element) const
    {
        const QByteArray &bytes = m_input.bytes;
        const QByteArray newline = m_input.parsed.encoding.lineEnd == LineEnd::CrLf ? "\r\n" : "\n";
        const qsizetype begin =
            m_input.lines.lineRange(m_input.lines.positionOf(element.begin).line).begin;
        const QByteArray above = bytes.first(begin).trimmed();
        const QByteArray line = above.sliced(above.lastIndexOf('\n') + 1).trimmed();
        if (line.size() >= 3
            && (line.count('`') == line.size() || line.count('~') == line.size())) {
            found.fixes = {
                {MarkdownCheckTexts::tr("Name the language"), {{above.size(), 0, "xml"}}, true}};
            return;
        }
        const qsizetype end = lineEnd(element.end);
        const bool endsLine = bytes.sliced(element.end, end - element.end).trimmed().isEmpty();
        if (begin == element.begin && endsLine) {
            const QByteArray fence =
                fenceAround(QByteArrayView(bytes).sliced(begin, element.end - begin));
            found.fixes = {
                {MarkdownCheckTexts::tr("Wrap in a fence"),
                 {{begin, 0, fence + "xml" + newline}, {element.end, 0, newline + fence}},
                 true}};
        }
    }

    /// The receiver goes on without a handoff.
    void proceed(Finding found)
    {
        DocumentReport &front = m_report.documents.front();
        if (front.kind.isEmpty()) {
            front.isMeant = true;
            proceedWith(front.verdict);
        }
        insert(front, std::move(found));
    }

    /// The receiver finds no block, so it goes on with the prose alone.
    void proceedWith(Verdict &verdict) const
    {
        verdict.action = Action::AcceptWithNotes;
        verdict.headline = m_pack.texts.of(m_use.headline);
        verdict.detail = m_pack.texts.of(m_use.detail);
    }

    const CheckInput &m_input;
    const ProtocolPack &m_pack;
    const KindModel &m_kind;
    const MarkdownUse &m_use;
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
