// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/workspace/treecommands.h"

#include "app/dialogs/dialogs.h"
#include "app/documents/documents.h"
#include "app/window/pages/appcontext.h"
#include "app/window/pages/fileopener.h"
#include "app/window/pages/notices.h"
#include "widgets/workspace/workspacepane.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The first free name beside @p path: "review-copy.yaml", "review-copy-2.yaml".
QString copyOf(const QString &path)
{
    const QFileInfo info(path);
    const QString suffix = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
    const QString name = info.dir().filePath(info.completeBaseName()) + u"-copy"_s;
    QString target = name + suffix;
    for (int i = 2; QFileInfo::exists(target); ++i) {
        target = name + u'-' + QString::number(i) + suffix;
    }
    return target;
}

/// The error of @p file; empty if @p isDone.
QString reasonOf(bool isDone, const QFile &file)
{
    return isDone ? QString() : file.errorString();
}

} // namespace

TreeCommands::TreeCommands(const WindowContext &context, WorkspacePane &pane)
    : QObject(&context.commands)
    , m_context(context)
{
    connect(&pane, &WorkspacePane::renameRequested, this, &TreeCommands::rename);
    connect(&pane, &WorkspacePane::duplicateRequested, this, &TreeCommands::duplicate);
    connect(&pane, &WorkspacePane::trashRequested, this, &TreeCommands::moveToTrash);
}

bool TreeCommands::mayMove(const QString &path)
{
    const OpenDocument *document = m_context.documents.find(path);
    if (!document || !document->isModified()) {
        return true;
    }
    m_context.notices.complain(
        tr("%1 stays where it is.").arg(QFileInfo(path).fileName()),
        tr("It is open with changes that are not saved. Save or close it first."));
    return false;
}

void TreeCommands::rename(const QString &path)
{
    if (!mayMove(path)) {
        return;
    }
    const QFileInfo info(path);
    const QString name =
        m_context.app.dialogs.newName(&m_context.window, info.fileName()).trimmed();
    if (name.isEmpty() || name == info.fileName()) {
        return;
    }
    const QString target = info.dir().filePath(name);
    if (QFileInfo(name).fileName() != name) {
        m_context.notices.complain(tr("%1 keeps its name.").arg(info.fileName()),
                                   tr("A name without a folder is needed, not %1.").arg(name));
    } else if (QFileInfo::exists(target)) {
        m_context.notices.complain(
            tr("%1 keeps its name.").arg(info.fileName()),
            tr("There is a file %1 already. Choose another name.").arg(name));
    } else {
        move(path, target);
    }
}

void TreeCommands::move(const QString &path, const QString &target)
{
    QtConcurrent::run([path, target] {
        QFile file(path);
        return reasonOf(file.rename(target), file);
    }).then(this, [this, path, target](const QString &reason) {
        if (!reason.isEmpty()) {
            m_context.notices.complain(tr("%1 keeps its name.").arg(QFileInfo(path).fileName()),
                                       reason);
        } else if (OpenDocument *document = m_context.documents.find(path)) {
            if (!document->isModified()) { // otherwise the missing file is reported
                m_context.documents.close(document);
                m_context.opener.open(target);
            }
        }
    });
}

void TreeCommands::duplicate(const QString &path)
{
    QtConcurrent::run([path] {
        const QString target = copyOf(path);
        QFile file(path);
        return std::pair(target, reasonOf(file.copy(target), file));
    }).then(this, [this, path](const std::pair<QString, QString> &made) {
        if (made.second.isEmpty()) {
            m_context.opener.open(made.first);
        } else {
            m_context.notices.complain(tr("%1 was not duplicated.").arg(QFileInfo(path).fileName()),
                                       made.second);
        }
    });
}

void TreeCommands::moveToTrash(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    if (!mayMove(path)
        || !m_context.app.dialogs.confirm(&m_context.window, tr("Move %1 to the trash?").arg(name),
                                          tr("It can be brought back from there."),
                                          tr("Move to the trash"))) {
        return;
    }
    QtConcurrent::run([path] {
        QFile file(path);
        return reasonOf(file.moveToTrash(), file);
    }).then(this, [this, path, name](const QString &reason) {
        OpenDocument *document = m_context.documents.find(path);
        if (!reason.isEmpty()) {
            m_context.notices.complain(tr("%1 stays where it is.").arg(name), reason);
        } else if (document && !document->isModified()) {
            m_context.documents.close(document);
        }
    });
}

} // namespace baton
