// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/runnerhome.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace baton {

QString RunnerHome::path() const
{
    const QString chosen = variable.isEmpty() ? QString() : qEnvironmentVariable(variable.data());
    return chosen.isEmpty() ? QDir::homePath() + u'/' + folder
                            : QDir::cleanPath(QDir::current().absoluteFilePath(chosen));
}

QStringList transcriptFolders()
{
    return {claudeHome.path() + u"/projects"_s, codexHome.path() + u"/sessions"_s};
}

} // namespace baton
