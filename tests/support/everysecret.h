// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

namespace baton {

/// One secret of each kind, with a text that contains it. None breaks a YAML scalar in double
/// quotes.
struct GivenSecret
{
    QString kind;
    QString text;   ///< text in the document
    QString secret; ///< part of text that has to be masked
};

/// Concatenated from parts, so that no scanner reports the tests as leaks.
[[nodiscard]] inline QList<GivenSecret> everySecret()
{
    using namespace Qt::StringLiterals;
    const auto given = [](const QString &kind, const QString &before, const QString &secret) {
        return GivenSecret{kind, before + secret, secret};
    };
    return {given(u"api-key"_s, {}, u"AKIA"_s + u"ABCDEFGHIJKLMNOP"_s),
            given(u"authorization"_s, u"Bearer "_s, u"abcdef0123456789"_s),
            given(u"email"_s, {}, u"ada.lovelace@mesh.example.org"_s),
            given(u"home-path"_s, {}, u"/home/alice"_s),
            given(u"iban"_s, {}, u"DE89 3704 0044 0532 0130 00"_s),
            given(u"own"_s, {}, u"KD-4711-0815"_s),
            given(u"password"_s, u"password="_s, u"hunter-22"_s),
            given(u"phone"_s, {}, u"+49 351 4567890"_s),
            given(u"private-key"_s, {},
                  u"-----BEGIN PRIVATE KEY----- MIIEabc -----END PRIVATE KEY-----"_s),
            given(u"secret"_s, u"api_key="_s, u"0a1b2c3d4e5f"_s),
            given(u"token"_s, {}, u"ghp_"_s + QString(36, u'a')),
            given(u"web-token"_s, {}, u"eyJhbGciOiJI."_s + u"eyJzdWIiOiIx.c2ln"_s),
            given(u"webhook"_s, u"https://ci.lab/hooks/"_s, u"deploy-7f3a99"_s)};
}

/// All of them on one line.
[[nodiscard]] inline QString everySecretText()
{
    QString text;
    for (const GivenSecret &one : everySecret()) {
        text += one.text + QStringLiteral(" | ");
    }
    return text.chopped(3);
}

/// The kinds of the secrets in @p text.
[[nodiscard]] inline QStringList secretsLeftIn(const QString &text)
{
    QStringList kinds;
    for (const GivenSecret &one : everySecret()) {
        if (text.contains(one.secret)) {
            kinds.append(one.kind);
        }
    }
    return kinds;
}

/// The lines of a secrets.txt that enables all kinds.
[[nodiscard]] inline QByteArray everyKindLines()
{
    return "email\niban\nphone\nwebhook\nKD-\\d{4}-\\d{4}\n";
}

} // namespace baton
