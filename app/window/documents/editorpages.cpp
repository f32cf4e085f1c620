// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/documents/editorpages.h"

#include "app/actions/actionregistry.h"
#include "app/dialogs/dialogs.h"
#include "app/documents/documents.h"
#include "app/window/documents/comparisons.h"
#include "app/window/documents/documentnotices.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/navigation.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "app/window/pages/savedtabs.h"
#include "app/window/parts/statusline.h"
#include "app/window/parts/windowsettings.h"
#include "models/workspace/filechecker.h"
#include "widgets/editor/editortab.h"
#include "widgets/editor/pagetabs.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QDesktopServices>
#include <QDir>
#include <QUrl>

#include <memory>

using namespace Qt::StringLiterals;

namespace baton {

EditorPages::EditorPages(const WindowContext &context, DocumentNotices &notices,
                         Comparisons &comparisons)
    : QObject(&context.commands)
    , m_context(context)
    , m_notices(notices)
    , m_comparisons(comparisons)
{
    connectDocuments();
}

void EditorPages::connectDocuments()
{
    const Documents &documents = m_context.documents;
    connect(&documents, &Documents::opened, this, &EditorPages::show);
    connect(&documents, &Documents::openFailed, this,
            [this](const QString &path, const QString &reason) {
                const bool isAsked = m_comparisons.takeOpening(path);
                if (m_context.savedTabs.giveUp(path) && !isAsked) {
                    return;
                }
                m_context.notices.complain(
                    tr("%1 cannot be opened.").arg(QDir::toNativeSeparators(path)), reason);
            });
    connect(&documents, &Documents::saved, this, &EditorPages::noteSaved);
    connect(&documents, &Documents::saveHeld, this, [this](const OpenDocument *document) {
        m_context.notices.showMessage(
            document->writer().isEmpty()
                ? tr("%1 was not saved: another program changed it.").arg(document->title())
                : tr("%1 was not saved: the tab %2 shows the same file and saved it.")
                      .arg(document->title(), document->writer()));
    });
    connect(&documents, &Documents::aboutToClose, this, &EditorPages::close);
}

void EditorPages::show(OpenDocument *document, bool isNew)
{
    const Navigation::Arrival arrival(m_context.navigation);
    if (isNew) {
        add(document);
    }
    EditorTab *tab = m_context.pages.tabOf(document);
    const bool isBehind = m_comparisons.takeOpening(document->path());
    if (m_context.savedTabs.take(tab) && !isBehind) {
        m_context.pages.tabs().setCurrentWidget(tab);
        if (isNew) {
            tab->focusSource();
        }
    }
    m_context.pages.noteArrangement();
    m_context.opener.goToPlace(*document, *tab);
}

void EditorPages::noteSaved(OpenDocument *document)
{
    m_context.memory.noteFile(document->path());
    m_context.pages.noteArrangement();
    m_context.memory.setKindsOf(document->path(), document->editor().choices());
    m_context.notices.showMessage(tr("Saved %1.").arg(document->title()));
}

void EditorPages::add(OpenDocument *document)
{
    EditorDocument &editor = document->editor();
    if (const SavedChoices kinds = m_context.memory.kindsOf(document->path()); !kinds.empty()) {
        editor.setChoices(kinds);
    }
    auto *tab = new EditorTab(editor);
    m_context.pages.add(document, tab);
    tab->source().goToLine(1);
    connectZoom(tab);
    auto *link = new QObject(tab); // destroyed with the tab or with this, whichever is first
    connect(this, &QObject::destroyed, link, [link] { delete link; });
    connectDocument(document, link);
    connectRejections(editor, tab, link);
    connectWhileCurrent(document, tab);
    connectEdits(editor, link);
    connect(tab, &EditorTab::layoutChanged, &m_context.pages, &Pages::changed);
    connect(tab, &EditorTab::kindRequested, m_context.actions.action(u"document.kind"_s),
            &QAction::trigger);
    connect(tab, &EditorTab::linkRequested, this, &EditorPages::openLink);
    connect(&tab->form().controller(), &FormController::fileRequested, this,
            [this](const QString &folder, const TakeFile &take) {
                Dialogs &dialogs = m_context.app.dialogs;
                if (const QString file = dialogs.fileToName(&m_context.window, folder);
                    !file.isEmpty()) {
                    take(file);
                }
            });
    if (!document->isUntitled()) {
        m_context.memory.noteFile(document->path());
    }
    m_context.pages.showCentralArea();
    update(document);
    m_notices.showDiskState(document);
}

void EditorPages::connectZoom(EditorTab *tab)
{
    SourceEdit &edit = tab->source().edit();
    edit.setZoomPercent(m_context.memory.zoomPercent());
    connect(&edit, &SourceEdit::zoomChanged, this, [this](int percent) {
        m_context.memory.setZoomPercent(percent);
        for (EditorTab *other : m_context.pages.editorTabs()) {
            other->source().edit().setZoomPercent(percent);
        }
    });
}

void EditorPages::connectDocument(OpenDocument *document, QObject *link)
{
    const auto showState = [this, document] { update(document); };
    connect(&document->editor(), &EditorDocument::analysed, link, showState);
    connect(document, &OpenDocument::titleChanged, link, showState);
    connect(document, &OpenDocument::modifiedChanged, link, showState);
    connect(document, &OpenDocument::diskStateChanged, link, [this, document] {
        m_notices.showDiskState(document);
        m_context.pages.noteChange();
    });
    connect(document, &OpenDocument::modifiedChanged, link, [this, document] {
        if (document->diskState() == DiskState::Changed) {
            m_notices.showDiskState(document); // the possible loss
        }
    });
}

void EditorPages::connectEdits(EditorDocument &editor, QObject *link)
{
    connect(&editor.buffer().history(), &QUndoStack::indexChanged, link,
            [this] { m_context.pages.noteChange(); });
    const DocumentFixes &fixes = editor.fixes();
    connect(&fixes, &DocumentFixes::appliedAll, this, [this](int count) {
        m_context.notices.showMessage(
            count == 0 ? tr("No fix can be applied without a choice.")
                       : tr("Fixed %n problem(s). Undo takes all of it back.", nullptr, count));
    });
    connect(&fixes, &DocumentFixes::runningChanged, this, [this, &fixes] {
        if (fixes.isRunning()) {
            m_context.notices.showMessage(
                tr("The fix is being made. The document can be saved after it."));
        }
    });
    connect(&fixes, &DocumentFixes::fixApplied, this, [this](const AppliedFix &applied) {
        m_context.notices.showMessage(
            tr("Fix applied, line %1: %2").arg(applied.finding.start.line).arg(applied.title));
    });
}

void EditorPages::connectRejections(EditorDocument &editor, EditorTab *tab, QObject *link)
{
    const auto message = std::make_shared<QString>();
    connect(tab, &EditorTab::failed, this, [this, message](const QString &reason) {
        *message = reason;
        m_context.notices.showMessage(reason);
    });
    connect(&editor, &EditorDocument::rejectedInputsChanged, link, [this, message, &editor] {
        if (editor.rejectedInputs().empty()) {
            m_context.notices.withdrawMessage(*message);
            m_context.notices.hideRejectedInput();
        }
        m_context.pages.noteChange();
    });
}

void EditorPages::connectWhileCurrent(OpenDocument *document, EditorTab *tab)
{
    const auto isCurrent = [this, document] {
        return document == m_context.pages.currentDocument();
    };
    connect(tab, &EditorTab::handoffChosen, this, [this, isCurrent](const HandoffId &place) {
        if (isCurrent()) {
            m_context.pages.noteHandoff(place);
        }
    });
    connect(&tab->form().controller(), &FormController::modelChanged, this, [this, isCurrent] {
        if (isCurrent()) {
            m_context.pages.noteStatus();
        }
    });
    connect(tab, &EditorTab::caretMoved, this,
            [this, isCurrent, id = document->id()](int line, int column) {
                if (isCurrent()) {
                    m_context.status.showCaret(line, column);
                    m_context.navigation.moveTo({id, line, column});
                }
            });
}

void EditorPages::update(OpenDocument *document)
{
    const Pages &pages = m_context.pages;
    const Snapshot &snapshot = *document->editor().snapshot();
    const Status status = snapshot.revision == 0 ? Status::None : markOf(snapshot);
    const QString toolTip =
        document->isUntitled() ? tr("Not saved yet") : QDir::toNativeSeparators(document->path());
    pages.tabs().showState(pages.tabOf(document), document->title(), toolTip, status,
                           document->isModified());
    if (document == pages.currentDocument()) {
        m_context.pages.noteStatus();
    }
    if (document == pages.editedDocument()) {
        m_context.pages.noteChange();
    }
}

void EditorPages::openLink(const QUrl &url)
{
    if (m_context.app.dialogs.confirm(&m_context.window, tr("Open this link outside of Baton?"),
                                      url.toString(), tr("Open"))) {
        QDesktopServices::openUrl(url);
    }
}

void EditorPages::close(OpenDocument *document)
{
    m_context.navigation.forget(document->id());
    EditorTab *tab = m_context.pages.take(document);
    m_context.pages.tabs().takePage(tab);
    delete tab; // before the document that it shows
    m_context.pages.showCurrent();
    m_context.pages.noteArrangement();
}

} // namespace baton
