// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/form/pane/formpane.h"

#include "widgets/common/emptystate.h"
#include "widgets/form/editors/fieldeditor.h"
#include "widgets/form/fields/textcontrol.h"
#include "widgets/form/pane/formrows.h"
#include "widgets/form/pane/outdatedformbanner.h"
#include "widgets/form/pane/rowdrag.h"
#include "widgets/form/pane/virtuallist.h"
#include "widgets/form/rows/rowwidget.h"
#include "widgets/style/theme.h"
#include "widgets/text/commonaffixes.h"

#include <QApplication>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr auto fieldPrefix = "field:"_L1;

/// The path of the value that @p control edits, if it belongs to a field.
std::optional<JsonPointer> pathOf(const QWidget &control)
{
    const QString name = control.objectName();
    return name.startsWith(fieldPrefix)
        ? std::optional(JsonPointer::of(name.sliced(fieldPrefix.size())))
        : std::nullopt;
}

/// The offset after the change from @p before to @p now.
int caretBehindChange(const QString &before, const QString &now)
{
    return static_cast<int>(now.size() - commonAffixes(before, now).after);
}

} // namespace

FormPane::FormPane(EditorDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_controller(new FormController(document, this))
    , m_banner(new OutdatedFormBanner(this))
    , m_empty(new EmptyState(this))
    , m_rows(std::make_unique<FormRows>(*m_controller))
    , m_list(new VirtualList(*m_rows, this))
    , m_drag(new RowDrag(*m_controller, *m_list))
{
    setObjectName(u"formPane"_s);
    m_list->setObjectName(u"formList"_s);
    m_list->setAccessibleName(tr("Form"));
    m_empty->setObjectName(u"formEmpty"_s);
    m_empty->setSentence(tr("No handoff was recognised. Its fields appear here."));
    m_empty->setAction(tr("Choose the kind…"));
    connect(m_empty, &EmptyState::actionRequested, this, &FormPane::kindRequested);
    m_rows->setDrag(m_drag);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_empty);
    layout->addWidget(m_list, 1);
    layout->addWidget(
        m_banner); // below the rows, so that no row moves when the banner appears or disappears
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);

    connect(m_controller, &FormController::modelChanged, this, &FormPane::showModel);
    connect(m_controller, &FormController::staleChanged, this, &FormPane::showStale);
    connect(m_controller, &FormController::fieldChanged, this, &FormPane::updateField);
    connect(m_controller, &FormController::focusRequested, this, &FormPane::focusPath);
    connect(m_controller, &FormController::itemMoving, this, &FormPane::noteCaret);
    connect(m_controller, &FormController::failed, this, &FormPane::failed);
    connect(m_list, &VirtualList::focusLeaving, this, &FormPane::passFocus);
    connect(m_list, &VirtualList::walking, &m_controller->form(), &CurrentForm::releaseEditor);
    connect(m_banner, &OutdatedFormBanner::goToLineRequested, this, &FormPane::goToLineRequested);
    connect(m_banner, &OutdatedFormBanner::fixRequested, m_controller, &FormController::applyFix);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *before, QWidget *now) {
        if (m_banner->isAncestorOf(now) && !m_banner->isAncestorOf(before)) {
            m_beforeBanner = before;
        }
        followFocus(now);
    });
    showStale();
    showModel();
}

FormPane::~FormPane()
{
    disconnect(qApp, nullptr, this, nullptr);
    delete m_list; // deleted before the rows that it shows
}

int FormPane::builtRowCount() const
{
    return m_list->builtCount();
}

void FormPane::showModel()
{
    m_empty->setVisible(m_controller->model().rows.empty() && m_document.isAnalysed()
                        && !m_controller->isStale());
    m_list->refresh();
    if (const auto path = std::exchange(m_pathToShow, std::nullopt)) {
        showPath(*path);
    }
}

void FormPane::showStale()
{
    const bool isStale = m_controller->isStale();
    if (isStale) {
        const int document = m_controller->place().document;
        m_banner->setState(m_document.snapshot(), document, m_document.lastValid(document));
    }
    if (!isStale && m_banner->isAncestorOf(QApplication::focusWidget())) {
        // Returns to the user's place before Qt moves the focus.
        QWidget *back = m_beforeBanner && m_beforeBanner->isVisible() ? m_beforeBanner : this;
        back->setFocus(Qt::OtherFocusReason);
    }
    m_banner->setVisible(isStale);
    m_empty->setVisible(m_empty->isVisible() && !isStale);
}

void FormPane::updateField(const JsonPointer &path)
{
    const int row = m_controller->model().rowOf(path);
    for (const int changed : {row, row + 1}) { // the next row may continue the label of this one
        if (QWidget *widget = row < 0 ? nullptr : m_list->widgetOf(changed)) {
            m_rows->updateRow(changed, *widget);
            m_list->remeasure(widget);
        }
    }
}

void FormPane::noteCaret()
{
    const QWidget *focus = QApplication::focusWidget();
    m_moving = isAncestorOf(focus) ? std::optional(std::pair(textOf(*focus), caretOf(*focus)))
                                   : std::nullopt;
}

/// Scrolls to the field at @p path; null if it has no row.
QWidget *FormPane::controlAt(const JsonPointer &path)
{
    const int row = m_controller->model().rowOf(path, true);
    auto *widget = static_cast<RowWidget *>(m_list->bringIntoView(row));
    if (!widget) {
        return nullptr;
    }
    // In a table, the column is kept.
    const bool isRowOfTable = widget->row().kind == RowKind::TableRow
        && path == widget->row().field.path && m_currentPath.depth() == path.depth() + 1
        && path.parent().covers(m_currentPath);
    return widget->controlFor(isRowOfTable ? path.child(m_currentPath.last()) : path);
}

void FormPane::focusPath(const JsonPointer &path, FormController::Caret caret)
{
    QWidget *control = controlAt(path);
    goTo(control);
    if (control && caret != FormController::Caret::Kept) {
        const bool isAtEnd = caret == FormController::Caret::End;
        setCaret(*control, isAtEnd ? static_cast<int>(textOf(*control).size()) : 0);
    }
}

void FormPane::goTo(QWidget *control)
{
    const auto moved = std::exchange(m_moving, std::nullopt);
    if (!control) {
        return;
    }
    control->setFocus(Qt::OtherFocusReason);
    const auto *editor = qobject_cast<FieldEditor *>(control->parentWidget());
    const QStringList placeholders = editor ? editor->field().placeholders : QStringList();
    const auto spans = spansOf(placeholders, textOf(*control));
    const auto path = pathOf(*control);
    const bool isWanted = m_placeholder && path && m_placeholder->first == *path;
    const qsizetype number = isWanted ? std::exchange(m_placeholder, std::nullopt)->second : 0;
    if (number < std::ssize(spans) && (isWanted || editor->field().isPlaceholder)) {
        select(*control, spans[static_cast<size_t>(number)]); // typed text then replaces it
    } else if (isWanted && spans.empty()) {
        select(*control, {0, static_cast<int>(textOf(*control).size())}); // the text was rejected
    } else if (moved && moved->first == textOf(*control)) {
        setCaret(*control, moved->second);
    }
}

/// Moves the focus to the new editor of the field, with the caret at the same place, when the typed
/// text requires another editor.
void FormPane::passFocus()
{
    const QWidget *before = QApplication::focusWidget();
    const auto field = pathOf(*before);
    if (!field) {
        return;
    }
    const JsonPointer &path = *field;
    const QString text = textOf(*before);
    const int caret = caretOf(*before);
    if (m_controller->model().rowOf(path) < 0) {
        if (const auto item = m_controller->placeOfStep()) {
            revealItem(*item); // the entry of the field was moved or removed
            return;
        }
        m_controller->uncover(path);
    }
    focusPath(path);
    if (QWidget *now = QApplication::focusWidget(); now && now != before) {
        const QString shown = textOf(*now);
        setCaret(*now, text == shown ? caret : caretBehindChange(text, shown));
    }
}

void FormPane::revealPath(const JsonPointer &path)
{
    m_controller->reveal(path);
}

void FormPane::revealPlaceholder(const JsonPointer &path, qsizetype number)
{
    m_placeholder = {path, number};
    revealPath(path);
}

std::optional<qsizetype> FormPane::placeholderBeside(bool back) const
{
    const QWidget *control = QApplication::focusWidget();
    const auto *editor =
        isAncestorOf(control) ? qobject_cast<FieldEditor *>(control->parentWidget()) : nullptr;
    if (!editor) {
        return std::nullopt;
    }
    const SelectionRange here = selectionIn(*control);
    const auto spans = spansOf(editor->field().placeholders, textOf(*control));
    std::optional<qsizetype> beside;
    for (size_t i = 0; i < spans.size(); ++i) {
        const bool isBehind = spans[i].begin >= here.end && spans[i] != here;
        if (back ? spans[i].begin < here.begin : isBehind && !beside) {
            beside = static_cast<qsizetype>(i);
        }
    }
    return beside;
}

void FormPane::revealItem(const JsonPointer &path)
{
    m_controller->uncover(path.parent());
    focusPath(path);
}

void FormPane::revealChange(const JsonPointer &path, const QString &before)
{
    const QWidget *focus = QApplication::focusWidget();
    const QString field = focus ? focus->objectName() : QString();
    revealPath(path);
    QWidget *now = QApplication::focusWidget();
    if (isAncestorOf(now) && now->objectName() != field) {
        setCaret(*now, caretBehindChange(before, textOf(*now)));
    }
}

void FormPane::showPath(const JsonPointer &path)
{
    m_pathToShow.reset();
    const JsonPointer spelt = m_controller->uncoverSoon(path);
    if (!m_controller->form().isIdle()) {
        m_pathToShow = path;
        return;
    }
    const int row = m_controller->model().rowOf(spelt, true);
    mirror(spelt, row);
    m_list->bringIntoView(row);
}

void FormPane::mirror(const JsonPointer &path, int row)
{
    const FormModel &model = m_controller->model();
    const int before = model.indexOf(m_rows->mirroredRow());
    m_rows->setMirrored(row < 0 ? QString() : model.rows[static_cast<size_t>(row)].id, path);
    for (const int changed : {before, row}) {
        if (QWidget *widget = m_list->widgetOf(changed)) {
            m_rows->showMirrored(static_cast<RowWidget &>(*widget));
        }
    }
}

void FormPane::showHandoff(const HandoffId &place)
{
    m_controller->showHandoff(place);
}

void FormPane::followFocus(QWidget *now)
{
    const int row = m_list->rowHolding(now);
    if (row < 0) {
        return;
    }
    m_pathToShow.reset();
    mirror({}, -1);
    const FormRow &form = m_controller->model().rows[static_cast<size_t>(row)];
    JsonPointer path = form.field.path;
    for (const FieldState &cell : form.cells) {
        if (now->objectName() == fieldPrefix + cell.path.toString()) {
            path = cell.path;
        }
    }
    m_list->bringIntoView(row);
    if (std::exchange(m_currentPath, path) != path) {
        Q_EMIT currentPathChanged(path);
    }
}

/// Passes the focus to the last focused field, else to the first row.
void FormPane::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    const bool hasCurrent = m_controller->model().rowOf(m_currentPath) >= 0;
    if (hasCurrent && !m_currentPath.isRoot()) {
        focusPath(m_currentPath);
    } else if (auto *first = static_cast<RowWidget *>(m_list->bringIntoView(0))) {
        if (QWidget *control = first->controlFor({})) {
            control->setFocus(event->reason());
        }
    }
}

void FormPane::keyPressEvent(QKeyEvent *event)
{
    // The document has one history, which includes the text typed here.
    if (event->matches(QKeySequence::Undo)) {
        m_document.undo();
    } else if (event->matches(QKeySequence::Redo)) {
        m_document.redo();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void FormPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_list) {
        m_list->refreshLooks();
    }
}

} // namespace baton
