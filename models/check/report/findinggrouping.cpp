// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/findinggrouping.h"

#include "models/check/report/checktranslations.h"
#include "models/check/values/placeholders.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype mostAlone = 3; ///< more findings than this are joined

/// A text such as "12 places are still to be filled in: [Task name], [path], [class], …".
QString messageOf(const std::vector<Finding> &parts)
{
    Placeholders places;
    for (const Finding &part : parts) {
        places.add(part.fieldPath(), Completeness::Placeholder);
    }
    QStringList texts;
    for (const Finding &part : parts) {
        if (!texts.contains(part.actual)) {
            texts.append(part.actual);
        }
        if (texts.size() > mostAlone) {
            texts.back() = u"…"_s;
            break;
        }
    }
    return CheckTranslations::tr("%n place(s) are still to be filled in: %1", nullptr,
                                 places.count())
        .arg(texts.join(u", "_s));
}

/// A single fix that replaces the fixes of @p parts; nullopt if none has one.
std::optional<Fix> sharedFix(const std::vector<Finding> &parts)
{
    std::optional<Fix> shared;
    int count = 0;
    for (const Finding &part : parts) {
        for (const Fix &fix : part.fixes) {
            const bool isAlike = !shared || shared->title == fix.title;
            const qsizetype end = shared ? shared->edits.back().range().end : 0;
            if (!isAlike || fix.edits.empty() || fix.edits.front().offset < end) {
                continue; // two placeholders in one value share a fix
            }
            if (!shared) {
                shared = Fix{fix.title, {}, fix.isCertain};
            }
            shared->edits.insert(shared->edits.end(), fix.edits.begin(), fix.edits.end());
            shared->isCertain = shared->isCertain && fix.isCertain;
            ++count;
        }
    }
    if (count > 1) {
        //: a fix, the number of values that it corrects
        shared->title = CheckTranslations::tr("%1 (%n values)", nullptr, count).arg(shared->title);
    }
    return shared;
}

} // namespace

void groupPlaceholderFindings(DocumentReport &report)
{
    std::vector<Finding> &findings = report.findings;
    if (std::ranges::count_if(findings, &Finding::isToFillIn) <= mostAlone) {
        return;
    }
    std::vector<Finding> kept;
    std::vector<Finding> parts;
    qsizetype gathered = -1;
    std::vector<qsizetype> places; // indexes of the kept findings
    for (Finding &finding : findings) {
        const bool isPart = finding.isToFillIn;
        if (!isPart || gathered < 0) {
            gathered = isPart ? std::ssize(kept) : gathered;
            kept.push_back(finding);
        }
        places.push_back(isPart ? gathered : std::ssize(kept) - 1);
        if (isPart) {
            parts.push_back(std::move(finding));
        }
    }
    Finding &all = kept[static_cast<size_t>(gathered)];
    all.severity = std::ranges::max(parts, {}, &Finding::severity).severity;
    all.message = messageOf(parts);
    all.actual.clear();
    all.fixes.clear();
    if (const std::optional<Fix> fix = sharedFix(parts)) {
        all.fixes.push_back(*fix);
    }
    all.parts = std::move(parts);
    findings = std::move(kept);
    std::vector<qsizetype> reasons;
    for (const qsizetype reason : report.verdict.reasons) {
        const qsizetype place = places[static_cast<size_t>(reason)];
        if (std::ranges::find(reasons, place) == reasons.end()) {
            reasons.push_back(place);
        }
    }
    report.verdict.reasons = std::move(reasons);
}

} // namespace baton
