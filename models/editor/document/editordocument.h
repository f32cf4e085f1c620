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

/// One open document: its buffer, its newest snapshot, and the edits that the form requests.
///
/// Lives on the UI thread. An edit is applied within the call. Checks run on workers; results for
/// an older state of the bytes are dropped. Each change of the buffer is followed by exactly one
/// analysed() for the newest state. While the user types, a state that does not parse is kept back
/// until typing pauses, because an incomplete key is not a mistake.
class EditorDocument : public QObject
{
    Q_OBJECT

public:
    /// @p parser verifies edits; see EditProof.
    explicit EditorDocument(std::shared_ptr<const ProtocolCatalog> catalog,
                            QObject *parent = nullptr, EditProof::Parser parser = parse);
    ~EditorDocument() override;

    [[nodiscard]] DocumentBuffer &buffer() { return m_buffer; }
    [[nodiscard]] const DocumentBuffer &buffer() const { return m_buffer; }
    [[nodiscard]] const std::shared_ptr<const ProtocolCatalog> &catalog() const
    {
        return m_catalog;
    }
    /// The catalog that the next analysis uses.
    [[nodiscard]] const std::shared_ptr<const ProtocolCatalog> &nextCatalog() const
    {
        return m_nextCatalog;
    }
    [[nodiscard]] const CheckSettings &settings() const { return m_settings; }
    [[nodiscard]] Format format() const { return m_format; }

    /// Sets the content to @p bytes of @p filePath, which may be empty for a new document.
    void load(const QByteArray &bytes, const QString &filePath);
    void setFilePath(const QString &filePath);
    /// Marks the whole document as new (UnsavedParts).
    void beginDraft() { noteAdded(JsonPointer()); }
    void noteAdded(const JsonPointer &part);
    void noteVisited(const JsonPointer &field);
    void setUnsaved(const UnsavedParts &unsaved) { judgeBy(m_settings.unsaved, unsaved); }
    /// Marks nothing as new: the document was saved, or its text came from elsewhere.
    void endDraft() { setUnsaved({}); }

    /// The newest analysis. Never null, but empty before the first analysis, and possibly older
    /// than the buffer.
    [[nodiscard]] SnapshotPtr snapshot() const { return m_snapshot; }
    /// The newest analysis in which document number @p document parses; the form shows it. Null
    /// before the first one.
    [[nodiscard]] SnapshotPtr lastValid(int document) const { return m_lastValid.of(document); }
    [[nodiscard]] const LastValid &lastValid() const { return m_lastValid; }
    /// The problems that the worker has computed. The first caller takes them; later calls compute
    /// them again.
    [[nodiscard]] Problems takeProblems();
    /// True if snapshot() describes the current bytes of the buffer.
    [[nodiscard]] bool isAnalysed() const { return m_snapshot->revision == m_buffer.revision(); }

    /// True if the newest state is analysed but does not parse. It is published when typing pauses.
    [[nodiscard]] bool isKeptBack() const { return m_keptBack != nullptr; }
    /// Analyses the newest bytes within this call. False if the text is too long, or if the work
    /// takes longer than longestWait; the analysis then follows later.
    bool analyseNow();
    /// Calls @p then after analyseNow(), or later if that returned false and @p context still
    /// exists.
    void whenAnalysed(QObject *context, const std::function<void()> &then);
    /// The snapshot of the newest bytes. If snapshot() is older, the bytes are parsed now and get
    /// the problems of snapshot().
    [[nodiscard]] SnapshotPtr newest();
    /// Like newest(), but null if all of a long text would have to be parsed.
    [[nodiscard]] SnapshotPtr newestIfQuick();
    /// The newest snapshot that has been parsed so far.
    [[nodiscard]] SnapshotPtr known() const { return m_newest ? m_newest : m_snapshot; }

    /// True if known() describes the current bytes of the buffer.
    [[nodiscard]] bool isRead() const { return known()->revision == m_buffer.revision(); }

    /// Applies @p edits in order to document number @p document as one undo step; all or none. Each
    /// edit refers to the document after the previous one. bytes and newest() include the edits on
    /// return.
    [[nodiscard]] Outcome edit(int document, const std::vector<TreeEdit> &edits,
                               const QString &label, HistoryStep step = HistoryStep::Alone);
    /// Reverts input that is not yet part of an undo step; otherwise undoes the last step.
    void undo();
    void redo() { m_buffer.history().redo(); }

    /// True if the whole text was parsed since the last edit and has the intended result.
    [[nodiscard]] bool isProven() const { return m_proof.isProven(); }

    /// Called before an undo. Returns true if it reverted input that is not part of an undo step.
    using InputUndo = std::function<bool()>;
    void setInputUndo(InputUndo undo) { m_inputUndo = std::move(undo); }
    [[nodiscard]] bool canUndo() const
    {
        return m_buffer.history().canUndo() || !m_rejectedInputs.empty();
    }

    /// Texts that the form shows but the bytes do not contain. They count as unsaved.
    [[nodiscard]] const RejectedInputs &rejectedInputs() const { return m_rejectedInputs; }
    void setRejectedInputs(const RejectedInputs &texts);
    /// Ends typing. Texts that are not valid are then reported or dropped.
    void endTyping() { Q_EMIT typingEnded(); }
    void discardRejectedInputs() { Q_EMIT rejectedInputsDiscarded(); }

    [[nodiscard]] DocumentFixes &fixes() { return m_fixes; }
    [[nodiscard]] const DocumentFixes &fixes() const { return m_fixes; }

    /// Sets the work that the worker does for each analysis before analysed().
    void setPreparation(ViewPreparation::Work work) { m_preparation->set(std::move(work)); }
    /// Repeats the preparation on the worker without an analysis. Ends with prepared().
    void prepare();

    /// Replaces the kinds and attempts that the user chose.
    void setChoices(const SavedChoices &choices);
    /// The choices, with the data by which their handoffs are recognised.
    [[nodiscard]] const SavedChoices &choices() const { return m_kept; }
    /// Sets the kind of the handoff at @p place. If @p kindId is empty, the kind is recognised
    /// again.
    void setKind(const HandoffId &place, const QString &kindId);
    /// Sets the attempt of the handoff at @p place; 0 to take it from the document or its session.
    void setAttempt(const HandoffId &place, int attempt);
    /// Checks again because a file beside the document changed.
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
    /// Emitted after edits were undone because a parse of the whole text contradicts the partial
    /// parse that had proven them.
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
    /// The previous catalog. Views may still point into it.
    std::shared_ptr<const ProtocolCatalog> m_lastCatalog;
    DocumentBuffer m_buffer;
    CheckSettings m_settings;
    SavedChoices m_kept;
    Format m_format = Format::Yaml;
    bool m_isHandoffExpected = true;
    SnapshotPtr m_snapshot;
    SnapshotPtr m_newest; ///< parsed but not checked; null if m_snapshot is the newest
    LastValid m_lastValid;
    std::shared_ptr<Problems>
        m_problems; ///< problems of m_snapshot and m_lastValid; null after they were taken
    std::shared_ptr<ViewPreparation> m_preparation;
    std::shared_ptr<std::atomic_bool> m_stopQuiet;
    EditProof m_proof;
    QTimer m_quiet;                   ///< fires when the text has not changed for a while
    QTimer m_pause;                   ///< runs while the user types
    std::function<void()> m_keptBack; ///< publishes an analysis; null if none is kept back
    RejectedInputs m_rejectedInputs;
    InputUndo m_inputUndo;
    std::unique_ptr<QThreadPool> m_quietPool; ///< pool for work that no caller waits for
    std::unique_ptr<QThreadPool>
        m_pool; ///< one thread, so that the work of a document runs in order
    DocumentFixes m_fixes;
    DocumentAnalysis m_analysis;
};

} // namespace baton
