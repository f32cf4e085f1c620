// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/text/encodingdetection.h"

#include "models/text/lineindex.h"
#include "models/text/truncation.h"

#include <QCoreApplication>
#include <QStringDecoder>

#include <algorithm>
#include <cstring>
#include <string_view>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The length of the sequence that a first byte starts, and the smallest code point that may use
/// it.
struct Sequence
{
    int length;
    char32_t least;
    char32_t bits;
};

Sequence sequenceOf(uchar lead)
{
    if (lead >= 0xC2 && lead <= 0xDF) {
        return {2, 0x80, char32_t(lead & 0x1F)};
    }
    if ((lead & 0xF0) == 0xE0) {
        return {3, 0x800, char32_t(lead & 0x0F)};
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        return {4, 0x10000, char32_t(lead & 0x07)};
    }
    return {0, 0, 0};
}

/// The length of the valid sequence at @p at, which is not ASCII; 0 if it is not valid.
int validLength(QByteArrayView bytes, qsizetype at)
{
    const Sequence sequence = sequenceOf(uchar(bytes[at]));
    if (sequence.length == 0 || at + sequence.length > bytes.size()) {
        return 0;
    }
    char32_t code = sequence.bits;
    for (int i = 1; i < sequence.length; ++i) {
        const uchar next = uchar(bytes[at + i]);
        if ((next & 0xC0) != 0x80) {
            return 0;
        }
        code = (code << 6) | (next & 0x3F);
    }
    const bool isSurrogate = code >= 0xD800 && code <= 0xDFFF;
    return code >= sequence.least && code <= 0x10FFFF && !isSurrogate ? sequence.length : 0;
}

/// The offset of the first byte at or after @p at that is not ASCII; else the end.
qsizetype asciiEnd(QByteArrayView bytes, qsizetype at)
{
    constexpr quint64 highBits = 0x8080808080808080;
    constexpr qsizetype block = 64;
    for (; at + block <= bytes.size(); at += block) {
        uchar all = 0;
        for (qsizetype i = 0; i < block; ++i) { // without branches: it becomes a few vectors
            all |= uchar(bytes[at + i]);
        }
        if (all >= 0x80) {
            break;
        }
    }
    for (quint64 eight = 0; at + qsizetype(sizeof eight) <= bytes.size(); at += sizeof eight) {
        std::memcpy(&eight, bytes.data() + at, sizeof eight);
        if ((eight & highBits) != 0) {
            break;
        }
    }
    while (at < bytes.size() && uchar(bytes[at]) < 0x80) {
        ++at;
    }
    return at;
}

/// The text ends at @p at with the beginning of a sequence: it was cut by its bytes. A first byte
/// alone is a letter of another encoding as well, unless there are whole sequences before it.
bool endsInSequence(QByteArrayView text, qsizetype at)
{
    const QByteArrayView bytes = text.sliced(at);
    const Sequence sequence = sequenceOf(uchar(bytes.front()));
    const auto continues = [](char c) { return (uchar(c) & 0xC0) == 0x80; };
    const bool isCertain = bytes.size() > 1 || asciiEnd(text, 0) < at;
    return isCertain && bytes.size() < sequence.length
        && std::ranges::all_of(bytes.sliced(1), continues);
}

LineEnd lineEndOf(const QByteArray &bytes)
{
    if (!bytes.contains('\r')) {
        return LineEnd::Lf;
    }
    bool lf = false;
    bool crLf = false;
    bool cr = false;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        if (bytes[i] == '\n') {
            lf = true;
        } else if (bytes[i] == '\r') {
            const bool isPair = i + 1 < bytes.size() && bytes[i + 1] == '\n';
            (isPair ? crLf : cr) = true;
            i += isPair ? 1 : 0;
        }
    }
    if (int(lf) + int(crLf) + int(cr) > 1) {
        return LineEnd::Mixed;
    }
    return crLf ? LineEnd::CrLf : cr ? LineEnd::Cr : LineEnd::Lf;
}

/// The name in iconv of the encoding of @p bytes if they are text in wide units; empty if not.
QString wideEncodingOf(QByteArrayView bytes)
{
    if (bytes.startsWith(QByteArrayView("\xFF\xFE\0\0", 4))
        || bytes.startsWith(QByteArrayView("\0\0\xFE\xFF", 4))) {
        return u"UTF-32"_s;
    }
    if (bytes.startsWith("\xFF\xFE") || bytes.startsWith("\xFE\xFF")) {
        return u"UTF-16"_s;
    }
    if (bytes.size() < 4) {
        return {};
    }
    const auto isZero = [bytes](qsizetype i) { return bytes[i] == '\0'; };
    if (!isZero(0) && isZero(1) && !isZero(2) && isZero(3)) {
        return u"UTF-16LE"_s;
    }
    return isZero(0) && !isZero(1) && isZero(2) && !isZero(3) ? u"UTF-16BE"_s : QString();
}

/// The character of @p byte in Windows-1252, which equals Latin-1 except for these.
char16_t westernChar(uchar byte)
{
    static constexpr std::u16string_view others =
        u"\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\u008D"
        u"\u017D\u008F"
        "\u0090\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E"
        "\u0178";
    return byte >= 0x80 && byte < 0xA0 ? others[byte - 0x80] : byte;
}

/// Makes UTF-8 of the other bytes, each read as Windows-1252.
TextEdits westernAsUtf8(const QByteArray &bytes)
{
    TextEdits edits;
    for (qsizetype i = asciiEnd(bytes, 0); i < bytes.size(); i = asciiEnd(bytes, i)) {
        const int length = validLength(bytes, i);
        if (length == 0) {
            edits.push_back({i, 1, QString(QChar(westernChar(uchar(bytes[i])))).toUtf8()});
        }
        i += std::max(length, 1);
    }
    return edits;
}

/// The encoding of a file is a guess: the conversion is offered, and shown before it is saved.
void offer(SyntaxIssue &issue, const QString &title, const TextEdits &edits)
{
    issue.fixTitle = title;
    issue.fix = edits;
    issue.isFixOffered = true;
}

QString convertTitle()
{
    return QCoreApplication::translate("baton::TextEncoding", "Convert to UTF-8");
}

TextEdits withoutNul(const QByteArray &bytes)
{
    TextEdits edits;
    for (qsizetype i = bytes.indexOf('\0'); i >= 0; i = bytes.indexOf('\0', i + 1)) {
        edits.push_back({i, 1, {}});
    }
    return edits;
}

SyntaxIssue issueAt(const QString &rule, ByteRange range, const QString &message)
{
    SyntaxIssue issue;
    issue.rule = rule;
    issue.range = range;
    issue.message = message;
    return issue;
}

} // namespace

qsizetype bomLength(QByteArrayView bytes)
{
    return bytes.startsWith("\xEF\xBB\xBF") ? 3 : 0;
}

qsizetype bomsLength(QByteArrayView bytes)
{
    qsizetype length = 0;
    while (bomLength(bytes.sliced(length)) > 0) {
        length += bomLength(bytes.sliced(length));
    }
    return length;
}

QString decodedUtf8(QByteArrayView bytes)
{
    if (asciiEnd(bytes, 0) == bytes.size()) {
        return QString::fromLatin1(bytes); // most texts are short, for which this is faster
    }
    const QString text = QString::fromUtf8(bytes);
    return bytes.startsWith('\xEF') && bomLength(bytes) > 0 ? QChar(QChar::ByteOrderMark) + text
                                                            : text;
}

QByteArray guessedUtf8(const QByteArray &bytes)
{
    const QString wide = wideEncodingOf(bytes);
    const std::optional<QStringConverter::Encoding> encoding =
        QStringConverter::encodingForName(wide.toLatin1().constData());
    if (wide.isEmpty() || !encoding) {
        return QString::fromLatin1(bytes).toUtf8();
    }
    QStringDecoder decoder(*encoding);
    const QString text = decoder(bytes);
    return text.toUtf8();
}

qsizetype firstInvalidUtf8(QByteArrayView bytes)
{
    for (qsizetype i = asciiEnd(bytes, 0); i < bytes.size(); i = asciiEnd(bytes, i)) {
        const int length = validLength(bytes, i);
        if (length == 0) {
            return i;
        }
        i += length;
    }
    return -1;
}

bool isNoText(const Encoding &encoding, const std::vector<SyntaxIssue> &issues)
{
    return !encoding.isValidUtf8 || std::ranges::any_of(issues, [](const SyntaxIssue &issue) {
        return issue.rule == "text.invalid-utf8"_L1 || issue.rule == "text.nul"_L1;
    });
}

Encoding encodingOf(const QByteArray &bytes)
{
    Encoding encoding;
    encoding.hasBom = bomLength(bytes) > 0;
    encoding.isValidUtf8 = firstInvalidUtf8(bytes) < 0;
    encoding.lineEnd = lineEndOf(bytes);
    encoding.endsWithNewline = bytes.isEmpty() || bytes.endsWith('\n') || bytes.endsWith('\r');
    return encoding;
}

namespace {

SyntaxIssue tooLargeIssue(const ParseLimits &limits)
{
    const QString message =
        QCoreApplication::translate("baton::TextEncoding",
                                    "The file has more than %1 MiB, the most that Baton reads. "
                                    "Split it, or move large data into a file of its own.")
            .arg(limits.bytes / (1024 * 1024));
    return issueAt(u"text.too-large"_s, {0, 0}, message);
}

/// @p bytes are text in the encoding @p wide.
SyntaxIssue wideIssue(const QByteArray &bytes, const QString &wide)
{
    const QString message =
        QCoreApplication::translate("baton::TextEncoding",
                                    "The file is %1, and only UTF-8 is read. Convert it: "
                                    "iconv -f %1 -t UTF-8 OLD > NEW",
                                    "%1: UTF-16, UTF-16LE, UTF-16BE or UTF-32")
            .arg(wide);
    SyntaxIssue issue = issueAt(u"text.invalid-utf8"_s, {0, 2}, message);
    if (const QByteArray text = guessedUtf8(bytes); !text.contains("\xEF\xBF\xBD")) {
        offer(issue, convertTitle(), {{0, bytes.size(), text}});
    }
    return issue;
}

SyntaxIssue nulIssue(const QByteArray &bytes, qsizetype nul)
{
    const QString message =
        QCoreApplication::translate("baton::TextEncoding",
                                    "Line %1 contains a NUL byte, so this is not text. Remove "
                                    "the byte, or save the file as UTF-8.")
            .arg(lineOf(bytes, nul));
    SyntaxIssue issue = issueAt(u"text.nul"_s, {nul, nul + 1}, message);
    offer(issue, QCoreApplication::translate("baton::TextEncoding", "Remove NUL bytes"),
          withoutNul(bytes));
    return issue;
}

/// The text ends within the character at @p begin.
SyntaxIssue partialCharacterIssue(const QByteArray &bytes, qsizetype begin,
                                  const ParseLimits &limits)
{
    SyntaxIssue issue;
    markTruncated(issue, LineIndex(bytes.first(begin), limits.firstLine), begin, begin);
    issue.range.end = bytes.size();
    return issue;
}

SyntaxIssue invalidByteIssue(const QByteArray &bytes, qsizetype bad)
{
    const QString byte = QString::number(uchar(bytes[bad]), 16).toUpper();
    const QString message =
        QCoreApplication::translate("baton::TextEncoding",
                                    "Line %1 contains the byte 0x%2, which is not valid UTF-8. "
                                    "Save the file with the encoding UTF-8.")
            .arg(lineOf(bytes, bad))
            .arg(byte);
    SyntaxIssue issue = issueAt(u"text.invalid-utf8"_s, {bad, bad + 1}, message);
    offer(issue, convertTitle(), westernAsUtf8(bytes));
    return issue;
}

} // namespace

std::optional<SyntaxIssue> textIssue(const QByteArray &bytes, const ParseLimits &limits)
{
    if (bytes.size() > limits.bytes) {
        return tooLargeIssue(limits);
    }
    if (const QString wide = wideEncodingOf(bytes); !wide.isEmpty()) {
        return wideIssue(bytes, wide);
    }
    if (const qsizetype nul = bytes.indexOf('\0'); nul >= 0) {
        return nulIssue(bytes, nul);
    }
    const qsizetype bad = firstInvalidUtf8(bytes);
    return bad < 0                   ? std::nullopt
        : endsInSequence(bytes, bad) ? std::optional(partialCharacterIssue(bytes, bad, limits))
                                     : std::optional(invalidByteIssue(bytes, bad));
}

} // namespace baton
