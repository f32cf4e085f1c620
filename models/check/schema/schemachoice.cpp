// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/schema/schemachoice.h"

#include "models/check/folder/foldercache.h"
#include "models/check/schema/schemacache.h"
#include "models/disk/checkeddisk.h"
#include "models/strings/pathstrings.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class SchemaChoiceTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::WorkspaceSchema)
};

/// The nearest folder @p name in @p start or in a folder above it; empty if there is none.
QString folderAbove(const QString &start, const QString &name)
{
    const QString folder = CheckedDisk::nearest(
        start, [&name](const QString &one) { return CheckedDisk::at(one + u'/' + name).isDir(); });
    return folder.isEmpty() ? QString() : folder + u'/' + name;
}

/// The path at which the missing folder @p name is expected in the project around @p start, for
/// example "schemas" in a project with ".claude". Empty if none is expected.
QString folderMissing(const QString &start, const QString &name)
{
    const QString around = parentOf(name);
    const auto isAround = [&around](const QString &folder) {
        return CheckedDisk::at(folder + u'/' + around).isDir();
    };
    const QString folder =
        CheckedDisk::nearest(around.isEmpty() ? QString() : start, [&isAround](const QString &one) {
            return isAround(one)
                || CheckedDisk::at(one + u"/.git"_s).exists(); // the root of the project
        });
    return folder.isEmpty() || !isAround(folder) ? QString() : folder + u'/' + name;
}

/// The folder of the schemas for @p filePath, whether it exists or not. Cached, because it is
/// needed for every file.
QString schemaFolder(const QString &filePath, const QString &name)
{
    const QString start = parentOf(filePath);
    return FolderCache::answer(u"schemas/"_s + name, start, [&] {
        const QString above = folderAbove(start, name);
        return above.isEmpty() ? folderMissing(start, name) : above;
    });
}

/// True if a link moves @p folder, found as @p name, out of the folder that contains it.
bool leadsOut(const QString &folder, const QString &name)
{
    const QString around = CheckedDisk::linkAt(folder.chopped(name.size() + 1)).canonicalFilePath();
    return !isBelow(CheckedDisk::linkAt(folder).canonicalFilePath(), around);
}

QString named(QString name, const QString &version)
{
    return name.replace("{version}"_L1, version).replace("{major}"_L1, version.section(u'.', 0, 0));
}

QString fileIn(const QString &folder, const QStringList &names, const QString &version)
{
    for (const QString &pattern : names) {
        const QString name = named(pattern, version);
        // Version names with a "/" are not used as file names.
        if (!name.contains(u'/') && CheckedDisk::at(folder + u'/' + name).isFile()) {
            return folder + u'/' + name;
        }
    }
    return {};
}

QString versionOf(const SchemaLookup &places, const CanonicalTree &tree)
{
    const NodeId node = places.version.isRoot() ? noNode : tree.find(places.version);
    return node == noNode ? places.defaultVersion : tree.at(node).text;
}

} // namespace

SchemaChoice schemaFor(const KindModel &kind, const CanonicalTree &tree,
                       const CheckSettings &settings)
{
    const SchemaLookup &places = kind.schemaPlaces;
    SchemaChoice choice;
    choice.schema = kind.xsd.get();
    choice.version = versionOf(places, tree);
    const bool mayLook = settings.touchesDisk && !settings.filePath.isEmpty();
    const QString folder = mayLook && !places.folder.isEmpty()
        ? schemaFolder(settings.filePath, places.folder)
        : QString();
    choice.file = folder.isEmpty() ? QString() : fileIn(folder, places.files, choice.version);
    if (settings.touchesDisk && !settings.schemaFile.isEmpty()) {
        choice.file = settings.schemaFile;
    }
    const bool isThere = !choice.file.isEmpty() && CheckedDisk::at(choice.file).isFile();
    if (isThere && settings.schemaFile.isEmpty() && leadsOut(folder, places.folder)) {
        choice.problem = SchemaChoiceTexts::tr("its folder is a link that leads elsewhere");
        choice.notice = &places.unusable;
    } else if (isThere) {
        const SchemaCache found = cachedSchema(choice.file, kind);
        choice.problem = found.problem;
        choice.notice = found.schema ? &places.used : &places.unusable;
        choice.own = found.schema;
        choice.schema = found.schema ? found.schema.get() : kind.xsd.get();
        choice.isStrict = found.schema != nullptr;
    } else if (!places.known.isEmpty() && !places.known.contains(choice.version)) {
        const bool isNewest = !places.newer.id.isEmpty() && isNewer(choice.version, places.known);
        choice.notice = isNewest ? &places.newer : &places.unknown;
        choice.schema = nullptr;
    } else if (!folder.isEmpty() || !choice.file.isEmpty()) {
        choice.notice = &places.missing;
        if (choice.file.isEmpty() && !places.files.isEmpty()) {
            choice.file = folder + u'/' + named(places.files.last(), choice.version);
        }
    }
    return choice;
}

std::shared_ptr<const FieldSchema> workspaceFields(const DocumentReport &report,
                                                   const KindModel &kind)
{
    const QString &used = kind.schemaPlaces.used.id;
    const auto told = std::ranges::find(report.findings, used, &Finding::rule);
    if (used.isEmpty() || told == report.findings.end()) {
        return nullptr;
    }
    const std::shared_ptr<const XsdSchema> schema = lastCompiled(told->expected).schema;
    return schema ? std::shared_ptr<const FieldSchema>(schema, &schema->fields()) : nullptr;
}

} // namespace baton
