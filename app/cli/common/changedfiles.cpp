// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/changedfiles.h"

#include "app/cli/common/clitexts.h"
#include "models/disk/readablefolders.h"
#include "models/strings/pathstrings.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// Runs git in @p environment and returns its output; fails with the error that git printed.
Result<QByteArray> askGit(const QStringList &question, const QProcessEnvironment &environment)
{
    QProcess git;
    git.setProcessEnvironment(environment);
    git.start(u"git"_s, question);
    if (!git.waitForStarted(-1)) {
        return Failure{CliTexts::tr("--changed-since asks git, which cannot be run. Install git, "
                                    "or leave the option out.")};
    }
    git.waitForFinished(-1);
    if (git.exitStatus() != QProcess::NormalExit || git.exitCode() != 0) {
        return Failure{QString::fromLocal8Bit(git.readAllStandardError()).trimmed()};
    }
    return git.readAllStandardOutput();
}

/// The environment in which git finds the repository of each folder. A hook of git names its own
/// one and its index, but not the top of a linked working tree, which then is any folder. Whoever
/// names the top as well, for a repository elsewhere, keeps that.
Result<QProcessEnvironment> environmentForGit()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, u"C"_s);
    const Result<QByteArray> names = askGit({u"rev-parse"_s, u"--local-env-vars"_s}, environment);
    if (!names) {
        return names.failure();
    }
    if (environment.contains(u"GIT_WORK_TREE"_s)) { // may be relative to the working folder
        for (const QString &name : {u"GIT_WORK_TREE"_s, u"GIT_DIR"_s, u"GIT_INDEX_FILE"_s}) {
            if (environment.contains(name)) {
                environment.insert(name, absoluteIn(QDir::currentPath(), environment.value(name)));
            }
        }
        return environment;
    }
    for (const QByteArray &name : names->split('\n')) {
        if (!name.startsWith("GIT_CONFIG")) { // settings hold in every repository
            environment.remove(QString::fromLatin1(name));
        }
    }
    return environment;
}

/// The nearest existing folder at or above @p path.
QString folderAt(const QString &path)
{
    QString folder = absoluteIn(QDir::currentPath(), path);
    while (!folder.isEmpty() && !QFileInfo(folder).isDir()) {
        folder = parentOf(folder);
    }
    return folder.isEmpty() ? u"/"_s : folder;
}

/// The differences between a commit and the files of some repositories, by absolute paths.
class Differences
{
public:
    explicit Differences(QString ref)
        : m_ref(std::move(ref))
    {
    }

    /// Adds the differences of the repository that contains @p path.
    Outcome add(const QString &path)
    {
        if (m_environment.isEmpty()) {
            const Result<QProcessEnvironment> environment = environmentForGit();
            if (!environment) {
                return environment.failure();
            }
            m_environment = *environment;
        }
        const Result<QByteArray> top = ask(folderAt(path), {u"rev-parse"_s, u"--show-toplevel"_s});
        if (!top) {
            return notInRepository(path, top.error());
        }
        const QString root = QFile::decodeName(top->trimmed());
        if (m_roots.contains(root)) {
            return std::monostate();
        }
        m_roots.insert(root);
        return addRepository(root);
    }

    [[nodiscard]] bool isChanged(const QString &path) const { return m_changed.contains(path); }
    /// True for a deleted file, and for a folder that contained one.
    [[nodiscard]] bool isDeleted(const QString &path) const
    {
        return m_deleted.contains(path)
            || std::ranges::any_of(m_deleted, [below = path + u'/'](const QString &file) {
                   return file.startsWith(below);
               });
    }

private:
    [[nodiscard]] Result<QByteArray> ask(const QString &folder, const QStringList &question) const
    {
        return askGit(QStringList{u"-C"_s, folder} + question, m_environment);
    }

    static Failure notInRepository(const QString &path, const QString &reason)
    {
        const bool isOutside = reason.contains("not a git repository"_L1);
        return isOutside ? Failure{CliTexts::tr("%1 is not in a git repository, so its changes are "
                                                "not known. Leave --changed-since out.")
                                       .arg(path)}
                         : Failure{reason};
    }

    Outcome addRepository(const QString &root)
    {
        const bool isOption = m_ref.isEmpty() || m_ref.startsWith(u'-');
        const Result<QByteArray> commit = isOption
            ? Result<QByteArray>(Failure{})
            : ask(root, {u"rev-parse"_s, u"--verify"_s, u"--quiet"_s, m_ref + u"^{commit}"_s});
        if (!commit) {
            return Failure{CliTexts::tr("The git repository %1 has no commit \"%2\". Fetch it: the "
                                        "clone of a pipeline often holds the last commit only.")
                               .arg(root, m_ref)};
        }
        const Result<QByteArray> differing =
            ask(root,
                {u"diff"_s, u"--name-status"_s, u"--no-renames"_s, u"--no-ext-diff"_s, u"-z"_s,
                 u"-O/dev/null"_s, // the user's order may be in a missing file
                 QString::fromLatin1(commit->trimmed()), u"--"_s});
        const Result<QByteArray> untracked =
            ask(root,
                {u"ls-files"_s, u"--others"_s, u"--exclude-standard"_s, u"-z"_s, u"--full-name"_s});
        if (!differing || !untracked) {
            return differing ? untracked.failure() : differing.failure();
        }
        take(root, *differing, *untracked);
        return std::monostate();
    }

    /// @p differing alternates between a letter and its file.
    void take(const QString &root, const QByteArray &differing, const QByteArray &untracked)
    {
        const QList<QByteArray> fields = differing.split('\0');
        for (qsizetype i = 0; i + 1 < fields.size(); i += 2) {
            QSet<QString> &set = fields[i] == "D" ? m_deleted : m_changed;
            set.insert(root + u'/' + QFile::decodeName(fields[i + 1]));
        }
        for (const QByteArray &name : untracked.split('\0')) {
            if (!name.isEmpty()) {
                m_changed.insert(root + u'/' + QFile::decodeName(name));
            }
        }
    }

    QString m_ref;
    QProcessEnvironment m_environment; ///< environmentForGit(), once something was asked
    QSet<QString> m_roots;
    QSet<QString> m_changed;
    QSet<QString> m_deleted;
};

} // namespace

Result<FoundFiles> changedSince(const QString &ref, const QStringList &paths, FoundFiles found)
{
    Differences differences(ref);
    for (const QString &path : paths) {
        if (path == "-"_L1) {
            continue;
        }
        if (const Outcome added = differences.add(path); !added) {
            return added.failure();
        }
    }
    found.paths.removeIf([&](const QString &path) {
        if (path == "-"_L1 || found.problems.contains(path)) {
            return false;
        }
        const QString known = absoluteIn(QDir::currentPath(), path);
        return QFileInfo::exists(path) ? !differences.isChanged(known)
                                       : differences.isDeleted(known);
    });
    return found;
}

} // namespace baton::cli
