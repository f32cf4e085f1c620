// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/editor/editortab.h"

#include "models/editor/snapshot/synchronouslimit.h"
#include "widgets/common/deferredcall.h"
#include "widgets/editor/documentchooser.h"
#include "widgets/editor/formside.h"
#include "widgets/editor/previewside.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"
#include "widgets/style/icons.h"

#include <QAction>
#include <QApplication>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace baton {

EditorTab::EditorTab(EditorDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_column(new QVBoxLayout(this))
    , m_splitter(new QSplitter(Qt::Horizontal))
    , m_formSide(new FormSide(document))
    , m_form(m_formSide->form())
    , m_source(new SourcePane(document))
    , m_steps(document, *m_form, *m_source)
    , m_previewAction(new QAction(icon(u"eye"_s), tr("Preview"), this))
{
    setObjectName(u"editorTab"_s);
    m_splitter->setObjectName(u"editorSplitter"_s);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_formSide);
    m_splitter->addWidget(m_source);
    m_splitter->setSizes({480, 520});
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_column->addWidget(m_splitter, 1);
    m_previewAction->setObjectName(u"actionPreview"_s);
    m_previewAction->setToolTip(tr("Show the rendered text"));
    m_previewAction->setCheckable(true);
    m_source->addHeaderAction(m_previewAction);
    connect(m_previewAction, &QAction::toggled, this, &EditorTab::setPreviewVisible);
    connectPanes();
    connectDocument();
    connectFocus();
    connect(this, &EditorTab::layoutChanged, this, &EditorTab::updateFocusProxy);
    updateFocusProxy();
    updateHeaders();
    updateDocuments();
}

EditorTab::~EditorTab()
{
    disconnect(qApp, nullptr, this, nullptr); // an open list returns the focus when it is destroyed
    // A field that is destroyed while the user types may still change the text.
    for (const QObject *sender : std::initializer_list<const QObject *>{
             &m_document, &m_document.buffer(), &m_document.buffer().history(), m_form,
             &m_form->controller(), m_source}) {
        sender->disconnect(this);
    }
}

void EditorTab::connectPanes()
{
    connect(m_form, &FormPane::currentPathChanged, this, [this](const JsonPointer &path) {
        if (m_formSide->isAncestorOf(QApplication::focusWidget())) {
            m_source->revealPath(handoff().document, path);
        }
    });
    auto *later = new DeferredCall(this);
    connect(m_source, &SourcePane::currentPathChanged, this,
            [this, later](int number, const JsonPointer &path) {
                later->stop();
                if (isLong(m_document.buffer().bytes())) {
                    // Expanding a card of a long form moves all rows below it.
                    later->start([this, number, path] { followCaret(number, path); });
                } else {
                    followCaret(number, path);
                }
            });
    connect(m_formSide->chooser(), &DocumentChooser::chosen, this, &EditorTab::chooseHandoff);
    connect(&m_form->controller(), &FormController::placeChanged, this,
            [this](const HandoffId &place) {
                m_formSide->chooser()->setCurrent(place);
                updateHeaders();
                Q_EMIT handoffChosen(place);
            });
    connect(m_form, &FormPane::goToLineRequested, this, [this](int line) { goToLine(line, 1); });
    connect(m_form, &FormPane::failed, this, &EditorTab::failed);
    connect(m_form, &FormPane::kindRequested, this, &EditorTab::kindRequested);
    connect(m_source, &SourcePane::wrapChanged, this, &EditorTab::layoutChanged);
    connect(m_source, &SourcePane::caretMoved, this, &EditorTab::caretMoved);
}

void EditorTab::connectDocument()
{
    connect(&m_document, &EditorDocument::analysed, this, &EditorTab::updateDocuments);
    connect(&m_document, &EditorDocument::filePathChanged, this, &EditorTab::updateDocuments);
    connect(&m_document, &EditorDocument::analysed, this, &EditorTab::updateHeaders);
    connect(&m_document, &EditorDocument::analysed, this, &EditorTab::openAtHandoff);
    connect(&m_document.buffer(), &DocumentBuffer::stepped, this, [this](const TextEdits &edits) {
        if (isVisible()) {
            m_steps.record(edits);
        }
    });
    connect(&m_document.buffer().history(), &QUndoStack::indexChanged, this,
            [this] { m_steps.show(m_isFormActive); });
    connect(&m_document.fixes(), &DocumentFixes::refused, this, &EditorTab::failed);
    connect(&m_document, &EditorDocument::editsReverted, this, &EditorTab::failed);
}

void EditorTab::connectFocus()
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, const QWidget *now) {
        if (now && m_splitter->isAncestorOf(now)) {
            m_isFormActive = m_formSide->isAncestorOf(now);
            updateFocusProxy();
            updateHeaders();
            if (m_isFormActive) {
                enterForm();
            }
        }
    });
}

/// Shows the handoff and field at the caret of the source. Keeps the shown handoff if the caret is
/// outside of all handoffs, or in the document that contains it.
void EditorTab::followCaret(int number, const JsonPointer &path)
{
    if (m_isFormActive && m_document.buffer().revision() == m_steps.revision()) {
        return; // the form caused this step
    }
    if (m_source->caretPlace() == TextPosition{}) {
        return; // the user has not moved the caret yet
    }
    const DocumentReport *report = m_document.snapshot()->report.holding(number, path);
    if (!report && m_document.format() == Format::Markdown) {
        return;
    }
    if (number != handoff().document || !path.isRoot()) {
        m_form->showHandoff(report ? report->place() : HandoffId{number, {}});
    }
    m_form->showPath(path);
}

/// Applies text that was just typed in the source before the first key press in the form. If the
/// source does not parse, the focus returns to it, because the form accepts no input.
void EditorTab::enterForm()
{
    FormController &controller = m_form->controller();
    const bool wasStale = controller.isStale();
    controller.catchUpIfQuick();
    if (!wasStale && controller.isStale() && isSourceVisible()) {
        m_source->edit().setFocus();
    }
}

/// Ends typing after a click that no widget handles, for example on an outdated form.
void EditorTab::mousePressEvent(QMouseEvent *event)
{
    m_source->edit().documentSync().endTyping();
    QWidget::mousePressEvent(event);
}

/// Scrolls the source to the handoff that the form shows, since prose may precede it.
void EditorTab::openAtHandoff()
{
    const bool isFirst =
        m_document.isAnalysed() && !std::exchange(m_isOpened, m_document.isAnalysed());
    const DocumentReport *report = m_document.snapshot()->report.at(handoff());
    const bool isUnmoved = m_source->caretPlace() == TextPosition{};
    if (isFirst && isUnmoved && report && !report->kind.isEmpty()
        && m_document.format() == Format::Markdown) {
        m_source->revealHandoff(report->place());
    }
}

void EditorTab::updateDocuments()
{
    m_previewAction->setVisible(mayPreview());
    if (!mayPreview() && isPreviewVisible()) {
        setPreviewVisible(false);
    }
    if (const auto &catalog = m_document.catalog()) {
        m_formSide->chooser()->setEntries(documentsOf(*m_document.snapshot(), *catalog));
        m_formSide->chooser()->setCurrent(handoff());
    }
}

const HandoffId &EditorTab::handoff() const
{
    return m_form->controller().place();
}

void EditorTab::chooseHandoff(const HandoffId &place)
{
    m_form->showHandoff(place);
    m_source->revealHandoff(place);
}

void EditorTab::updateHeaders()
{
    m_formSide->setStale(m_form->controller().isStale()
                         && m_document.lastValid(handoff().document));
}

/// Sets the widget that gets the focus: the last one in the tab, else the visible pane.
void EditorTab::updateFocusProxy()
{
    const bool toForm = isFormVisible() && (m_isFormActive || !isSourceVisible());
    setFocusProxy(toForm ? static_cast<QWidget *>(m_form) : &m_source->edit());
}

bool EditorTab::isFormVisible() const
{
    return !m_formSide->isHidden();
}

bool EditorTab::isSourceVisible() const
{
    return !m_source->isHidden();
}

void EditorTab::setFormVisible(bool isVisible)
{
    m_formSide->setVisible(isVisible);
    m_source->setVisible(isSourceVisible() || !isVisible);
    Q_EMIT layoutChanged();
}

void EditorTab::setSourceVisible(bool isVisible)
{
    m_source->setVisible(isVisible);
    m_formSide->setVisible(isFormVisible() || !isVisible);
    Q_EMIT layoutChanged();
}

bool EditorTab::mayPreview() const
{
    return PreviewSide::mayShow(m_document.format());
}

bool EditorTab::isPreviewVisible() const
{
    return m_previewSide && !m_previewSide->isHidden();
}

void EditorTab::setPreviewVisible(bool isVisible)
{
    if (isVisible == isPreviewVisible() || (isVisible && !mayPreview())) {
        return;
    }
    if (m_previewSide && m_previewSide->format() != m_document.format()) {
        delete std::exchange(m_previewSide, nullptr);
    }
    if (!m_previewSide) {
        m_previewSide = new PreviewSide(m_document);
        connect(m_previewSide, &PreviewSide::linkRequested, this, &EditorTab::linkRequested);
        m_splitter->insertWidget(1, m_previewSide);
    }
    m_hidesForm = isVisible ? isFormVisible() && isSourceVisible() : m_hidesForm;
    m_previewSide->setVisible(isVisible);
    if (isVisible) {
        m_splitter->setSizes({480, 480, 520});
    }
    if (m_hidesForm) {
        m_formSide->setVisible(!isVisible);
    }
    m_previewAction->setChecked(isVisible);
    Q_EMIT layoutChanged();
}

void EditorTab::cycleLayout()
{
    const bool hadBoth = isFormVisible() && isSourceVisible();
    const bool hadForm = isFormVisible();
    m_formSide->setVisible(hadBoth || !hadForm);
    m_source->setVisible(!hadBoth);
    if (isSourceVisible()) {
        focusSource();
    } else {
        m_form->setFocus();
    }
    Q_EMIT layoutChanged();
}

QList<QWidget *> EditorTab::panes() const
{
    QList<QWidget *> seen;
    if (isFormVisible()) {
        seen.append(m_formSide);
    }
    if (isSourceVisible()) {
        seen.append(&m_source->edit());
    }
    return seen;
}

void EditorTab::focusSource()
{
    m_source->edit().setFocus();
}

void EditorTab::applyFixHere(const Fix &fix)
{
    if (m_isFormActive) {
        m_form->controller().applyFix(fix);
    } else {
        applyInSource(fix);
    }
}

void EditorTab::applyFix(const Fix &fix)
{
    if (isFormVisible() && !m_form->controller().isStale()) {
        m_form->controller().applyFixFromAfar(fix);
    } else {
        applyInSource(fix);
    }
}

void EditorTab::applyInSource(const Fix &fix)
{
    if (const Outcome outcome = m_source->applyFix(fix); !outcome) {
        Q_EMIT failed(outcome.error());
    }
}

void EditorTab::setBar(InfoBar *bar)
{
    if (m_bar) {
        if (m_bar->isAncestorOf(QApplication::focusWidget())) {
            setFocus(Qt::OtherFocusReason);
        }
        m_bar->hide();
        m_bar->deleteLater();
    }
    m_bar = bar;
    if (bar) {
        m_column->insertWidget(0, bar);
    }
}

bool EditorTab::leadsIntoForm() const
{
    const bool mayTake = m_document.isAnalysed() && !m_form->controller().isStale();
    return !isSourceVisible() || (m_isFormActive && isFormVisible() && mayTake);
}

void EditorTab::revealFinding(const HandoffId &place, const Finding &finding)
{
    m_form->showHandoff(place);
    if (leadsIntoForm()) {
        m_form->revealPath(finding.fieldPath());
        m_source->revealPath(place.document, finding.path);
    } else {
        m_form->showPath(finding.fieldPath());
        m_source->revealRange(finding.range);
        m_source->edit().setFocus();
    }
}

void EditorTab::revealPath(int document, const JsonPointer &path, TextPosition place)
{
    if (m_isFormActive && isFormVisible()) {
        const DocumentReport *report = m_document.snapshot()->report.holding(document, path);
        m_form->showHandoff(report ? report->place() : HandoffId{document, {}});
        m_form->revealPath(path);
        m_source->revealPath(document, path);
    } else {
        goToLine(place.line, place.column);
    }
}

void EditorTab::goToLine(int line, int column, const QString &text)
{
    if (!isSourceVisible()) {
        setSourceVisible(true);
    }
    m_source->goToLine(line, column, text);
    m_source->edit().setFocus();
}

} // namespace baton
