// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"
#include "app/documents/documents.h"
#include "app/window/pages/windowcontext.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/catalog/usertemplates.h"

namespace baton {

/// New, open, and files that are made from a document, with their questions.
class FileCommands : public QObject
{
    Q_OBJECT

public:
    explicit FileCommands(const WindowContext &context);

    /// Asks for a new document in the folder of @p active, which may be null; starts at the kind
    /// with the id @p kind, or at the protocol of the handoff @p shown of @p active.
    void createNew(const OpenDocument *active, const HandoffId &shown = {},
                   const QString &kind = {});
    /// Starts at the kind or protocol with the id @p start, which may be empty.
    void createNewIn(const QString &folder, const QString &start = {});
    void chooseFolder();

private:
    void connectActions();
    void chooseFiles();
    void revert(OpenDocument &document);
    void exportSchema();
    void exportSchema(const Kind &kind);
    void saveAsTemplate(OpenDocument &document);
    void updateActions();
    /// The initial folder of dialogs.
    [[nodiscard]] QString folder() const;
    [[nodiscard]] UserTemplates templates() const;

    const WindowContext &m_context;
};

} // namespace baton
