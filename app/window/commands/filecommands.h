// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"
#include "app/documents/documents.h"
#include "app/window/pages/appcontext.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/usertemplates.h"

class QWidget;

namespace baton {

/// New and open, and what is made of a document beside it, with the questions that go with them.
class FileCommands : public QObject
{
    Q_OBJECT

public:
    FileCommands(AppContext &context, Documents &documents, QWidget *window);

    /// Where dialogs start.
    void setFolder(const QString &folder) { m_folder = folder; }

    /// Asks for a new document in the folder of @p active, which may be null; starts at the kind
    /// with the id @p kind, or else at the protocol of what is @p shown of @p active.
    void createNew(const OpenDocument *active, const HandoffId &shown = {},
                   const QString &kind = {});
    /// Starts at the kind or protocol with the id @p start, which may be empty.
    void createNewIn(const QString &folder, const QString &start = {});
    void chooseFiles();
    void chooseFolder();
    void revert(OpenDocument &document);
    void exportSchema(const Kind &kind);
    void saveAsTemplate(const OpenDocument &document, const HandoffId &place);

Q_SIGNALS:
    void created(baton::OpenDocument *document);
    void filesChosen(const QStringList &paths);
    void folderChosen(const QString &folder);
    void told(const QString &text);
    void failed(const QString &title, const QString &reason);

private:
    [[nodiscard]] UserTemplates templates() const;

    AppContext &m_context;
    Documents &m_documents;
    QWidget *m_window;
    QString m_folder;
};

} // namespace baton
