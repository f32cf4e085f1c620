// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/changedfiles.h"

#include "app/cli/common/clitexts.h"
#include "models/strings/pathstrings.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// Runs git in @p folder and returns its output; fails with the error that git printed.
Result<QByteArray> askGit(const QString &folder, const QStringList &question)
{
    QProcess git;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"LC_ALL"_s, u"C"_s);
    git.setProcessEnvironment(environment);
    git.start(u"git"_s, QStringList{u"-C"_s, folder} + question);
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

/// The nearest existing folder at or above @p path.
QString folderAt(const QString &path)
{
    QString folder = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    while (!folder.isEmpty() && !QFileInfo(folder).isDir()) {
        folder = parentOf(folder);
    }
    return folder.isEmpty() ? u"/"_s : folder;
}

/// @p path as git names it: links to folders are resolved, but not a link that is the file itself.
QString pathInGit(const QString &path)
{
    const QString whole = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    const QString folder = QFileInfo(parentOf(whole)).canonicalFilePath();
    return folder.isEmpty() ? whole : folder + u'/' + lastNameOf(whole);
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
        const QString folder = folderAt(path);
        const Result<QByteArray> top = askGit(folder, {u"rev-parse"_s, u"--show-toplevel"_s});
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
            : askGit(root, {u"rev-parse"_s, u"--verify"_s, u"--quiet"_s, m_ref + u"^{commit}"_s});
        if (!commit) {
            return Failure{CliTexts::tr("The git repository %1 has no commit \"%2\". Fetch it: the "
                                        "clone of a pipeline often holds the last commit only.")
                               .arg(root, m_ref)};
        }
        const Result<QByteArray> differing =
            askGit(root,
                   {u"diff"_s, u"--name-status"_s, u"--no-renames"_s, u"--no-ext-diff"_s, u"-z"_s,
                    u"-O/dev/null"_s, // the user's order may be in a missing file
                    QString::fromLatin1(commit->trimmed()), u"--"_s});
        const Result<QByteArray> untracked = askGit(
            root,
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
        const QString known = pathInGit(path);
        return QFileInfo::exists(path) ? !differences.isChanged(known)
                                       : differences.isDeleted(known);
    });
    return found;
}

} // namespace baton::cli
