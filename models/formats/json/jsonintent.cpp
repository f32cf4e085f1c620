// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/json/jsonintent.h"

#include "models/formats/json/jsonforeignsyntax.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct Sign
{
    const char *bytes;
    const char *json;
};

class JsonIntentFinder
{
    Q_DECLARE_TR_FUNCTIONS(baton::JsonHint)

public:
    JsonIntentFinder(const QByteArray &bytes, qsizetype offset)
        : m_bytes(bytes)
        , m_offset(offset)
    {
    }

    [[nodiscard]] std::optional<JsonHint> hint(JsonMistake mistake) const
    {
        if (auto found = nonAsciiSpace()) {
            return found;
        }
        if (auto found = wrongSign()) {
            return found;
        }
        if (auto found = jsonNumberIntent(m_bytes, mistake, m_offset)) {
            return found;
        }
        switch (mistake) {
        case JsonMistake::Colon:
            return at(',') || at('}') ? std::optional(set()) : std::nullopt;
        case JsonMistake::Key:
            return at(',') ? std::optional(twoCommas()) : ellipsis();
        case JsonMistake::Comma:
            return jsonTextIntent(m_bytes, mistake, m_offset);
        case JsonMistake::Value:
            return value();
        case JsonMistake::Behind:
            return behindDocument();
        default:
            return std::nullopt;
        }
    }

private:
    [[nodiscard]] bool at(char c) const
    {
        return m_offset < m_bytes.size() && m_bytes[m_offset] == c;
    }

    [[nodiscard]] bool startsWith(QByteArrayView text) const
    {
        return QByteArrayView(m_bytes).sliced(m_offset).startsWith(text);
    }

    [[nodiscard]] JsonHint replaced(const QString &message, ByteRange range,
                                    const QByteArray &text) const
    {
        //: a fix; what is to be written
        return {message,
                range,
                tr("Write %1").arg(QString::fromUtf8(text)),
                {{range.begin, range.length(), text}}};
    }

    /// What looks like a blank, or like nothing at all: all of them outside of texts are replaced.
    [[nodiscard]] std::optional<JsonHint> nonAsciiSpace() const
    {
        const TextEdits odd = jsonForeignSyntax(m_bytes).blanks;
        for (const TextEdit &edit : odd) {
            const ByteRange range{edit.offset, edit.offset + edit.length};
            if (range.begin <= m_offset && m_offset < range.end) {
                const QString code = codeOf(m_bytes.sliced(edit.offset, edit.length));
                //: %2 is the number of a character: 00A0
                return JsonHint{
                    tr("Line %1 does not parse: the character U+%2 looks like a blank or "
                       "cannot be seen, but is no blank for JSON. Replace it.")
                        .arg(u"%1"_s, code),
                    range, tr("Write plain blanks"), odd};
            }
        }
        return std::nullopt;
    }

    /// The number of a character: "00A0".
    static QString codeOf(const QByteArray &utf8)
    {
        // A decoder takes the mark of UTF-8 for no character.
        const QString text = QString::fromUtf8(utf8);
        const char16_t unit = text.isEmpty() ? u'\ufeff' : text.front().unicode();
        return QString::number(unit, 16).toUpper().rightJustified(4, u'0');
    }

    /// Signs of other languages and scripts in the place of ":" and ",".
    [[nodiscard]] std::optional<JsonHint> wrongSign() const
    {
        static constexpr std::array<Sign, 7> signs{{{"=>", ":"},
                                                    {"=", ":"},
                                                    {"\xef\xbc\x9a", ":"},
                                                    {"\xef\xbc\x8c", ","},
                                                    {"\xe3\x80\x81", ","},
                                                    {";", ","},
                                                    {"->", ":"}}};
        for (const Sign &sign : signs) {
            const QByteArrayView written(sign.bytes);
            if (startsWith(written)) {
                return replaced(
                    tr("Line %1 does not parse: %2 stands where JSON has %3. Write %3.")
                        .arg(u"%1"_s, QString::fromUtf8(written), QLatin1StringView(sign.json)),
                    {m_offset, m_offset + written.size()}, sign.json);
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] JsonHint set() const
    {
        return {tr("Line %1 does not parse: a colon and a value are missing after the key; a list "
                   "stands in [ and ]. Write one or the other."),
                jsonTokenAt(m_bytes, m_offset)};
    }

    [[nodiscard]] JsonHint twoCommas() const
    {
        return {tr("Line %1 does not parse: a comma follows a comma. Remove one."),
                {m_offset, m_offset + 1},
                tr("Remove comma"),
                {{m_offset, 1, {}}}};
    }

    [[nodiscard]] std::optional<JsonHint> ellipsis() const
    {
        const bool isDots = startsWith("...");
        if (!isDots && !startsWith("\xe2\x80\xa6")) {
            return std::nullopt;
        }
        return JsonHint{tr("Line %1 does not parse: dots stand for what was left out, which nobody "
                           "can read. Write it, or remove the dots and the comma before them."),
                        {m_offset, m_offset + 3}};
    }

    [[nodiscard]] std::optional<JsonHint> value() const
    {
        if (auto found = ellipsis()) {
            return found;
        }
        if (at(',') || at('}') || at(']')) {
            return JsonHint{
                tr("Line %1 does not parse: no value stands here. Write one, or null for "
                   "none."),
                {m_offset, m_offset + 1}};
        }
        if (at('(')) {
            return JsonHint{
                tr("Line %1 does not parse: JSON knows no round brackets. Write [ and ] "
                   "around a list."),
                {m_offset, m_offset + 1}};
        }
        return jsonTextIntent(m_bytes, JsonMistake::Value, m_offset);
    }

    [[nodiscard]] std::optional<JsonHint> behindDocument() const
    {
        const QByteArray rest = m_bytes.sliced(m_offset).trimmed();
        const ByteRange range{m_offset, m_offset + rest.size()};
        if (std::ranges::all_of(rest,
                                [](char c) { return QByteArrayView("}] \r\n\t,").contains(c); })) {
            return JsonHint{tr("Line %1 does not parse: a closing bracket is too many. Remove it."),
                            range,
                            tr("Remove bracket"),
                            {{m_offset, rest.size(), {}}}};
        }
        if (at(':')) {
            return JsonHint{tr("Line %1 does not parse: the file begins with a key, without the { "
                               "before it. Write it."),
                            range,
                            tr("Insert {"),
                            {{0, 0, "{"}}};
        }
        if (at('{') || at('[')) {
            return JsonHint{
                tr("Line %1 does not parse: a second document begins here, and a JSON file "
                   "holds one. Put it into a file of its own."),
                {m_offset, m_offset + 1}};
        }
        return std::nullopt;
    }

    const QByteArray &m_bytes;
    qsizetype m_offset;
};

} // namespace

std::optional<JsonHint> jsonIntent(const QByteArray &bytes, JsonMistake mistake, qsizetype offset)
{
    return offset < bytes.size() ? JsonIntentFinder(bytes, offset).hint(mistake) : std::nullopt;
}

ByteRange jsonTokenAt(const QByteArray &bytes, qsizetype offset)
{
    const QByteArrayView ends(" \t\r\n,:{}[]\"");
    const auto isEnd = [&](qsizetype at) {
        return at < 0 || at >= bytes.size() || ends.contains(bytes[at]);
    };
    if (isEnd(offset) && !isEnd(offset - 1)) {
        --offset;
    }
    qsizetype begin = offset;
    while (!isEnd(begin - 1)) {
        --begin;
    }
    qsizetype end = offset;
    const auto isTime = [&](qsizetype at) {
        return at < bytes.size() && bytes[at] == ':' && at + 1 < bytes.size()
            && bytes[at + 1] >= '0' && bytes[at + 1] <= '9';
    };
    while (!isEnd(end) || (end > begin && isTime(end))) {
        ++end;
    }
    return {begin, end};
}

} // namespace baton
