// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/logs/logerrors.h"

#include "models/session/logs/lasterror.h"
#include "models/text/lineindex.h"
#include "models/values/sessiontime.h"

#include <QFile>

#include <ranges>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 partSize = qint64(4) << 20;
constexpr qint64 blockSize = qint64(1) << 20;
constexpr size_t mostErrors = 200;

/// The words that describe the subject of a line.
QStringList subjectsOf(const QString &text)
{
    static const QRegularExpression between(u"[^\\p{L}\\p{N}]+"_s);
    static const QStringList general{
        u"after"_s, u"again"_s,        u"attempt"_s, u"been"_s,     u"error"_s,   u"failed"_s,
        u"from"_s,  u"have"_s,         u"retries"_s, u"retry"_s,    u"retried"_s, u"second"_s,
        u"that"_s,  u"retrying"_s,     u"then"_s,    u"with"_s,     u"errors"_s,  u"everything"_s,
        u"issue"_s, u"issues"_s,       u"problem"_s, u"problems"_s, u"both"_s,    u"these"_s,
        u"were"_s,  u"successfully"_s, u"them"_s,    u"finally"_s};
    QStringList words = text.toCaseFolded().split(between, Qt::SkipEmptyParts);
    words.removeIf([](const QString &word) {
        return word.size() < 4 || word.front().isDigit() || general.contains(word);
    });
    return words;
}

/// True for equal words with different endings, such as "test" and "tests".
bool isSameWord(const QString &one, const QString &other)
{
    constexpr qsizetype ending = 3;
    return (one.startsWith(other) || other.startsWith(one))
        && std::abs(one.size() - other.size()) <= ending;
}

class LogSearch
{
public:
    LogSearch(const QString &path, const QRegularExpression &line,
              const QRegularExpression &repaired)
        : m_file(path)
        , m_line(line)
        , m_repaired(repaired)
    {
    }

    LogErrors run()
    {
        if (!m_file.open(QIODevice::ReadOnly)) {
            return {};
        }
        const bool isLong = m_file.size() > 2 * partSize;
        search(m_file.read(isLong ? partSize : 2 * partSize));
        if (isLong) {
            skipTo(m_file.size() - partSize);
            search(m_file.read(partSize));
        }
        std::vector<LogError> &found = m_errors.errors;
        if (found.size() > mostErrors) {
            m_errors.isWhole = false;
            const auto half = static_cast<ptrdiff_t>(mostErrors / 2);
            found.erase(found.begin() + half, found.end() - half);
        }
        return std::move(m_errors);
    }

private:
    /// Skips to @p end and counts the skipped lines.
    void skipTo(qint64 end)
    {
        while (m_file.pos() < end) {
            const QByteArray block = m_file.read(std::min(blockSize, end - m_file.pos()));
            if (block.isEmpty()) {
                return;
            }
            m_errors.isWhole = false;
            m_before += static_cast<int>(block.count('\n'));
        }
    }

    void search(const QByteArray &bytes)
    {
        const LineIndex lines(bytes);
        for (int line = 1; line <= lines.lineCount(); ++line) {
            const ByteRange range = lines.lineRange(line);
            const QString text =
                QString::fromUtf8(QByteArrayView(bytes).sliced(range.begin, range.length()));
            const QRegularExpressionMatch match = m_line.match(text);
            if (match.hasMatch()) {
                m_errors.errors.push_back({match.captured(u"message"_s).trimmed(),
                                           sessionTime(match.captured(u"time"_s)),
                                           {m_file.fileName(), {}, 0, m_before + line}});
            } else if (!m_errors.errors.empty() && !m_repaired.pattern().isEmpty()) {
                repair(text);
            }
        }
        m_before += static_cast<int>(bytes.count('\n'));
    }

    void repair(const QString &line)
    {
        const QString said = logMessage(line);
        if (!m_repaired.match(said).hasMatch()) {
            return;
        }
        int next = 0; // line of the previous unrepaired error; adjacent ones form a group
        for (LogError &error : m_errors.errors | std::views::reverse) {
            if (!error.repairedBy.isEmpty()) {
                continue;
            }
            const Repair repair = repairOf(said, m_repaired, error.message);
            const bool isLast = next == 0 || error.evidence.line + 1 == next;
            next = isLast ? error.evidence.line : next;
            if (repair == Repair::This || (repair == Repair::Nothing && isLast)) {
                error.repairedBy = said;
            }
        }
    }

    QFile m_file;
    const QRegularExpression &m_line;
    const QRegularExpression &m_repaired;
    LogErrors m_errors;
    int m_before = 0; ///< number of lines before the searched part
};

} // namespace

LogErrors readLogErrors(const QString &path, const QRegularExpression &line,
                        const QRegularExpression &repaired)
{
    return LogSearch(path, line, repaired).run();
}

Repair repairOf(const QString &line, const QRegularExpression &repaired, const QString &error)
{
    const QRegularExpressionMatch match = repaired.match(line);
    if (!match.hasMatch()) {
        return Repair::No;
    }
    QString rest = line;
    rest.remove(match.capturedStart(u"word"_s), match.capturedLength(u"word"_s));
    const QStringList told = subjectsOf(rest);
    const QStringList lost = subjectsOf(error);
    const auto common = std::ranges::count_if(told, [&lost](const QString &word) {
        return std::ranges::any_of(
            lost, [&word](const QString &other) { return isSameWord(word, other); });
    });
    if (told.isEmpty()) {
        return Repair::Nothing;
    }
    return 2 * common > told.size() ? Repair::This : Repair::No;
}

} // namespace baton
