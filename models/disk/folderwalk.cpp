// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/disk/folderwalk.h"

#include "models/disk/folderlisting.h"
#include "models/formats/prompt/promptlines.h"
#include "models/formats/prompt/promptparse.h"
#include "models/strings/pathstrings.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <limits>
#include <span>

namespace baton {

namespace {

using namespace Qt::StringLiterals;

constexpr size_t filesOfAChunk = 100;
constexpr int deepest = 64;
constexpr int keptDepth = 2; ///< a folder less deep is always watched: new ones come there

bool beginsAsPrompt(const QString &path, const QStringList &headings)
{
    constexpr qint64 most = 16 * 1024;
    QFile file(path);
    const QByteArray head = file.open(QIODevice::ReadOnly) ? file.read(most) : QByteArray();
    return isPromptLike(head) || hasPromptHeadings(head, headings);
}

bool hasSuffix(QStringView fileName, std::span<const QLatin1StringView> suffixes)
{
    const qsizetype dot = fileName.lastIndexOf(u'.');
    const QStringView suffix = fileName.sliced(dot + 1);
    return dot >= 0 && std::ranges::any_of(suffixes, [suffix](QLatin1StringView other) {
               return suffix.size() == other.size()
                   && suffix.compare(other, Qt::CaseInsensitive) == 0;
           });
}

class Walker
{
public:
    Walker(const WalkRequest &request, const std::atomic_bool &stop,
           const std::function<void(WalkChunk)> &sink)
        : m_request(request)
        , m_stop(stop)
        , m_sink(sink)
        , m_canonicalRoot(QFileInfo(request.root).canonicalFilePath())
    {
    }

    Outcome run()
    {
        if (const QFileInfo root(m_request.root); !root.isDir() || !root.isReadable()) {
            m_chunk.gone = m_request.known.files.keys();
            m_chunk.goneFolders = m_request.known.folders.values();
            m_sink(std::move(m_chunk));
            return Failure{QCoreApplication::translate(
                               "baton::WorkspaceScanner",
                               "The folder %1 cannot be read. Check that it exists and that you "
                               "may open it, or open another folder.")
                               .arg(QDir::toNativeSeparators(m_request.root))};
        }
        m_isWhole = m_request.folders.isEmpty();
        for (const QString &folder : m_isWhole ? QStringList{m_request.root} : m_request.folders) {
            enter(folder, 0);
        }
        if (!isStopped()) {
            findGone();
        }
        flush();
        return std::monostate{};
    }

private:
    [[nodiscard]] bool isStopped() const { return m_stop; }

    void enter(const QString &folder, int depth)
    {
        const QFileInfo info(folder);
        if (isStopped() || !info.isDir()) {
            return;
        }
        if (m_listed.contains(folder) || !visit(info) || depth > deepest) {
            return;
        }
        m_listed.insert(folder);
        if (!m_request.known.folders.contains(folder)) {
            m_chunk.folders.append(folder);
            const auto below = folder.count(u'/') - m_request.root.count(u'/');
            m_chunk.folderTimes.push_back(below < keptDepth
                                              ? std::numeric_limits<qint64>::max()
                                              : info.lastModified().toMSecsSinceEpoch());
        }
        if (!info.isReadable() || !info.isExecutable()) {
            addProblem(folder,
                       QCoreApplication::translate("baton::WorkspaceScanner",
                                                   "This folder cannot be listed: permission "
                                                   "denied. Its content is not shown."));
            return;
        }
        list(folder, depth);
    }

    /// False for a link that leads back into the workspace or to a folder that was already visited.
    bool visit(const QFileInfo &folder)
    {
        const QString canonical = folder.canonicalFilePath();
        const bool isWithin = isAtOrBelow(canonical, m_canonicalRoot);
        const bool isRoot = folder.filePath() == m_request.root;
        if (folder.isSymLink() && isWithin && !isRoot) {
            return false;
        }
        if (m_visited.contains(canonical)) {
            return false;
        }
        m_visited.insert(canonical);
        return true;
    }

    void list(const QString &folder, int depth)
    {
        QStringList below;
        QStringList texts;
        FolderListing listing = listFolder(folder);
        std::ranges::sort(listing.entries, [](const FolderEntry &a, const FolderEntry &b) {
            return a.name.compare(b.name, Qt::CaseInsensitive) < 0;
        });
        for (const FolderEntry &listed : listing.entries) {
            const QString &name = listed.name;
            if (isStopped()) {
                return;
            }
            if (isIgnored(name, m_request.wanted.hiddenNames)) {
                continue;
            }
            const QFileInfo entry(folder.endsWith(u'/') ? folder + name : folder + u'/' + name);
            const bool isPlain = listed.isFile || listed.isFolder;
            if (!m_request.followsLinks && !isPlain && entry.isSymLink()) {
                continue;
            }
            const bool isFile = listed.isFile || entry.isFile(); // most need no look at the disk
            if (!isFile && entry.isDir()) {
                below.append(entry.filePath());
            } else if (isFile && isCandidate(entry.filePath(), m_request.wanted)) {
                addFile(entry);
            } else if (isFile) {
                addOther(entry);
                texts += isPlainText(name) ? QStringList{name} : QStringList();
            }
        }
        addTexts(folder, texts);
        for (const UnnamedEntry &entry : std::as_const(listing.unnamed)) {
            addProblem(folder + u'/' + entry.name, unnamedProblem(entry.name), entry.modified);
        }
        if (!listing.problem.isEmpty()) {
            addProblem(folder, listing.problem);
        }
        enterAll(below, depth + 1);
    }

    void enterAll(const QStringList &folders, int depth)
    {
        for (const QString &folder : folders) {
            m_present.insert(folder);
            if (m_isWhole || !m_request.known.folders.contains(folder)) {
                enter(folder, depth);
            }
        }
    }

    void addFile(const QFileInfo &file, FileContent content = FileContent::Documents)
    {
        const QString path = file.filePath();
        const FileStamp stamp{file.size(), file.lastModified().toMSecsSinceEpoch()};
        m_seen.insert(path);
        const auto known = m_request.known.files.constFind(path);
        if (known != m_request.known.files.constEnd() && *known == stamp) {
            return;
        }
        WorkspaceEntry entry;
        entry.path = path;
        entry.size = stamp.size;
        entry.modified = stamp.modified;
        entry.content = content;
        entry.isRead = content != FileContent::Documents; // its content is not checked
        add(std::move(entry));
    }

    /// A file that is shown although no document is in it.
    void addOther(const QFileInfo &file)
    {
        const auto &contentOf = m_request.wanted.contentOf;
        const FileContent content = contentOf ? contentOf(file.filePath()) : FileContent::Documents;
        if (content != FileContent::Documents) {
            addFile(file, content);
        }
    }

    void addTexts(const QString &folder, const QStringList &names)
    {
        if (!names.isEmpty() || m_request.known.folders.contains(folder)) {
            m_chunk.texts.emplace_back(folder, names);
        }
        if (m_chunk.texts.size() >= filesOfAChunk) {
            flush();
        }
    }

    void addProblem(const QString &path, const QString &problem, qint64 modified = 0)
    {
        WorkspaceEntry entry;
        entry.path = path;
        entry.modified = modified;
        entry.isRead = true;
        entry.problem = problem;
        m_seen.insert(path);
        add(std::move(entry));
    }

    void add(WorkspaceEntry entry)
    {
        m_chunk.found.push_back(std::move(entry));
        if (m_chunk.found.size() >= filesOfAChunk) {
            flush();
        }
    }

    void flush()
    {
        if (m_chunk.found.empty() && m_chunk.gone.isEmpty() && m_chunk.folders.isEmpty()
            && m_chunk.goneFolders.isEmpty() && m_chunk.texts.empty()) {
            return;
        }
        m_sink(std::exchange(m_chunk, {}));
    }

    /// True if the walk has searched the place of @p path.
    [[nodiscard]] bool isCovered(const QString &path) const
    {
        if (m_isWhole || m_listed.contains(path)) {
            return true;
        }
        const QString parent = parentOf(path);
        if (m_listed.contains(parent)
            || std::ranges::find(m_request.folders, parent) != m_request.folders.end()) {
            return true;
        }
        return std::ranges::any_of(m_request.folders, [&](const QString &folder) {
            if (!isBelow(path, folder)) {
                return false;
            }
            const qsizetype next = path.indexOf(u'/', folder.size() + 1);
            return next < 0 || !m_present.contains(path.first(next));
        });
    }

    void findGone()
    {
        for (auto file = m_request.known.files.keyBegin(); file != m_request.known.files.keyEnd();
             ++file) {
            if (!m_seen.contains(*file) && isCovered(*file)) {
                m_chunk.gone.append(*file);
                if (m_chunk.gone.size() >= qsizetype(filesOfAChunk)) {
                    flush();
                }
            }
        }
        for (const QString &folder : m_request.known.folders) {
            if (!m_listed.contains(folder) && !m_present.contains(folder)
                && folder != m_request.root && isCovered(folder)) {
                m_chunk.goneFolders.append(folder);
            }
        }
    }

    const WalkRequest &m_request;
    const std::atomic_bool &m_stop;
    const std::function<void(WalkChunk)> &m_sink;
    const QString m_canonicalRoot;
    bool m_isWhole = true;
    WalkChunk m_chunk;
    QSet<QString> m_listed;
    QSet<QString> m_present; ///< folders that are entries of a listed folder
    QSet<QString> m_visited; ///< canonical
    QSet<QString> m_seen;
};

} // namespace

bool isCandidate(const QString &path, const WantedFiles &wanted)
{
    static constexpr std::array suffixes{"md"_L1,  "yaml"_L1,     "json"_L1,  "xml"_L1,
                                         "yml"_L1, "markdown"_L1, "prompt"_L1};
    static constexpr std::array plain{"txt"_L1};
    const QStringView fileName = lastNameOf(QStringView(path));
    return hasSuffix(fileName, suffixes) || wanted.hiddenNames.contains(fileName)
        || (hasSuffix(fileName, plain) && beginsAsPrompt(path, wanted.promptHeadings));
}

bool isPlainText(const QString &fileName)
{
    static constexpr std::array suffixes{"log"_L1, "txt"_L1,   "out"_L1,    "err"_L1, "csv"_L1,
                                         "tsv"_L1, "jsonl"_L1, "ndjson"_L1, "xsd"_L1};
    return hasSuffix(fileName, suffixes);
}

bool isIgnored(const QString &name, const QStringList &wanted)
{
    return name == u"node_modules" || (name.startsWith(u'.') && !wanted.contains(name));
}

Outcome walk(const WalkRequest &request, const std::atomic_bool &stop,
             const std::function<void(WalkChunk)> &sink)
{
    return Walker(request, stop, sink).run();
}

} // namespace baton
