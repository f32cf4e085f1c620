// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/filecommands.h"

#include "app/window/formatquestion.h"
#include "models/document/formatfacts.h"
#include "models/editor/conversion.h"
#include "models/editor/handoffpart.h"
#include "models/form/filereference.h"
#include "models/workspace/filestore.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
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
    connect(&documents, &Documents::saved, this, [this](OpenDocument *document) {
        closeTwins(*document);
        tellUntaken({document});
    });
}

void FileCommands::createNew(const OpenDocument *active, const HandoffPlace &shown,
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
        Q_EMIT created(m_documents.create(made->suggestedPath, made->bytes));
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

QString FileCommands::pathFor(const OpenDocument &document, bool isAsked)
{
    if (isAsked || document.isUntitled()) {
        return newPathFor(document);
    }
    if (document.diskState() != DiskState::Changed) {
        return document.path();
    }
    const bool isWanted = m_context.dialogs.confirm(
        m_window,
        document.writer().isEmpty()
            ? tr("%1 was changed by another program.").arg(document.title())
            : tr("%1 was changed in the tab %2.").arg(document.title(), document.writer()),
        tr("Saving puts your text in the place of theirs."), tr("Save mine"));
    return isWanted ? document.path() : QString();
}

/// A file that is open with changes of its own is not given up without a question.
QString FileCommands::newPathFor(const OpenDocument &document)
{
    const QString path =
        m_context.dialogs.fileToSave(m_window, document.editor().settings().filePath);
    const OpenDocument *other = m_documents.find(path);
    const bool isWanted = !other || other == &document || !other->isModified()
        || m_context.dialogs.confirm(
            m_window, tr("%1 is open and has changes that are not saved.").arg(other->title()),
            tr("Saving puts this text in their place."), tr("Save"));
    return isWanted ? path : QString();
}

/// What was open of the file that @p document has become shows what is no more.
void FileCommands::closeTwins(const OpenDocument &document)
{
    const std::vector<OpenDocument *> all = m_documents.all();
    for (OpenDocument *other : all) {
        if (other != &document && !other->isUntitled() && other->path() == document.path()) {
            m_documents.close(other);
        }
    }
}

void FileCommands::whenSettled(const std::vector<OpenDocument *> &documents,
                               const std::function<void()> &then)
{
    for (OpenDocument *document : documents) {
        EditorDocument &editor = document->editor();
        editor.endTyping();
        if (!editor.hasPendingEdits()) {
            continue;
        }
        auto *wait = new QObject(document); // goes with the document: then there is nothing to save
        const auto again = [this, wait, documents, then] {
            if (!wait->objectName().isEmpty()) {
                return; // both signals were on their way
            }
            wait->setObjectName(u"done"_s);
            wait->deleteLater();
            whenSettled(documents, then);
        };
        const auto once =
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection);
        connect(&editor, &EditorDocument::editFinished, wait, again, once);
        connect(&editor, &EditorDocument::analysed, wait, again, once);
        return;
    }
    then();
}

bool FileCommands::tellUntaken(const std::vector<OpenDocument *> &documents)
{
    for (const OpenDocument *document : documents) {
        const UntakenTexts &untaken = document->editor().untaken();
        if (!untaken.empty()) {
            const UntakenText &first = untaken.front();
            Q_EMIT failed(tr("%n field(s) of %1 hold what cannot be saved.", nullptr,
                             static_cast<int>(untaken.size()))
                              .arg(document->title()),
                          tr("“%1” in %2 is not in the file: %3")
                              .arg(first.typed, first.path.last(), first.reason));
            Q_EMIT toldUntaken();
            return true;
        }
    }
    return false;
}

void FileCommands::save(OpenDocument &document)
{
    whenSettled({&document}, [this, &document] {
        if (const QString path = pathFor(document, false); !path.isEmpty()) {
            saveTo(document, path);
        }
    });
}

void FileCommands::saveAs(OpenDocument &document)
{
    whenSettled({&document}, [this, &document] {
        if (const QString path = pathFor(document, true); !path.isEmpty()) {
            saveTo(document, path);
        }
    });
}

void FileCommands::saveTo(OpenDocument &document, const QString &path)
{
    if (!isOtherFormat(document.editor(), path)) {
        m_documents.save(document, path);
        return;
    }
    const EditorDocument &editor = document.editor();
    const Format to = formatOf(path, editor.buffer().bytes());
    QtConcurrent::run([bytes = editor.buffer().bytes(), format = editor.format(),
                       options = editor.catalog()->parseOptions(),
                       to] { return converted(bytes, parse(bytes, format, options), to); })
        .then(this,
              [this, path, to, target = QPointer(&document),
               revision = editor.buffer().revision()](const Result<Conversion> &result) {
                  if (target && target->editor().buffer().revision() != revision) {
                      saveTo(*target, path); // another program changed the text meanwhile
                  } else if (target) {
                      const FormatQuestion question =
                          formatQuestion(path, target->editor().format(), to, result,
                                         target->isUntitled() ? QString() : target->title());
                      const FormatChoice choice = m_context.dialogs.otherFormat(m_window, question);
                      saveInFormat(*target, path, choice, result ? result->bytes : QByteArray());
                  }
              });
}

void FileCommands::saveInFormat(OpenDocument &document, const QString &path, FormatChoice choice,
                                const QByteArray &converted)
{
    switch (choice) {
    case FormatChoice::Cancel:
        return;
    case FormatChoice::Keep:
        m_documents.save(document, path);
        return;
    case FormatChoice::Convert:
        m_documents.save(document, path, converted);
        return;
    case FormatChoice::Rename: {
        const QString renamed = renamedFor(path, document.editor().format());
        const bool isWanted = !QFileInfo::exists(renamed) || renamed == document.path()
            || m_context.dialogs.confirm(
                m_window, tr("%1 is there already.").arg(QFileInfo(renamed).fileName()),
                tr("Saving puts this text in its place."), tr("Replace"));
        if (isWanted) {
            m_documents.save(document, renamed);
        }
        return;
    }
    }
}

void FileCommands::saveAll()
{
    for (OpenDocument *document : m_documents.modified()) {
        save(*document);
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

void FileCommands::saveAsTemplate(const OpenDocument &document, const HandoffPlace &place)
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
    QtConcurrent::run([templates = templates(), kind, name, suffix, bytes] {
        return templates.save(kind, name, suffix, bytes);
    }).then(this, [this, name](const Outcome &saved) {
        if (saved) {
            Q_EMIT told(tr("Saved the template %1.").arg(name.trimmed()));
        } else {
            Q_EMIT failed(tr("The template was not saved."), saved.error());
        }
    });
}

void FileCommands::close(std::vector<OpenDocument *> documents, const std::function<void()> &done)
{
    std::vector<OpenDocument *> modified;
    std::ranges::copy_if(documents, std::back_inserter(modified), &OpenDocument::isModified);
    if (modified.empty()) {
        closeNow(documents, done);
        return;
    }
    QStringList titles;
    std::ranges::transform(modified, std::back_inserter(titles), &OpenDocument::title);
    switch (m_context.dialogs.unsaved(m_window, titles)) {
    case CloseChoice::Cancel:
        return;
    case CloseChoice::Discard:
        return closeNow(documents, done);
    case CloseChoice::Save:
        return saveAndClose(modified, documents, done);
    }
}

void FileCommands::saveAndClose(const std::vector<OpenDocument *> &modified,
                                const std::vector<OpenDocument *> &documents,
                                const std::function<void()> &done)
{
    whenSettled(modified, [this, modified, documents, done] {
        QList<QFuture<Outcome>> saves;
        for (OpenDocument *document : modified) {
            const QString path = pathFor(*document, false);
            if (path.isEmpty()) {
                return;
            }
            if (isOtherFormat(document->editor(), path)) {
                saveTo(*document, path); // what it becomes is to be seen before it is closed
                return;
            }
            saves.append(m_documents.save(*document, path));
        }
        QtFuture::whenAll(saves.begin(), saves.end())
            .then(this, [this, modified, documents, done](const QList<QFuture<Outcome>> &results) {
                const bool isAllSaved = std::ranges::all_of(
                    results, [](const QFuture<Outcome> &result) { return result.result().isOk(); });
                if (isAllSaved && !tellUntaken(modified)) {
                    closeNow(documents, done);
                }
            });
    });
}

void FileCommands::closeNow(const std::vector<OpenDocument *> &documents,
                            const std::function<void()> &done)
{
    for (OpenDocument *document : documents) {
        m_documents.close(document);
    }
    if (done) {
        done();
    }
}

} // namespace baton
