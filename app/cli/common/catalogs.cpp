// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/catalogs.h"

#include "app/cli/common/clitexts.h"
#include "models/disk/readablefolders.h"
#include "models/protocol/catalog/protocolfolders.h"
#include "models/strings/pathstrings.h"
#include "models/strings/spellingmatch.h"

#include <QDir>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString dataFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/baton"_s;
}

/// The kinds whose ids contain @p name, else the one with the most similar spelling.
QStringList nearestKinds(const ProtocolCatalog &catalog, const QString &name)
{
    QStringList ids;
    QStringList names;
    QStringList holding;
    for (const Kind &kind : catalog.kinds()) {
        ids.append(kind.id);
        names.append(kind.name);
        if (kind.id.contains(name, Qt::CaseInsensitive)) {
            holding.append(kind.id);
        }
    }
    constexpr qsizetype most = 5;
    constexpr qsizetype shortest = 3; // shorter texts match unrelated kinds
    if (!holding.isEmpty() && name.size() >= shortest) {
        return holding.first(std::min(holding.size(), most));
    }
    const std::optional<Nearest> nearest = closestMatch(name, ids + names);
    return nearest ? QStringList(nearest->text) : QStringList();
}

QString templatesFolder()
{
    return dataFolder() + u"/templates"_s;
}

/// The state that all Catalogs of the process share.
struct SharedCatalogs
{
    struct Loaded
    {
        FolderStamp stamp;
        Catalogs::Catalog catalog;
    };

    bool isOn = false;
    QHash<QStringList, Loaded> loaded; ///< by language and folders
};

SharedCatalogs &sharedCatalogs()
{
    static SharedCatalogs shared;
    return shared;
}

} // namespace

void Catalogs::share()
{
    sharedCatalogs().isOn = true;
}

Catalogs::Catalogs(Console &console, const QString &language)
    : m_console(console)
    , m_language(language)
{
}

const Catalogs::Catalog &Catalogs::here()
{
    return ofFolder(QDir::currentPath());
}

const Catalogs::Catalog &Catalogs::of(const QString &path)
{
    if (path == "-"_L1) {
        return here();
    }
    const QFileInfo info(path);
    return ofFolder(info.isDir() ? info.absoluteFilePath() : info.absolutePath());
}

const Catalogs::Catalog &Catalogs::ofFile(const QString &path)
{
    Catalog &catalog = m_byFolder[parentOf(path)];
    if (!catalog) {
        catalog = ofFolder(QFileInfo(path).absolutePath());
    }
    return catalog;
}

const Catalogs::Catalog &Catalogs::ofFolder(const QString &folder)
{
    if (!m_protocols.contains(folder)) {
        const QString found = workspaceProtocols(folder);
        m_protocols.insert(folder, ReadableFolders::holdProtocols(found) ? found : QString());
    }
    return load(m_protocols.value(folder));
}

const Catalogs::Catalog &Catalogs::load(const QString &protocols)
{
    Catalog &catalog = m_catalogs[protocols];
    if (catalog) {
        return catalog;
    }
    QStringList folders{userProtocols(), protocols};
    folders.removeAll(QString());
    catalog = loaded(folders);
    m_loaded.push_back(catalog);
    reportNewProblems(catalog->problems(), m_complaints);
    reportNewProblems(catalog->notices(), m_notices);
    return catalog;
}

Catalogs::Catalog Catalogs::loaded(const QStringList &folders) const
{
    const auto load = [&] {
        return ProtocolCatalog::load(folders, m_language,
                                     m_loaded.empty() ? nullptr : m_loaded.front().get(),
                                     UserTemplates::reader(templatesFolder()));
    };
    if (!sharedCatalogs().isOn) {
        return load();
    }
    SharedCatalogs::Loaded &known = sharedCatalogs().loaded[QStringList(m_language) + folders];
    const FolderStamp stamp = stampOf(folders);
    if (!known.catalog || known.stamp != stamp) {
        known = {stamp, load()};
    }
    return known.catalog;
}

void Catalogs::reportNewProblems(const std::vector<PackProblem> &problems, QSet<QString> &told)
{
    for (const PackProblem &problem : problems) {
        const QString complaint =
            u"%1:%2: %3"_s.arg(problem.file).arg(std::max(1, problem.line)).arg(problem.message);
        if (!told.contains(complaint)) {
            told.insert(complaint);
            m_console.complain(complaint);
        }
    }
}

UserTemplates userTemplates()
{
    return UserTemplates(templatesFolder());
}

const Kind *Catalogs::kindNamed(const QString &name, const QStringList &paths)
{
    for (const QString &path : QStringList(u"-"_s) + paths) {
        if (const Kind *kind = of(path)->kind(name)) {
            return kind;
        }
    }
    const QStringList meant = nearestKinds(*here(), name);
    m_console.complain(
        meant.isEmpty()
            ? CliTexts::tr("There is no kind \"%1\". \"kinds\" lists those that are known.")
                  .arg(name)
            : CliTexts::tr("There is no kind \"%1\". Did you mean %2?")
                  .arg(name, meant.join(u", "_s)));
    return nullptr;
}

} // namespace baton::cli
