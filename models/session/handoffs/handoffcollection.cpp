// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/handoffs/handoffpasses.h"

#include "models/check/file/check.h"
#include "models/disk/filestore.h"
#include "models/parsing/parse.h"
#include "models/parsing/parsecache.h"
#include "models/protocol/catalog/catalog.h"
#include "models/session/building/signsoflife.h"
#include "models/session/discovery/folderdetection.h"
#include "models/session/files/sessionfiles.h"
#include "models/session/handoffs/handoffinfo.h"
#include "models/session/handoffs/handofforder.h"
#include "models/strings/pathstrings.h"
#include "models/values/sessiontime.h"

#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isPrompt(const SessionBuilder &builder, const QString &path)
{
    const QString &folder = builder.place.path;
    return isBelow(path, folder)
        && roleOf(builder.reading(), relativeTo(path, folder)) == SessionFile::Role::Prompt;
}

/// Dates @p handoff, of which only the file's time is known, by facts of the session: its inputs
/// existed when it began, and nothing was written after it ended.
void settleFileTime(const SessionBuilder &builder, SessionHandoff &handoff)
{
    const SessionSummary &summary = builder.session.summary;
    const QDateTime end = summary.liveness == Liveness::Alive ? QDateTime()
        : summary.ended.isValid()                             ? summary.ended
                                                              : summary.updated;
    const QDateTime begin =
        builder.isStateWhole() ? startIn(builder.state, builder.reading()) : QDateTime();
    if (begin.isValid() && isPrompt(builder, handoff.at.path)) {
        handoff.time = begin;
        handoff.isTimeOfFile = false;
    } else if (builder.isStateWhole() && end.isValid() && handoff.time - end > clockTolerance) {
        handoff.time = {}; // of a copy
    }
}

/// Dates @p handoff by its file, written at @p written, if it states a time that the session cannot
/// have. A file of a copy says no more than that time.
void replaceWrongTime(const SessionBuilder &builder, SessionHandoff &handoff,
                      const QDateTime &written)
{
    const SessionClock clock(builder);
    if (clock.allows(handoff.time) || !clock.allows(written)) {
        return;
    }
    const QDateTime stated = std::exchange(handoff.time, written);
    handoff.isTimeOfFile = true;
    settleFileTime(builder, handoff);
    if (!handoff.time.isValid()) {
        handoff.time = stated;
        handoff.isTimeOfFile = false;
    }
}

constexpr qsizetype mostRead = 20'000;

CheckSettings settingsFor(const SessionBuilder &builder, const QString &path)
{
    CheckSettings settings;
    settings.filePath = path;
    settings.memoryMb = builder.settings.memoryMb;
    return settings;
}

class HandoffCollector
{
public:
    explicit HandoffCollector(SessionBuilder &builder)
        : m_builder(builder)
        , m_folder(handoffFolder(builder))
        , m_isOwnFolder(builder.layout && builder.layout->handoffs != "."_L1)
    {
    }

    void read()
    {
        const PreviousParts &kept = m_builder.kept;
        for (const PreviousHandoff &old : kept.handoffs) {
            m_old = &old;
            readBytes(old.path, old.bytes);
        }
        m_old = nullptr;
        QStringList names = candidatesIn(m_folder, m_builder.catalog);
        for (const QString &name : names.first(std::min(names.size(), mostRead))) {
            const QString path = m_folder + u'/' + name;
            if (m_builder.isStopped()) {
                return;
            }
            if (const auto held = kept.held.constFind(path); held != kept.held.cend()) {
                readBytes(path, *held);
            } else if (path != m_builder.state.path()) {
                readFile(path);
            }
        }
        sortHandoffs(m_builder);
    }

private:
    static QString handoffFolder(const SessionBuilder &builder)
    {
        return builder.layout ? builder.layout->handoffFolderOf(builder.place.path)
                              : builder.place.path;
    }

    void readFile(const QString &path)
    {
        const Result<QByteArray> bytes = FileStore::read(path);
        if (!bytes) {
            m_builder.addFinding(u"session.file-unreadable"_s, Severity::Error, bytes.error(),
                                 {path, {}, 0, 0});
            return;
        }
        if (bytes->trimmed().isEmpty()) {
            m_builder.emptyFiles.append(path);
        }
        readBytes(path, *bytes);
    }

    void readBytes(const QString &path, const QByteArray &bytes)
    {
        auto source = std::make_shared<HandoffSource>();
        source->bytes = bytes;
        source->parsed = parseCached(source->bytes, formatOf(path, source->bytes),
                                     m_builder.catalog.parseOptions(), m_builder.stop);
        source->lines = LineIndex(source->bytes);
        Report report = check(source->bytes, *source->parsed, m_builder.catalog,
                              settingsFor(m_builder, path), m_builder.stop);
        for (DocumentReport &document : report.documents) {
            take(path, source, std::move(document));
        }
    }

    void take(const QString &path, const std::shared_ptr<const HandoffSource> &source,
              DocumentReport report)
    {
        const Kind *kind = m_builder.catalog.kind(report.kind);
        const std::optional<NameKind> named = kind ? std::nullopt : kindByName(path);
        if (kind ? kind->isHandoff : named || (m_isOwnFolder && report.isMeant)) {
            addHandoff(path, source, std::move(report), kind, named);
        } else if (kind || report.isMeant) {
            addFindings(path, report);
        }
    }

    /// The kind of a document by its file name, if it is not recognised.
    struct NameKind
    {
        const Kind *kind = nullptr;
        QString phase;
    };
    [[nodiscard]] std::optional<NameKind> kindByName(const QString &path) const
    {
        if (!m_builder.pack) {
            return std::nullopt;
        }
        const QString name = lastNameOf(path);
        for (const KindModel &model : m_builder.pack->kinds) {
            const std::optional<QString> phase = model.fileName.phaseIn(name);
            if (phase && model.kind.isHandoff) {
                return NameKind{&model.kind, *phase};
            }
        }
        return std::nullopt;
    }

    void addHandoff(const QString &path, const std::shared_ptr<const HandoffSource> &source,
                    DocumentReport report, const Kind *kind, const std::optional<NameKind> &named)
    {
        SessionHandoff handoff;
        handoff.at = {path, report.base, report.document, report.line};
        handoff.protocol = report.protocol;
        handoff.kind = kind ? kind->id : QString();
        handoff.kindTitle = kind ? kind->title : named ? named->kind->title : QString();
        const QDateTime written = m_old ? m_old->time : modifiedAt(path);
        handoff.time = written;
        handoff.isTimeOfFile = true;
        handoff.kept = m_old ? m_old->bytes : QByteArray();
        QString phase = named ? named->phase : QString();
        if (kind && size_t(report.document) < source->parsed->documents.size()) {
            addFacts(handoff, source->parsed->documents[size_t(report.document)].tree,
                     m_builder.catalog);
            phase = handoff.links.phase;
        }
        if (handoff.isTimeOfFile) {
            settleFileTime(m_builder, handoff);
        } else {
            replaceWrongTime(m_builder, handoff, written);
        }
        if (phase.isEmpty()) {
            phase = phaseByFile(path, kind);
        }
        // The counter in the state does not refer to overwritten handoffs.
        const bool isKnown = report.verdict.isAttemptKnown && !m_old;
        handoff.attempt = isKnown ? std::max(1, report.verdict.attempt) : attemptsBefore(path) + 1;
        handoff.report = std::move(report);
        m_builder.session.handoffs.push_back(std::move(handoff));
        m_builder.sources.push_back(source);
        m_builder.handoffPhases.append(phase);
    }

    /// The number of earlier attempts if it is unknown: one for each overwritten handoff.
    [[nodiscard]] int attemptsBefore(const QString &path) const
    {
        return static_cast<int>(
            std::ranges::count_if(m_builder.session.handoffs, [&](const SessionHandoff &handoff) {
                return handoff.at.path == path && !handoff.kept.isEmpty();
            }));
    }

    /// The phase by the row that names the file, else by the number in its name.
    [[nodiscard]] QString phaseByFile(const QString &path, const Kind *kind) const
    {
        const QString relative = path.sliced(m_builder.place.path.size() + 1);
        for (const PhaseRow &row : m_builder.reading().phases.rows) {
            if (row.files.contains(relative)) {
                return row.id;
            }
        }
        if (!kind) {
            return {};
        }
        return m_builder.catalog.model(*kind)
            .kind->fileName.phaseIn(lastNameOf(path))
            .value_or(QString());
    }

    void addFindings(const QString &path, const DocumentReport &report)
    {
        for (const Finding &finding : report.findings) {
            m_builder.addFinding(finding.rule, finding.severity, finding.message,
                                 {path, finding.fieldPath(), report.document, finding.start.line});
        }
    }

    SessionBuilder &m_builder;
    QString m_folder;
    bool m_isOwnFolder; ///< the folder contains only handoffs
    const PreviousHandoff *m_old = nullptr;
};

TolerantText asItStands(const StateDocument &state, const ProtocolCatalog &catalog)
{
    const Format format = formatOf(state.path(), state.bytes());
    return {state.bytes(), parseCached(state.bytes(), format, catalog.parseOptions()), false};
}

} // namespace

void addHandoffs(SessionBuilder &builder)
{
    HandoffCollector(builder).read();
}

void checkState(SessionBuilder &builder)
{
    const StateDocument &state = builder.state;
    if (!state.isThere() || state.bytes().isEmpty()) {
        return;
    }
    // In a text that does not parse completely, fields that seem missing may exist.
    const TolerantText text = state.isWhole() ? state.read() : asItStands(state, builder.catalog);
    builder.stateReport = check(text.bytes, *text.parsed, builder.catalog,
                                settingsFor(builder, state.path()), builder.stop);
    for (const DocumentReport &document : builder.stateReport.documents) {
        for (const Finding &finding : document.findings) {
            builder.addFinding(
                finding.rule, finding.severity, finding.message,
                {state.path(), finding.fieldPath(), document.document, finding.start.line});
        }
    }
}

} // namespace baton
