// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/document/editordocument.h"

#include "models/disk/folderwalk.h"
#include "models/editing/plan/planedit.h"
#include "models/editor/snapshot/detachedpool.h"
#include "models/editor/snapshot/synchronouslimit.h"
#include "models/parsing/formatbyevidence.h"
#include "models/protocol/catalog/catalog.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <chrono>
#include <utility>

namespace baton {

namespace {

constexpr std::chrono::milliseconds quietTime{200};
constexpr std::chrono::seconds typingPause{1};

} // namespace

EditorDocument::EditorDocument(std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent,
                               EditProof::Parser parser)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_nextCatalog(m_catalog)
    , m_snapshot(std::make_shared<Snapshot>())
    , m_preparation(std::make_shared<ViewPreparation>())
    , m_stopQuiet(std::make_shared<std::atomic_bool>(false))
    , m_proof(std::move(parser))
    , m_pause(this)
    , m_quietPool(std::make_unique<QThreadPool>())
    , m_pool(std::make_unique<QThreadPool>())
    , m_fixes(*this, *m_pool, *m_quietPool,
              [this](const DocumentFixes::Change &change, const QString &label) {
                  return make(change, label, HistoryStep::Alone);
              })
    , m_analysis(
          *m_pool, [this] { return analysis(); },
          [this](const DocumentAnalysis::Done &done) { takeAnalysis(done); })
{
    m_pool->setMaxThreadCount(1);
    m_quietPool->setMaxThreadCount(1);
    m_quietPool->setThreadPriority(QThread::LowPriority);
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quietTime);
    connect(&m_quiet, &QTimer::timeout, this, &EditorDocument::workQuietly);
    m_pause.setObjectName(QStringLiteral("typingPause"));
    m_pause.setSingleShot(true);
    m_pause.setInterval(typingPause);
    connect(&m_pause, &QTimer::timeout, this, &EditorDocument::publishKeptBack);
    connect(&m_buffer, &DocumentBuffer::changed, this, [this](const TextEdits &edits) {
        m_buffer.isTyped() ? m_pause.start() : m_pause.stop();
        follow(m_kept, edits);
        requestAnalysis();
    });
    connect(&m_buffer, &DocumentBuffer::wasReset, this, [this] {
        m_pause.stop();
        std::ranges::for_each(m_kept, [](SavedChoice &kept) { kept.offset = -1; });
        requestAnalysis();
    });
}

EditorDocument::~EditorDocument()
{
    m_analysis.stop();
    *m_stopQuiet = true;
    detachPool(std::move(m_pool));
    detachPool(std::move(m_quietPool));
    discard(std::exchange(m_snapshot, nullptr));
    discard(std::exchange(m_newest, nullptr));
    discard(std::make_shared<const LastValid>(std::move(m_lastValid)));
}

void EditorDocument::load(const QByteArray &bytes, const QString &filePath)
{
    m_settings.filePath = filePath;
    m_settings.unsaved = {};
    m_format = formatByEvidence(filePath, bytes, m_nextCatalog->wantedFiles().promptHeadings);
    m_lastValid = {};
    m_newest = nullptr;
    m_proof.reset();
    m_buffer.reset(bytes);
    Q_EMIT filePathChanged(filePath);
}

void EditorDocument::setFilePath(const QString &filePath)
{
    if (m_settings.filePath == filePath) {
        return;
    }
    m_settings.filePath = filePath;
    m_format =
        formatByEvidence(filePath, m_buffer.bytes(), m_nextCatalog->wantedFiles().promptHeadings);
    m_newest = nullptr;
    requestAnalysis();
    Q_EMIT filePathChanged(filePath);
}

void EditorDocument::noteAdded(const JsonPointer &part)
{
    UnsavedParts unsaved = m_settings.unsaved;
    unsaved.added.insert(part);
    setUnsaved(unsaved);
}

void EditorDocument::noteVisited(const JsonPointer &field)
{
    if (m_settings.unsaved.holds(field)) {
        UnsavedParts unsaved = m_settings.unsaved;
        unsaved.visited.insert(field);
        setUnsaved(unsaved);
    }
}

void EditorDocument::setChoices(const SavedChoices &choices)
{
    m_kept = choices;
    takeChoices();
}

void EditorDocument::setKind(const HandoffId &place, const QString &kindId)
{
    choiceAt(m_kept, place).kind = kindId;
    takeChoices();
}

void EditorDocument::setAttempt(const HandoffId &place, int attempt)
{
    choiceAt(m_kept, place).attempt = attempt;
    takeChoices();
}

/// Updates the data by which chosen handoffs are recognised while their numbers are correct, then
/// analyses again.
void EditorDocument::takeChoices()
{
    if (isAnalysed()) {
        m_kept = followed(std::move(m_kept), m_snapshot->bytes, m_snapshot->parsed);
    }
    m_settings.choices = choicesOf(m_kept);
    requestAnalysis();
}

void EditorDocument::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_nextCatalog = std::move(catalog);
    m_newest = nullptr;
    requestAnalysis();
}

void EditorDocument::setRejectedInputs(const RejectedInputs &texts)
{
    if (m_rejectedInputs == texts) {
        return;
    }
    if (findingsDiffer(std::exchange(m_rejectedInputs, texts), texts)) {
        requestAnalysis();
    }
    Q_EMIT rejectedInputsChanged();
}

void EditorDocument::requestAnalysis()
{
    *m_stopQuiet = true;
    m_quiet.stop();
    m_keptBack = nullptr;
    m_analysis.request();
}

DocumentAnalysis::Work EditorDocument::analysis() const
{
    return [bytes = m_buffer.bytes(), revision = m_buffer.revision(), format = m_format,
            catalog = m_nextCatalog, settings = m_settings, rejected = m_rejectedInputs,
            lastValid = m_lastValid, newest = m_newest, kept = m_kept, preparation = m_preparation,
            isExpected = m_isHandoffExpected](const std::atomic_bool *stop) {
        const AnalysisBackground background{rejected, &lastValid, newest, kept, isExpected};
        DocumentAnalysis::Done done{
            analyse(bytes, revision, format, *catalog, settings, stop, background), nullptr,
            catalog};
        if (done.snapshot) {
            preparation->run(done.snapshot, lastValid, catalog);
            done.problems =
                std::make_shared<Problems>(problemsOf(done.snapshot, lastValid, *catalog));
        }
        return done;
    };
}

/// Publishes an analysis. A state that does not parse is kept back while the user types.
void EditorDocument::takeAnalysis(const DocumentAnalysis::Done &done)
{
    if (m_pause.isActive() && breaksWhatIsShown(*done.snapshot)) {
        m_keptBack = [this, done] { publish(done); };
    } else {
        publish(done);
    }
}

/// True if a document that is currently shown in its newest state does not parse in @p next.
bool EditorDocument::breaksWhatIsShown(const Snapshot &next) const
{
    const int count = std::max(1, static_cast<int>(next.parsed.documents.size()));
    for (int number = 0; number < count; ++number) {
        if (!next.isComplete(number) && m_lastValid.of(number) == m_snapshot) {
            return true;
        }
    }
    return false;
}

void EditorDocument::publishKeptBack()
{
    if (const auto publishIt = std::exchange(m_keptBack, nullptr)) {
        publishIt();
    }
}

void EditorDocument::publish(const DocumentAnalysis::Done &done)
{
    if (m_catalog != done.catalog) {
        m_lastCatalog = std::exchange(m_catalog, done.catalog);
    }
    const SnapshotPtr snapshot = done.snapshot;
    m_kept = snapshot->kept;
    m_settings.choices = choicesOf(m_kept);
    m_problems = done.problems;
    SnapshotPtr before = std::exchange(m_snapshot, snapshot);
    if (m_newest && m_newest->revision <= snapshot->revision) {
        discard(std::exchange(m_newest, nullptr));
    }
    auto validBefore = std::make_shared<const LastValid>(m_lastValid);
    m_lastValid.take(snapshot);
    const bool hasFixes = certainFixCount(snapshot->report) > 0;
    m_fixes.setCount(hasFixes ? std::nullopt : std::optional(0));
    m_quiet.start();
    Q_EMIT analysed();
    discard(std::move(before));
    discard(std::move(validBefore));
}

bool EditorDocument::analyseNow()
{
    m_pause.stop();
    const bool isInTime = isLong(m_buffer.bytes()) || m_analysis.finishNow();
    publishKeptBack();
    return isInTime && isAnalysed() && !m_fixes.isRunning();
}

void EditorDocument::whenAnalysed(QObject *context, const std::function<void()> &then)
{
    if (analyseNow()) {
        then();
        return;
    }
    auto *wait = new QObject(context);
    const auto goOn = [this, wait, then] {
        if (isAnalysed() && !m_fixes.isRunning()) {
            const auto now = then; // deleting wait deletes then
            delete wait;
            now();
        }
    };
    connect(this, &EditorDocument::analysed, wait, goOn);
    connect(&m_fixes, &DocumentFixes::runningChanged, wait, goOn);
}

Problems EditorDocument::takeProblems()
{
    return m_problems ? std::move(*std::exchange(m_problems, nullptr))
                      : problemsOf(m_snapshot, m_lastValid, *m_catalog);
}

void EditorDocument::prepare()
{
    const auto work = [preparation = m_preparation, snapshot = m_snapshot, lastValid = m_lastValid,
                       catalog = m_catalog] { preparation->run(snapshot, lastValid, catalog); };
    QtConcurrent::run(m_pool.get(), work).then(this, [this] {
        QMetaObject::invokeMethod(this, &EditorDocument::prepared, Qt::QueuedConnection);
    });
}

Outcome EditorDocument::edit(int document, const std::vector<TreeEdit> &edits, const QString &label,
                             HistoryStep step)
{
    const SnapshotPtr before = newest();
    Result<EditedText> text = editedText(before->bytes, before->parsed, document, edits);
    if (!text) {
        return text.failure();
    }
    return make(
        {std::move(text->edits),
         unjudged(*before, before->revision + 1, std::move(text->bytes), std::move(text->parsed))},
        label, step);
}

Outcome EditorDocument::make(const DocumentFixes::Change &change, const QString &label,
                             HistoryStep step)
{
    const SnapshotPtr before = known();
    m_newest = change.after; // receivers of the buffer's signals can use it
    const bool isNext = change.after && change.after->revision == m_buffer.revision() + 1;
    Outcome outcome = m_buffer.apply(change.edits, label, step,
                                     isNext ? std::optional(change.after->bytes) : std::nullopt);
    if (m_buffer.revision() == before->revision) {
        m_newest = before;
    } else {
        m_proof.note(before->bytes);
    }
    return outcome;
}

SnapshotPtr EditorDocument::newest()
{
    if (SnapshotPtr quick = newestIfQuick()) {
        return quick;
    }
    return readAs(parse(m_buffer.bytes(), m_format, m_nextCatalog->parseOptions()));
}

SnapshotPtr EditorDocument::newestIfQuick()
{
    constexpr qsizetype quicklyRead = qsizetype(64) * 1024;
    if (isRead()) {
        return known();
    }
    const bool isSound = m_newest && m_newest->parsed.isComplete();
    const SnapshotPtr before = isSound ? m_newest : m_lastValid.of(0);
    const ParseOptions options = m_nextCatalog->parseOptions();
    return readAs(m_buffer.bytes().size() <= quicklyRead
                      ? parse(m_buffer.bytes(), m_format, options)
                      : parsedInPart(m_buffer.bytes(), m_format, options, before.get()));
}

/// Stores and returns an unchecked snapshot of the newest bytes with @p parsed; null if @p parsed
/// is nullopt.
SnapshotPtr EditorDocument::readAs(std::optional<ParsedText> parsed)
{
    if (!parsed) {
        return nullptr;
    }
    m_newest = unjudged(*m_snapshot, m_buffer.revision(), m_buffer.bytes(), *std::move(parsed));
    return m_newest;
}

void EditorDocument::undo()
{
    if (!m_inputUndo || !m_inputUndo()) {
        m_buffer.history().undo();
    }
}

void EditorDocument::workQuietly()
{
    m_stopQuiet = std::make_shared<std::atomic_bool>(false);
    m_fixes.countLater(m_stopQuiet);
    m_proof.start(*this, *m_quietPool, m_snapshot, m_stopQuiet,
                  [this](const QByteArray &before) { takeEditsBack(before); });
}

void EditorDocument::takeEditsBack(const QByteArray &before)
{
    m_newest = nullptr;
    m_lastValid =
        {}; // a snapshot that was parsed wrongly cannot be the base of an incremental parse
    m_buffer.replaceAll(before, tr("Undo an edit that changed too much"));
    Q_EMIT editsReverted(
        tr("The last edits changed more than they should. The text is as it was before them; undo "
           "brings them back. Please report this with the document."));
}

} // namespace baton
