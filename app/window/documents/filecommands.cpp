// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/documents/filecommands.h"

#include "app/documents/newdocument.h"
#include "app/window/documents/tabplaceholdernavigation.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pageactions.h"
#include "models/disk/filestore.h"
#include "models/editor/snapshot/handoffsubtree.h"
#include "models/editor/templates/templatenames.h"
#include "models/form/rows/filereference.h"
#include "models/protocol/catalog/catalogwatch.h"
#include "models/tree/formatnames.h"
#include "models/workspace/workspace.h"
#include "widgets/editor/editortab.h"
#include "widgets/editor/placeholdernavigation.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrentRun>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

FileCommands::FileCommands(const WindowContext &context)
    : QObject(&context.commands)
    , m_context(context)
{
    connectActions();
    connect(&m_context.pages, &Pages::changed, this, &FileCommands::updateActions);
}

void FileCommands::connectActions()
{
    const ActionRegistry &actions = m_context.actions;
    actions.connectTo(u"file.new"_s, this, [this] {
        const EditorTab *tab = m_context.pages.currentTab();
        createNew(m_context.pages.currentDocument(), tab ? tab->handoff() : HandoffId());
    });
    actions.connectTo(u"file.open"_s, this, &FileCommands::chooseFiles);
    actions.connectTo(u"file.openFolder"_s, this, &FileCommands::chooseFolder);
    actions.connectTo(u"file.exportSchema"_s, this, [this] { exportSchema(); });
    connectToPage(m_context, u"file.revert"_s, &Pages::currentDocument,
                  [this](OpenDocument *document) { revert(*document); });
    connectToPage(m_context, u"file.saveTemplate"_s, &Pages::currentDocument,
                  [this](OpenDocument *document) { saveAsTemplate(*document); });
}

void FileCommands::updateActions()
{
    const ActionRegistry &actions = m_context.actions;
    const OpenDocument *document = m_context.pages.currentDocument();
    const DocumentReport *report = m_context.pages.currentReport();
    actions.setEnabled(u"file.saveTemplate"_s, document != nullptr);
    actions.setEnabled(u"file.revert"_s,
                       document && document->isModified() && !document->isUntitled());
    actions.setEnabled(u"file.exportSchema"_s, report && !report->kind.isEmpty());
}

QString FileCommands::folder() const
{
    const QString &workspace = m_context.workspace.folder();
    return workspace.isEmpty() ? QDir::homePath() : workspace;
}

void FileCommands::createNew(const OpenDocument *active, const HandoffId &shown,
                             const QString &kind)
{
    const Report none;
    const Report &report = active ? active->editor().snapshot()->report : none;
    const auto isKnown = [](const DocumentReport &d) { return !d.protocol.isEmpty(); };
    const auto first = std::ranges::find_if(report.documents, isKnown);
    const DocumentReport *handoff = report.at(shown);
    if (!handoff || !isKnown(*handoff)) {
        handoff = first == report.documents.end() ? nullptr : &*first;
    }
    if (!handoff) {
        createNewIn(folder(), kind);
        return;
    }
    // A new handoff beside one of a session is saved where that session keeps its handoffs.
    const bool isInSession = !active->isUntitled() && !placeOf(active->editor()).session.isEmpty();
    createNewIn(isInSession ? QFileInfo(active->path()).path() : folder(),
                kind.isEmpty() ? handoff->protocol : kind);
}

void FileCommands::createNewIn(const QString &folder, const QString &start)
{
    const auto catalog = m_context.protocols.catalog(); // may be replaced while the dialog is open
    if (const auto made = m_context.app.dialogs.newDocument(&m_context.window, *catalog,
                                                            templates(), folder, start)) {
        const QString &path = made->suggestedPath;
        const QString free = path.isEmpty() ? path : m_context.documents.freePath(path);
        OpenDocument *document = m_context.documents.create(
            free, free == path ? made->bytes : namedAs(made->bytes, path, free));
        document->editor().beginDraft();
        placeholderNavigationOf(*m_context.pages.tabOf(document), m_context.notices).begin();
    }
}

void FileCommands::chooseFiles()
{
    for (const QString &path : m_context.app.dialogs.filesToOpen(&m_context.window, folder())) {
        m_context.opener.open(path);
    }
}

void FileCommands::chooseFolder()
{
    const QString chosen = m_context.app.dialogs.folderToOpen(&m_context.window, folder());
    if (!chosen.isEmpty()) {
        m_context.opener.openWorkspace(chosen);
    }
}

void FileCommands::revert(OpenDocument &document)
{
    const bool isWanted = m_context.app.dialogs.confirm(
        &m_context.window, tr("Give up the changes to %1?").arg(document.title()),
        tr("The text becomes that of the saved file. Undo brings your changes back."),
        tr("Revert"));
    if (isWanted) {
        document.revert();
    }
}

void FileCommands::exportSchema()
{
    const auto catalog = m_context.protocols.catalog(); // may be replaced while the dialog is open
    const DocumentReport *report = m_context.pages.currentReport();
    if (const Kind *kind = report ? catalog->kind(report->kind) : nullptr) {
        exportSchema(*kind);
    }
}

void FileCommands::exportSchema(const Kind &kind)
{
    const QString suffix = kind.isXml ? u".xsd"_s : u".schema.json"_s;
    const QString suggestion = folder() + u'/' + kind.name + suffix;
    const QString path = m_context.app.dialogs.fileToSave(&m_context.window, suggestion);
    if (path.isEmpty()) {
        return;
    }
    QtConcurrent::run([path, bytes = kind.schemaText] {
        return FileStore::save(path, bytes);
    }).then(this, [this, path](const Outcome &outcome) {
        if (outcome) {
            m_context.notices.showMessage(tr("The schema was written to %1.").arg(path));
        } else {
            m_context.notices.complain(tr("The schema was not written."), outcome.error());
        }
    });
}

UserTemplates FileCommands::templates() const
{
    return UserTemplates(m_context.app.dataFolder + u"/templates"_s);
}

void FileCommands::saveAsTemplate(OpenDocument &document)
{
    const HandoffId place = m_context.pages.tabOf(&document)->handoff();
    const QFileInfo file(document.title());
    const QString name =
        m_context.app.dialogs.templateName(&m_context.window, file.completeBaseName());
    if (name.isEmpty()) {
        return;
    }
    const EditorDocument &editor = document.editor();
    const Snapshot &snapshot = *editor.snapshot();
    const DocumentReport *report = snapshot.report.at(place);
    const QString kind = report ? report->kind : QString();
    const QByteArray bytes = editor.isAnalysed() ? handoffText(snapshot, place, *editor.catalog())
                                                 : editor.buffer().bytes();
    const auto number = static_cast<size_t>(place.document);
    const bool isPart =
        bytes != editor.buffer().bytes() && number < snapshot.parsed.documents.size();
    const QString suffix = isPart ? suffixOf(snapshot.parsed.documents[number].format).sliced(1)
        : file.suffix().isEmpty() ? u"yaml"_s
                                  : file.suffix();
    const Format format =
        isPart ? snapshot.parsed.documents[number].format : snapshot.parsed.format;
    QtConcurrent::run([templates = templates(), kind, name, suffix, bytes, format,
                       catalog = editor.catalog()] {
        const Kind *known = catalog->kind(kind);
        return templates.save(kind, name, suffix,
                              known ? asTemplate(bytes, format, *catalog, *known) : bytes);
    }).then(this, [this, name](const Outcome &saved) {
        if (saved) {
            m_context.notices.showMessage(tr("Saved the template %1.").arg(name.trimmed()));
        } else {
            m_context.notices.complain(tr("The template was not saved."), saved.error());
        }
    });
}

} // namespace baton
