// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/window/pages/exportfolder.h"

#include "app/dialogs/dialogs.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace baton {

QString ExportFolder::path() const
{
    const QString last = m_settings.value(u"saveFolder"_s).toString();
    if (!last.isEmpty() && QFileInfo(last).isDir()) {
        return last;
    }
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void ExportFolder::note(const QString &file)
{
    m_settings.setValue(u"saveFolder"_s, QFileInfo(file).absolutePath());
}

QString ExportFolder::ask(Dialogs &dialogs, QWidget *window, const QString &name,
                          const QStringList &filters)
{
    const QString suggestion = QDir(path()).filePath(name);
    const QString chosen = filters.isEmpty() ? dialogs.fileToSave(window, suggestion)
                                             : dialogs.fileToExport(window, suggestion, filters);
    if (!chosen.isEmpty()) {
        note(chosen);
    }
    return chosen;
}

} // namespace baton
