// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/editing/editsession.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/editing/seteditbuilder.h"
#include "models/check/file/check.h"
#include "models/editing/plan/planedit.h"
#include "models/parsing/parse.h"

#include <QFileInfo>

#include <algorithm>

namespace baton::cli {

namespace {

Failure noSuchPlace(const JsonPointer &at)
{
    return {CliTexts::tr("There is no value at %1.").arg(shown(at))};
}

} // namespace

EditSession::EditSession(QByteArray bytes, Format format, int document,
                         std::shared_ptr<const ProtocolCatalog> catalog)
    : m_bytes(std::move(bytes))
    , m_format(format)
    , m_document(document)
    , m_catalog(std::move(catalog))
    , m_parsed(parse(m_bytes, m_format, m_catalog ? m_catalog->parseOptions() : ParseOptions()))
{
}

const FieldSchema *EditSession::fields() const
{
    const Kind *kind = m_catalog && hasDocument() ? m_catalog->recognise(tree()) : nullptr;
    return kind ? &kind->fields : nullptr;
}

Format EditSession::format() const
{
    return hasDocument() ? m_parsed.documents[static_cast<size_t>(m_document)].format : m_format;
}

bool EditSession::hasDocument() const
{
    return m_document < std::ssize(m_parsed.documents);
}

std::vector<Finding> EditSession::findings(const QString &path) const
{
    if (!m_catalog) {
        return {};
    }
    CheckSettings settings;
    settings.filePath =
        path == QStringLiteral("-") ? QString() : QFileInfo(path).absoluteFilePath();
    std::vector<Finding> found;
    for (const DocumentReport &document :
         check(m_bytes, m_parsed, *m_catalog, settings).documents) {
        std::ranges::copy_if(
            document.findings, std::back_inserter(found),
            [](const Finding &finding) { return finding.severity > Severity::Note; });
    }
    return found;
}

std::optional<SyntaxIssue> EditSession::expansionIssue() const
{
    const auto found = std::ranges::find(m_parsed.issues, QStringLiteral("yaml.alias-expansion"),
                                         &SyntaxIssue::rule);
    return found == m_parsed.issues.end() ? std::nullopt : std::optional(*found);
}

std::optional<SyntaxIssue> EditSession::fatalIssue() const
{
    // Other blocks of Markdown are irrelevant.
    const bool isAlone = m_parsed.format == Format::Markdown && hasDocument();
    const ByteRange all{0, m_bytes.size()};
    const ByteRange range =
        isAlone ? m_parsed.documents[static_cast<size_t>(m_document)].range : all;
    const auto issue = std::ranges::find_if(m_parsed.issues, [range](const SyntaxIssue &other) {
        return other.isFatal && range.contains(other.range);
    });
    return issue == m_parsed.issues.end() ? std::nullopt : std::optional(*issue);
}

const Tree &EditSession::tree() const
{
    static const Tree none;
    return hasDocument() ? m_parsed.documents[static_cast<size_t>(m_document)].tree : none;
}

Outcome EditSession::set(const JsonPointer &at, const Value &value)
{
    const Result<TreeEdit> edit = editToSet(tree(), at, value, fields(), format());
    return edit ? apply(*edit) : Outcome(edit.failure());
}

Outcome EditSession::unset(const JsonPointer &at)
{
    if (tree().isEmpty() || tree().find(at) == noNode) {
        return isMerged(tree(), at) ? merged(at) : noSuchPlace(at);
    }
    return apply(Remove{at});
}

Outcome EditSession::append(const JsonPointer &at, const Value &value)
{
    const NodeId id = tree().isEmpty() ? noNode : tree().find(at);
    if (id == noNode || tree().at(id).type == ValueType::Null) {
        return set(at, Value::list({value}));
    }
    if (tree().at(id).type != ValueType::List) {
        return Failure{
            CliTexts::tr("The value at %1 is not a list. Use \"baton set\" to replace it.")
                .arg(shown(at))};
    }
    return apply(InsertItem{at, -1, value});
}

Outcome EditSession::apply(const TreeEdit &edit)
{
    Result<EditedText> text = editedText(m_bytes, m_parsed, m_document, {edit});
    if (!text) {
        return text.failure();
    }
    m_bytes = std::move(text->bytes);
    m_parsed = std::move(text->parsed);
    return std::monostate();
}

std::vector<Finding> newFindings(const std::vector<Finding> &before,
                                 const std::vector<Finding> &after)
{
    std::vector<Finding> found;
    std::ranges::copy_if(after, std::back_inserter(found), [&before](const Finding &finding) {
        return std::ranges::none_of(before, [&finding](const Finding &old) {
            return old.rule == finding.rule && old.path == finding.path
                && old.message == finding.message;
        });
    });
    return found;
}

} // namespace baton::cli
