// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/pasted/pastesources.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Takes the new text out of a diff.
class DiffReader
{
    Q_DECLARE_TR_FUNCTIONS(baton::PastedDiff)

public:
    explicit DiffReader(const PastedLines &lines)
        : m_lines(lines)
    {
    }

    std::vector<PasteLayer> read()
    {
        for (const PastedLine &line : m_lines) {
            if (!readLine(line)) {
                return {};
            }
        }
        m_isPart = m_isPart || m_new > 0;
        m_isGuessed = m_context > 0 || m_old != 0 || m_new != 0;
        return m_hunks > 0 ? std::vector{layer()} : std::vector<PasteLayer>();
    }

    /// The layer of lines with marks alone, copied from below a diff's head.
    std::vector<PasteLayer> readMarks()
    {
        for (const PastedLine &line : m_lines) {
            if (!(line.text.isEmpty() ? takeContext(line) : takeMarked(line))) {
                return {};
            }
        }
        if (m_added == 0) {
            return {};
        }
        m_isGuessed = m_context > 0;
        PasteLayer found = layer();
        const bool isNew = m_added == int(m_lines.size());
        found.message = isNew
            ? tr("Every line begins with the + of a diff. Remove the marks.")
            : tr("The lines begin with the marks of a diff. Keep the new text, without the marks.");
        return {found};
    }

private:
    bool readLine(const PastedLine &line)
    {
        if (m_old > 0 || m_new > 0) {
            return line.text.isEmpty() ? takeContext(line) : takeMarked(line);
        }
        static const QRegularExpression hunk(uR"(^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@)"_s);
        const QRegularExpressionMatch match = hunk.match(QString::fromUtf8(line.text));
        if (!match.hasMatch()) {
            m_files += line.text.startsWith("+++ ") ? 1 : 0;
            return m_hunks == 0 ? isHead(line)
                                : line.isBlank() || isHead(line) || isSignature(line);
        }
        const auto count = [&match](int group) {
            return match.capturedView(group).isEmpty() ? 1 : match.capturedView(group).toInt();
        };
        m_old = count(1);
        m_new = count(3);
        m_isPart = m_isPart || m_hunks > 0 || m_files > 1 || match.capturedView(2).toInt() > 1;
        ++m_hunks;
        return true;
    }

    [[nodiscard]] static bool isHead(const PastedLine &line)
    {
        return beginsAsDiff(line.text) || line.text.startsWith("+++ ")
            || line.text.startsWith("\\ No newline") || line.isBlank();
    }

    /// True for the signature that git writes below a diff that it sends as a mail.
    [[nodiscard]] static bool isSignature(const PastedLine &line)
    {
        return line.text.startsWith("-- ")
            || (!line.text.isEmpty() && line.text.front() >= '0' && line.text.front() <= '9');
    }

    bool takeContext(const PastedLine &line)
    {
        --m_old;
        --m_new;
        m_context += line.isBlank() ? 0 : 1;
        m_kept.push_back(line.without(1));
        return true;
    }

    bool takeMarked(const PastedLine &line)
    {
        switch (line.text.front()) {
        case ' ':
            return takeContext(line);
        case '+':
            --m_new;
            ++m_added;
            m_kept.push_back(line.without(1));
            return true;
        case '-':
            --m_old;
            m_isChange = true;
            return true;
        case '\\':
            return true;
        default:
            return false;
        }
    }

    [[nodiscard]] PasteLayer layer() const
    {
        PasteLayer found;
        found.lines = m_kept;
        const PastedLine &first = m_lines.front();
        found.range = {first.begin, first.begin + first.text.size()};
        found.isFixOffered = m_isChange || m_isGuessed;
        found.isOnlyWhole = m_isGuessed;
        if (m_isPart) {
            found.message = tr("The file is a diff, which holds only parts of the text. Apply it "
                               "with git apply, or paste the whole text.");
        } else {
            found.message = tr("The file is a diff, not the text itself. Keep the new text, "
                               "without the diff's head and marks.");
            found.fixTitle = tr("Keep the new text");
        }
        return found;
    }

    const PastedLines &m_lines;
    PastedLines m_kept;
    int m_old = 0; ///< lines that the hunk still has
    int m_new = 0;
    int m_hunks = 0;
    int m_files = 0;
    int m_added = 0;
    int m_context = 0; ///< lines with words that have no mark of a change
    bool m_isPart = false;
    bool m_isChange = false;
    bool m_isGuessed = false; ///< more text may be missing, or lines may have had no mark
};

} // namespace

std::vector<PasteLayer> diffLayers(const PastedLines &lines, bool)
{
    return DiffReader(lines).read();
}

std::vector<PasteLayer> diffMarkLayers(const PastedLines &lines, bool)
{
    return diffLayers(lines, false).empty() ? DiffReader(lines).readMarks()
                                            : std::vector<PasteLayer>();
}

bool beginsAsDiff(QByteArrayView text)
{
    static constexpr const char *heads[] = {
        "diff ",         "index ",     "--- ",      "@@ -",        "new file mode ",
        "deleted file ", "old mode ",  "new mode ", "similarity ", "dissimilarity ",
        "rename ",       "copy from ", "copy to ",  "Index: ",     "=======",
    };
    return std::ranges::any_of(heads, [text](const char *head) { return text.startsWith(head); });
}

} // namespace baton
