// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/logerrors.h"

#include "models/document/lineindex.h"
#include "models/session/sessiontime.h"

#include <QFile>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qint64 partSize = qint64(4) << 20;
constexpr qint64 blockSize = qint64(1) << 20;
constexpr size_t mostErrors = 200;

class LogSearch
{
public:
    LogSearch(const QString &path, const QRegularExpression &line)
        : m_file(path)
        , m_line(line)
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
    /// Counts the lines that are left out.
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
            const QRegularExpressionMatch match = m_line.match(
                QString::fromUtf8(QByteArrayView(bytes).sliced(range.begin, range.length())));
            if (match.hasMatch()) {
                m_errors.errors.push_back({match.captured(u"message"_s).trimmed(),
                                           sessionTime(match.captured(u"time"_s)),
                                           {m_file.fileName(), {}, 0, m_before + line}});
            }
        }
        m_before += static_cast<int>(bytes.count('\n'));
    }

    QFile m_file;
    const QRegularExpression &m_line;
    LogErrors m_errors;
    int m_before = 0; ///< lines before the part that is searched
};

} // namespace

LogErrors readLogErrors(const QString &path, const QRegularExpression &line)
{
    return LogSearch(path, line).run();
}

} // namespace baton
