// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/recognition/outlinerecovery.h"

#include <QRegularExpression>
#include <QSet>
#include <QString>

#include <algorithm>
#include <optional>
#include <vector>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype farthest = 1024 * 1024;

/// A line with a key.
struct KeyLine
{
    qsizetype column = 0;
    QString key;
    QString value; ///< empty if a map may follow
};

QString unquoted(const QString &text)
{
    const bool isQuoted = text.size() > 1 && text.front() == text.back()
        && (text.front() == u'"' || text.front() == u'\'');
    return isQuoted ? text.sliced(1, text.size() - 2) : text;
}

/// The text behind a colon without comments, tags, anchors and separators.
QString valueIn(QString text)
{
    static const QRegularExpression comment(u"\\s#.*$"_s);
    static const QRegularExpression property(u"^[&!]\\S*\\s*"_s);
    text.remove(property);
    const bool isQuoted = text.startsWith(u'"') || text.startsWith(u'\'');
    if (const qsizetype end = isQuoted ? text.indexOf(text.front(), 1) : -1; end > 0) {
        text.truncate(end + 1);
    } else if (!isQuoted) {
        text.remove(comment);
    }
    text = text.trimmed();
    if (text.endsWith(u',')) {
        text = text.chopped(1).trimmed();
    }
    return text == u'{' || text.startsWith(u'#') ? QString() : text;
}

std::optional<KeyLine> keyLineIn(const QString &line)
{
    static const QRegularExpression pattern(
        u"^([ \\t]*)(\"[^\"\\\\]+\"|'[^']+'|[\\w./-][^:#\"'{}\\[\\],]*?)\\s*:(?:\\s+(.*))?$"_s);
    const QRegularExpressionMatch match = pattern.match(line);
    const bool isItem = match.captured(2).startsWith("- "_L1);
    if (!match.hasMatch() || isItem) {
        return std::nullopt;
    }
    return KeyLine{match.capturedLength(1), unquoted(match.captured(2)),
                   valueIn(match.captured(3).trimmed())};
}

QByteArray quoted(QString text)
{
    text.removeIf([](QChar c) { return c.unicode() < u' '; });
    return '"' + text.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s).toUtf8() + '"';
}

/// The maps to which the current line may belong.
class Outline
{
public:
    void add(const KeyLine &line)
    {
        if (!enter(line.column)) {
            return;
        }
        Level &level = m_levels.back();
        level.isOpen = !level.keys.contains(line.key) && line.value.isEmpty();
        if (level.keys.contains(line.key)) {
            return;
        }
        level.keys.insert(line.key);
        m_text += QByteArray(qsizetype(m_levels.size()) - 1, ' ') + quoted(line.key) + ':';
        m_text += line.value.isEmpty() ? "\n" : ' ' + quoted(unquoted(line.value)) + '\n';
    }

    /// Records list entries at @p column: the key above contains no map.
    void addItem(qsizetype column)
    {
        while (m_levels.size() > 1 && m_levels.back().column > column) {
            m_levels.pop_back();
        }
        if (!m_levels.empty()) {
            m_levels.back().isOpen = false;
        }
    }

    [[nodiscard]] const QByteArray &text() const { return m_text; }

private:
    struct Level
    {
        qsizetype column = 0;
        bool isOpen = false; ///< the last key may contain a map
        QSet<QString> keys;
    };

    /// Moves to the map whose keys are at @p column. False if the column is inside other content.
    bool enter(qsizetype column)
    {
        const auto level = std::ranges::find(m_levels, column, &Level::column);
        if (level != m_levels.end()) {
            m_levels.erase(level + 1, m_levels.end());
            return true;
        }
        const bool isBelow =
            m_levels.empty() || (column > m_levels.back().column && m_levels.back().isOpen);
        if (isBelow) {
            m_levels.push_back({column, false, {}});
        }
        return isBelow;
    }

    std::vector<Level> m_levels;
    QByteArray m_text;
};

} // namespace

QByteArray keysOfUnreadableText(QByteArrayView text)
{
    Outline outline;
    const QString all = QString::fromUtf8(text.first(std::min(text.size(), farthest)));
    for (const QString &line : all.split(u'\n')) {
        const QString content = line.trimmed();
        if (content.startsWith(u"---"_s) && !outline.text().isEmpty()) {
            break; // begin of the next document
        }
        if (content == u'-' || content.startsWith("- "_L1)) {
            outline.addItem(line.indexOf(u'-'));
        } else if (const std::optional<KeyLine> keyLine = keyLineIn(line)) {
            outline.add(*keyLine);
        }
    }
    return outline.text();
}

} // namespace baton
