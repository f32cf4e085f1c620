// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/json/jsonmistakes.h"
#include "models/strings/numberguess.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype farthest = 40; // the maximum length of a number

bool offerNumber(JsonDiagnosis &json, ByteRange range, const QString &number)
{
    //: a fix; a number
    return json.offer(JsonDiagnosis::tr("Write %1").arg(number),
                      {{range.begin, range.length(), number.toUtf8()}});
}

/// Recognises a decimal comma, as in "1,5", where no other value can follow. The fault is at the 5.
bool decimalComma(JsonDiagnosis &json)
{
    static const QRegularExpression digits(u"^\\d+(?:[eE][+-]?\\d+)?"_s);
    static const QRegularExpression integer(u"^-?\\d+$"_s);
    if (json.at < 2 || json.at >= json.bytes.size() || json.bytes[json.at - 1] != ',') {
        return false;
    }
    const ByteRange whole = json.wordAt(json.at - 2);
    const QString before = json.text(whole);
    const QString window = QString::fromUtf8(json.bytes.mid(json.at, farthest));
    const QString behind = digits.match(window).captured();
    if (!integer.match(before).hasMatch() || behind.isEmpty()) {
        return false;
    }
    const ByteRange range{whole.begin, json.at + behind.size()};
    if (const QString number = guessedNumber(before + u',' + behind); !number.isEmpty()) {
        json.report(
            JsonDiagnosis::tr("Line %1 does not parse: a number contains a comma. Write the "
                              "decimal point: %2."),
            range, number);
        return offerNumber(json, range, number);
    }
    json.report(
        JsonDiagnosis::tr("Line %1 does not parse: a number contains a comma. Write %2, or %3 "
                          "where it separates thousands."),
        range, before + u'.' + behind, before + behind);
    return json.rewrite();
}

/// Recognises numbers of other languages: −1, .5, 0x1F and 1_000.
bool foreignNumber(JsonDiagnosis &json)
{
    const ByteRange range = json.wordAt(json.at);
    const QString word = json.text(range);
    const QString number = guessedNumber(word);
    //: a number as it is written, and as JSON writes it
    return !number.isEmpty() && number != word && json.at < json.bytes.size()
        && json.report(
            JsonDiagnosis::tr("Line %1 does not parse: JSON does not write numbers as %2. "
                              "Write %3."),
            range, word, number)
        && offerNumber(json, range, number);
}

bool notANumber(JsonDiagnosis &json)
{
    static const QRegularExpression endless(u"^[+-]?(NaN|nan|Infinity|inf|Inf)$"_s);
    const ByteRange range = json.wordAt(json.at);
    return endless.match(json.text(range)).hasMatch() && json.at < json.bytes.size()
        && json.report(
            JsonDiagnosis::tr("Line %1 does not parse: JSON has no %2. Write null, or the "
                              "text \"%2\"."),
            range, json.text(range))
        && json.rewrite();
}

/// Recognises a number with a unit, such as "95%" or "450 MB". The fault is in it.
bool unit(JsonDiagnosis &json)
{
    const QByteArrayView ends(",:{}[]\"\r\n");
    ByteRange range{json.at, json.at};
    while (range.begin > 0 && range.length() < farthest
           && !ends.contains(json.bytes[range.begin - 1])) {
        --range.begin;
    }
    while (range.end < json.bytes.size() && range.length() < farthest
           && !ends.contains(json.bytes[range.end])) {
        ++range.end;
    }
    const QByteArray text = json.bytes.sliced(range.begin, range.length());
    const NumberWithUnit measured = measuredNumber(QString::fromUtf8(text));
    if (measured.number.isEmpty() || json.at >= json.bytes.size()) {
        return false;
    }
    range.begin += text.indexOf(text.trimmed());
    range.end = range.begin + text.trimmed().size();
    json.report(
        JsonDiagnosis::tr("Line %1 does not parse: a number has no unit in JSON. Write %2, or "
                          "the text \"%3\"."),
        range, measured.number, json.text(range));
    return json.rewrite();
}

constexpr JsonMistake numbers[] = {
    {"decimal comma", JsonReason::Key, "{\"a\": 1,5}", decimalComma},
    {"number of another language", JsonReason::Value, "{\"a\": 0x1F}", foreignNumber},
    {"not a number", JsonReason::Value, "{\"a\": NaN}", notANumber},
    {"unit", JsonReasons(JsonReason::Value) | JsonReason::Comma, "{\"a\": 450 MB}", unit},
};

} // namespace

std::span<const JsonMistake> jsonNumberMistakes()
{
    return numbers;
}

} // namespace baton
