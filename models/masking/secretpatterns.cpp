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

/// Begins a word, also behind the escaped line break or tab of a JSON or YAML text.
constexpr auto wordStart = R"((?:\b|(?<=\\[nrt])))"_L1;

/// A quote that may be there, escaped at any level: a text in a text has \" or \\\" for ".
constexpr auto maybeQuote = R"((?:\\*["']|\\+u0022)?)"_L1;

/// The characters of a class that end a value without quotes.
constexpr auto valueEnds = R"(\s,;}{\]\[)"_L1;

/// A character of a text without quotes and the characters of the class @p excluded. Leaves the
/// backslashes of an escaped quote behind the text.
QString unquoted(QLatin1StringView excluded)
{
    return uR"((?:[^"'\\%1]|\\++(?!["']|u0022)))"_s.arg(excluded);
}

/// The pattern of a text of @p least characters on between double quotes: as many backslashes as in
/// front of the first one are in front of the last one, more are in front of those in the text.
QString quoted(int least)
{
    const QString slash = uR"(\k<escape>\\\k<escape>)"_s; // escapes a quote in the text
    return uR"re((?<escape>\\*+)"(?<secret>(?:[^"\\\n]|\\++(?!")|(?:%2\\)*+%2"){%1,}+(?:%2\\)*+)\k<escape>")re"_s
        .arg(QString::number(least), slash);
}

/// The pattern of a given secret: in quotes of either kind all from @p least characters on, the
/// first word of a quoted text that was cut off, the first line of a YAML block, without them a
/// match of @p plain.
QString given(int least, const QString &plain)
{
    return uR"((?:%2|\\*'(?<quoted>(?:[^'\\\n]|\\++(?!')){%1,}+)\\*'|)"
           uR"((?<unicode>\\+u0022)(?<coded>[^"\n]{%1,}?)(?<!\\)\k<unicode>|\\*"(?<cut>%3{%1,})|)"
           uR"([|>][-+\d]*[ \t]*\r?\n[-+ \t]+(?<block>[^\r\n]{%1,})|(?<plain>%4)))"_s.arg(
               QString::number(least), quoted(least), unquoted(valueEnds), plain);
}

/// Specific patterns come first: if two match the same place, the first one determines the kind.
std::vector<SecretPattern> usualPatterns()
{
    return {
        {"private-key"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Private key"),
         exactly(u"-----BEGIN [A-Z ]*PRIVATE KEY-----[\\s\\S]*?(?:-----END [A-Z ]*PRIVATE "
                 "KEY-----|\\z)|AGE-SECRET-KEY-1[A-Z0-9]{40,}"_s),
         {"-----begin ", "age-secret-key-1"}},
        {"token"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Token"),
         exactly(wordStart
                 + u"(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}|glpat-[\\w-]{16,}|"
                   "xox[abeprs]-[A-Za-z0-9-]{10,}|npm_[A-Za-z0-9]{30,}|pypi-[\\w-]{30,}|"
                   "hf_[A-Za-z0-9]{20,}|xapp-[A-Za-z0-9-]{10,}|ya29\\.[\\w-]{20,}|"
                   "dop_v1_[a-f0-9]{32,}|(?<=hooks\\.slack\\.com/services/)[A-Za-z0-9/]{20,})"_s),
         {"ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "xox", "npm_", "pypi-",
          "hf_", "xapp-", "ya29.", "dop_v1_", "hooks.slack.com/services/"}},
        {"api-key"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "API key"),
         exactly(
             wordStart
             + u"(?:(?:AKIA|ASIA)[A-Z0-9]{16}|AIza[\\w-]{35}|sk-[A-Za-z0-9_-]{16,}|"
               "gsk_[A-Za-z0-9]{20,}|GOCSPX-[\\w-]{20,}|[rs]k_(?:live|test)_[A-Za-z0-9]{16,}|SG\\.[\\w-]{16,}\\.[\\w-]{16,})"_s),
         {"akia", "asia", "aiza", "sk-", "gsk_", "gocspx-", "k_live_", "k_test_", "sg."}},
        {"web-token"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "JSON web token"),
         exactly(wordStart + u"eyJ[\\w-]{8,}\\.eyJ[\\w-]{8,}\\.[\\w-]*"_s),
         {"eyj"}},
        {"authorization"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Authorization"),
         regex(wordStart + u"(?:bearer|basic)\\s+(?<secret>[A-Za-z0-9+/._~-]{12,}=*)"_s),
         {"bearer", "basic"}},
        {"password"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Password in an address"),
         regex(u"\\b[a-z][a-z0-9+.-]*://[^\\s:/@]*:(?<secret>[^\\s:/@]+)@"_s),
         {"://"}},
        {"password"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Password"),
         regex(u"(?:password|passwd|passphrase|pwd|passwort|kennwort|(?<=[a-z0-9][_-])pass)"_s
               + maybeQuote + u"\\s*[:=]\\s*"_s + given(3, unquoted(valueEnds) + u"{3,}"_s)),
         {"password", "passwd", "passphrase", "pwd", "passwort", "kennwort", "_pass", "-pass"}},
        {"password"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Password"),
         regex(u"(?<![\\w-])--(?:[a-z0-9]+-)*(?:password|passwd|passphrase|pass|pwd)[ \\t]+"_s
               + given(3, u"(?!-)"_s + unquoted("\\s,;"_L1) + u"{3,}"_s)),
         {"-pass", "-pwd"}},
        // In a sentence only a text that looks like a password is one: "the password is wrong"
        // contains none.
        {"password"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Password"),
         regex(u"\\b(?:password|passphrase|passwort|kennwort)\\s+(?:is|was|ist|war|lautet):?\\s+"_s
               + given(3,
                       u"(?=\\S*[a-z])(?=\\S*[0-9!#$%&*+=?@^_~])"_s + unquoted("\\s,;"_L1)
                           + u"{4,}"_s)),
         {"password", "passphrase", "passwort", "kennwort"}},
        {"password"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Password"),
         exactly(
             uR"(\b(?:mysql\w*|mariadb[\w-]*)\b[^\n|;&]*?\s-p%1(?<secret>%2{3,})|)"
             uR"(\bsshpass\s+-p\s*%1(?<quoted>%2{3,})|)"
             uR"(\b(?:docker|podman|buildah|skopeo|helm)\b[^\n|;&]*?\slogin\b[^\n|;&]*?\s-)"
             uR"(p[ =]?%1(?<login>%2{3,})|)"
             uR"(\b(?:curl|wget)\b[^\n|;&]*?\s(?:-u|--user)[ =]%1[^\s:"'\\]+:(?<plain>%2{3,}))"_s
                 .arg(maybeQuote, unquoted("\\s"_L1))),
         {"mysql", "mariadb", "sshpass", "docker", "podman", "buildah", "skopeo", "helm", "curl",
          "wget"}},
        {"password"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Password"),
         exactly(u"\\b(?:machine\\s+\\S+|default)\\s+login\\s+\\S+\\s+password\\s+%1"
                 "(?<secret>%2{3,})"_s.arg(maybeQuote, unquoted("\\s"_L1))),
         {"password"}},
        {"password"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Password"),
         exactly(
             uR"((?:"|u0022)auth\\*(?:"|u0022)\s*:\s*%1(?<secret>(?=[A-Za-z+/]*[A-Z0-9])[A-Za-z0-9+/]{12,}=*)(?=\\*"|\\+u0022))"_s
                 .arg(maybeQuote)),
         {"auth"}},
        {"secret"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Secret"),
         exactly(u"(?:[?&]|u0026)sig=(?<secret>[\\w%+/-]{10,}=*)"_s),
         {"sig="}},
        {"secret"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Cookie"),
         regex(wordStart
               + u"(?:set-)?cookie%1\\s*:\\s*%1(?<secret>[\\w.-]+=%2{6,})"_s.arg(
                   maybeQuote, unquoted("\\r\\n"_L1))),
         {"cookie"}},
        {"secret"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Secret"),
         regex(
             u"(?:api[_-]?key|(?:shared[_-]?)?access[_-]?key|account[_-]?key|secret(?:[_-]?key)?|"
             u"client[_-]?secret|"
             "(?:auth|access|refresh|bearer|session)[_-]?token|(?:(?<![a-z])|(?<=\\\\[nrt]))token|credentials?)"_s
             + maybeQuote + u"\\s*[:=]\\s*"_s
             + given(6, u"(?!\\d+(?:[\\s,;]|$))"_s + unquoted(valueEnds) + u"{6,}"_s)),
         {"apikey", "api_key", "api-key", "accesskey", "access_key", "access-key", "accountkey",
          "account_key", "account-key", "secret", "token", "credential"}},
        // Beside its key, or named in a sentence, a text that looks random.
        {"secret"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Secret"),
         exactly(u"\\b(?:AKIA|ASIA)[A-Z0-9]{16}\\b(?:[\\s:=,;|/"
                 u"\"'\\\\-]+(?i:aws|the|secret|access|key|is|and))*"
                 "[\\s:=,;|/\"'\\\\-]+(?<secret>[A-Za-z0-9/+]{40})(?![A-Za-z0-9/+])|"
                 "\\b(?i:secret|token|(?:api|access|secret)[ _-]?key|schlüssel)"
                 "(?:\\s+(?i:key|is|was|ist|war|lautet))*:?\\s+"_s
                 + maybeQuote
                 + u"(?<plain>(?=\\S*[a-z])(?=\\S*[A-Z])(?=\\S*[0-9])[A-Za-z0-9+/_~=-]{20,})"_s),
         {"akia", "asia", "secret", "token", "apikey", "api key", "api_key", "api-key", "accesskey",
          "access key", "access_key", "access-key", "schl"}},
        {"home-path"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Home folder"),
         exactly(
             uR"((?:(?<![\w.-])|(?<=\\[nrt]))(?:(?:/home/|/Users/|[A-Z]:[\\/]+Users[\\/]+)[^\s/\\:"'<>|;,]+|)"
             uR"(/root(?=[/\s"':;,\\]|$)))"_s),
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
               "api\\.telegram\\.org/bot|[^\\s\"'<>]*?/(?:web)?hooks?/)(?<secret>%1{8,})|"
               "(?<signing>\\bwhsec_[\\w+/=-]{16,})"_s.arg(unquoted("\\s<>)"_L1))),
         {"hook", "api.telegram.org/bot", "whsec_"},
         false},
        {"webhook"_L1,
         QT_TRANSLATE_NOOP("baton::Secret", "Webhook"),
         regex(u"web[_-]?hook[_-]?(?:secret|token|key|url)"_s + maybeQuote + u"\\s*[:=]\\s*"_s
               + given(6, unquoted(valueEnds) + u"{6,}"_s)),
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
