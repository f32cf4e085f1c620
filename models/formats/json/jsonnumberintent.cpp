// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/json/jsonintent.h"
#include "models/strings/numberguess.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class JsonIntentTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::JsonHint)
};

constexpr qsizetype farthest = 40; // no number is longer

QString windowFrom(const QByteArray &bytes, qsizetype begin)
{
    return QString::fromUtf8(bytes.sliced(begin, std::min(farthest, bytes.size() - begin)));
}

/// "Write 1.5" in the place of @p range.
JsonHint rewritten(const QString &message, ByteRange range, const QString &number)
{
    //: a fix; a number
    return {message,
            range,
            JsonIntentTexts::tr("Write %1").arg(number),
            {{range.begin, range.length(), number.toUtf8()}}};
}

/// "1,5" where no other value can follow: the fault is at the 5.
std::optional<JsonHint> decimalComma(const QByteArray &bytes, qsizetype offset)
{
    static const QRegularExpression digits(u"^\\d+(?:[eE][+-]?\\d+)?"_s);
    static const QRegularExpression integer(u"^-?\\d+$"_s);
    if (offset < 2 || bytes[offset - 1] != ',') {
        return std::nullopt;
    }
    const ByteRange whole = jsonTokenAt(bytes, offset - 2);
    const QString before = QString::fromLatin1(bytes.sliced(whole.begin, whole.length()));
    const QString behind = digits.match(windowFrom(bytes, offset)).captured();
    if (!integer.match(before).hasMatch() || behind.isEmpty()) {
        return std::nullopt;
    }
    const ByteRange range{whole.begin, offset + behind.size()};
    if (const QString number = guessedNumber(before + u',' + behind); !number.isEmpty()) {
        return rewritten(
            JsonIntentTexts::tr("Line %1 does not parse: a comma stands within a number. Write "
                                "the decimal point: %2.")
                .arg(u"%1"_s, number),
            range, number);
    }
    return JsonHint{
        JsonIntentTexts::tr("Line %1 does not parse: a comma stands within a number. Write %2, "
                            "or %3 where it separates thousands.")
            .arg(u"%1"_s, before + u'.' + behind, before + behind),
        range};
}

/// "95%" and "450 MB": the fault is within it.
std::optional<JsonHint> unit(const QByteArray &bytes, qsizetype offset)
{
    const QByteArrayView ends(",:{}[]\"\r\n");
    qsizetype begin = offset;
    while (begin > 0 && offset - begin < farthest && !ends.contains(bytes[begin - 1])) {
        --begin;
    }
    qsizetype end = offset;
    while (end < bytes.size() && end - begin < farthest && !ends.contains(bytes[end])) {
        ++end;
    }
    const QByteArray text = bytes.sliced(begin, end - begin);
    const NumberWithUnit measured = measuredNumber(QString::fromUtf8(text));
    if (measured.number.isEmpty()) {
        return std::nullopt;
    }
    begin += text.indexOf(text.trimmed());
    return JsonHint{
        JsonIntentTexts::tr("Line %1 does not parse: a number has no unit in JSON. Write %2, or "
                            "the text \"%3\".")
            .arg(u"%1"_s, measured.number, QString::fromUtf8(text.trimmed())),
        {begin, begin + text.trimmed().size()}};
}

} // namespace

std::optional<JsonHint> jsonNumberIntent(const QByteArray &bytes, JsonMistake mistake,
                                         qsizetype offset)
{
    if (mistake == JsonMistake::Key) {
        return decimalComma(bytes, offset);
    }
    if (mistake == JsonMistake::Comma) {
        return unit(bytes, offset);
    }
    if (mistake != JsonMistake::Value) {
        return std::nullopt;
    }
    const ByteRange range = jsonTokenAt(bytes, offset);
    const QString token = QString::fromUtf8(bytes.sliced(range.begin, range.length()));
    if (const QString number = guessedNumber(token); !number.isEmpty() && number != token) {
        //: a number as it is written, and as JSON writes it
        return rewritten(
            JsonIntentTexts::tr("Line %1 does not parse: JSON does not write numbers as %2. "
                                "Write %3.")
                .arg(u"%1"_s, token, number),
            range, number);
    }
    static const QRegularExpression endless(u"^[+-]?(NaN|nan|Infinity|inf|Inf)$"_s);
    if (endless.match(token).hasMatch()) {
        return JsonHint{
            JsonIntentTexts::tr("Line %1 does not parse: JSON has no %2. Write null, or the text "
                                "\"%2\".")
                .arg(u"%1"_s, token),
            range};
    }
    return unit(bytes, offset);
}

} // namespace baton
