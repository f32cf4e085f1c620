// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/buffer/documentbuffer.h"
#include "models/check/file/certainfixes.h"
#include "models/editor/document/documentanalysis.h"
#include "models/editor/document/documentfixes.h"
#include "models/editor/document/editproof.h"
#include "models/editor/snapshot/lastvalidsnapshot.h"
#include "models/editor/snapshot/viewpreparation.h"
#include "models/parsing/parse.h"
#include "models/tree/treeedit.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>

namespace baton {

/// One open document: its buffer, the newest snapshot of what it says, and the edits that the form
/// asks for.
///
/// Lives on the UI thread. An edit is made within its call; checking runs on workers, and an answer
/// about an older state of the bytes is dropped. A buffer change is followed by exactly one
/// analysed() for the newest state. While somebody types, a state that cannot be read is kept back
/// until they pause: a key half typed is no mistake.
class EditorDocument : public QObject
{
    Q_OBJECT

public:
    /// @p parser verifies edits.
    explicit EditorDocument(std::shared_ptr<const ProtocolCatalog> catalog,
                            QObject *parent = nullptr, EditProof::Parser parser = parse);
    ~EditorDocument() override;

    [[nodiscard]] DocumentBuffer &buffer() { return m_buffer; }
    [[nodiscard]] const DocumentBuffer &buffer() const { return m_buffer; }
    [[nodiscard]] const std::shared_ptr<const ProtocolCatalog> &catalog() const
    {
        return m_catalog;
    }
    /// The catalog by which the next analysis judges.
    [[nodiscard]] const std::shared_ptr<const ProtocolCatalog> &nextCatalog() const
    {
        return m_nextCatalog;
    }
    [[nodiscard]] const CheckSettings &settings() const { return m_settings; }
    [[nodiscard]] Format format() const { return m_format; }

    /// Shows @p bytes as the content of @p filePath (which may be empty for a new document).
    void load(const QByteArray &bytes, const QString &filePath);
    void setFilePath(const QString &filePath);
    /// Marks the whole document as new (UnsavedParts).
    void beginDraft() { noteAdded(JsonPointer()); }
    void noteAdded(const JsonPointer &part);
    void noteVisited(const JsonPointer &field);
    void setUnsaved(const UnsavedParts &unsaved) { judgeBy(m_settings.unsaved, unsaved); }
    /// Marks nothing as new: the document was saved, or its text came from elsewhere.
    void endDraft() { setUnsaved({}); }

    /// The newest analysis; never null, but empty before the first and possibly older than the
    /// buffer.
    [[nodiscard]] SnapshotPtr snapshot() const { return m_snapshot; }
    /// The newest analysis in which document number @p document could be read; what the form shows
    /// of it. Null before the first.
    [[nodiscard]] SnapshotPtr lastValid(int document) const { return m_lastValid.of(document); }
    [[nodiscard]] const LastValid &lastValid() const { return m_lastValid; }
    /// The problems that the worker has gathered, for the first caller.
    [[nodiscard]] Problems takeProblems();
    /// True when snapshot() is about the buffer's present bytes.
    [[nodiscard]] bool isAnalysed() const { return m_snapshot->revision == m_buffer.revision(); }

    /// True when the newest state is known, cannot be read, and is shown when typing pauses.
    [[nodiscard]] bool isKeptBack() const { return m_keptBack != nullptr; }
    /// Makes requested fixes and analyses the newest bytes within this call. False where the text
    /// is too long for that, or the work takes longer than longestWait: then it is done later.
    bool analyseNow();
    /// The same, then calls @p then; later where it was false, if @p context still exists.
    void whenAnalysed(QObject *context, const std::function<void()> &then);
    /// The snapshot of the newest bytes: snapshot() if it is of them. Else they are read now, with
    /// the problems of snapshot().
    [[nodiscard]] SnapshotPtr newest();
    /// The same; null where all of a long text would have to be read for it.
    [[nodiscard]] SnapshotPtr newestIfQuick();
    /// The newest bytes that were read by now.
    [[nodiscard]] SnapshotPtr known() const { return m_newest ? m_newest : m_snapshot; }

    /// True when known() is about the buffer's present bytes.
    [[nodiscard]] bool isRead() const { return known()->revision == m_buffer.revision(); }

    /// Carries out @p edits, each of which refers to document number @p document after those before
    /// it, as one undo step: all or none. The bytes and newest() have them when it returns.
    [[nodiscard]] Outcome edit(int document, const std::vector<TreeEdit> &edits,
                               const QString &label, HistoryStep step = HistoryStep::Alone);
    /// Takes back text that is in no step of the history yet; otherwise undoes the last step.
    void undo();
    void redo() { m_buffer.history().redo(); }

    /// True when all of the text was read since the last edit, and says what the edit was to do.
    [[nodiscard]] bool isProven() const { return m_proof.isProven(); }

    /// Asked before a step back: true when it took back what no step of the history holds.
    using InputUndo = std::function<bool()>;
    void setInputUndo(InputUndo undo) { m_inputUndo = std::move(undo); }
    [[nodiscard]] bool canUndo() const
    {
        return m_buffer.history().canUndo() || !m_rejectedInputs.empty();
    }

    /// The texts that the form shows and the bytes do not hold: as good as unsaved.
    [[nodiscard]] const RejectedInputs &rejectedInputs() const { return m_rejectedInputs; }
    void setRejectedInputs(const RejectedInputs &texts);
    /// Ends typing: texts that did not fit are reported or dropped.
    void endTyping() { Q_EMIT typingEnded(); }
    void discardRejectedInputs() { Q_EMIT rejectedInputsDiscarded(); }

    [[nodiscard]] DocumentFixes &fixes() { return m_fixes; }
    [[nodiscard]] const DocumentFixes &fixes() const { return m_fixes; }

    /// Work that the worker does for each analysis before analysed().
    void setPreparation(ViewPreparation::Work work) { m_preparation->set(std::move(work)); }
    /// Has the worker do that once more, without an analysis; prepared() tells when it is done.
    void prepare();

    /// The kinds and attempts that the reader chose; those of before are forgotten.
    void setChoices(const SavedChoices &choices);
    /// The choices with what their handoffs are known by.
    [[nodiscard]] const SavedChoices &choices() const { return m_kept; }
    /// Sets the kind of the handoff at @p place; an empty id has it recognised again.
    void setKind(const HandoffId &place, const QString &kindId);
    /// Sets the attempt of the handoff at @p place; 0: as the document or its session tell.
    void setAttempt(const HandoffId &place, int attempt);
    /// Judges again: what lies beside the document changed.
    void recheck() { requestAnalysis(); }
    /// Memory of the machine that runs the work, which gates look at; 0: not known.
    void setMemoryMb(qint64 memory) { judgeBy(m_settings.memoryMb, memory); }
    /// Sets whether a text without a handoff is an error, as in a file that was chosen for a
    /// handoff.
    void setHandoffExpected(bool isExpected) { judgeBy(m_isHandoffExpected, isExpected); }
    /// An XML Schema to judge XML by; empty: the workspace's or the protocol's own.
    void setSchemaFile(const QString &file) { judgeBy(m_settings.schemaFile, file); }
    /// Judges by @p catalog from the next analysis on; until then catalog() is the one before.
    void setCatalog(std::shared_ptr<const ProtocolCatalog> catalog);

Q_SIGNALS:
    void analysed();
    void prepared();
    /// All of the text was read, and says something else than the parts of it on which edits were
    /// proven: it is as it was before them.
    void editsReverted(const QString &reason);
    void filePathChanged(const QString &filePath);
    void rejectedInputsChanged();
    void typingEnded();
    void rejectedInputsDiscarded();

private:
    void takeChoices();
    /// Gives @p setting the @p value, and judges again if that is another one.
    template <typename Setting>
    void judgeBy(Setting &setting, const Setting &value)
    {
        if (setting != value) {
            setting = value;
            requestAnalysis();
        }
    }
    void requestAnalysis();
    [[nodiscard]] DocumentAnalysis::Work analysis() const;
    void takeAnalysis(const DocumentAnalysis::Done &done);
    void publish(const DocumentAnalysis::Done &done);
    [[nodiscard]] bool breaksWhatIsShown(const Snapshot &next) const;
    void publishKeptBack();
    void workQuietly();
    void takeEditsBack(const QByteArray &before);
    [[nodiscard]] Outcome make(const DocumentFixes::Change &change, const QString &label,
                               HistoryStep step);
    [[nodiscard]] SnapshotPtr readAs(std::optional<ParsedText> parsed);

    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::shared_ptr<const ProtocolCatalog> m_nextCatalog;
    /// Kept because views may still point into it.
    std::shared_ptr<const ProtocolCatalog> m_lastCatalog;
    DocumentBuffer m_buffer;
    CheckSettings m_settings;
    SavedChoices m_kept;
    Format m_format = Format::Yaml;
    bool m_isHandoffExpected = true;
    SnapshotPtr m_snapshot;
    SnapshotPtr m_newest; ///< read, not judged yet; null where nothing is newer than m_snapshot
    LastValid m_lastValid;
    std::shared_ptr<Problems> m_problems; ///< of both; null once they were taken
    std::shared_ptr<ViewPreparation> m_preparation;
    std::shared_ptr<std::atomic_bool> m_stopQuiet;
    EditProof m_proof;
    QTimer m_quiet;                   ///< runs until nobody types
    QTimer m_pause;                   ///< runs while somebody types
    std::function<void()> m_keptBack; ///< publishes an analysis; null when none is kept back
    RejectedInputs m_rejectedInputs;
    InputUndo m_inputUndo;
    std::unique_ptr<QThreadPool> m_quietPool; ///< for what nobody waits for
    std::unique_ptr<QThreadPool> m_pool; ///< one thread: the work of one document runs in order
    DocumentFixes m_fixes;
    DocumentAnalysis m_analysis;
};

} // namespace baton
