// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/common/hyphens.h"

#include <QStringList>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

constexpr qsizetype fewestLetters = 3; // before and behind a hyphen

bool isVowel(QChar letter)
{
    return u"aeiouyäöü"_s.contains(letter.toLower());
}

/// How many of the consonants before @p vowel begin its syllable.
qsizetype onsetBefore(const QString &word, qsizetype vowel)
{
    static const std::array onsets{u"sch"_s, u"ch"_s, u"ck"_s, u"ph"_s, u"th"_s, u"qu"_s,
                                   u"bl"_s,  u"br"_s, u"dr"_s, u"fl"_s, u"fr"_s, u"gl"_s,
                                   u"gr"_s,  u"kl"_s, u"kr"_s, u"pl"_s, u"pr"_s, u"tr"_s};
    const QStringView before = QStringView(word).first(vowel);
    const auto found = std::ranges::find_if(onsets, [before](const QString &onset) {
        return before.endsWith(onset, Qt::CaseInsensitive);
    });
    return found == onsets.end() ? 1 : found->size();
}

/// True when a syllable begins at @p place: a consonant before a vowel, behind another syllable.
bool beginsSyllable(const QString &word, qsizetype place)
{
    const auto vowel = std::find_if(word.begin() + place, word.end(), isVowel) - word.begin();
    return vowel > place && vowel < word.size() && place == vowel - onsetBefore(word, vowel)
        && std::all_of(
               word.begin() + place, word.begin() + vowel,
               [](QChar letter) { return letter.isLetter(); })
        && word[place - 1].isLetter() && std::any_of(word.begin(), word.begin() + place, isVowel);
}

/// The last syllable that begins where what stands before it fits with its hyphen; 0: none.
qsizetype lastBreak(const QString &word, const QFontMetrics &metrics, int width)
{
    for (qsizetype place = word.size() - fewestLetters; place >= fewestLetters; --place) {
        if (beginsSyllable(word, place)
            && metrics.horizontalAdvance(word.first(place) + u'-') <= width) {
            return place;
        }
    }
    return 0;
}

} // namespace

QString withHyphens(const QString &text, const QFontMetrics &metrics, int width)
{
    QStringList words = text.split(u' ');
    for (QString &word : words) {
        QString done;
        while (metrics.horizontalAdvance(word) > width) {
            const qsizetype place = lastBreak(word, metrics, width);
            if (place == 0) {
                break;
            }
            done += word.first(place) + u'-';
            word = word.sliced(place);
        }
        word = done + word;
    }
    return words.join(u' ');
}

} // namespace baton
