// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/masking/iban.h"

#include <QString>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The length of an IBAN of each country, by the registry of ISO 13616; 0 if there is none.
qsizetype charactersIn(QStringView country)
{
    static constexpr auto countries =
        "AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29"
        "ES24FI18FK18FO18FR27GB22GE22GI23GL18GR27GT28HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20"
        "LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20MR27MT31MU30NI28NL18NO15OM23PK24PL28PS29"
        "PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26UA29VA22VG24XK20"
        "YE30"_L1;
    constexpr qsizetype entry = 4;
    for (qsizetype i = 0; i < countries.size(); i += entry) {
        if (countries.sliced(i, 2) == country) {
            return countries.sliced(i + 2, 2).toInt();
        }
    }
    return 0;
}

bool hasRightChecksum(const QString &iban)
{
    constexpr int modulus = 97;
    constexpr qsizetype head = 4;
    int remainder = 0;
    for (const QChar c : iban.sliced(head) + iban.first(head)) {
        const bool isLetter = c >= u'A';
        const int value = isLetter ? c.unicode() - u'A' + 10 : c.digitValue();
        remainder = (remainder * (isLetter ? 100 : 10) + value) % modulus;
    }
    return remainder == 1;
}

} // namespace

qsizetype validIbanLength(QStringView text)
{
    const qsizetype wanted = charactersIn(text.first(2));
    QString iban;
    for (qsizetype i = 0; i < text.size() && wanted > 0; ++i) {
        if (text[i].isLetterOrNumber()) {
            iban.append(text[i]);
        }
        if (iban.size() == wanted) {
            const bool goesOn = i + 1 < text.size() && text[i + 1].isLetterOrNumber();
            return !goesOn && hasRightChecksum(iban) ? i + 1 : 0;
        }
    }
    return 0;
}

} // namespace baton
