// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/actions/actionregistry.h"
#include "app/documents/documents.h"
#include "app/palette/paletteitem.h"
#include "app/palette/workspacesearch.h"
#include "app/process/startoptions.h"

#include <QMap>

#include <functional>

namespace baton {

class EditorTab;
class Palette;

/// The sources of the palette: commands, documents, files, kinds, and the places of a document.
class PaletteSources : public QObject
{
    Q_OBJECT

public:
    PaletteSources(Palette &palette, const ActionRegistry &actions, const Documents &documents,
                   QObject *parent = nullptr);

    /// Sets the source of the files of the workspace.
    void setWorkspaceFiles(std::function<QStringList()> files) { m_files = std::move(files); }
    /// Sets the source of the other files that can be opened: logs and plain texts.
    void setWorkspaceTexts(std::function<QStringList()> texts) { m_texts = std::move(texts); }
    /// Sets the source of the sessions of the workspace: folders, with the id if it is known.
    void setSessions(std::function<QMap<QString, QString>()> sessions)
    {
        m_sessions = std::move(sessions);
    }
    void setWorkspace(const QString &folder) { m_folder = folder; }

    /// Also offers a new document of each kind of @p catalog.
    void openAll(const ProtocolCatalog &catalog);
    void openFiles();
    void openOutline(EditorTab &tab);
    /// Searches the typed text in the files of the workspace.
    void openSearch();
    using Choose = std::function<void(const QString &path)>;
    using ChooseDocument = std::function<void(OpenDocument &document)>;

    /// Offers documents to compare with @p document: @p chooseDocument is called with another open
    /// one, @p choose with a path, or an empty one for another file.
    void openOthers(const OpenDocument &document, const ChooseDocument &chooseDocument,
                    const Choose &choose);
    /// Offers the kinds of @p catalog, those of @p protocol first; @p choose is called with an id,
    /// or an empty one for "recognise".
    void openKinds(const ProtocolCatalog &catalog, const QString &chosen, const QString &protocol,
                   const std::function<void(const QString &)> &choose);

Q_SIGNALS:
    void openRequested(const QList<baton::Location> &locations);
    void documentRequested(baton::OpenDocument *document);
    void sessionRequested(const QString &path);
    void newRequested(const QString &kind);

private:
    void showHits(const SearchHits &hits, bool isCut);
    void addDocuments(PaletteItems &items, const ChooseDocument &choose,
                      const OpenDocument *without = nullptr);
    /// Adds items; runs on a worker.
    using Making = std::function<void(PaletteItems &items)>;
    void open(const QString &hint, PaletteItems items, qsizetype more, const Making &make);
    [[nodiscard]] Making makingPaths(const QStringList &paths, const QString &mark,
                                     const Choose &choose) const;
    void openWithFiles(const QString &hint, PaletteItems items, const Choose &choose,
                       bool hasTexts);
    [[nodiscard]] Choose opening();
    [[nodiscard]] ChooseDocument showing();
    void addSessions(PaletteItems &items);
    void addCommands(PaletteItems &items);
    void addNew(PaletteItems &items, const ProtocolCatalog &catalog);

    Palette &m_palette;
    const ActionRegistry &m_actions;
    const Documents &m_documents;
    std::function<QStringList()> m_files;
    std::function<QStringList()> m_texts;
    std::function<QMap<QString, QString>()> m_sessions;
    QString m_folder;
    QString m_sought; ///< text of the running search in files
    QMetaObject::Connection m_typing;
    WorkspaceSearch *m_search;
    quint64 m_opening = 0; ///< number of the opening; items made for earlier ones are dropped
};

} // namespace baton
