// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/editordocument.h"

#include "models/protocol/catalog.h"

#include <QtConcurrentRun>

#include <algorithm>
#include <chrono>
#include <utility>

namespace baton {

namespace {

constexpr std::chrono::milliseconds quietTime{200};

/// True when @p next would make @p queued pointless: both give the same place a value.
bool supersedes(const TreeEdit &next, const TreeEdit &queued)
{
    const auto *newValue = std::get_if<SetValue>(&next);
    const auto *oldValue = std::get_if<SetValue>(&queued);
    return newValue && oldValue && newValue->at == oldValue->at;
}

} // namespace

EditorDocument::EditorDocument(std::shared_ptr<const ProtocolCatalog> catalog, QObject *parent)
    : QObject(parent)
    , m_catalog(std::move(catalog))
    , m_nextCatalog(m_catalog)
    , m_snapshot(std::make_shared<Snapshot>())
    , m_preparation(std::make_shared<Preparation>())
    , m_stop(std::make_shared<std::atomic_bool>(false))
    , m_stopCounting(std::make_shared<std::atomic_bool>(false))
{
    m_pool.setMaxThreadCount(1);
    m_quietPool.setMaxThreadCount(1);
    m_quietPool.setThreadPriority(QThread::LowPriority);
    m_countSoon.setSingleShot(true);
    m_countSoon.setInterval(quietTime);
    connect(&m_countSoon, &QTimer::timeout, this, &EditorDocument::countFixes);
    connect(&m_buffer, &DocumentBuffer::changed, this, [this](const TextEdits &edits) {
        follow(m_kept, edits);
        requestAnalysis();
    });
    connect(&m_buffer, &DocumentBuffer::wasReset, this, [this] {
        std::ranges::for_each(m_kept, [](KeptChoice &kept) { kept.offset = -1; });
        requestAnalysis();
    });
}

EditorDocument::~EditorDocument()
{
    *m_stop = true;
    *m_stopCounting = true;
    m_pool.waitForDone();
    m_quietPool.waitForDone();
    discard(std::exchange(m_snapshot, nullptr));
    discard(std::exchange(m_lastValid, nullptr));
}

void EditorDocument::load(const QByteArray &bytes, const QString &filePath)
{
    m_settings.filePath = filePath;
    m_format = formatOf(filePath, bytes);
    m_lastValid = nullptr;
    m_steps.clear();
    m_buffer.reset(bytes);
    Q_EMIT filePathChanged(filePath);
}

void EditorDocument::setFilePath(const QString &filePath)
{
    if (m_settings.filePath == filePath) {
        return;
    }
    m_settings.filePath = filePath;
    m_format = formatOf(filePath, m_buffer.bytes());
    requestAnalysis();
    Q_EMIT filePathChanged(filePath);
}

void EditorDocument::setChoices(const KeptChoices &choices)
{
    m_kept = choices;
    takeChoices();
}

void EditorDocument::setKind(const HandoffPlace &place, const QString &kindId)
{
    choiceAt(place).kind = kindId;
    takeChoices();
}

void EditorDocument::setAttempt(const HandoffPlace &place, int attempt)
{
    choiceAt(place).attempt = attempt;
    takeChoices();
}

HandoffChoice &EditorDocument::choiceAt(const HandoffPlace &place)
{
    const auto found = std::ranges::find_if(m_kept, [&place](const KeptChoice &kept) {
        return kept.isFound && kept.choice.place == place;
    });
    return found == m_kept.end() ? m_kept.emplace_back(KeptChoice{{place, {}, 0}}).choice
                                 : found->choice;
}

/// Notes what the chosen handoffs are known by while their numbers are right.
void EditorDocument::takeChoices()
{
    if (isAnalysed()) {
        m_kept = followed(std::move(m_kept), m_snapshot->bytes, m_snapshot->parsed);
    }
    m_settings.choices = choicesOf(m_kept);
    requestAnalysis();
}

void EditorDocument::setMemoryMb(qint64 memory)
{
    if (m_settings.memoryMb != memory) {
        m_settings.memoryMb = memory;
        requestAnalysis();
    }
}

void EditorDocument::setSchemaFile(const QString &file)
{
    if (m_settings.schemaFile != file) {
        m_settings.schemaFile = file;
        requestAnalysis();
    }
}

void EditorDocument::setCatalog(std::shared_ptr<const ProtocolCatalog> catalog)
{
    m_nextCatalog = std::move(catalog);
    requestAnalysis();
}

void EditorDocument::setUntaken(const UntakenTexts &texts)
{
    if (m_untaken == texts) {
        return;
    }
    const auto isNews = [](const UntakenTexts &a, const UntakenTexts &b) {
        return std::ranges::any_of(a, [&](const UntakenText &text) {
            return !text.isTyping && std::ranges::find(b, text) == b.end();
        });
    };
    const UntakenTexts before = std::exchange(m_untaken, texts);
    if (isNews(before, texts) || isNews(texts, before)) {
        requestAnalysis();
    }
    Q_EMIT untakenChanged();
}

void EditorDocument::requestAnalysis()
{
    *m_stop = true;
    *m_stopCounting = true;
    m_countSoon.stop();
    m_needsAnalysis = true;
    if (!m_isAnalysing) {
        startAnalysis();
    }
}

void EditorDocument::startAnalysis()
{
    m_needsAnalysis = false;
    m_isAnalysing = true;
    m_stop = std::make_shared<std::atomic_bool>(false);
    const auto work = [bytes = m_buffer.bytes(), revision = m_buffer.revision(), format = m_format,
                       catalog = m_nextCatalog, settings = m_settings,
                       background = AnalysisBackground{m_untaken, m_lastValid, m_kept},
                       preparation = m_preparation, stop = m_stop] {
        Analysed done{analyse(bytes, revision, format, *catalog, settings, stop.get(), background),
                      nullptr};
        if (done.snapshot) {
            preparation->run(done.snapshot, background.lastValid, catalog);
            done.problems = std::make_shared<Problems>(
                problemsOf(done.snapshot, background.lastValid, *catalog));
        }
        return done;
    };
    // A quick worker may be done before then() is reached, which would answer within the change.
    const auto answer = [this, catalog = m_nextCatalog](const Analysed &done) {
        QMetaObject::invokeMethod(
            this, [this, catalog, done]() mutable { finishAnalysis(std::move(done), catalog); },
            Qt::QueuedConnection);
    };
    QtConcurrent::run(&m_pool, work).then(this, answer);
}

void EditorDocument::finishAnalysis(Analysed done,
                                    const std::shared_ptr<const ProtocolCatalog> &catalog)
{
    m_isAnalysing = false;
    if (m_needsAnalysis) {
        discard(std::move(done.snapshot));
        startAnalysis();
        return;
    }
    if (m_catalog != catalog) {
        m_lastCatalog = std::exchange(m_catalog, catalog);
    }
    const SnapshotPtr snapshot = std::move(done.snapshot);
    m_kept = snapshot->kept;
    m_settings.choices = choicesOf(m_kept);
    m_problems = std::move(done.problems);
    SnapshotPtr before = std::exchange(m_snapshot, snapshot);
    SnapshotPtr validBefore = m_lastValid;
    if (snapshot->isComplete()) {
        m_lastValid = snapshot;
    }
    m_fixCount.reset();
    if (certainFixCount(snapshot->report) == 0) {
        m_fixCount = 0;
    } else {
        m_countSoon.start();
    }
    Q_EMIT analysed();
    discard(std::move(before));
    discard(std::move(validBefore));
}

Problems EditorDocument::takeProblems()
{
    return m_problems ? std::move(*std::exchange(m_problems, nullptr))
                      : problemsOf(m_snapshot, m_lastValid, *m_catalog);
}

void EditorDocument::prepare()
{
    m_pool.start([this, snapshot = m_snapshot, lastValid = m_lastValid, catalog = m_catalog] {
        m_preparation->run(snapshot, lastValid, catalog);
        QMetaObject::invokeMethod(this, &EditorDocument::prepared, Qt::QueuedConnection);
    });
}

/// Nobody waits for it, not even who closes the document.
void EditorDocument::discard(std::shared_ptr<const void> thing)
{
    QThreadPool::globalInstance()->start([held = std::move(thing)] { });
}

quint64 EditorDocument::edit(int document, const TreeEdit &edit, const QString &label,
                             HistoryStep step)
{
    const quint64 ticket = ++m_lastTicket;
    const auto superseded = std::ranges::find_if(m_pendingEdits, [&](const PendingEdit &pending) {
        return pending.document == document && pending.edits.size() == 1
            && supersedes(edit, pending.edits.front());
    });
    const PendingEdit next{ticket, document, {edit}, label, step};
    if (superseded != m_pendingEdits.end()) {
        const quint64 dropped = std::exchange(*superseded, next).ticket;
        Q_EMIT editFinished(dropped, std::monostate{});
    } else {
        m_pendingEdits.push_back(next);
    }
    startNextEdit();
    return ticket;
}

quint64 EditorDocument::editAll(int document, const std::vector<TreeEdit> &edits,
                                const QString &label)
{
    const quint64 ticket = ++m_lastTicket;
    m_pendingEdits.push_back({ticket, document, edits, label});
    startNextEdit();
    return ticket;
}

void EditorDocument::startNextEdit()
{
    if (m_isEditing || m_pendingEdits.empty()) {
        return;
    }
    m_isEditing = true;
    const PendingEdit next = m_pendingEdits.front();
    m_pendingEdits.pop_front();
    const quint64 revision = m_buffer.revision();
    const auto work = [next, bytes = m_buffer.bytes(), format = m_format, catalog = this->catalog(),
                       known = isAnalysed() ? m_snapshot : m_lastValid] {
        const bool isOfThese = known && known->bytes == bytes && known->parsed.format == format;
        return planEdits(bytes,
                         isOfThese
                             ? known->parsed
                             : parseAfter(bytes, format, catalog->parseOptions(), known.get()),
                         next.document, next.edits);
    };
    QtConcurrent::run(&m_pool, work).then(this, [this, next, revision](const Result<TextEdits> &r) {
        QMetaObject::invokeMethod(
            this, [this, next, revision, r] { finishEdit(next, revision, r); },
            Qt::QueuedConnection);
    });
}

void EditorDocument::finishEdit(const PendingEdit &pending, quint64 revision,
                                const Result<TextEdits> &edits)
{
    m_isEditing = false;
    if (revision != m_buffer.revision()) {
        m_pendingEdits.push_front(pending);
    } else {
        const Outcome outcome = edits ? m_buffer.apply(edits.value(), pending.label, pending.step)
                                      : Outcome(edits.failure());
        Q_EMIT editFinished(pending.ticket, outcome);
        if (pending.isFix && !outcome) {
            Q_EMIT fixRefused(outcome.error());
        }
    }
    startNextEdit();
    goOnStepping();
}

void EditorDocument::setHeldEdits(bool hasHeldEdits)
{
    m_hasHeldEdits = hasHeldEdits;
    if (!m_steps.empty()) { // not within the call: the form is at work
        QMetaObject::invokeMethod(this, &EditorDocument::goOnStepping, Qt::QueuedConnection);
    }
}

void EditorDocument::step(bool isBack)
{
    m_steps.push_back(isBack);
    goOnStepping();
}

void EditorDocument::goOnStepping()
{
    while (!m_steps.empty() && !isEditing()) {
        const bool isBack = m_steps.front();
        m_steps.pop_front();
        if (!isBack) {
            m_buffer.history().redo();
        } else if (!m_takeBack || !m_takeBack()) {
            m_buffer.history().undo();
        }
    }
}

Outcome EditorDocument::applyFix(const Fix &fix)
{
    if (!isAnalysed()) {
        return Failure{tr("The document changed since this was found. Try again in a moment.")};
    }
    if (fix.plan) {
        m_pendingEdits.push_back({++m_lastTicket,
                                  fix.plan->document,
                                  {fix.plan->edit},
                                  fix.title,
                                  HistoryStep::Alone,
                                  true});
        startNextEdit();
        return std::monostate();
    }
    return m_buffer.apply(fix.edits, fix.title);
}

void EditorDocument::fixAll()
{
    if (m_isFixingAll) {
        return;
    }
    m_isFixingAll = true;
    const auto work = [bytes = m_buffer.bytes(), format = m_format, catalog = m_nextCatalog,
                       settings = m_settings] {
        return withCertainFixes(bytes, format, *catalog, settings);
    };
    const auto answer = [this, revision = m_buffer.revision()](const FixedText &fixed) {
        QMetaObject::invokeMethod(
            this, [this, revision, fixed] { finishFixAll(revision, fixed); }, Qt::QueuedConnection);
    };
    QtConcurrent::run(&m_pool, work).then(this, answer);
}

/// A finding may have a certain fix that helps nothing: only trying tells.
void EditorDocument::countFixes()
{
    m_stopCounting = std::make_shared<std::atomic_bool>(false);
    const auto work = [bytes = m_buffer.bytes(), format = m_format, catalog = m_catalog,
                       settings = m_settings, stop = m_stopCounting] {
        return withCertainFixes(bytes, format, *catalog, settings, stop.get()).count;
    };
    const auto answer = [this, stop = m_stopCounting](int count) {
        if (!*stop) {
            m_fixCount = count;
            Q_EMIT fixesCounted();
        }
    };
    QtConcurrent::run(&m_quietPool, work).then(this, answer);
}

/// What changed meanwhile is fixed as it is now.
void EditorDocument::finishFixAll(quint64 revision, const FixedText &fixed)
{
    m_isFixingAll = false;
    if (revision != m_buffer.revision()) {
        fixAll();
        return;
    }
    const Outcome outcome = m_buffer.applyAll(fixed.steps, tr("Fix all"));
    Q_EMIT fixedAll(outcome ? fixed.count : 0);
}

} // namespace baton
