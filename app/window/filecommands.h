// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"
#include "app/documents/documents.h"
#include "app/window/appcontext.h"
#include "models/protocol/catalog.h"
#include "models/workspace/usertemplates.h"

#include <functional>

class QWidget;

namespace baton {

/// New, open, save and close, with the questions that go with them.
class FileCommands : public QObject
{
    Q_OBJECT

public:
    FileCommands(AppContext &context, Documents &documents, QWidget *window);

    /// Where dialogs start.
    void setFolder(const QString &folder) { m_folder = folder; }

    /// Asks for a new document in the folder of @p active, which may be null; starts at the kind
    /// with the id @p kind, or else at the protocol of what is @p shown of @p active.
    void createNew(const OpenDocument *active, const HandoffPlace &shown = {},
                   const QString &kind = {});
    /// Starts at the kind or protocol with the id @p start, which may be empty.
    void createNewIn(const QString &folder, const QString &start = {});
    void chooseFiles();
    void chooseFolder();
    void save(OpenDocument &document);
    void saveAs(OpenDocument &document);
    void saveAll();
    void revert(OpenDocument &document);
    void exportSchema(const Kind &kind);
    void saveAsTemplate(const OpenDocument &document, const HandoffPlace &place);
    /// Closes @p documents (a copy: the list that was given may change) after asking for what is
    /// not saved, and then calls @p done; never when the reader cancels or a file cannot be saved.
    void close(std::vector<OpenDocument *> documents, const std::function<void()> &done = {});

Q_SIGNALS:
    void created(baton::OpenDocument *document);
    void filesChosen(const QStringList &paths);
    void folderChosen(const QString &folder);
    void told(const QString &text);
    void failed(const QString &title, const QString &reason);
    /// failed() told of what fields hold and no file can.
    void toldUntaken();

private:
    /// Calls @p then once nothing that was typed is still on its way into the text of @p documents.
    void whenSettled(const std::vector<OpenDocument *> &documents,
                     const std::function<void()> &then);
    /// Says what the forms of @p documents show and no file holds; true when there is such a thing.
    bool tellUntaken(const std::vector<OpenDocument *> &documents);
    void saveAndClose(const std::vector<OpenDocument *> &modified,
                      const std::vector<OpenDocument *> &documents,
                      const std::function<void()> &done);
    void closeNow(const std::vector<OpenDocument *> &documents, const std::function<void()> &done);
    [[nodiscard]] UserTemplates templates() const;
    [[nodiscard]] QString newPathFor(const OpenDocument &document);
    void closeTwins(const OpenDocument &document);
    /// Saves @p document to @p path; asks first where that is the name of another format.
    void saveTo(OpenDocument &document, const QString &path);
    void saveInFormat(OpenDocument &document, const QString &path, FormatChoice choice,
                      const QByteArray &converted);
    [[nodiscard]] QString pathFor(const OpenDocument &document, bool isAsked);

    AppContext &m_context;
    Documents &m_documents;
    QWidget *m_window;
    QString m_folder;
};

} // namespace baton
