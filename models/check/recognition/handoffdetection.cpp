// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/recognition/handoffdetection.h"

#include "models/check/recognition/kindfilenames.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/strings/whitespace.h"
#include "models/text/encodingdetection.h"

#include <QStringDecoder>

#include <optional>

namespace baton {

namespace {

qsizetype skipped(QByteArrayView text, qsizetype at, QByteArrayView characters)
{
    while (at < text.size() && characters.contains(text[at])) {
        ++at;
    }
    return at;
}

/// True if "<", or "<" and a prefix, precedes @p at.
bool isBehindTagStart(QByteArrayView text, qsizetype at)
{
    const auto isPrefix = [](char c) { return QChar::isLetterOrNumber(uchar(c)) || c == '-'; };
    qsizetype start = at;
    if (start > 0 && text[start - 1] == ':') {
        --start;
        while (start > 0 && isPrefix(text[start - 1])) {
            --start;
        }
    }
    return start > 0 && text[start - 1] == '<';
}

/// True for one of the quotes “ ” „ ‟, as word processors write them.
bool isCurlyQuote(QByteArrayView text)
{
    return text.size() == 3 && text.startsWith("\xe2\x80") && uchar(text[2]) >= 0x9c
        && uchar(text[2]) <= 0x9f;
}

/// True if the text from @p at to @p end is a key in curly quotes.
bool isCurlyKey(QByteArrayView text, qsizetype at, qsizetype end)
{
    constexpr qsizetype quote = 3;
    if (at < quote || end + quote > text.size() || !isCurlyQuote(text.sliced(at - quote, quote))
        || !isCurlyQuote(text.sliced(end, quote))) {
        return false;
    }
    const qsizetype colon = skipped(text, end + quote, " \t");
    return colon < text.size() && text[colon] == ':';
}

/// True if the text from @p at to @p end is an element name or a key: quoted, behind a brace, or at
/// the start of a line indented by @p indentation.
bool isKey(QByteArrayView text, qsizetype at, qsizetype end, qsizetype indentation)
{
    if (isBehindTagStart(text, at)) {
        return skipped(text, end, " \t\r\n/>") > end;
    }
    if (isCurlyKey(text, at, end)) {
        return true;
    }
    const char before = at == 0 ? '\n' : text[at - 1];
    const bool isQuoted = before == '"' || before == '\'';
    if (isQuoted && (end >= text.size() || text[end] != before)) {
        return false;
    }
    qsizetype start = at;
    while (start > 0 && isBlank(text[start - 1])) {
        --start;
    }
    const bool startsLine = start == 0 || text[start - 1] == '\n' || text[start - 1] == '\r';
    const bool isPlain = before == '{' || (startsLine && at - start == indentation);
    const qsizetype colon = skipped(text, isQuoted ? end + 1 : end, " \t");
    return (isQuoted || isPlain) && colon < text.size() && text[colon] == ':';
}

/// The indentation of the first line that has content.
qsizetype firstIndentation(QByteArrayView text)
{
    for (qsizetype line = 0; line < text.size();) {
        const qsizetype content = skipped(text, line, " \t");
        const qsizetype next = text.indexOf('\n', content);
        const bool isEmpty = content >= text.size() || text[content] == '\r'
            || text[content] == '\n' || text[content] == '#';
        if (!isEmpty) {
            return content - line;
        }
        line = next < 0 ? text.size() : next + 1;
    }
    return 0;
}

/// The beginning of a document that may not parse completely.
class DocumentHead
{
public:
    DocumentHead(QByteArrayView text, const Tree &tree)
        : m_decoded(decoded(text))
        , m_text(head(m_decoded.isEmpty() ? text : m_decoded))
        , m_tree(tree)
        , m_indentation(firstIndentation(m_text))
    {
    }

    /// True if the document has the first key of @p pointer.
    [[nodiscard]] bool begins(const JsonPointer &pointer) const
    {
        return !pointer.isRoot() && has(pointer.tokens().front());
    }

private:
    /// The beginning of a text in UTF-16 or UTF-32, recognised by its byte order mark; else empty.
    static QByteArray decoded(QByteArrayView text)
    {
        constexpr qsizetype enough = 4096;
        const std::optional<QStringConverter::Encoding> encoding =
            QStringConverter::encodingForData(text);
        if (!encoding || *encoding == QStringConverter::Utf8) {
            return {};
        }
        QStringDecoder decoder(*encoding);
        const QString decodedText = decoder.decode(text.first(std::min(text.size(), enough)));
        return decodedText.toUtf8();
    }

    static QByteArrayView head(QByteArrayView text)
    {
        constexpr qsizetype farthest = 1024 * 1024;
        text = text.sliced(bomLength(text));
        return text.first(std::min(text.size(), farthest));
    }

    [[nodiscard]] bool has(const QString &key) const
    {
        if (!m_tree.isEmpty() && m_tree.child(0, key) != noNode) {
            return true;
        }
        const QByteArray bytes = key.toUtf8();
        for (qsizetype at = m_text.indexOf(bytes); at >= 0; at = m_text.indexOf(bytes, at + 1)) {
            if (isKey(m_text, at, at + bytes.size(), m_indentation)) {
                return true;
            }
        }
        return false;
    }

    QByteArray m_decoded;
    QByteArrayView m_text;
    const Tree &m_tree;
    qsizetype m_indentation;
};

bool fits(const KindShape &shape, const DocumentHead &top)
{
    const auto begins = [&top](const JsonPointer &pointer) { return top.begins(pointer); };
    const auto stands = [&top](const auto &text) { return top.begins(text.first); };
    if (shape.has.empty()) {
        return std::ranges::any_of(shape.hasAny, begins);
    }
    return std::ranges::all_of(shape.has, begins) && std::ranges::all_of(shape.where, stands);
}

} // namespace

bool looksLikeHandoff(QByteArrayView text, const Tree &tree, const ProtocolCatalog &catalog,
                      const QString &fileName)
{
    const DocumentHead top(text, tree);
    const auto isLike = [&top](const KindModel &kind) {
        return std::ranges::any_of(kind.shapes,
                                   [&top](const KindShape &shape) { return fits(shape, top); })
            || std::ranges::any_of(kind.wrappers, [&top](const Wrapper &around) {
                   return fits(around.shape, top);
               });
    };
    return !kindsOfFile(fileName, catalog).empty() || !catalog.kindsThat(isLike).empty();
}

} // namespace baton
