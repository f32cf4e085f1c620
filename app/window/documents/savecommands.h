// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/dialogs/dialogs.h"
#include "app/documents/documents.h"
#include "app/window/pages/windowcontext.h"

#include <functional>

namespace baton {

/// Save and close, with the questions that go with them.
class SaveCommands : public QObject
{
    Q_OBJECT

public:
    explicit SaveCommands(const WindowContext &context);

    void save(OpenDocument &document);
    void saveAs(OpenDocument &document);
    void saveAll();
    /// Closes @p documents (a copy: the list that was given may change) after asking for what is
    /// not saved, and then calls @p done; never when the reader cancels or a file cannot be saved.
    void close(std::vector<OpenDocument *> documents, const std::function<void()> &done = {});

private:
    void connectActions();
    void updateActions();
    /// Ends the typing in @p documents. False, with a message, while one of them is being fixed.
    bool isReady(const std::vector<OpenDocument *> &documents);
    /// Reports typed values of the forms of @p documents that are in no file; true if there are
    /// any.
    bool reportRejectedInputs(const std::vector<OpenDocument *> &documents);
    void saveAndClose(const std::vector<OpenDocument *> &modified,
                      const std::vector<OpenDocument *> &documents,
                      const std::function<void()> &done);
    void closeNow(const std::vector<OpenDocument *> &documents, const std::function<void()> &done);
    [[nodiscard]] QString newPathFor(const OpenDocument &document);
    void closeTwins(const OpenDocument &document);
    /// Saves @p document to @p path; asks first where that is the name of another format.
    void saveTo(OpenDocument &document, const QString &path);
    void saveInFormat(OpenDocument &document, const QString &path, FormatChoice choice,
                      const QByteArray &converted);
    [[nodiscard]] QString pathFor(const OpenDocument &document, bool isAsked);

    const WindowContext &m_context;
};

} // namespace baton
