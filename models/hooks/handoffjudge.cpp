// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/handoffjudge.h"

#include "models/check/file/check.h"
#include "models/check/report/reportfeedback.h"
#include "models/core/translationscope.h"
#include "models/disk/folderwalk.h"
#include "models/parsing/formatbyevidence.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/strings/pathstrings.h"

#include <algorithm>
#include <tuple>

using namespace Qt::StringLiterals;

namespace baton {

HandoffJudge::HandoffJudge(CatalogOf catalogOf, HookAttempts &attempts)
    : m_catalogOf(std::move(catalogOf))
    , m_attempts(attempts)
{
}

int HandoffJudge::timesAllowed(const ProtocolPack &pack)
{
    return pack.attempts.max > 0 ? pack.attempts.max - 1 : mostAsked;
}

Report HandoffJudge::reportOn(const QString &path, const QByteArray &bytes, int attempt) const
{
    const EnglishScope english;
    const ProtocolCatalog &catalog = m_catalogOf(path);
    const ParseOptions &options = catalog.parseOptions();
    CheckSettings settings;
    settings.filePath = path;
    settings.attemptOverride = attempt;
    const Format format = formatByEvidence(path, bytes, options.promptHeadings);
    return check(bytes, parse(bytes, format, options), catalog, settings);
}

QString HandoffJudge::feedbackOn(const QString &path, const QByteArray &bytes, const QString &by)
{
    const int asked = m_attempts.count(path);
    Report report = reportOn(path, bytes);
    if (feedbackOf(report).isEmpty()) {
        std::ignore = m_attempts.forget(path); // one that cannot be stored was not stored before
        return {};
    }
    // The document may not know that it was sent back before.
    const bool isCounted = std::ranges::any_of(report.documents, [asked](const auto &document) {
        return document.verdict.attempt > asked;
    });
    if (asked > 0 && !isCounted) {
        report = reportOn(path, bytes, asked + 1);
    }
    return asked >= mostAsked || isOfOther(report, by, path) ? QString() : feedbackOf(report);
}

bool HandoffJudge::isOfOther(const Report &report, const QString &by, const QString &path) const
{
    const ProtocolCatalog &catalog = m_catalogOf(path);
    return !by.isEmpty() && std::ranges::any_of(report.documents, [&](const auto &document) {
        const Kind *kind = document.kind.isEmpty() ? nullptr : catalog.kind(document.kind);
        const ProtocolCatalog::Model model = kind ? catalog.model(*kind) : ProtocolCatalog::Model();
        const Agent *agent = model.pack ? model.pack->agentCalled(by) : nullptr;
        return agent && !model.kind->producer.isEmpty() && model.kind->producer != agent->id;
    });
}

bool mayHoldHandoff(const QString &path)
{
    const QString name = lastNameOf(path);
    return !name.contains(u'.') || name.startsWith(u'.')
        || name.endsWith(".txt"_L1, Qt::CaseInsensitive) || isCandidate(path, {});
}

} // namespace baton
