// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/hooks/patchenvelope.h"

#include "models/disk/readablefolders.h"

namespace baton {

namespace {

/// The text after @p mark at the beginning of @p line; nullopt if the line does not start with it.
std::optional<QByteArray> behind(const QByteArray &mark, const QByteArray &line)
{
    return line.startsWith(mark) ? std::optional(line.sliced(mark.size()).trimmed()) : std::nullopt;
}

/// Reads a patch line by line.
class PatchReading
{
public:
    explicit PatchReading(const QString &folder)
        : m_folder(folder)
    {
    }

    FileChanges files;

    void take(const QByteArray &line)
    {
        if (const auto added = behind("*** Add File:", line)) {
            begin(*added, QByteArray());
        } else if (const auto updated = behind("*** Update File:", line)) {
            begin(*updated, std::vector<PatchHunk>());
        } else if (const auto moved = behind("*** Move to:", line)) {
            move(*moved);
        } else if (line.startsWith("***")) {
            m_isInFile = line.startsWith("*** End of File") && m_isInFile;
        } else if (m_isInFile) {
            takeLine(line);
        }
    }

private:
    [[nodiscard]] QString absolute(const QByteArray &path) const
    {
        return absoluteIn(m_folder, QString::fromUtf8(path));
    }

    template <typename Change>
    void begin(const QByteArray &path, Change change)
    {
        files.push_back({absolute(path), {}, std::move(change)});
        m_isInFile = true;
    }

    void move(const QByteArray &path)
    {
        if (m_isInFile && files.back().from.isEmpty()) {
            files.back().from = files.back().path;
            files.back().path = absolute(path);
        }
    }

    void takeLine(const QByteArray &line)
    {
        if (auto *content = std::get_if<QByteArray>(&files.back().change)) {
            *content += line.startsWith('+') ? line.sliced(1) + '\n' : QByteArray();
            return;
        }
        auto &hunks = std::get<std::vector<PatchHunk>>(files.back().change);
        if (line.startsWith("@@")) {
            hunks.push_back({line.sliced(line.startsWith("@@ ") ? 3 : 2), {}, {}});
            return;
        }
        if (hunks.empty()) {
            hunks.emplace_back();
        }
        const char mark = line.isEmpty() ? ' ' : line.front();
        const QByteArray text = line.isEmpty() ? line : line.sliced(1);
        if (mark == ' ' || mark == '-') {
            hunks.back().before.append(text);
        }
        if (mark == ' ' || mark == '+') {
            hunks.back().after.append(text);
        }
    }

    QString m_folder;
    bool m_isInFile = false;
};

} // namespace

FileChanges filesOfPatch(const QByteArray &patch, const QString &folder)
{
    PatchReading reading(folder);
    QList<QByteArray> lines = patch.split('\n');
    if (!lines.isEmpty() && lines.constLast().isEmpty()) {
        lines.removeLast();
    }
    for (const QByteArray &line : std::as_const(lines)) {
        reading.take(line);
    }
    std::erase_if(reading.files, [](const FileChange &file) { return file.path.isEmpty(); });
    return std::move(reading.files);
}

} // namespace baton
