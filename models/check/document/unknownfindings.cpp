// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/document/unknownfindings.h"

#include "models/check/fixes/fixplanner.h"
#include "models/check/recognition/handoffdetection.h"
#include "models/check/recognition/handoffinlist.h"
#include "models/check/recognition/nearestkind.h"
#include "models/check/report/checktranslations.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

bool UnknownFindings::looksIntended(const std::vector<const SyntaxIssue *> &issues) const
{
    if (issues.empty()) {
        return false;
    }
    static const QStringList ofHandoffs{u"handoff.root-misspelt"_s, u"prompt.heading-case"_s};
    if (ofHandoffs.contains(issues.back()->rule)) {
        return true;
    }
    if (looksLikeHandoffOnceCorrected(*issues.front())) {
        return true;
    }
    const ByteRange all{0, m_input.bytes.size()};
    const auto number = static_cast<size_t>(m_document);
    const ByteRange range =
        number < m_input.parsed.documents.size() ? m_input.parsed.documents[number].range : all;
    return looksLikeHandoff(QByteArrayView(m_input.bytes).sliced(range.begin, range.length()),
                            m_tree.tree(), m_input.catalog, m_input.settings.filePath);
}

/// True if the text with the fix of @p issue looks like a handoff. The root key itself may lack its
/// colon.
bool UnknownFindings::looksLikeHandoffOnceCorrected(const SyntaxIssue &issue) const
{
    constexpr qsizetype farthest = 256 * 1024;
    const bool isFirst = m_document == 0 && m_input.parsed.format == Format::Yaml;
    const Result<QByteArray> corrected = isFirst && m_input.bytes.size() <= farthest
        ? applied(m_input.bytes, issue.fix)
        : QByteArray();
    return corrected && !issue.fix.empty() && looksLikeHandoff(*corrected, {}, m_input.catalog, {});
}

bool UnknownFindings::addListOfHandoffs()
{
    const auto found = handoffInList(m_tree.tree(), m_input.catalog);
    if (!found) {
        return false;
    }
    const QString message = found->list.isEmpty()
        ? CheckTranslations::tr(
              "Entry %1 of this list looks like a handoff. Baton does not check handoffs inside "
              "lists. Put each into a document of its own.")
              .arg(found->number)
        : CheckTranslations::tr(
              "Entry %1 of %2 looks like a handoff. Baton does not check handoffs "
              "inside lists. Put each into a document of its own.")
              .arg(found->number)
              .arg(found->list);
    m_findings.add(found->entry, u"text.handoff-list"_s, Severity::Note, message);
    return true;
}

bool UnknownFindings::addNearest(const QString &forced)
{
    const auto nearest = nearestKind(m_tree.tree(), m_input.catalog);
    if (!nearest || !nearest->isNear
        || (!forced.isEmpty() && (nearest->kind->id != forced || nearest->root.isEmpty()))) {
        return false;
    }
    PendingFinding &judged = m_findings.add(nearest->at, u"handoff.nearest"_s, Severity::Note,
                                            sentenceAbout(*nearest, m_tree.tree()));
    judged.finding.expected = nearest->root;
    FixPlanner fixer(m_input.bytes, m_input.parsed, m_document, m_tree);
    const bool stands = m_tree.tree().child(0, nearest->root) != noNode;
    std::optional<Fix> fix = nearest->root.isEmpty() ? std::nullopt
        : nearest->at != 0                           ? fixer.rename(nearest->at, nearest->root)
        : stands ? fixer.indentUnder(nearest->root, nearest->kind->fields)
                 : fixer.wrap(nearest->root);
    if (fix) {
        fix->isCertain = false; // another protocol may define the document
        judged.finding.fixes.push_back(std::move(*fix));
    }
    return true;
}

} // namespace baton
