// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/catalogs.h"

#include "app/cli/text.h"

#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString dataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/baton"_s;
}

QStringList protocolFolders()
{
    const QStringList candidates{dataFolder() + u"/protocols"_s,
                                 QDir::current().filePath(u".baton/protocols"_s)};
    QStringList folders;
    for (const QString &folder : candidates) {
        if (QDir(folder).exists()) {
            folders.append(folder);
        }
    }
    return folders;
}

} // namespace

std::shared_ptr<const ProtocolCatalog> openCatalog(Console &console, const QString &language)
{
    auto catalog = ProtocolCatalog::load(protocolFolders(), language);
    for (const PackProblem &problem : catalog->problems()) {
        console.complain(u"%1:%2: %3"_s.arg(problem.file).arg(problem.line).arg(problem.message));
    }
    return catalog;
}

UserTemplates userTemplates()
{
    return UserTemplates(dataFolder() + u"/templates"_s);
}

const Kind *kindNamed(const QString &name, const ProtocolCatalog &catalog, Console &console)
{
    const Kind *kind = catalog.kind(name);
    if (kind == nullptr) {
        console.complain(
            Text::tr("There is no kind \"%1\". \"baton kinds\" lists those that are known.")
                .arg(name));
    }
    return kind;
}

} // namespace baton::cli
