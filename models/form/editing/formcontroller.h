// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/editor/document/editordocument.h"
#include "models/form/rows/formbuild.h"

#include <functional>
#include <optional>

namespace baton {

/// What was typed into a field and could not become its value.
struct Refusal
{
    QString typed;
    QString reason;
    bool isTyping = false; ///< half a number is no mistake while it is being typed
    int history = 0;       ///< how long the history was after what was taken of it
    quint64 number = 0;    ///< the newest one has the highest

    friend bool operator==(const Refusal &, const Refusal &) = default;
};

/// The form of one open document without a window: keeps its rows up to date, and turns what the
/// reader does into edits of the text.
class FormController : public QObject
{
    Q_OBJECT

public:
    explicit FormController(EditorDocument &document, QObject *parent = nullptr);
    ~FormController() override;

    [[nodiscard]] EditorDocument &document() { return m_document; }
    [[nodiscard]] const FormModel &model() const { return m_model; }
    [[nodiscard]] const FormState &state() const { return m_state; }
    /// True when the worker made the rows, not the UI thread.
    [[nodiscard]] bool isPrepared() const { return m_isPrepared; }
    /// The handoff of the file that the rows are of.
    [[nodiscard]] const HandoffId &place() const { return m_place; }
    /// True when the rows are those of the last state that could be parsed, or of none at all.
    [[nodiscard]] bool isStale() const { return m_isStale; }
    /// What the field at @p path did not take, and why; both empty when it did.
    [[nodiscard]] Refusal refusal(const JsonPointer &path) const { return m_refusals.value(path); }
    /// True while fields may show something else than the rows say: what was typed into them since,
    /// or was not taken.
    [[nodiscard]] bool mayDiffer() const
    {
        return m_wasAhead || !m_ahead.isEmpty() || !m_refusals.isEmpty();
    }
    /// True when the document has another value at @p path than the rows say.
    [[nodiscard]] bool isAhead(const JsonPointer &path) const { return m_ahead.contains(path); }
    /// True when the rows are those of what was unfolded last.
    [[nodiscard]] bool isIdle() const { return !m_isPreparing; }
    /// True when what is typed in @p field says what the document says, in other words: with blanks
    /// at the ends, which a prompt does not keep, or as a raw value that is spelt otherwise.
    [[nodiscard]] bool isTypedIn(const FieldState &field) const;
    /// Of an entry that undo or redo just moved, brought or took away: where the reader goes, which
    /// needs nothing unfolded. Nothing when it did something else.
    [[nodiscard]] const std::optional<JsonPointer> &placeOfStep() const { return m_placeOfStep; }

    /// Shows the newest bytes: something was typed in the source a moment ago.
    void catchUp();
    /// Shows the handoff at @p place of the file.
    void showHandoff(const HandoffId &place);
    void toggle(const QString &rowId);
    void expandAll(bool isExpanded);
    /// Expands what hides @p path; returns it as the document spells it.
    JsonPointer uncover(const JsonPointer &path);
    /// As above; fetches the field when it is absent and asks for the focus to go there.
    void reveal(const JsonPointer &path);
    /// Who was in the field at @p path left it.
    void markVisited(const JsonPointer &path);
    /// The field that somebody typed in gets the editor that its value asks for now.
    void releaseEditor();

    // The functions below rebuild the rows. A path is passed by value, as it may stand in a row.
    /// With @p step it is typed: the keys of a word are one step of the history.
    void setValue(JsonPointer path, const Value &value, HistoryStep step = HistoryStep::Alone);
    /// What was typed cannot become a value: @p reason stands at the field until it is mended.
    void refuse(const JsonPointer &path, const QString &typed, const QString &reason);
    /// What was typed was taken back: the field shows the document's value again.
    void takeBack(const JsonPointer &path);
    /// Computes the checksum at @p path of the file that the path field beside it names.
    void fillChecksum(JsonPointer path);
    /// Where the reader goes on typing who removes an entry of a list by a key.
    enum class Onward { Before, Behind };
    void remove(JsonPointer path, std::optional<Onward> onward = std::nullopt);
    void addField(JsonPointer path);
    void addItem(JsonPointer list, qsizetype index = -1);
    /// Appends an entry to a list whose entries hold one of several things: @p name.
    void addAlternative(JsonPointer list, const QString &name);
    void duplicateItem(JsonPointer item);
    void moveItem(JsonPointer item, qsizetype to);
    void addMapEntry(JsonPointer map, const QString &key);
    /// Moves the entry of a map by so many places.
    void moveEntry(JsonPointer entry, int by);
    void renameKey(JsonPointer path, const QString &key);
    /// Who mends something here goes on here: at what @p fix leaves to be filled in, else at the
    /// field that was missing or the key under its new name.
    void applyFix(const Fix &fix);
    /// As above for who is elsewhere, and comes here only for what is to be filled in.
    void applyFixFromAfar(const Fix &fix);

Q_SIGNALS:
    void modelChanged();
    /// Another handoff of the file is shown.
    void placeChanged(const baton::HandoffId &place);
    void staleChanged();
    /// An entry of a list is about to move: where it will be has the focus next.
    void itemMoving();
    /// The entry that the reader types in is about to be removed: the next key goes to the end of
    /// the one before, or to the start of the one behind.
    void itemLeaving(bool toEnd);
    /// What was asked for leads on to the field at @p path.
    void arrived(const baton::JsonPointer &path);
    /// The field at @p path is to have the focus now.
    void focusRequested(const baton::JsonPointer &path);
    void fieldChanged(const baton::JsonPointer &path);
    void failed(const QString &reason);

private:
    /// A value as it was before somebody typed, how long the history was then, and after the last
    /// step that was typed there.
    struct Before
    {
        std::optional<Value> value;
        int history = 0;
        int typed = -1;
        bool isAlone = true; ///< all steps between are such
    };

    void takeSnapshot();
    void takeShown();
    void switchTo(const HandoffId &place);
    void followHandoff();
    void startAfresh();
    void rebuild();
    void rebuildSoon();
    [[nodiscard]] bool mayWaitForRows(const FormRequest &wanted) const;
    void takePrepared();
    void accept(BuiltForm made);
    void noteCards();
    [[nodiscard]] QStringList hidingRows(const JsonPointer &path) const;
    void setCardOpen(int row, bool isOpen);
    [[nodiscard]] JsonPointer unveil(const JsonPointer &path);
    void arriveAt(const JsonPointer &path);
    [[nodiscard]] FormRequest source() const;
    bool edit(JsonPointer path, const TreeEdit &edit, const QString &label,
              HistoryStep step = HistoryStep::Alone, const QString &typed = {});
    bool put(JsonPointer path, const Value &value, HistoryStep step);
    void goOnAt(JsonPointer path, bool isNew);
    [[nodiscard]] bool isReady();
    void forgetRefusal(const JsonPointer &path);
    void forgetRefusals(const std::function<bool(const JsonPointer &)> &isForgotten);
    void forgetOutdatedRefusals();
    void endTyping();
    void followHistory(int index);
    bool takeBackNewest();
    [[nodiscard]] bool isStepOfHistory(const JsonPointer &path) const;
    void restore(const JsonPointer &path);
    void noteTypedStep(const JsonPointer &path);
    [[nodiscard]] bool goBackTo(const JsonPointer &path, const Before &before);
    void publishRefusals();
    [[nodiscard]] JsonPointer firstFieldIn(const JsonPointer &path) const;
    [[nodiscard]] std::optional<Value> valueAt(const JsonPointer &path) const;
    using PathMap = std::function<std::optional<JsonPointer>(const JsonPointer &)>;
    /// What a step of the history moves, both ways, and where the reader goes with it.
    struct PathStep
    {
        PathMap forth;
        PathMap back;
        JsonPointer placeForth;
        JsonPointer placeBack;
    };
    using IndexMap = std::function<qsizetype(qsizetype)>;
    void moveItems(const JsonPointer &list, const IndexMap &forth, const IndexMap &back,
                   const JsonPointer &placeForth, const JsonPointer &placeBack);
    void noteStep(const PathStep &step);
    [[nodiscard]] std::optional<PathStep> renameOf(const Fix &fix) const;
    [[nodiscard]] std::optional<JsonPointer> missingFor(const Fix &fix) const;
    bool mend(const Fix &fix, const std::optional<PathStep> &rename);
    void noteFix(const TextEdits &edits);
    void goToFillIn();
    void followSteps(int before, int index);
    void moveState(const PathMap &place);
    [[nodiscard]] static JsonPointer itemBeside(const JsonPointer &list, qsizetype index,
                                                qsizetype count);
    void insertItem(JsonPointer list, qsizetype index, const Value &value);
    void showAll(const JsonPointer &object, const FieldSchema *schema);
    [[nodiscard]] Value newItem(const JsonPointer &list) const;
    [[nodiscard]] TreeEdit putting(const JsonPointer &path, const Value &value) const;
    [[nodiscard]] const Tree &tree() const;
    [[nodiscard]] Format format() const;
    [[nodiscard]] bool isXml() const { return format() == Format::Xml; }
    [[nodiscard]] bool isPrompt() const { return format() == Format::Prompt; }
    void forgetTyped(const JsonPointer &path);
    [[nodiscard]] Value finished(const JsonPointer &path, Value value) const;
    void finishTyped();
    void keepEditor(const JsonPointer &path);
    [[nodiscard]] qsizetype countOf(const JsonPointer &list) const;

    EditorDocument &m_document;
    HandoffId m_place;
    size_t m_position = 0; ///< of the handoff in its report: it is found again when its root key
                           ///< changes
    bool m_isStale = false;
    SnapshotPtr m_shown;
    std::optional<Tree> m_shownPart;    ///< of a document that holds several handoffs
    std::shared_ptr<const Tree> m_part; ///< the same as the rows know it
    FormState m_state;
    FormModel m_model;
    FormRequest m_source; ///< what the model shows
    std::shared_ptr<FormPreparation> m_preparation;
    bool m_isPrepared = false;
    quint64 m_revision = 0;     ///< of the bytes that were looked at last
    bool m_isPreparing = false; ///< rows of another state are on their way
    QSet<JsonPointer> m_ahead;  ///< changed by edits since the rows were made
    bool m_wasAhead = false;    ///< while the rows are shown that follow such edits
    QHash<JsonPointer, Refusal> m_refusals;
    quint64 m_lastRefusal = 0;
    std::optional<std::pair<JsonPointer, Value>> m_typed; ///< in the field that has the focus
    QHash<JsonPointer, Before> m_before;
    int m_historyIndex = 0;
    bool m_isStepping = false;        ///< by undo or redo
    QHash<int, PathStep> m_pathSteps; ///< by how long the history is with them
    std::optional<JsonPointer> m_placeOfStep;
    bool m_isFixing = false;             ///< the next change of the bytes is that of a fix
    std::optional<ByteRange> m_toFillIn; ///< what it wrote; has the focus once it is shown
};

} // namespace baton
