// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/window/pages/windowcontext.h"
#include "models/workspace/filechecker.h"
#include "widgets/editor/infobar.h"

#include <QObject>
#include <QPointer>

namespace baton {

class WorkspacePane;

/// The protocols and the XML Schema of the workspace, for checks of documents, sessions and files.
class WorkspaceChecking : public QObject
{
    Q_OBJECT

public:
    WorkspaceChecking(const WindowContext &context, WorkspacePane &pane);

    /// The workspace in @p folder is about to be opened.
    void setWorkspace(const QString &folder);
    /// Checks the files again after rules or schema changed.
    void readFilesAgain();

private:
    [[nodiscard]] FileReader fileReader() const;
    void chooseSchema();
    void takeSchema();
    void takeSettings();
    void useIndex();
    void takeCatalog();
    void showProblems();

    const WindowContext &m_context;
    WorkspacePane &m_pane;
    QString m_folder;
    QString m_schemaFile;       ///< schema that the user chose for this workspace
    QPointer<InfoBar> m_notice; ///< notice about protocols
};

} // namespace baton
