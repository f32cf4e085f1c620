// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/masking/secretpatterns.h"

#include "models/masking/iban.h"

#include <QtTranslation>

namespace baton {

namespace {

using namespace Qt::StringLiterals;

QRegularExpression regex(const QString &pattern)
{
    return QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption);
}

QRegularExpression exactly(const QString &pattern)
{
    return QRegularExpression(pattern);
}

/// The pattern of a given secret: in quotes of either kind all from @p least characters on, without
/// them a match of @p plain.
QString given(int least, const QString &plain)
{
    return u"(?:\"(?<secret>[^\"\\n]{%1,})\"|'(?<quoted>[^'\\n]{%1,})'|(?<plain>%2))"_s.arg(
        QString::number(least), plain);
}

/// Specific patterns come first: if two match the same place, the first one determines the kind.
std::vector<SecretPattern> usualPatterns()
{
    return {
        {"private-key"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Private key"),
         exactly(u"-----BEGIN [A-Z ]*PRIVATE KEY-----[\\s\\S]*?(?:-----END [A-Z ]*PRIVATE "
                 "KEY-----|\\z)"_s),
         {"-----begin "}},
        {"token"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Token"),
         exactly(u"\\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}|glpat-[\\w-]{16,}|"
                 "xox[abeprs]-[A-Za-z0-9-]{10,}|npm_[A-Za-z0-9]{30,}|pypi-[\\w-]{30,}|"
                 "hf_[A-Za-z0-9]{20,}|xapp-[A-Za-z0-9-]{10,}|ya29\\.[\\w-]{20,}|"
                 "dop_v1_[a-f0-9]{32,}|(?<=hooks\\.slack\\.com/services/)[A-Za-z0-9/]{20,})"_s),
         {"ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "xox", "npm_", "pypi-",
          "hf_", "xapp-", "ya29.", "dop_v1_", "hooks.slack.com/services/"}},
        {"api-key"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "API key"),
         exactly(
             u"\\b(?:(?:AKIA|ASIA)[A-Z0-9]{16}|AIza[\\w-]{35}|sk-[A-Za-z0-9_-]{16,}|"
             "gsk_[A-Za-z0-9]{20,}|[rs]k_(?:live|test)_[A-Za-z0-9]{16,}|SG\\.[\\w-]{16,}\\.[\\w-]{16,})"_s),
         {"akia", "asia", "aiza", "sk-", "gsk_", "k_live_", "k_test_", "sg."}},
        {"web-token"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "JSON web token"),
         exactly(u"\\beyJ[\\w-]{8,}\\.eyJ[\\w-]{8,}\\.[\\w-]*"_s),
         {"eyj"}},
        {"authorization"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Authorization"),
         regex(u"\\b(?:bearer|basic)\\s+(?<secret>[A-Za-z0-9+/._~-]{12,}=*)"_s),
         {"bearer", "basic"}},
        {"password"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Password in an address"),
         regex(u"\\b[a-z][a-z0-9+.-]*://[^\\s:/@]*:(?<secret>[^\\s:/@]+)@"_s),
         {"://"}},
        {"password"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Password"),
         regex(u"(?:password|passwd|passphrase|pwd|passwort|kennwort|(?<=[a-z0-9][_-])pass)"
               "[\"']?\\s*[:=]\\s*"_s
               + given(3, u"[^\\s\"',;}{\\]\\[]{3,}"_s)),
         {"password", "passwd", "passphrase", "pwd", "passwort", "kennwort", "_pass", "-pass"}},
        {"password"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Password"),
         regex(u"(?<![\\w-])--(?:[a-z0-9]+-)*(?:password|passwd|passphrase|pass|pwd)[ \\t]+"_s
               + given(3, u"[^\\s\"',;-][^\\s\"',;]{2,}"_s)),
         {"-pass", "-pwd"}},
        // In a sentence only a text that looks like a password is one: "the password is wrong"
        // contains none.
        {"password"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Password"),
         regex(u"\\b(?:password|passphrase|passwort|kennwort)\\s+(?:is|was|ist|war|lautet):?\\s+"_s
               + given(3, u"(?=\\S*[a-z])(?=\\S*[0-9!#$%&*+=?@^_~])[^\\s\"',;]{4,}"_s)),
         {"password", "passphrase", "passwort", "kennwort"}},
        {"password"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Password"),
         exactly(u"\\b(?:mysql\\w*|mariadb[\\w-]*)\\b[^\\n|;&]*?\\s-p(?<secret>[^\\s\"']{3,})|"
                 "\\bsshpass\\s+-p\\s*(?<quoted>[^\\s\"']{3,})|"
                 "\\b(?:docker|podman|buildah|skopeo|helm)\\b[^\\n|;&]*?\\slogin\\b[^\\n|;&]*?\\s-"
                 "p[ =]?[\"']?"
                 "(?<login>[^\\s\"']{3,})|"
                 "\\b(?:curl|wget)\\b[^\\n|;&]*?\\s(?:-u|--user)[ =][\"']?[^\\s:\"']+:"
                 "(?<plain>[^\\s\"']{3,})"_s),
         {"mysql", "mariadb", "sshpass", "docker", "podman", "buildah", "skopeo", "helm", "curl",
          "wget"}},
        {"secret"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Cookie"),
         regex(u"\\b(?:set-)?cookie[\"']?\\s*:\\s*[\"']?(?<secret>[\\w.-]+=[^\\r\\n\"']{6,})"_s),
         {"cookie"}},
        {"secret"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Secret"),
         regex(u"(?:api[_-]?key|(?:shared[_-]?)?access[_-]?key|account[_-]?key|secret(?:[_-]?key)?|"
               u"client[_-]?secret|"
               "(?:auth|access|refresh|bearer|session)[_-]?token|(?<![a-z])token|credentials?)"
               "[\"']?\\s*[:=]\\s*"_s
               + given(6, u"(?!\\d+(?:[\\s,;]|$))[^\\s\"',;}{\\]\\[]{6,}"_s)),
         {"apikey", "api_key", "api-key", "accesskey", "access_key", "access-key", "accountkey",
          "account_key", "account-key", "secret", "token", "credential"}},
        // Beside its key, or named in a sentence, a text that looks random.
        {"secret"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Secret"),
         exactly(u"\\b(?:AKIA|ASIA)[A-Z0-9]{16}\\b(?:[\\s:=,;|/"
                 u"\"'-]+(?i:aws|the|secret|access|key|is|and))*"
                 "[\\s:=,;|/\"'-]+(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+])|"
                 "\\b(?i:secret|token|(?:api|access|secret)[ _-]?key|schlüssel)"
                 "(?:\\s+(?i:key|is|was|ist|war|lautet))*:?\\s+[\"']?"
                 "(?<plain>(?=\\S*[a-z])(?=\\S*[A-Z])(?=\\S*[0-9])[A-Za-z0-9+/_~=-]{20,})"_s),
         {"akia", "asia", "secret", "token", "apikey", "api key", "api_key", "api-key", "accesskey",
          "access key", "access_key", "access-key", "schl"}},
        {"home-path"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Home folder"),
         exactly(u"(?<![\\w.-])(?:/home/|/Users/|[A-Z]:[\\\\/]Users[\\\\/])[^\\s/\\\\:\"'<>|;,]+|"
                 "(?<![\\w.-])/root(?=[/\\s\"':;,]|$)"_s),
         {"/home/", "/users", "\\users", "/root"}},
    };
}

/// The patterns of texts that not everybody considers secret.
std::vector<SecretPattern> furtherPatterns()
{
    return {
        {"webhook"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Webhook"),
         regex(u"https?://(?:hooks\\.slack\\.com/(?:services|workflows|triggers)/|"
               "discord(?:app)?\\.com/api/webhooks/|[^\\s/\"'<>]+\\.webhook\\.office\\.com/|"
               "api\\.telegram\\.org/bot|[^\\s\"'<>]*?/(?:web)?hooks?/)(?<secret>[^\\s\"'<>)]{8,})|"
               "(?<signing>\\bwhsec_[\\w+/=-]{16,})"_s),
         {"hook", "api.telegram.org/bot", "whsec_"},
         false},
        {"webhook"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Webhook"),
         regex(u"web[_-]?hook[_-]?(?:secret|token|key|url)[\"']?\\s*[:=]\\s*"_s
               + given(6, u"[^\\s\"',;}{\\]\\[]{6,}"_s)),
         {"hook"},
         false},
        {"email"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "E-mail address"),
         QRegularExpression(u"(?<![\\w.+%-])(?!git@)[\\w.+%-]+@(?:\\w(?:[\\w-]*\\w)?\\.)+[a-z]{2,}"
                            "(?![\\w-])"_s,
                            QRegularExpression::CaseInsensitiveOption
                                | QRegularExpression::UseUnicodePropertiesOption),
         {"@"},
         false},
        {"iban"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "IBAN"),
         exactly(u"(?<![A-Za-z0-9])[A-Z]{2}\\d{2}(?:[ -]?[A-Z0-9]){11,30}"_s),
         {},
         false,
         validIbanLength},
        {"phone"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Phone number"),
         exactly(u"(?<![\\w.:/+-])(?:(?:\\+|00)[1-9]\\d{0,2}(?:[ ./-]?\\(0?\\d{0,5}\\))?"
                 "(?:[ ./-]?\\d){6,12}|"
                 "\\(0?\\d{2,5}\\)[ /-]?\\d{3,}(?:[ -]?\\d{2,}){0,4}|"
                 "0\\d{2,5}[ /-]\\d{3,}(?:[ -]?\\d{2,}){0,3}|"
                 "[2-9]\\d{2}[.-]\\d{3}[.-]\\d{4})(?![\\w:]|[.-]\\d)"_s),
         {},
         false},
    };
}

} // namespace

const std::vector<SecretPattern> &secretPatterns()
{
    static const std::vector<SecretPattern> all = [] {
        std::vector<SecretPattern> patterns = usualPatterns();
        for (SecretPattern &pattern : furtherPatterns()) {
            patterns.push_back(std::move(pattern));
        }
        return patterns;
    }();
    return all;
}

} // namespace baton
