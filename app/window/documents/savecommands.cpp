// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/documents/savecommands.h"

#include "app/actions/actionregistry.h"
#include "app/documents/defaultlocation.h"
#include "app/window/documents/formatquestion.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/notices.h"
#include "app/window/pages/pages.h"
#include "models/parsing/parse.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QtConcurrentRun>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

SaveCommands::SaveCommands(const WindowContext &context)
    : QObject(&context.commands)
    , m_context(context)
{
    connectActions();
    connect(&m_context.documents, &Documents::saved, this, [this](OpenDocument *document) {
        closeTwins(*document);
        reportRejectedInputs({document});
    });
}

void SaveCommands::connectActions()
{
    const ActionRegistry &actions = m_context.actions;
    actions.connectTo(u"file.save"_s, this, [this] {
        if (OpenDocument *document = m_context.pages.editedDocument()) {
            save(*document);
        }
    });
    actions.connectTo(u"file.saveAs"_s, this, [this] {
        if (OpenDocument *document = m_context.pages.currentDocument()) {
            saveAs(*document);
        }
    });
    actions.connectTo(u"file.saveAll"_s, this, &SaveCommands::saveAll);
    connect(&m_context.pages, &Pages::changed, this, &SaveCommands::updateActions);
}

void SaveCommands::updateActions()
{
    const ActionRegistry &actions = m_context.actions;
    const OpenDocument *edited = m_context.pages.editedDocument();
    actions.setEnabled(u"file.save"_s, edited && edited->isOnlyHere());
    actions.setEnabled(u"file.saveAs"_s, m_context.pages.currentDocument() != nullptr);
    actions.setEnabled(u"file.saveAll"_s, !m_context.documents.onlyHere().empty());
}

void SaveCommands::save(OpenDocument &document)
{
    if (!isReady({&document})) {
        return;
    }
    if (const QString path = pathFor(document, false); !path.isEmpty()) {
        saveTo(document, path);
    }
}

void SaveCommands::saveAs(OpenDocument &document)
{
    if (!isReady({&document})) {
        return;
    }
    if (const QString path = pathFor(document, true); !path.isEmpty()) {
        saveTo(document, path);
    }
}

void SaveCommands::saveTo(OpenDocument &document, const QString &path)
{
    if (!isOtherFormat(document.editor(), path)) {
        m_context.documents.save(document, path);
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
                      saveTo(*target, path); // another program changed the text in the meantime
                  } else if (target) {
                      const FormatQuestion question =
                          formatQuestion(path, target->editor().format(), to, result,
                                         target->isUntitled() ? QString() : target->title());
                      const FormatChoice choice =
                          m_context.app.dialogs.otherFormat(&m_context.window, question);
                      saveInFormat(*target, path, choice, result ? result->bytes : QByteArray());
                  }
              });
}

void SaveCommands::saveInFormat(OpenDocument &document, const QString &path, FormatChoice choice,
                                const QByteArray &converted)
{
    switch (choice) {
    case FormatChoice::Cancel:
        return;
    case FormatChoice::Keep:
        m_context.documents.save(document, path);
        return;
    case FormatChoice::Convert:
        m_context.documents.save(document, path, converted);
        return;
    case FormatChoice::Rename: {
        const QString renamed = renamedFor(path, document.editor().format());
        const bool isWanted = !QFileInfo::exists(renamed) || renamed == document.path()
            || m_context.app.dialogs.confirm(
                &m_context.window, tr("%1 is there already.").arg(QFileInfo(renamed).fileName()),
                tr("Saving puts this text in its place."), tr("Replace"));
        if (isWanted) {
            m_context.documents.save(document, renamed);
        }
        return;
    }
    }
}

void SaveCommands::saveAll()
{
    for (OpenDocument *document : m_context.documents.onlyHere()) {
        save(*document);
    }
}

QString SaveCommands::pathFor(const OpenDocument &document, bool isAsked)
{
    if (isAsked || document.isUntitled()) {
        return newPathFor(document);
    }
    if (document.diskState() != DiskState::Changed) {
        return document.path();
    }
    const bool isWanted = m_context.app.dialogs.confirm(
        &m_context.window,
        document.writer().isEmpty()
            ? tr("%1 was changed by another program.").arg(document.title())
            : tr("%1 was changed in the tab %2.").arg(document.title(), document.writer()),
        tr("Saving puts your text in the place of theirs."), tr("Save mine"));
    return isWanted ? document.path() : QString();
}

/// A file that is open with unsaved changes is not replaced without a question.
QString SaveCommands::newPathFor(const OpenDocument &document)
{
    const EditorDocument &editor = document.editor();
    const QString place =
        document.isUntitled() ? defaultPathOf(editor) : editor.settings().filePath;
    const QString path = m_context.app.dialogs.fileToSave(&m_context.window, place);
    const OpenDocument *other = m_context.documents.find(path);
    const bool isWanted = !other || other == &document || !other->isModified()
        || m_context.app.dialogs.confirm(
            &m_context.window,
            tr("%1 is open and has changes that are not saved.").arg(other->title()),
            tr("Saving puts this text in their place."), tr("Save"));
    if (isWanted && document.isUntitled() && QFileInfo(path).path() == QFileInfo(place).path()) {
        QDir().mkpath(QFileInfo(place).path()); // it was suggested before it existed
    }
    return isWanted ? path : QString();
}

/// Closes other pages of the file that @p document was saved to, because they show old contents.
void SaveCommands::closeTwins(const OpenDocument &document)
{
    const std::vector<OpenDocument *> all = m_context.documents.all();
    for (OpenDocument *other : all) {
        if (other != &document && !other->isUntitled() && other->path() == document.path()) {
            m_context.documents.close(other);
        }
    }
}

bool SaveCommands::isReady(const std::vector<OpenDocument *> &documents)
{
    for (OpenDocument *document : documents) {
        EditorDocument &editor = document->editor();
        editor.endTyping();
        if (editor.fixes().isRunning()) {
            m_context.notices.complain(
                tr("%1 was not saved.").arg(document->title()),
                tr("Its problems are still being fixed. Save it once that is done."));
            return false;
        }
    }
    return true;
}

bool SaveCommands::reportRejectedInputs(const std::vector<OpenDocument *> &documents)
{
    for (const OpenDocument *document : documents) {
        const RejectedInputs &rejected = document->editor().rejectedInputs();
        if (!rejected.empty()) {
            const RejectedInput &first = rejected.front();
            m_context.notices.showRejectedInput(
                tr("%n field(s) of %1 hold what cannot be saved.", nullptr,
                   static_cast<int>(rejected.size()))
                    .arg(document->title()),
                tr("“%1” in %2 is not in the file: %3")
                    .arg(first.typed, first.path.last(), first.reason));
            return true;
        }
    }
    return false;
}

void SaveCommands::close(std::vector<OpenDocument *> documents, const std::function<void()> &done)
{
    std::vector<OpenDocument *> modified;
    std::ranges::copy_if(documents, std::back_inserter(modified), &OpenDocument::isOnlyHere);
    if (modified.empty()) {
        closeNow(documents, done);
        return;
    }
    QStringList titles;
    std::ranges::transform(modified, std::back_inserter(titles), &OpenDocument::title);
    switch (m_context.app.dialogs.unsaved(&m_context.window, titles)) {
    case CloseChoice::Cancel:
        return;
    case CloseChoice::Discard:
        return closeNow(documents, done);
    case CloseChoice::Save:
        return saveAndClose(modified, documents, done);
    }
}

void SaveCommands::saveAndClose(const std::vector<OpenDocument *> &modified,
                                const std::vector<OpenDocument *> &documents,
                                const std::function<void()> &done)
{
    if (!isReady(modified)) {
        return;
    }
    QList<QFuture<Outcome>> saves;
    for (OpenDocument *document : modified) {
        const QString path = pathFor(*document, false);
        if (path.isEmpty()) {
            return;
        }
        if (isOtherFormat(document->editor(), path)) {
            saveTo(*document, path); // its result must be visible before it is closed
            return;
        }
        saves.append(m_context.documents.save(*document, path));
    }
    QtFuture::whenAll(saves.begin(), saves.end())
        .then(this, [this, modified, documents, done](const QList<QFuture<Outcome>> &results) {
            const bool isAllSaved = std::ranges::all_of(
                results, [](const QFuture<Outcome> &result) { return result.result().isOk(); });
            if (isAllSaved && !reportRejectedInputs(modified)) {
                closeNow(documents, done);
            }
        });
}

void SaveCommands::closeNow(const std::vector<OpenDocument *> &documents,
                            const std::function<void()> &done)
{
    for (OpenDocument *document : documents) {
        m_context.documents.close(document);
    }
    if (done) {
        done();
    }
}

} // namespace baton
