// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/formcontroller.h"

#include "models/editor/completion/treeplace.h"
#include "models/form/rows/filereference.h"
#include "models/form/rows/formedit.h"

#include <QPointer>
#include <QtConcurrentRun>

#include <utility>

namespace baton {

FormController::FormController(EditorDocument &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_shown(document)
    , m_form(document, m_shown)
    , m_fields(document, m_shown, m_form)
    , m_moves(document.buffer().history().index())
{
    connect(&m_form, &CurrentForm::changed, this, &FormController::modelChanged);
    connect(&m_fields, &FieldEdits::fieldChanged, this, &FormController::fieldChanged);
    connect(&m_fields, &FieldEdits::failed, this, &FormController::failed);
    connect(&document, &EditorDocument::analysed, this, &FormController::followText);
    connect(&document, &EditorDocument::typingEnded, &m_fields, &FieldEdits::endTyping);
    connect(&document.fixes(), &DocumentFixes::fixApplied, this, &FormController::followFix);
    connect(&document, &EditorDocument::rejectedInputsDiscarded, &m_fields, &FieldEdits::forgetAll);
    const DocumentBuffer &buffer = document.buffer();
    connect(&buffer, &DocumentBuffer::wasReset, this, &FormController::startOver);
    connect(&buffer, &DocumentBuffer::stepped, this, [this] { m_isStepping = true; });
    connect(&buffer.history(), &QUndoStack::indexChanged, this, &FormController::followHistory);
    document.setInputUndo([this] {
        const std::optional<JsonPointer> field = m_fields.revertNewest();
        if (field) {
            Q_EMIT focusRequested(uncover(*field), Caret::Kept);
        }
        return field.has_value();
    });
    startOver();
    followText();
}

FormController::~FormController()
{
    m_document.setInputUndo({});
}

void FormController::startOver()
{
    m_form.startOver();
    m_fields.startOver();
    m_moves.clear();
}

/// Updates the form to the newest parsed text.
void FormController::followText()
{
    const bool wasStale = m_shown.isStale();
    m_shown.update();
    if (const std::optional<HandoffId> other = m_shown.successor()) {
        switchTo(*other);
    }
    if (m_form.isOutdated()) {
        m_form.rebuild();
    } else if (wasStale != isStale()) {
        Q_EMIT modelChanged();
    }
    m_fields.forgetLost();
    if (wasStale || isStale()) {
        Q_EMIT staleChanged();
    }
}

void FormController::followHistory(int index)
{
    const bool isStep = std::exchange(m_isStepping, false);
    if (isStep && index < m_moves.index()) {
        m_fields.followUndo(index);
    }
    if (const std::optional<PathMove> made = m_moves.follow(index, isStep)) {
        follow(*made);
    }
    const SnapshotPtr now = isStep ? m_document.newestIfQuick() : nullptr;
    if (now && now->isComplete(place().document)) {
        followText(); // the next keystroke may come before the check
    }
}

void FormController::catchUpIfQuick()
{
    const SnapshotPtr newest = m_document.newestIfQuick();
    if (newest && newest->revision != m_shown.revision()) {
        followText();
    }
}

/// Updates the form to the newest bytes. False if nothing can be edited because the source does not
/// parse.
bool FormController::canEdit()
{
    if (m_document.newest()->revision != m_shown.revision()) {
        followText();
    }
    return !isStale();
}

void FormController::showHandoff(const HandoffId &place)
{
    if (m_shown.place() == place) {
        return;
    }
    const bool wasStale = isStale();
    switchTo(place);
    m_form.rebuild();
    if (wasStale || isStale()) {
        Q_EMIT staleChanged();
    }
}

void FormController::switchTo(const HandoffId &place)
{
    m_shown.switchTo(place);
    startOver();
    Q_EMIT placeChanged(place);
}

JsonPointer FormController::uncover(const JsonPointer &path)
{
    const JsonPointer spelt = sourcePath(m_shown.tree(), model().schema.get(), path);
    m_form.uncover(spelt);
    return spelt;
}

JsonPointer FormController::uncoverSoon(const JsonPointer &path)
{
    const JsonPointer spelt = sourcePath(m_shown.tree(), model().schema.get(), path);
    m_form.uncoverSoon(spelt);
    return spelt;
}

void FormController::reveal(const JsonPointer &path)
{
    const JsonPointer spelt = sourcePath(m_shown.tree(), model().schema.get(), path);
    if (!m_shown.contains(spelt)) {
        m_form.show(spelt);
    }
    m_form.uncover(spelt);
    if (model().rowOf(spelt, true) >= 0) {
        Q_EMIT focusRequested(spelt, Caret::Kept);
    }
}

void FormController::markVisited(const JsonPointer &path)
{
    m_document.noteVisited(path);
    m_fields.leave(path);
    m_form.releaseEditor();
}

void FormController::setValue(JsonPointer path, const Value &value, HistoryStep step)
{
    if (canEdit()) {
        m_fields.setValue(path, value, step);
    }
}

void FormController::fillChecksum(JsonPointer path)
{
    if (!canEdit()) {
        return;
    }
    const QString file = entryEdits().fileBeside(path);
    if (file.isEmpty()) {
        m_fields.reject(path, {},
                        tr("There is no file to compute a checksum of: fill in its path first."));
        return;
    }
    const QString place = resolvedFile(file, placeOf(m_document));
    QtConcurrent::run([place] { return fileChecksum(place); })
        .then(this,
              [this, path, revision = m_document.buffer().revision(),
               place = m_shown.place()](const Result<QString> &checksum) {
                  if (revision != m_document.buffer().revision() || place != m_shown.place()) {
                      Q_EMIT failed(
                          tr("The document changed while the checksum was computed. Compute it "
                             "again."));
                  } else if (checksum) {
                      setValue(path, Value::string(*checksum));
                  } else {
                      m_fields.reject(path, {}, checksum.error());
                  }
              });
}

EntryEdits FormController::entryEdits() const
{
    return {m_shown.tree(), model().schema.get(), m_shown.format()};
}

/// Moves everything stored by path along with its entries.
void FormController::follow(const PathMove &move)
{
    m_form.follow(move);
    m_fields.follow(move);
    const UnsavedParts &unsaved = m_document.settings().unsaved;
    m_document.setUnsaved({move.moved(unsaved.added), move.moved(unsaved.visited)});
}

bool FormController::carryOut(const std::optional<EntryEdit> &edit)
{
    if (!edit || !m_fields.edit(edit->path, edit->edit, edit->label)) {
        return false;
    }
    if (edit->move) {
        m_moves.record(*edit->move);
        follow(*edit->move);
    }
    return true;
}

/// Updates the rows after an edit that changed paths, and moves the focus to @p path.
void FormController::goOnAt(const JsonPointer &path, Caret caret)
{
    followText();
    if (model().rowOf(path) >= 0) {
        Q_EMIT focusRequested(path, caret);
    }
}

/// Like goOnAt(), but moves the focus to the first field to fill in of the entry at @p path.
void FormController::goOnInNew(const JsonPointer &path)
{
    followText();
    if (model().rowOf(path) >= 0) {
        Q_EMIT focusRequested(model().firstFieldIn(path), Caret::Kept);
    }
}

void FormController::remove(JsonPointer path, std::optional<Onward> onward)
{
    if (!canEdit()) {
        return;
    }
    const EntryEdit removal = entryEdits().remove(path, onward == Onward::Before);
    if (!carryOut(removal)) {
        return;
    }
    if (!removal.move) {
        m_form.hide(path);
        m_fields.forget(path);
        followText();
        return;
    }
    const Caret caret = removal.next == path ? Caret::Start : Caret::End;
    goOnAt(removal.next, onward ? caret : Caret::Kept);
}

void FormController::addField(JsonPointer path)
{
    const std::optional<Value> value = addedValue(schemaAt(model().schema.get(), path));
    m_form.show(path);
    if (!value) {
        reveal(path);
    } else if (canEdit() && carryOut(entryEdits().addField(path, *value))) {
        uncover(path);
        m_document.noteAdded(path);
        goOnInNew(path);
    }
}

void FormController::addItem(JsonPointer list, qsizetype index, const QString &alternative)
{
    if (canEdit()) {
        insertItem(list, index, entryEdits().newItem(list, alternative));
    }
}

void FormController::duplicateItem(JsonPointer item)
{
    if (const auto value = canEdit() ? m_shown.valueAt(item) : std::nullopt) {
        insertItem(item.parent(), item.last().toLongLong() + 1, *value);
    }
}

void FormController::insertItem(const JsonPointer &list, qsizetype index, const Value &value)
{
    const EntryEdit insertion = entryEdits().insertItem(list, index, value);
    if (carryOut(insertion)) {
        m_form.showNew(insertion.next);
        uncover(list);
        m_document.noteAdded(insertion.next);
        goOnInNew(insertion.next);
    }
}

void FormController::addMapEntry(JsonPointer map, const QString &key)
{
    const JsonPointer path = map.child(key);
    if (!canEdit()) {
        return;
    }
    if (m_shown.contains(path)) {
        Q_EMIT focusRequested(path, Caret::Kept);
    } else if (carryOut(entryEdits().addField(path, Value::string({})))) {
        goOnAt(path);
    }
}

void FormController::moveEntry(JsonPointer entry, qsizetype by)
{
    const auto moving = canEdit() ? entryEdits().moveEntry(entry, by) : std::nullopt;
    if (moving && moving->move) {
        Q_EMIT itemMoving();
    }
    if (carryOut(moving)) {
        goOnAt(moving->next);
    }
}

void FormController::renameKey(JsonPointer path, const QString &key)
{
    if (canEdit() && carryOut(entryEdits().renameKey(path, key))) {
        followText();
    }
}

void FormController::followFix(const AppliedFix &applied)
{
    if (applied.rename && applied.rename->document == place().document) {
        m_moves.record(applied.rename->move);
        follow(applied.rename->move);
    }
}

void FormController::applyFix(const Fix &fix)
{
    const std::optional<JsonPointer> missing = fieldInsertedBy(fix, model());
    performFix(fix, [this, missing](const AppliedFix &applied) {
        if (applied.rename && applied.rename->document == place().document) {
            goOnAt(applied.rename->move.place());
        } else if (missing) {
            goOnInNew(*missing);
        }
    });
}

void FormController::applyFixFromAfar(const Fix &fix)
{
    performFix(fix, [](const AppliedFix &) { });
}

/// Applies @p fix. Moves the focus to the placeholder that it leaves, else calls @p goOn.
void FormController::performFix(const Fix &fix, const DocumentFixes::AppliedHandler &goOn)
{
    const auto made = [controller = QPointer(this), goOn](const AppliedFix &applied) {
        if (!controller) {
            return;
        }
        if (applied.toFillIn) {
            controller->goToFillIn(*applied.toFillIn);
        } else {
            controller->m_document.analyseNow();
            goOn(applied);
        }
    };
    if (const Outcome outcome = m_document.fixes().apply(fix, made); !outcome) {
        Q_EMIT failed(outcome.error());
    }
}

/// Shows the placeholder at @p range in any handoff of the file, once the text is analysed and if
/// it does not change until then.
void FormController::goToFillIn(ByteRange range)
{
    m_document.whenAnalysed(this, [this, range, revision = m_document.buffer().revision()] {
        const std::optional<TreePlace> found = revision == m_shown.revision() && !isStale()
            ? treePlaceAt(m_shown.snapshot()->parsed, range.begin)
            : std::nullopt;
        if (found) {
            const DocumentReport *report =
                m_shown.snapshot()->report.holding(found->document, found->path);
            showHandoff(report ? report->place() : HandoffId{found->document, {}});
            reveal(found->path);
        }
    });
}

} // namespace baton
