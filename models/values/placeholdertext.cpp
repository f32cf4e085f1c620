// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/values/placeholdertext.h"

#include <algorithm>
#include <array>
#include <span>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool isWordStart(QChar c)
{
    return c.isLetter() || c == u'_';
}

/// "session_id", "session-id"; but "a-b" is a difference.
bool isHyphenated(QStringView text)
{
    const auto isShort = [](QStringView part) { return part.size() < 2; };
    if (text.contains(u'-') && std::ranges::any_of(text.split(u'-'), isShort)) {
        return false;
    }
    return !text.isEmpty() && isWordStart(text.front()) && std::ranges::all_of(text, [](QChar c) {
        return c.isLetterOrNumber() || c == u'_' || c == u'-';
    });
}

/// Stands for a value that is still to come: "...", "sha256:...", "TODO".
bool isStandIn(QStringView text)
{
    static constexpr std::array standIns{u"…",   u"...",  u"sha256:...", u"???",
                                         u"TBD", u"TODO", u"FIXME",      u"XXX"};
    return std::ranges::any_of(standIns, [&](QStringView standIn) { return text == standIn; });
}

/// "high|medium|low" and "a | b c".
bool isAlternatives(QStringView text)
{
    const auto parts = text.split(u'|');
    return parts.size() > 1 && std::ranges::all_of(parts, [](QStringView part) {
               part = part.trimmed();
               return !part.isEmpty() && part.front().isLetterOrNumber()
                   && std::ranges::none_of(part,
                                           [](QChar c) { return u"{}()\\,;:="_s.contains(c); });
           });
}

/// "{name}" of "{{name}}", which templating programs replace.
bool isDoubled(QStringView inside)
{
    return inside.size() > 2 && inside.startsWith(u'{') && inside.endsWith(u'}')
        && isWordStart(inside.sliced(1).trimmed().front())
        && std::ranges::none_of(inside.sliced(1).chopped(1),
                                [](QChar c) { return c == u'{' || c == u'}'; });
}

/// A place in a text, with the brackets around it.
struct Bracketed
{
    qsizetype begin;
    qsizetype end;

    [[nodiscard]] QStringView in(QStringView text) const { return text.sliced(begin, end - begin); }
};

bool isOpening(QChar c)
{
    return c == u'{' || c == u'[' || c == u'<';
}

/// The offset behind the bracket that closes the one at @p begin on its line. The text between must
/// not be empty, and braces must contain a single word. 0 if there is no such bracket.
qsizetype closingEnd(QStringView text, qsizetype begin)
{
    const QChar open = text[begin];
    const QChar close = open == u'{' ? u'}' : open == u'[' ? u']' : u'>';
    const auto endsWord = [](QChar c) { return !c.isLetterOrNumber() && c != u'_' && c != u'-'; };
    const auto ends = [&](QChar c) {
        return c == open || c == close || c == u'\n' || (open == u'{' && endsWord(c));
    };
    const QStringView rest = text.sliced(begin + 1);
    const auto end = std::ranges::find_if(rest, ends);
    const bool isClosed = end != rest.end() && end != rest.begin() && *end == close;
    return isClosed ? begin + 2 + (end - rest.begin()) : 0;
}

/// Without a regular expression, which takes longer to compile than most runs take to read all
/// texts.
std::vector<Bracketed> bracketedIn(QStringView text)
{
    std::vector<Bracketed> found;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const qsizetype end = isOpening(text[at]) ? closingEnd(text, at) : 0;
        if (end > 0) {
            found.push_back({at, end});
            at = end - 1;
        }
    }
    return found;
}

QString without(const std::vector<Bracketed> &places, QString text)
{
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        text.remove(place->begin, place->end - place->begin);
    }
    return text;
}

/// True for "{N}" in @p text, but not for the indices and the commands of formulas.
bool isBraceOpen(QStringView text, Bracketed place)
{
    const qsizetype at = place.begin;
    const bool isScript = at > 0 && (text[at - 1] == u'_' || text[at - 1] == u'^');
    return !isScript && !text.contains(u'\\') && isHyphenated(place.in(text).sliced(1).chopped(1));
}

/// True for "[date]" or "<date>" in @p text, but not for "names[index]", "List<int>" and "[a-z]+".
bool isBracketOpen(QStringView text, Bracketed place)
{
    const QChar before = place.begin > 0 ? text[place.begin - 1] : QChar();
    const QChar behind = place.end < text.size() ? text[place.end] : QChar();
    return !before.isLetterOrNumber() && !u")]}>"_s.contains(before)
        && !u"([{+*?:"_s.contains(behind) && !text.contains("</"_L1)
        && isPlaceholder(place.in(text));
}

/// True for a rest of the field's inserted text. Excludes the names of links and, if it is one
/// word, indices and patterns: "a[description]", "[description]+".
bool isOwnRest(QStringView text, Bracketed place, const PlaceholderContext &context)
{
    const qsizetype end = place.end;
    const bool isLink = end < text.size() && (text[end] == u'(' || text[end] == u'[');
    const bool isWord = !place.in(text).contains(u' ');
    return !isLink && context.ownTexts.contains(place.in(text))
        && (!isWord || isWholeWord(text, place.begin, end));
}

/// True for an id or a name, and for no sentence.
bool isOneWord(const QString &text)
{
    return !text.isEmpty() && std::ranges::none_of(text, [](QChar c) { return c.isSpace(); });
}

bool isLetter(QChar c)
{
    return (c >= u'A' && c <= u'Z') || (c >= u'a' && c <= u'z');
}

bool isLetterOrDigit(QChar c)
{
    return isLetter(c) || (c >= u'0' && c <= u'9');
}

/// The offset behind the bracket that closes the one at @p begin on its line; 0 if there is none.
qsizetype bracketEnd(QStringView text, qsizetype begin)
{
    const QStringView rest = text.sliced(begin + 1);
    const auto close =
        std::ranges::find_if(rest, [](QChar c) { return c == u'[' || c == u']' || c == u'\n'; });
    return close != rest.end() && *close == u']' ? begin + 2 + (close - rest.begin()) : 0;
}

/// The offset behind the brace that closes the one at @p begin around a name; 0 if there is none.
qsizetype braceEnd(QStringView text, qsizetype begin)
{
    constexpr qsizetype longest = 61;
    const QStringView rest = text.sliced(begin + 1);
    const auto close = std::ranges::find_if_not(
        rest, [](QChar c) { return isLetterOrDigit(c) || c == u'_' || c == u'-'; });
    const qsizetype size = close - rest.begin();
    const bool isName = size > 0 && size <= longest && (isLetter(rest[0]) || rest[0] == u'_');
    return isName && close != rest.end() && *close == u'}' ? begin + 2 + size : 0;
}

/// True if the text from @p begin to @p end is "[what to write]", and neither an index nor a link.
bool isToWrite(QStringView text, qsizetype begin, qsizetype end)
{
    constexpr qsizetype shortest = 3;
    constexpr qsizetype longest = 121;
    const QStringView inside = text.sliced(begin + 1, end - begin - 2);
    const bool isIndex = begin > 0 && isLetterOrDigit(text[begin - 1]);
    const bool isLink = end < text.size() && (text[end] == u'[' || text[end] == u'(');
    return inside.size() >= shortest && inside.size() <= longest && isLetter(inside.front())
        && !isIndex && !isLink;
}

} // namespace

bool isPlaceholder(QStringView text)
{
    text = text.trimmed();
    if (text.isEmpty()) {
        return false;
    }
    const QStringView inside = text.size() > 2 ? text.sliced(1, text.size() - 2) : QStringView();
    const auto hasNone = [&](QStringView characters) {
        return std::ranges::none_of(inside, [&](QChar c) { return characters.contains(c); });
    };
    switch (text.front().unicode()) {
    case u'[':
        return text.endsWith(u']') && hasNone(u"[]")
            && (inside == "..."_L1 || inside == "…"_L1
                || (!inside.isEmpty() && inside.front().isLetter()));
    case u'{':
        return text.endsWith(u'}')
            && (isHyphenated(inside) || isAlternatives(inside) || isDoubled(inside));
    case u'<':
        return text.endsWith(u'>') && hasNone(u"<>@") && !inside.contains("://"_L1)
            && !inside.isEmpty() && isWordStart(inside.front());
    default:
        return isTypeWord(text) || isStandIn(text);
    }
}

bool isTypeWord(QStringView text)
{
    static constexpr std::array words{"string"_L1, "integer"_L1, "int"_L1,  "float"_L1,
                                      "number"_L1, "boolean"_L1, "bool"_L1, "ISO8601"_L1};
    return std::ranges::any_of(words, [&](QLatin1StringView word) { return text == word; });
}

bool mayHoldPlaceholders(QStringView text)
{
    quint16 hasOpening = 0; // as wide as a character, and without branches: it becomes vectors
    for (const char16_t c : std::span(text.utf16(), size_t(text.size()))) {
        hasOpening |= quint16((c == u'[') | (c == u'{') | (c == u'<') | (c == u'|'));
    }
    const QStringView whole = text.trimmed();
    return hasOpening != 0 || isTypeWord(whole) || isStandIn(whole);
}

namespace {

/// "GET /users/{id}": a part of an address that a sentence speaks of.
bool isOfRoute(const QString &text, const Bracketed &place, TextSort sort)
{
    return sort != TextSort::Path && place.begin > 0 && text[place.begin - 1] == u'/'
        && !isOneWord(text);
}

} // namespace

QStringList placeholdersIn(const QString &text, const PlaceholderContext &context)
{
    QStringList found;
    const std::vector<Bracketed> places = bracketedIn(text);
    const bool isOneName = context.sort != TextSort::Prose && isOneWord(without(places, text));
    for (const Bracketed &place : places) {
        const QString whole = place.in(text).toString();
        const bool isBrace = whole.front() == u'{';
        const bool isOpen = isBrace ? context.sort != TextSort::Prose && !context.isFilledByProtocol
                && isBraceOpen(text, place) && !isOfRoute(text, place, context.sort)
                                    : isOneName && isBracketOpen(text, place)
                && (whole.front() == u'<'
                    || (context.sort == TextSort::Name && !context.isFilledByProtocol));
        const bool mayBeOfTemplate =
            !isBrace || (!context.isFilledByProtocol && isWholeWord(text, place.begin, place.end));
        if (isOpen || isOwnRest(text, place, context)
            || (mayBeOfTemplate && context.templateTexts
                && context.templateTexts->contains(whole))) {
            found.append(whole);
        }
    }
    return found;
}

bool isWholeWord(QStringView text, qsizetype begin, qsizetype end)
{
    const auto isBorder = [](QChar c, QStringView others) {
        return c.isSpace() || others.contains(c);
    };
    const bool isFirst = begin == 0 || isBorder(text[begin - 1], u"(\"'>“„«");
    return isFirst && (end == text.size() || isBorder(text[end], u")\"'<”“».,;:!?"));
}

QSet<QString> openTextsOf(QStringView text)
{
    // Without a regular expression, which takes longer to compile than all templates take to read.
    QSet<QString> found;
    for (qsizetype begin = 0; begin < text.size(); ++begin) {
        const bool isBracket = text[begin] == u'[';
        if (!isBracket && text[begin] != u'{') {
            continue;
        }
        const qsizetype end = isBracket ? bracketEnd(text, begin) : braceEnd(text, begin);
        const bool isOpen = end > begin
            && (isBracket ? isToWrite(text, begin, end) : isWholeWord(text, begin, end));
        if (isOpen) {
            found.insert(text.sliced(begin, end - begin).toString());
        }
    }
    return found;
}

} // namespace baton
