// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/handoffjudge.h"

#include "models/check/file/meanthandoff.h"
#include "models/check/recognition/handoffdetection.h"
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

namespace {

/// The pattern for a root key of @p kind with the text after it, anywhere in a text; empty if any
/// key may be one.
QString keyInText(const KindModel &kind)
{
    QString key = kind.rootPattern.pattern();
    if (key.startsWith("(*"_L1)) { // the limit of matching, valid only at the start
        key.remove(0, key.indexOf(u')') + 1);
    }
    if (key.startsWith(u'^')) {
        key.remove(0, 1);
    }
    if (key.endsWith(u'$') && !key.endsWith("\\$"_L1)) {
        key.chop(1);
    }
    return key.isEmpty() ? key : u"(?:%1)[\"']?\\s*:"_s.arg(key);
}

/// True if the text is slow to read and contains no root key of a handoff.
bool isLongAndOther(const QByteArray &bytes, Format format, const ProtocolCatalog &catalog)
{
    constexpr qsizetype readAtOnce = 64 * 1024;
    constexpr qsizetype longestHead = 1024 * 1024;
    const bool isData = format == Format::Yaml || format == Format::Json || format == Format::Xml;
    if (!isData || bytes.size() <= readAtOnce || looksLikeHandoff(bytes, Tree(), catalog)) {
        return false;
    }
    const QString text = QString::fromUtf8(bytes.first(std::min(bytes.size(), longestHead)));
    return catalog
        .kindsThat([&text](const KindModel &kind) {
            const QString key = keyInText(kind);
            return !key.isEmpty() && QRegularExpression(key).match(text).hasMatch();
        })
        .empty();
}

std::vector<ProtocolCatalog::Model> kindsOf(const KeptHandoff &kept)
{
    std::vector<ProtocolCatalog::Model> models;
    for (const KindModel *kind : kept.kinds) {
        models.push_back({kept.pack, kind});
    }
    return models;
}

/// The known kinds of the documents of @p report.
std::vector<ProtocolCatalog::Model> kindsIn(const Report &report, const ProtocolCatalog &catalog)
{
    std::vector<ProtocolCatalog::Model> models;
    for (const DocumentReport &document : report.documents) {
        const Kind *kind = document.kind.isEmpty() ? nullptr : catalog.kind(document.kind);
        const ProtocolCatalog::Model model = kind ? catalog.model(*kind) : ProtocolCatalog::Model();
        if (model.pack) {
            models.push_back(model);
        }
    }
    return models;
}

} // namespace

HandoffJudge::HandoffJudge(CatalogOf catalogOf, HookAttempts &attempts,
                           const std::atomic_bool *stop)
    : m_catalogOf(std::move(catalogOf))
    , m_attempts(attempts)
    , m_stop(stop)
{
}

Report HandoffJudge::reportOn(const QString &path, const QByteArray &bytes, int attempt) const
{
    const EnglishScope english;
    const ProtocolCatalog &catalog = m_catalogOf(path);
    const ParseOptions &options = catalog.parseOptions();
    const Format format = formatByEvidence(path, bytes, options.promptHeadings);
    if (isLongAndOther(bytes, format, catalog) && !handoffKeptAt(path, catalog).pack) {
        return {};
    }
    CheckSettings settings;
    settings.filePath = path;
    settings.attemptOverride = attempt;
    settings.asker = FileAsker::Producer;
    const ParsedText parsed = parse(bytes, format, options, m_stop);
    Report report = check(bytes, parsed, catalog, settings, m_stop);
    judgeIntent(report, bytes, parsed, catalog, settings);
    return isStopped() ? Report() : report;
}

QString HandoffJudge::feedbackOn(const QString &path, const QByteArray &bytes,
                                 const HandoffAuthor *by)
{
    const int asked = m_attempts.count(path);
    Report report = reportOn(path, bytes);
    if (feedbackOf(report).isEmpty()) {
        if (!isStopped()) {
            std::ignore = m_attempts.forget(path); // what cannot be stored was not stored before
        }
        return {};
    }
    // The document may not know that it was sent back before.
    const bool isCounted = std::ranges::any_of(report.documents, [asked](const auto &document) {
        return document.verdict.attempt > asked;
    });
    if (asked > 0 && !isCounted) {
        report = reportOn(path, bytes, asked + 1);
    }
    const bool isAsked = asked < limitOf(report, path) && (!by || isBy(*by, report, path));
    return isAsked ? feedbackOf(report) : QString();
}

/// The number of times that producers of @p report, on the file @p path, are asked at most.
int HandoffJudge::limitOf(const Report &report, const QString &path) const
{
    const ProtocolCatalog &catalog = m_catalogOf(path);
    if (const KeptHandoff kept = handoffKeptAt(path, catalog); kept.pack) {
        return timesAsked(kept.pack);
    }
    int most = 0;
    for (const DocumentReport &document : report.documents) {
        most = std::max(most, timesAsked(packOf(document, catalog)));
    }
    return most;
}

bool HandoffJudge::isBy(const HandoffAuthor &by, const Report &report, const QString &path) const
{
    const ProtocolCatalog &catalog = m_catalogOf(path);
    const KeptHandoff kept = handoffKeptAt(path, catalog);
    bool isOwn = false;
    bool isOfOther = false;
    for (const ProtocolCatalog::Model &model :
         kept.kinds.empty() ? kindsIn(report, catalog) : kindsOf(kept)) {
        const Agent *agent = model.pack->agentCalled(by.name);
        if (agent && !model.kind->producer.isEmpty()) {
            (model.kind->producer == agent->id ? isOwn : isOfOther) = true;
        }
    }
    if (isOwn && !kept.kinds.empty()) {
        return true; // the file holds one of the kinds
    }
    return !isOfOther && (isOwn || by.hasWritten(path));
}

bool mayHoldHandoff(const QString &path)
{
    const QString name = lastNameOf(path);
    return !name.contains(u'.') || name.startsWith(u'.')
        || name.endsWith(".txt"_L1, Qt::CaseInsensitive) || isCandidate(path, {});
}

} // namespace baton
