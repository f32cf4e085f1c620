// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/editor/completion/completioncontext.h"

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// Farther than this nothing is read at a keystroke: then there are no completions.
constexpr int mostLines = 20'000;

/// One line as block YAML: the columns of its dashes, then a key or something else.
struct BlockLine
{
    QList<int> dashes;
    int column = 0; ///< of what follows the dashes
    bool hasKey = false;
    QByteArrayView key;   ///< with its quotes
    QByteArrayView value; ///< behind "key: "
    qsizetype valueColumn = 0;
    bool isBlank = false;
    bool isComment = false;

    [[nodiscard]] QString name() const;
    [[nodiscard]] int start() const { return dashes.isEmpty() ? column : dashes.first(); }
};

QString BlockLine::name() const
{
    const bool isQuoted =
        key.size() >= 2 && key.front() == key.back() && (key.front() == '"' || key.front() == '\'');
    return QString::fromUtf8((isQuoted ? key.sliced(1, key.size() - 2) : key).trimmed());
}

/// The end of the key that @p said begins with, that is of the text before ": ", or -1.
qsizetype keyEnd(QByteArrayView said)
{
    if (said.isEmpty() || QByteArrayView("#[]{},&*!|>%@`:").contains(said.front())) {
        return -1;
    }
    qsizetype at = 0;
    if (said.front() == '"' || said.front() == '\'') {
        at = said.indexOf(said.front(), 1) + 1;
        if (at == 0) {
            return -1;
        }
        const qsizetype closed = at;
        while (at < said.size() && said[at] == ' ') {
            ++at;
        }
        return at < said.size() && said[at] == ':' ? closed : -1;
    }
    for (; at < said.size(); ++at) {
        if (said[at] == '#' && said[at - 1] == ' ') {
            return -1;
        }
        if (said[at] == ':' && (at + 1 == said.size() || said[at + 1] == ' ')) {
            return at;
        }
    }
    return -1;
}

/// Runs over thousands of lines at a keystroke, so it makes no text of them but the key.
/// Columns are bytes, since what stands before a key is ASCII.
BlockLine readLine(QByteArrayView line)
{
    BlockLine result;
    qsizetype at = 0;
    const auto skipSpaces = [&] {
        while (at < line.size() && line[at] == ' ') {
            ++at;
        }
    };
    skipSpaces();
    while (at < line.size() && line[at] == '-' && (at + 1 == line.size() || line[at + 1] == ' ')) {
        result.dashes.append(static_cast<int>(at++));
        skipSpaces();
    }
    result.column = static_cast<int>(at);
    const QByteArrayView said = line.sliced(at);
    result.isBlank = said.isEmpty() && result.dashes.isEmpty();
    result.isComment = said.startsWith('#') && result.dashes.isEmpty();
    if (const qsizetype end = keyEnd(said); end >= 0) {
        result.hasKey = true;
        result.key = said.first(end);
        at += said.indexOf(':', end) + 1;
        skipSpaces();
        result.valueColumn = at;
        result.value = line.sliced(at);
    }
    return result;
}

/// Lines of the bytes from @p begin on, cut at any line end.
class LineReader
{
public:
    LineReader(const QByteArray &bytes, qsizetype begin)
        : m_bytes(bytes)
        , m_begin(begin)
    {
    }

    [[nodiscard]] ByteRange around(qsizetype offset) const
    {
        qsizetype first = offset;
        while (first > m_begin && !isEnd(m_bytes[first - 1])) {
            --first;
        }
        qsizetype last = offset;
        while (last < m_bytes.size() && !isEnd(m_bytes[last])) {
            ++last;
        }
        return {first, last};
    }

    [[nodiscard]] std::optional<ByteRange> above(ByteRange line) const
    {
        qsizetype end = line.begin - 1;
        if (end < m_begin) {
            return {};
        }
        if (end > m_begin && m_bytes[end] == '\n' && m_bytes[end - 1] == '\r') {
            --end;
        }
        return around(end);
    }

    [[nodiscard]] std::optional<ByteRange> below(ByteRange line) const
    {
        qsizetype next = line.end + 1;
        if (line.end >= m_bytes.size()) {
            return {};
        }
        if (next < m_bytes.size() && m_bytes[line.end] == '\r' && m_bytes[next] == '\n') {
            ++next;
        }
        return around(next);
    }

    [[nodiscard]] QByteArrayView text(ByteRange line) const
    {
        return QByteArrayView(m_bytes).sliced(line.begin, line.length());
    }

private:
    static bool isEnd(char byte) { return byte == '\n' || byte == '\r'; }

    const QByteArray &m_bytes;
    qsizetype m_begin;
};

bool isDocumentEnd(QByteArrayView line)
{
    return line.startsWith("---") || line.startsWith("...") || line.startsWith("```");
}

bool beginsBlockText(const BlockLine &line)
{
    return line.value.startsWith('|') || line.value.startsWith('>');
}

/// Climbs from a place to the root, line by line upwards.
class Climb
{
public:
    Climb(int column, bool isItem)
        : m_column(column)
        , m_isItem(isItem)
    {
    }

    [[nodiscard]] bool isAtRoot() const { return m_column == 0 && !m_isItem && m_hasClimbed; }
    [[nodiscard]] bool isInText() const { return m_isInText; }
    [[nodiscard]] QStringList siblings() const { return m_siblings; }
    [[nodiscard]] std::vector<PathElement> path() const
    {
        return {m_steps.rbegin(), m_steps.rend()};
    }

    void enterItems(const QList<int> &dashes, qsizetype count)
    {
        for (qsizetype i = 0; i < count; ++i) {
            m_steps.push_back({true, {}});
        }
        if (count > 0) {
            m_column = dashes.first();
            m_isItem = true;
            m_hasClimbed = true;
        }
    }

    void pass(const BlockLine &line)
    {
        if (line.isBlank || line.isComment || line.start() > m_column) {
            return;
        }
        if (m_isItem && line.dashes.contains(m_column)) {
            enterItems(line.dashes, line.dashes.indexOf(m_column));
            return;
        }
        const int farthest = m_isItem ? m_column : m_column - 1;
        if (line.hasKey && line.column <= farthest) {
            m_isInText = m_isInText || beginsBlockText(line);
            m_steps.push_back({false, line.name()});
            m_column = line.column;
            m_isItem = false;
            m_hasClimbed = true;
            enterItems(line.dashes, line.dashes.size());
        } else if (!m_isItem && line.hasKey && line.column == m_column) {
            if (m_steps.empty()) {
                m_siblings.append(line.name());
            }
            enterItems(line.dashes, line.dashes.size());
        } else if (!m_isItem && !line.dashes.isEmpty() && line.dashes.last() < m_column) {
            enterItems(line.dashes, line.dashes.size());
        }
    }

private:
    int m_column;
    bool m_isItem;
    bool m_hasClimbed = false;
    bool m_isInText = false;
    std::vector<PathElement> m_steps;
    QStringList m_siblings;
};

bool isWordByte(char byte)
{
    return byte == '_' || byte == '-' || byte == '.' || byte < 0
        || QChar::fromLatin1(byte).isLetterOrNumber();
}

/// The end of the value that begins at @p from: behind its closing quote, or before a comment.
qsizetype valueEnd(const QByteArray &line, qsizetype from)
{
    const char first = from < line.size() ? line[from] : ' ';
    if (first == '"' || first == '\'') {
        const qsizetype closing = line.indexOf(first, from + 1);
        if (closing >= 0) {
            return closing + 1;
        }
    }
    const qsizetype comment = line.indexOf(" #", from);
    qsizetype end = comment < 0 ? line.size() : comment;
    while (end > from && line[end - 1] == ' ') {
        --end;
    }
    return end;
}

bool isInComment(const QByteArray &before)
{
    char quote = 0;
    for (qsizetype i = 0; i < before.size(); ++i) {
        const char byte = before[i];
        if (quote) {
            quote = byte == quote ? 0 : quote;
        } else if ((byte == '"' || byte == '\'') && (i == 0 || before[i - 1] == ' ')) {
            quote = byte;
        } else if (byte == '#' && (i == 0 || before[i - 1] == ' ')) {
            return true;
        }
    }
    return false;
}

void readValue(CompletionContext &place, const QByteArray &line, qsizetype from, qsizetype caret,
               qsizetype lineBegin)
{
    place.mayBeValue = true;
    const qsizetype end = std::max(valueEnd(line, from), caret);
    place.replaced = {lineBegin + from, lineBegin + end};
    place.prefix = QString::fromUtf8(line.sliced(from, caret - from));
    if (place.prefix.startsWith(u'"') || place.prefix.startsWith(u'\'')) {
        place.quote = place.prefix.front();
        place.prefix.remove(0, 1);
    }
}

void readKey(CompletionContext &place, const QByteArray &line, qsizetype from, qsizetype caret,
             qsizetype lineBegin)
{
    place.mayBeKey = true;
    qsizetype end = caret;
    while (end < line.size() && isWordByte(line[end])) {
        ++end;
    }
    place.replaced = {lineBegin + from, lineBegin + end};
    place.prefix = QString::fromUtf8(line.sliced(from, caret - from));
    place.isWhole = end < line.size() && line[end] == ':';
    place.column = static_cast<int>(from);
}

/// Reads a key, or an item of a list in quotes; false where neither can be completed.
bool readEntry(CompletionContext &place, const BlockLine &shape, const QByteArray &line,
               qsizetype caret, qsizetype lineBegin)
{
    readKey(place, line, shape.column, caret, lineBegin);
    if (place.prefix.isEmpty() && !line.sliced(caret).trimmed().isEmpty()) {
        return false; // before something that is there already
    }
    const bool isQuoted = place.prefix.startsWith(u'"') || place.prefix.startsWith(u'\'');
    if (isQuoted && !shape.dashes.isEmpty()) { // - "va"
        readValue(place, line, shape.column, caret, lineBegin);
        place.mayBeKey = false;
    } else if (!std::ranges::all_of(line.first(caret).sliced(shape.column), isWordByte)) {
        return false;
    }
    place.mayBeValue = !shape.dashes.isEmpty();
    return true;
}

/// The keys in @p column below @p range, as far as their map goes and at most @p lines lines.
QStringList siblingsBelow(const LineReader &reader, ByteRange range, qsizetype column, int lines)
{
    QStringList names;
    for (auto below = reader.below(range); below && --lines > 0; below = reader.below(*below)) {
        const BlockLine other = readLine(reader.text(*below));
        if (other.isBlank || other.isComment) {
            continue;
        }
        if (other.start() < column || isDocumentEnd(reader.text(*below))) {
            break;
        }
        if (other.hasKey && other.column == column && other.dashes.isEmpty()) {
            names.append(other.name());
        }
    }
    return names;
}

/// The climb from @p line to the root, over at most @p left lines, which it counts; nothing inside
/// a text of several lines, or beyond them.
std::optional<Climb> climbFrom(const LineReader &reader, ByteRange range, const BlockLine &line,
                               int &left)
{
    Climb climb(line.column, false);
    climb.enterItems(line.dashes, line.dashes.size());
    for (auto above = reader.above(range); above && !climb.isAtRoot();
         above = reader.above(*above)) {
        if (--left == 0) {
            return {};
        }
        const QByteArrayView text = reader.text(*above);
        if (isDocumentEnd(text)) {
            break;
        }
        climb.pass(readLine(text));
    }
    return climb.isInText() ? std::nullopt : std::optional(climb);
}

/// The place in a flow collection that a line at or above @p offset opens; nothing outside of one.
std::optional<CompletionContext> placeInFlow(const LineReader &reader, const QByteArray &bytes,
                                             qsizetype offset)
{
    constexpr int mostLinesOfFlow = 200;
    int left = mostLines;
    int lines = 0;
    for (std::optional<ByteRange> range = reader.around(offset); range && lines < mostLinesOfFlow;
         range = reader.above(*range), ++lines) {
        const QByteArrayView text = reader.text(*range);
        const BlockLine line = readLine(text);
        const bool mayBegin = line.hasKey || !line.dashes.isEmpty() || line.column == 0;
        const qsizetype at = line.hasKey ? line.valueColumn : line.column;
        if (mayBegin && at < text.size() && (text[at] == '{' || text[at] == '[')) {
            if (auto place = flowPlaceAt(bytes, offset, range->begin + at, Format::Yaml)) {
                const auto climb = climbFrom(reader, *range, line, left);
                if (!climb) {
                    return {};
                }
                std::vector<PathElement> path = climb->path();
                if (line.hasKey) {
                    path.push_back({false, line.name()});
                }
                place->path.insert(place->path.begin(), path.begin(), path.end());
                return place;
            } // else it is closed before
        }
        if (isDocumentEnd(text) || (line.hasKey && line.start() == 0)) {
            break;
        }
    }
    return {};
}

} // namespace

std::optional<CompletionContext> yamlPlaceAt(const QByteArray &bytes, qsizetype offset,
                                             qsizetype begin)
{
    const LineReader reader(bytes, begin);
    const ByteRange range = reader.around(offset);
    const QByteArray line = reader.text(range).toByteArray();
    const qsizetype caret = offset - range.begin;
    const QByteArray before = line.first(caret);
    const BlockLine shape = readLine(before);
    if (isInComment(before) || isDocumentEnd(line) || caret < shape.column) {
        return {};
    }
    if (auto inFlow = placeInFlow(reader, bytes, offset)) {
        return inFlow;
    }
    const bool isValue =
        shape.hasKey && before.size() >= shape.valueColumn && before.back() != ':'; // "key: va"
    CompletionContext place;
    if (isValue) {
        readValue(place, line, shape.valueColumn, caret, range.begin);
    } else if (!readEntry(place, shape, line, caret, range.begin)) {
        return {};
    }
    int left = mostLines;
    const std::optional<Climb> climb = climbFrom(reader, range, shape, left);
    if (!climb) {
        return {};
    }
    place.path = climb->path();
    if (isValue) {
        place.path.push_back({false, shape.name()});
    }
    place.siblings = shape.dashes.isEmpty() ? climb->siblings() : QStringList();
    place.siblings += siblingsBelow(reader, range, shape.column, left);
    return place;
}

} // namespace baton
