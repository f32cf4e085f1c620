// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/file/meanthandoff.h"

#include "models/check/file/emptyfile.h"
#include "models/check/file/unknowntext.h"
#include "models/check/markdown/markdowncheck.h"
#include "models/check/recognition/kindfilenames.h"
#include "models/check/report/verdicttranslations.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/strings/pathstrings.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isOfKind(const DocumentReport &document)
{
    return !document.kind.isEmpty();
}

/// Turns notes into errors if the text could not be checked at all.
void rejectUnread(Report &report)
{
    static const QStringList rules{u"text.too-large"_s, u"text.invalid-utf8"_s, u"text.nul"_s};
    for (DocumentReport &document : report.documents) {
        for (Finding &finding : document.findings) {
            if (rules.contains(finding.rule)) {
                finding.severity = Severity::Error;
            }
        }
    }
}

/// The mistakes in @p document, which no protocol checks, as sentences for an agent.
QStringList reasonsIn(const DocumentReport &document, const ParsedText &parsed)
{
    QStringList reasons;
    const auto fatal = std::ranges::find_if(parsed.issues, &SyntaxIssue::isFatal);
    if (fatal != parsed.issues.end() && parsed.documents.size() <= 1) {
        reasons.append(fatal->message);
    }
    for (const Finding &finding : document.findings) {
        if (finding.severity == Severity::Error && finding.rule != "text.empty"_L1) {
            reasons.append(finding.rule == "handoff.none"_L1 ? contentInstead(parsed)
                                                             : finding.message);
        }
    }
    reasons.removeAll(QString());
    reasons.removeDuplicates();
    return reasons;
}

/// The kinds as in "the Engineering review (cfd.engineering-review)".
QString namesOf(const KeptHandoff &kept)
{
    QStringList names;
    for (const KindModel *model : kept.kinds) {
        names.append(u"%1 (%2)"_s.arg(model->kind.title, model->kind.id));
    }
    return names.join(u" or "_s);
}

/// Where a producer that was asked for a handoff, of the kinds of @p kept if it has any, finds a
/// form to fill in.
QString formFor(const KeptHandoff &kept, FileAsker asker)
{
    const bool isOfTool = asker == FileAsker::Tool;
    if (kept.kinds.empty()) {
        return isOfTool
            ? u"The tool \"kinds\" lists the kinds, and \"draft\" makes one to fill in."_s
            : u"\"baton kinds\" lists the kinds, and \"baton new KIND\" prints one to fill in."_s;
    }
    const QString form = isOfTool ? u"The tool \"draft\" makes one to fill in, for the kind %1."_s
                                  : u"\"baton new %1\" prints one to fill in."_s;
    return form.arg(kept.kinds.front()->kind.id);
}

/// What @p document of @p report contains instead of a handoff that can be judged.
QString subjectOf(const DocumentReport &document, const Report &report,
                  const ProtocolCatalog &catalog)
{
    if (!document.verdict.isReadable && isOfKind(document)) {
        return u"The document in line %1 of this file cannot be read."_s.arg(document.line);
    }
    const Kind *kind = isOfKind(document) ? catalog.kind(document.kind) : nullptr;
    if (kind) {
        return u"The %1 (%2) in line %3 of this file is wrong."_s.arg(kind->title, kind->id)
            .arg(document.line);
    }
    return std::ranges::none_of(report.documents, isOfKind)
        ? u"There is no handoff in this file that can be recognised."_s
        : u"The document in line %1 of this file cannot be recognised."_s.arg(document.line);
}

/// The feedback to the producer of @p document of @p report, which no protocol checks.
QString requestFor(const DocumentReport &document, const Report &report, const ParsedText &parsed,
                   const ProtocolCatalog &catalog, const KeptHandoff &kept, FileAsker asker)
{
    QStringList sentences{subjectOf(document, report, catalog)};
    sentences += reasonsIn(document, parsed);
    const bool isOther = isOfKind(document) && document.verdict.isReadable;
    if (isOther) {
        sentences.append(u"Correct it."_s);
    } else {
        sentences.append(
            u"Write the whole %1."_s.arg(kept.kinds.empty() ? u"handoff"_s : namesOf(kept)));
        sentences.append(formFor(kept, asker));
    }
    return sentences.join(u' ');
}

/// The text for the producer of a handoff of the kind @p other that lies where @p kept belongs.
QString requestForOtherKind(const Kind &other, const KeptHandoff &kept, FileAsker asker)
{
    return u"This file is for the %1, but holds the %2 (%3). Write the whole %1 into it. %4"_s.arg(
        namesOf(kept), other.title, other.id, formFor(kept, asker));
}

Finding otherKindFinding(const DocumentReport &document, const Kind &other, const KeptHandoff &kept)
{
    QStringList titles;
    for (const KindModel *model : kept.kinds) {
        titles.append(model->kind.title);
    }
    Finding finding;
    finding.rule = u"handoff.other-kind"_s;
    finding.expected = titles.join(u" / "_s);
    finding.actual = other.title;
    //: two kinds of handoffs
    finding.message = QCoreApplication::translate(
                          "baton::Check", "A session keeps the handoff %1 in this file, not %2.")
                          .arg(finding.expected, finding.actual);
    finding.start = {document.line, 1};
    finding.end = finding.start;
    return finding;
}

/// Rejects the handoff in @p report if its file is for @p kept and it is of another kind.
void rejectOtherKind(Report &report, const ProtocolCatalog &catalog, const KeptHandoff &kept,
                     const CheckSettings &settings)
{
    const auto isKept = [&kept](const DocumentReport &document) {
        return kept.takes(document.kind);
    };
    const auto first = std::ranges::find_if(report.documents, isOfKind);
    const Kind *other = first == report.documents.end() ? nullptr : catalog.kind(first->kind);
    if (kept.kinds.empty() || !other || std::ranges::any_of(report.documents, isKept)) {
        return;
    }
    const QString &producer = kept.kinds.front()->producer;
    Verdict rejected;
    rejected.attempt = first->verdict.attempt;
    rejected.maxAttempts = first->verdict.maxAttempts;
    rejected.isAttemptKnown = first->verdict.isAttemptKnown;
    if (settings.attemptOverride <= timesAsked(kept.pack)) {
        rejected.action = Action::Reinvoke;
        rejected.headline =
            VerdictTranslations::tr("Re-invoke %1")
                .arg(producer.isEmpty() ? VerdictTranslations::tr("the producer") : producer);
        rejected.feedback = requestForOtherKind(*other, kept, settings.asker);
    } else {
        rejected.action = Action::Escalate;
        rejected.headline = VerdictTranslations::tr("Escalate to the user");
    }
    first->verdict = rejected;
    insertFinding(*first, otherKindFinding(*first, *other, kept));
}

/// The number of values in @p document that its author wrote: neither placeholders nor values of
/// the templates of its kind.
qsizetype filledIn(const DocumentReport &document, const ParsedText &parsed,
                   const ProtocolCatalog &catalog)
{
    QSet<QString> given{QString()};
    for (const Template &form : catalog.kind(document.kind)->templates) {
        const ParsedText text = parse(form.text, form.format, parsed.options);
        for (const Node &node : text.firstTree().nodes) {
            given.insert(node.text);
        }
    }
    const Tree &tree = parsed.documents[size_t(document.document)].tree;
    qsizetype count = 0;
    for (NodeId id = 0; size_t(id) < tree.nodes.size(); ++id) {
        const JsonPointer place = tree.pointerTo(id);
        const bool isOwn = document.base.covers(place) && !document.open.at(place);
        count += isOwn && !given.contains(tree.at(id).text) ? 1 : 0;
    }
    return count;
}

/// True for a template: all errors are at placeholders, and fewer values are filled in than open.
bool isTemplate(const DocumentReport &document, const ParsedText &parsed,
                const ProtocolCatalog &catalog)
{
    const auto isLeft = [](const UnfilledValue &open) { return !open.texts.empty(); };
    const auto isPlaceholder = [&](const Finding &part) {
        const UnfilledValue *open = document.open.at(part.fieldPath());
        return open && isLeft(*open);
    };
    return isOfKind(document) && document.count(Severity::Error) > 0
        && std::ranges::all_of(document.findings,
                               [&](const Finding &finding) {
                                   return finding.severity != Severity::Error
                                       || std::ranges::all_of(finding.each(), isPlaceholder);
                               })
        && filledIn(document, parsed, catalog) < std::ranges::count_if(document.open.all(), isLeft);
}

/// True for Markdown, unless exactly one block is a handoff and its kind is one that receivers take
/// from Markdown.
bool isQuoting(const Report &report, const ParsedText &parsed, const ProtocolCatalog &catalog)
{
    const auto isTaken = [&catalog](const DocumentReport &document) {
        const Kind *kind = isOfKind(document) ? catalog.kind(document.kind) : nullptr;
        return kind && catalog.model(*kind).kind->markdown.isSet();
    };
    return parsed.format == Format::Markdown
        && (std::ranges::count_if(report.documents, isOfKind) != 1
            || std::ranges::none_of(report.documents, isTaken));
}

/// True if sessions of @p pack keep their handoffs directly in @p folder.
bool keepsHandoffsIn(const ProtocolPack &pack, const QString &folder)
{
    return std::ranges::any_of(pack.sessions, [&folder](const SessionLayout &layout) {
        const QString inside = layout.handoffs == "."_L1 ? QString() : u'/' + layout.handoffs;
        return folder.endsWith(inside) && layout.isSession(folder.chopped(inside.size()));
    });
}

/// Gives each mistaken document that no protocol judges, and that @p isMeant accepts, a text for
/// its producer if it may be asked again.
template <typename IsMeant>
void askForUnjudged(Report &report, const ParsedText &parsed, const ProtocolCatalog &catalog,
                    const KeptHandoff &kept, const CheckSettings &settings, IsMeant isMeant)
{
    for (DocumentReport &document : report.documents) {
        const bool isJudged = document.verdict.action != Action::None;
        const int most = kept.pack ? timesAsked(kept.pack) : timesAsked(packOf(document, catalog));
        if (!isJudged && document.count(Severity::Error) > 0 && settings.attemptOverride <= most
            && isMeant(document)) {
            document.verdict.feedback =
                requestFor(document, report, parsed, catalog, kept, settings.asker);
        }
    }
}

} // namespace

bool KeptHandoff::takes(const QString &kind) const
{
    const auto isIt = [&kind](const KindModel *model) { return model->kind.id == kind; };
    return std::ranges::any_of(kinds, isIt)
        || (pack && std::ranges::any_of(pack->kinds, [&isIt](const KindModel &model) {
                return model.newerThan.isSet() && isIt(&model);
            }));
}

KeptHandoff handoffKeptAt(const QString &path, const ProtocolCatalog &catalog)
{
    KeptHandoff kept;
    for (const Kind *kind : kindsOfFile(path, catalog)) {
        const ProtocolCatalog::Model model = catalog.model(*kind);
        if (kind->isHandoff && keepsHandoffsIn(*model.pack, parentOf(path))) {
            kept.pack = model.pack;
            kept.kinds.push_back(model.kind);
        }
    }
    return kept;
}

const ProtocolPack *packOf(const DocumentReport &document, const ProtocolCatalog &catalog)
{
    const Kind *kind = isOfKind(document) ? catalog.kind(document.kind) : nullptr;
    return kind ? catalog.model(*kind).pack : nullptr;
}

int timesAsked(const ProtocolPack *pack)
{
    return pack && pack->attempts.max > 0 ? pack->attempts.max - 1 : mostAsked;
}

void requireHandoff(Report &report, bool isEmpty, const ParsedText &parsed,
                    const ProtocolCatalog &catalog, const CheckSettings &settings)
{
    if (isEmpty) {
        addEmptyFileFinding(report);
    } else {
        rejectUnread(report);
        if (settings.kindOverride.isEmpty() && isUnknown(report, settings.filePath, catalog)) {
            rejectUnknown(report, parsed, catalog, Severity::Error, settings.asker);
        }
    }
    rejectOtherKind(report, catalog, handoffKeptAt(settings.filePath, catalog), settings);
    askAgain(report, parsed, catalog, settings);
}

void askAgain(Report &report, const ParsedText &parsed, const ProtocolCatalog &catalog,
              const CheckSettings &settings)
{
    askForUnjudged(report, parsed, catalog, handoffKeptAt(settings.filePath, catalog), settings,
                   [](const auto &) { return true; });
}

void judgeIntent(Report &report, const QByteArray &bytes, const ParsedText &parsed,
                 const ProtocolCatalog &catalog, const CheckSettings &settings)
{
    if (handoffKeptAt(settings.filePath, catalog).pack) {
        requireHandoff(report, isEmptyFile(bytes, parsed), parsed, catalog, settings);
        return;
    }
    askForUnjudged(
        report, parsed, catalog, {}, settings, [&catalog](const DocumentReport &document) {
            const Kind *kind = isOfKind(document) ? catalog.kind(document.kind) : nullptr;
            return kind && kind->isHandoff && !document.verdict.isReadable;
        });
    const auto [layout, session] = catalog.sessionFolderAround(settings.filePath);
    const QString folder = parentOf(settings.filePath);
    if (layout && layout->handoffFolderOf(session) == folder) {
        return; // folders of handoffs contain no templates or documentation
    }
    const bool isPage = isQuoting(report, parsed, catalog);
    for (DocumentReport &document : report.documents) {
        if (isPage || isTemplate(document, parsed, catalog)) {
            document.verdict.feedback.clear();
        }
    }
}

} // namespace baton
