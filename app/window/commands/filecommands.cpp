// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/commands/filecommands.h"

#include "app/documents/newdocument.h"
#include "models/disk/filestore.h"
#include "models/editor/snapshot/handoffsubtree.h"
#include "models/editor/templates/templatenames.h"
#include "models/form/rows/filereference.h"
#include "models/tree/formatnames.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrentRun>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

FileCommands::FileCommands(AppContext &context, Documents &documents, QWidget *window)
    : QObject(window)
    , m_context(context)
    , m_documents(documents)
    , m_window(window)
    , m_folder(QDir::homePath())
{
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
        createNewIn(m_folder, kind);
        return;
    }
    // Beside a handoff of a session is where that session keeps them.
    const bool isInSession = !active->isUntitled() && !placeOf(active->editor()).session.isEmpty();
    createNewIn(isInSession ? QFileInfo(active->path()).path() : m_folder,
                kind.isEmpty() ? handoff->protocol : kind);
}

void FileCommands::createNewIn(const QString &folder, const QString &start)
{
    const auto catalog = m_context.catalog; // may be replaced while the dialog is open
    if (const auto made =
            m_context.dialogs.newDocument(m_window, *catalog, templates(), folder, start)) {
        const QString &path = made->suggestedPath;
        const QString free = path.isEmpty() ? path : m_documents.freePath(path);
        Q_EMIT created(m_documents.create(
            free, free == path ? made->bytes : namedAs(made->bytes, path, free)));
    }
}

void FileCommands::chooseFiles()
{
    Q_EMIT filesChosen(m_context.dialogs.filesToOpen(m_window, m_folder));
}

void FileCommands::chooseFolder()
{
    const QString folder = m_context.dialogs.folderToOpen(m_window, m_folder);
    if (!folder.isEmpty()) {
        Q_EMIT folderChosen(folder);
    }
}

void FileCommands::revert(OpenDocument &document)
{
    const bool isWanted = m_context.dialogs.confirm(
        m_window, tr("Give up the changes to %1?").arg(document.title()),
        tr("The text becomes that of the saved file. Undo brings your changes back."),
        tr("Revert"));
    if (isWanted) {
        document.revert();
    }
}

void FileCommands::exportSchema(const Kind &kind)
{
    const QString suffix = kind.isXml ? u".xsd"_s : u".schema.json"_s;
    const QString suggestion = m_folder + u'/' + kind.name + suffix;
    const QString path = m_context.dialogs.fileToSave(m_window, suggestion);
    if (path.isEmpty()) {
        return;
    }
    QtConcurrent::run([path, bytes = kind.schemaText] {
        return FileStore::save(path, bytes);
    }).then(this, [this, path](const Outcome &outcome) {
        if (outcome) {
            Q_EMIT told(tr("The schema was written to %1.").arg(path));
        } else {
            Q_EMIT failed(tr("The schema was not written."), outcome.error());
        }
    });
}

UserTemplates FileCommands::templates() const
{
    return UserTemplates(m_context.dataFolder + u"/templates"_s);
}

void FileCommands::saveAsTemplate(const OpenDocument &document, const HandoffId &place)
{
    const QFileInfo file(document.title());
    const QString name = m_context.dialogs.templateName(m_window, file.completeBaseName());
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
            Q_EMIT told(tr("Saved the template %1.").arg(name.trimmed()));
        } else {
            Q_EMIT failed(tr("The template was not saved."), saved.error());
        }
    });
}

} // namespace baton
