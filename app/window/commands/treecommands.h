// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

namespace baton {

struct AppContext;
class Documents;

/// What the tree of the workspace does with a file. The disk is touched on workers; nothing is
/// replaced, and a text that is not saved is never left without its file.
class TreeCommands : public QObject
{
    Q_OBJECT

public:
    TreeCommands(AppContext &context, Documents &documents, QWidget *window);

    void rename(const QString &path);
    void duplicate(const QString &path);
    void moveToTrash(const QString &path);

Q_SIGNALS:
    /// The file @p path is to be shown.
    void openRequested(const QString &path);
    void failed(const QString &title, const QString &reason);

private:
    /// False, and told, when @p path is open with changes.
    [[nodiscard]] bool mayMove(const QString &path);
    void move(const QString &path, const QString &target);

    AppContext &m_context;
    Documents &m_documents;
    QWidget *m_window;
};

} // namespace baton
