// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"
#include "app/documents/documents.h"
#include "app/window/pages/windowcontext.h"

#include <functional>

namespace baton {

/// Save and close, with their questions.
class SaveCommands : public QObject
{
    Q_OBJECT

public:
    explicit SaveCommands(const WindowContext &context);

    void save(OpenDocument &document);
    void saveAs(OpenDocument &document);
    void saveAll();
    /// Closes @p documents (a copy: the original list may change) after asking about unsaved texts,
    /// and then calls @p done; not if the user cancels or a file cannot be saved.
    void close(std::vector<OpenDocument *> documents, const std::function<void()> &done = {});

private:
    void connectActions();
    void updateActions();
    /// Finishes typing in @p documents. False, with a message, while one of them is being fixed.
    bool isReady(const std::vector<OpenDocument *> &documents);
    /// Reports typed values of the forms of @p documents that could not be applied; true if there
    /// are any.
    bool reportRejectedInputs(const std::vector<OpenDocument *> &documents);
    void saveAndClose(const std::vector<OpenDocument *> &modified,
                      const std::vector<OpenDocument *> &documents,
                      const std::function<void()> &done);
    void closeNow(const std::vector<OpenDocument *> &documents, const std::function<void()> &done);
    [[nodiscard]] QString newPathFor(const OpenDocument &document);
    void closeTwins(const OpenDocument &document);
    /// Saves @p document to @p path; asks first if that is a name of another format.
    void saveTo(OpenDocument &document, const QString &path);
    void saveInFormat(OpenDocument &document, const QString &path, FormatChoice choice,
                      const QByteArray &converted);
    [[nodiscard]] QString pathFor(const OpenDocument &document, bool isAsked);

    const WindowContext &m_context;
};

} // namespace baton
