// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/schema/schemacache.h"

#include "models/disk/checkeddisk.h"
#include "models/protocol/source/packfolder.h"
#include "models/protocol/xsd/fielddescriptions.h"
#include "models/protocol/xsd/xsdfields.h"

#include <QDateTime>
#include <QHash>
#include <QMutex>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The state of a schema file when it was compiled. Its includes are assumed to change together
/// with it.
struct FileState
{
    QDateTime modified;
    qint64 size = -1;
    std::weak_ptr<const XsdSchema> known; ///< schema of the kind at that time
    SchemaCache compiled = {};

    [[nodiscard]] bool isOf(const QFileInfo &info, const KindModel &kind) const
    {
        return size == info.size() && modified == info.lastModified() && known.lock() == kind.xsd;
    }
};

struct KnownFiles
{
    QMutex mutex;
    QHash<QString, FileState> byPath;
};

KnownFiles &knownFiles()
{
    static KnownFiles all;
    return all;
}

SchemaCache compile(const QFileInfo &info, const KindModel &kind)
{
    SchemaCache compiled;
    const PackFolder folder(info.absolutePath());
    std::vector<XsdProblem> problems;
    const std::vector<XsdFile> files = readXsdFiles(
        info.fileName(), [&](const QString &name) { return folder.read(name); }, problems);
    if (problems.empty()) {
        compiled.schema = XsdSchema::compile(
            files, describedBy(xsdFields(files, {}), kind.xsd->fields()), problems);
    }
    if (!problems.empty()) {
        compiled.schema = nullptr;
        compiled.problem = u"%1:%2: %3"_s.arg(problems.front().file)
                               .arg(problems.front().line)
                               .arg(problems.front().message);
    }
    return compiled;
}

} // namespace

SchemaCache cachedSchema(const QString &path, const KindModel &kind)
{
    static QMutex atWork; // one thread compiles; the others wait for its result
    const QMutexLocker working(&atWork);
    KnownFiles &all = knownFiles();
    const QFileInfo info = CheckedDisk::at(path, CheckedDisk::Noted::No);
    {
        const QMutexLocker lock(&all.mutex);
        const auto file = all.byPath.constFind(path);
        if (file != all.byPath.cend() && file->isOf(info, kind)) {
            return file->compiled;
        }
    }
    const FileState fresh{info.lastModified(), info.size(), kind.xsd, compile(info, kind)};
    const QMutexLocker lock(&all.mutex);
    all.byPath.insert(path, fresh);
    return fresh.compiled;
}

SchemaCache lastCompiled(const QString &path)
{
    KnownFiles &all = knownFiles();
    const QMutexLocker lock(&all.mutex);
    return all.byPath.value(path).compiled;
}

} // namespace baton
