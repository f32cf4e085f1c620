// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/checks/list/repeatedfindings.h"

#include "models/text/truncation.h"

#include <algorithm>
#include <array>
#include <QHash>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isWithin(const JsonPointer &pointer, const JsonPointer &other)
{
    const QString text = pointer.toString();
    return pointer == other || text.startsWith(other.toString() + u'/');
}

/// True if the check of the state reports the same as @p finding at the same place. For an unknown
/// status word it also lists the known ones.
bool isDuplicateOfCheck(const SessionFinding &finding, const SessionFinding &told)
{
    static const QHash<QString, QString> rules{{u"session.time-order"_s, u".time-order"_s},
                                               {u"session.phase-order"_s, u".stage-order"_s},
                                               {u"session.status-unknown"_s, u".enum"_s}};
    const QString rule = rules.value(finding.rule);
    return !rule.isEmpty() && told.rule != finding.rule && told.rule.endsWith(rule)
        && told.evidence.path == finding.evidence.path
        && (isWithin(told.evidence.pointer, finding.evidence.pointer)
            || isWithin(finding.evidence.pointer, told.evidence.pointer));
}

/// True for rules about the text itself, independent of its kind.
bool isAboutText(const QString &rule)
{
    static constexpr std::array formats{"text."_L1, "yaml."_L1, "json."_L1, "xml."_L1};
    return std::ranges::any_of(
        formats, [&rule](QLatin1StringView format) { return rule.startsWith(format); });
}

/// True if @p told reports that the state cannot be parsed and @p finding is the reason.
bool isReasonOf(const SessionFinding &finding, const SessionFinding &told)
{
    return told.rule == "session.state-unreadable"_L1 && finding.rule != told.rule
        && finding.evidence.path == told.evidence.path && isAboutText(finding.rule)
        && (finding.rule == cutOffRule || finding.evidence.line == told.evidence.line);
}

} // namespace

void removeRepeatedFindings(SessionBuilder &builder)
{
    Session &session = builder.session;
    std::vector<SessionFinding> unique;
    for (const SessionFinding &finding : session.findings) {
        const bool isTwin =
            std::ranges::any_of(session.findings, [&finding](const SessionFinding &told) {
                return isDuplicateOfCheck(finding, told) || isReasonOf(finding, told);
            });
        if (!isTwin && std::ranges::find(unique, finding) == unique.end()) {
            unique.push_back(finding);
        }
    }
    session.findings = std::move(unique);
}

} // namespace baton
