// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/masking/markfinder.h"
#include "models/masking/masking.h"
#include "models/masking/secretpatterns.h"
#include "models/masking/secretsfile.h"

#include "tests/support/everysecret.h"

#include <QTest>

#include <algorithm>

using namespace baton;
using namespace Qt::StringLiterals;

class TestMasking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void findsSecrets_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("secret");

        // Concatenated from two parts, so that no scanner reports the test as a leak.
        const auto row = [](const char *name, const QString &before, const QString &secret,
                            const QString &after, const QString &kind) {
            QTest::newRow(name) << before + secret + after << kind << secret;
        };
        row("aws", u"key "_s, u"AKIA"_s + u"ABCDEFGHIJKLMNOP"_s, u" used"_s, u"api-key"_s);
        row("github", u"git push with "_s, u"ghp_"_s + QString(36, u'a'), {}, u"token"_s);
        row("gitlab", {}, u"glpat-"_s + QString(20, u'x'), u"."_s, u"token"_s);
        row("slack", u"hook=("_s, u"xoxb-"_s + u"123456789012-abc"_s, u")"_s, u"token"_s);
        row("model", u"export KEY "_s, u"sk-"_s + u"ant-api03-abcdefghij"_s, {}, u"api-key"_s);
        row("google", u"?k="_s, u"AIza"_s + QString(35, u'B'), u"&x"_s, u"api-key"_s);
        row("jwt", u"cookie "_s, u"eyJhbGciOiJI."_s + u"eyJzdWIiOiIx.c2ln"_s, {}, u"web-token"_s);
        row("bearer", u"Authorization: Bearer "_s, u"abcdef0123456789=="_s, {}, u"authorization"_s);
        row("address", u"postgres://baton:"_s, u"hunter2"_s, u"@db/queue"_s, u"password"_s);
        row("password", u"password: "_s, u"correct-horse"_s, u"\nnext: 1"_s, u"password"_s);
        row("variable", u"DB_PASS="_s, u"foo123bar"_s, u" ./run"_s, u"password"_s);
        row("option", u"psql --password "_s, u"hunter3"_s, u" -h db"_s, u"password"_s);
        row("long option", u"x --db-password '"_s, u"two words"_s, u"'"_s, u"password"_s);
        row("German", u"Passwort: "_s, u"geheim123"_s, u", Port 22"_s, u"password"_s);
        row("told in a sentence", u"The password is "_s, u"hunter2"_s, u", he said"_s,
            u"password"_s);
        row("told in quotes", u"Das Kennwort lautet \""_s, u"sesam oeffne"_s, u"\"."_s,
            u"password"_s);
        row("mysql", u"mysql -u root -p"_s, u"MyPass1234"_s, u" shop"_s, u"password"_s);
        row("sshpass", u"sshpass -p "_s, u"MyPass1234"_s, u" ssh host"_s, u"password"_s);
        row("docker login", u"docker login -p "_s, u"Zebra!99"_s, u" reg.lab"_s, u"password"_s);
        row("docker login, named", u"docker login reg.lab -u ada -p "_s, u"Zebra!99"_s, QString(),
            u"password"_s);
        row("podman login", u"sudo podman --log-level debug login -p'"_s, u"Zebra!99"_s, u"'"_s,
            u"password"_s);
        row("curl", u"curl -s -u ada:"_s, u"MyPass1234"_s, u" https://host"_s, u"password"_s);
        row("cookie", u"> Cookie: "_s, u"session=abcdef123456; id=7"_s, u"\n> Accept: */*"_s,
            u"secret"_s);
        row("account key", u"AccountKey="_s, u"abcdef123456=="_s, u";Suffix=x"_s, u"secret"_s);
        row("hook", u"https://hooks.slack.com/services/"_s, u"T0001/B0002/"_s + QString(12, u'x'),
            {}, u"token"_s);
        const QString made = u"wJalrXUtnFEMI/K7MDENG"_s + u"/bPxRfiCYEXAMPLEKEY"_s;
        row("named in a sentence", u"The secret "_s, made, u" was used"_s, u"secret"_s);
        row("named as a key", u"the secret key is: "_s, made, u"."_s, u"secret"_s);
        row("json", u"{\"password\": \""_s, u"two words"_s, u"\"}"_s, u"password"_s);
        row("environment", u"GITHUB_TOKEN="_s, u"0a1b2c3d4e"_s, u" make"_s, u"secret"_s);
        row("api key", u"api_key = '"_s, u"0a1b2c3d4e"_s, u"'"_s, u"secret"_s);
        row("private key", {},
            u"-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabc\n-----END RSA PRIVATE KEY-----"_s,
            u"\nrest"_s, u"private-key"_s);
        row("cut key", u"x "_s, u"-----BEGIN PRIVATE KEY-----\nMIIE"_s, {}, u"private-key"_s);
        row("linux home", u"in "_s, u"/home/alice"_s, u"/work/mesh.py:12"_s, u"home-path"_s);
        row("mac home", u"\""_s, u"/Users/Bob"_s, u"/x\""_s, u"home-path"_s);
        row("windows home", {}, u"C:\\Users\\Bob"_s, u"\\x"_s, u"home-path"_s);
        row("windows home, both slashes", u"in "_s, u"C:\\Users/mara"_s, u"/x"_s, u"home-path"_s);
        row("windows home, the other way", u"in "_s, u"C:/Users\\mara"_s, u"\\x"_s, u"home-path"_s);
        row("root", u"cd "_s, u"/root"_s, u"/x"_s, u"home-path"_s);
        row("YAML, folded", u"password: >-\n  "_s, u"two words"_s, u"\nnext: 1"_s, u"password"_s);
        row("YAML, literal", u"+client_secret: |\n+  "_s, u"two words"_s, u"\n"_s, u"secret"_s);
        row("docker's file", u"{\"auths\":{\"a.lab\":{\"auth\":\""_s, u"dXNlcjpzM2Ny"_s + u"ZXQ="_s,
            u"\"}}}"_s, u"password"_s);
        row("netrc", u"machine lab login ada password "_s, u"Zebra99"_s, u"\n"_s, u"password"_s);
        row("signature", u"https://a.lab/x?sv=1&sig="_s, u"Ab12Cd34Ef56%3D"_s, u"&se=2"_s,
            u"secret"_s);
        row("client secret", {}, u"GOCSPX-"_s + QString(28, u'g'), {}, u"api-key"_s);
        row("age", {}, u"AGE-SECRET-"_s + u"KEY-1"_s + QString(58, u'Q'), u"\n"_s,
            u"private-key"_s);
        row("cut off", u"\"DB_PASSWORD=\\\""_s, u"two-wor…"_s, u"\", \"b\": 1"_s, u"password"_s);
    }

    /// Texts in JSON or YAML, or in JSON in JSON: the masked text can still be read.
    void findsSecretsInEscapedTexts_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("secret");
        QTest::addColumn<QString>("after");

        const auto row = [](const char *name, const QString &before, const QString &secret,
                            const QString &after) {
            QTest::newRow(name) << before << secret << after;
        };
        row("variable", u"notes: \"export DB_PASSWORD=\\\""_s, u"two words"_s, u"\\\"; x\""_s);
        row("key", u"{\"a\":\"{\\\"password\\\": \\\""_s, u"two words"_s,
            u"\\\", \\\"b\\\": 1}\"}"_s);
        row("twice", u"\"{\\\"a\\\":\\\"{\\\\\\\"apiKey\\\\\\\":\\\\\\\""_s, u"ab12 cd34"_s,
            u"\\\\\\\"}\\\"}\""_s);
        row("code", u"{\\u0022token\\u0022: \\u0022"_s, u"ab12 cd34"_s, u"\\u0022, 1}"_s);
        row("code, twice", u"\"\\\\u0022token\\\\u0022:\\\\u0022"_s, u"ab12cd"_s, u"\\\\u0022\""_s);
        row("single quotes", u"'password=\\'"_s, u"two words"_s, u"\\''"_s);
        row("quote in it", u"{\"password\": \""_s, u"two\\\"words"_s, u"\", \"b\": 1}"_s);
        row("quote in it, twice", u"\"{\\\"password\\\": \\\""_s, u"two\\\\\\\"words"_s,
            u"\\\"}\""_s);
        row("backslash at its end", u"{\"password\": \""_s, u"words\\\\"_s, u"\", \"b\": 1}"_s);
        row("without quotes", u"\"echo \\\"DB_PASSWORD="_s, u"foo123bar"_s, u"\\\" x\""_s);
        row("option", u"\"x --password \\\""_s, u"two words"_s, u"\\\"\""_s);
        row("sentence", u"\"The password is \\\""_s, u"two words"_s, u"\\\".\""_s);
        row("curl", u"\"curl -u \\\"ada:"_s, u"MyPass1234"_s, u"\\\" https://host\""_s);
        row("mysql", u"\"mysql -p\\\""_s, u"MyPass1234"_s, u"\\\" shop\""_s);
        row("cookie", u"\"curl -H \\\"Cookie: "_s, u"session=abcdef1"_s, u"\\\" host\""_s);
        row("auth", u"{\\\"auth\\\":\\\""_s, u"dXNlcjpzM2Ny"_s + u"ZXQ="_s, u"\\\"}"_s);
        row("next line", u"\"with\\n"_s, u"ghp_"_s + QString(36, u'a'), u"\\nx\""_s);
        row("home in the next line", u"\"in\\n"_s, u"/home/ada"_s, u"/x\""_s);
        row("windows home", u"\"in "_s, u"C:\\\\Users\\\\mara"_s, u"\\\\x\""_s);
        row("windows home, twice", u"\\\""_s, u"C:\\\\\\\\Users\\\\\\\\mara"_s, u"\\\\\\\\x\\\""_s);
        row("root", u"\"cd \\\""_s, u"/root"_s, u"\\\"\""_s);
    }

    void findsSecretsInEscapedTexts()
    {
        QFETCH(const QString, before);
        QFETCH(const QString, secret);
        QFETCH(const QString, after);
        const std::vector<Secret> secrets = Masking().secretsIn(before + secret + after);
        QCOMPARE(secrets.size(), 1U);
        QCOMPARE(secrets.front().text, secret);
        QCOMPARE(secrets.front().start, before.size());
    }

    void findsSecrets()
    {
        QFETCH(QString, text);
        QFETCH(QString, kind);
        QFETCH(QString, secret);
        const std::vector<Secret> secrets = Masking().secretsIn(text);
        QCOMPARE(secrets.size(), 1U);
        QCOMPARE(secrets.front().kind, kind);
        QCOMPARE(secrets.front().text, secret);
        QCOMPARE(text.sliced(secrets.front().start, secret.size()), secret);
    }

    void doesNotMaskOrdinaryText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("prose") << u"The token of the phase is passed on; the secret is patience."_s;
        QTest::newRow("number") << u"max_token: 4096000, tokens: 12000000"_s;
        QTest::newRow("placeholder") << u"password: {password}"_s;
        QTest::newRow("address") << u"https://example.org:8080/a@b"_s;
        QTest::newRow("path") << u"/homes/x and docs/home/y and /rooted"_s;
        QTest::newRow("checksum")
            << u"sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"_s;
        QTest::newRow("test") << u"PASS: tst_session, pass = all, --password --verbose"_s;
        QTest::newRow("sentences")
            << u"The password is wrong. The password was required twice. Das "
               "Passwort ist falsch."_s;
        QTest::newRow("commands") << u"mysql -u root -p shop; mkdir -p build/dev; cp -p a b"_s;
        QTest::newRow("cookie") << u"cookie: none, cookies: 3"_s;
        QTest::newRow("places") << u"The token of docs/phase2-engineering-review.yaml is used; the "
                                   "secret is told to nobody. AKIA is a prefix."_s;
        QTest::newRow("short") << u"pwd=ab"_s;
        QTest::newRow("short, escaped")
            << u"\"{\\\"pwd\\\": \\\"ab\\\", \\\"token\\\": \\\"\\\"}\""_s;
        QTest::newRow("no netrc") << u"login with password authentication; auth: none"_s;
    }

    void doesNotMaskOrdinaryText()
    {
        QFETCH(QString, text);
        const std::vector<Secret> secrets = Masking().secretsIn(text);
        QVERIFY2(secrets.empty(), qPrintable(secrets.empty() ? QString() : secrets.front().text));
    }

    void secretsNextToTheirKeyAreFound_data()
    {
        QTest::addColumn<QString>("between");
        QTest::newRow("named") << u" secret "_s;
        QTest::newRow("in a list") << u", "_s;
        QTest::newRow("in prose") << u" and the secret access key is "_s;
    }

    void secretsNextToTheirKeyAreFound()
    {
        QFETCH(const QString, between);
        const QString key = u"AKIA"_s + u"ABCDEFGHIJKLMNOP"_s;
        const QString made = u"wJalrXUtnFEMI/K7MDENG"_s + u"/bPxRfiCYEXAMPLEKEY"_s;
        const std::vector<Secret> secrets = Masking().secretsIn(u"AWS "_s + key + between + made);
        QCOMPARE(secrets.size(), 2U);
        QCOMPARE(secrets[0].text, key);
        QCOMPARE(secrets[1].text, made);
    }

    void masksFurtherKindsIfEnabled_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("secret"); // empty: there is none in it

        const auto row = [](const char *name, const QString &kind, const QString &before,
                            const QString &secret, const QString &after) {
            QTest::newRow(name) << kind << before + secret + after << secret;
        };
        row("e-mail", u"email"_s, u"ask <"_s, u"ada.lovelace+runs@mesh.example.org"_s, u">."_s);
        row("e-mail, umlaut", u"email"_s, u"an "_s, u"jörg@bücher.example"_s, u" senden"_s);
        row("no e-mail", u"email"_s, u"git@github.com:a/b, @property, a@b, x@2.0"_s, {}, {});
        row("iban in groups", u"iban"_s, u"to "_s, u"DE89 3704 0044 0532 0130 00"_s,
            u" UND mehr"_s);
        row("iban in one", u"iban"_s, u"iban="_s, u"GB82WEST12345698765432"_s, {});
        row("iban in letters", u"iban"_s, u"("_s, u"NL91-ABNA-0417-1643-00"_s, u")"_s);
        row("iban of another checksum", u"iban"_s, u"DE88 3704 0044 0532 0130 00"_s, {}, {});
        row("iban that goes on", u"iban"_s, u"DE893704004405320130001"_s, {}, {});
        row("no country's", u"iban"_s, u"QQ89370400440532013000 and PHASE12345678901234"_s, {}, {});
        row("phone", u"phone"_s, u"call "_s, u"+49 351 4567-890"_s, u", then"_s);
        row("phone in brackets", u"phone"_s, u"Tel. "_s, u"(0351) 4567890"_s, {});
        row("phone at home", u"phone"_s, u"Tel.: "_s, u"0351/4567890"_s, {});
        row("phone overseas", u"phone"_s, u"at "_s, u"555-123-4567"_s, u"."_s);
        row("phone with zeros", u"phone"_s, u"from "_s, u"0049 351 4567890"_s, {});
        row("no phone", u"phone"_s,
            u"2026-02-21T14:52:08+01:00 10.0.0.12:8080 v1.2.3 00000000 0.0351 1234567890 "
            "20260221-143000-48213 12:34:56.789 +1,234"_s,
            {}, {});
        row("webhook", u"webhook"_s, u"post https://discord.com/api/webhooks/"_s,
            u"123456789/"_s + QString(20, u'x'), u" now"_s);
        row("webhook of one's own", u"webhook"_s, u"url: https://ci.lab/hooks/"_s,
            u"deploy-7f3a99"_s, u"\n"_s);
        row("webhook's secret", u"webhook"_s, u"WEBHOOK_SECRET="_s, u"0a1b2c3d"_s, u" run"_s);
        row("webhook's signing key", u"webhook"_s, u"key "_s, u"whsec_"_s + QString(24, u'k'), {});
        row("no webhook", u"webhook"_s, u"The webhook is late: https://lab.org/docs/hooks"_s, {},
            {});
    }

    void masksFurtherKindsIfEnabled()
    {
        QFETCH(const QString, kind);
        QFETCH(const QString, text);
        QFETCH(const QString, secret);
        Masking masking;
        for (const QString &other : Masking::kinds()) {
            masking.setOn(other, false);
        }
        QCOMPARE(masking.masked(text), text);
        masking.setOn(kind, true);
        const std::vector<Secret> secrets = masking.secretsIn(text);
        QCOMPARE(secrets.empty() ? QString() : secrets.front().text, secret);
        QCOMPARE(secrets.size(), secret.isEmpty() ? 0U : 1U);
        QVERIFY(!Masking::isUsual(kind));
    }

    void aFileAddsKindsAndPatterns()
    {
        Masking masking;
        const QStringList problems =
            secretsfile::take(u"# ours\n\nemail\r\n-home-path\nKD-\\d{4}\nproject (\\w+)\n"_s,
                              secretsfile::Owner::User, masking);
        QCOMPARE(problems, QStringList());
        QCOMPARE(masking.masked(u"KD-1234 of a@b.org in /home/ada: project Nile, Nile-2"_s),
                 u"[masked] of [masked] in /home/ada: project [masked], Nile-2"_s);
        QCOMPARE(masking.secretsIn(u"KD-1234"_s).front().kind, u"own"_s);
    }

    void problemsOfAFileAreReported_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no expression") << u"KD-(\\d"_s << u"is not a regular expression"_s;
        QTest::newRow("matches an empty text") << u"x*"_s << u"fits an empty text"_s;
        QTest::newRow("kind that cannot be left out")
            << u"-password"_s << u"may not leave \"password\""_s;
    }

    void problemsOfAFileAreReported()
    {
        QFETCH(const QString, line);
        QFETCH(const QString, problem);
        Masking masking;
        const QStringList problems =
            secretsfile::take(u"email\n"_s + line, secretsfile::Owner::Workspace, masking);
        QCOMPARE(problems.size(), 1);
        QVERIFY2(problems.front().startsWith(u"Line 2: "_s) && problems.front().contains(problem),
                 qPrintable(problems.front()));
        QVERIFY(masking.isOn(u"email"_s) && masking.isOn(u"password"_s));
    }

    void savedSecretsAreReadAgain()
    {
        Masking masking;
        masking.setOn(u"iban"_s, true);
        masking.setOn(u"token"_s, false);
        const QString lines = secretsfile::kindLines(masking) + u"# kept\nKD-\\d+"_s;
        Masking again;
        QCOMPARE(secretsfile::take(lines, secretsfile::Owner::User, again), QStringList());
        for (const QString &kind : Masking::kinds()) {
            QCOMPARE(again.isOn(kind), masking.isOn(kind));
        }
        QCOMPARE(secretsfile::withoutKinds(lines), u"# kept\nKD-\\d+"_s);
    }

    /// A pattern is tried only on texts that contain one of its marks, so every text with a secret
    /// must contain one.
    void matchesContainATriggerOfTheirPattern_data()
    {
        QTest::addColumn<QString>("text");
        for (const GivenSecret &one : everySecret()) {
            QTest::newRow(qPrintable(one.kind)) << one.text;
        }
        const QString given =
            u"pa\u017f\u017fword: correct-horse, api_\u212aey: abcdef123456, "
            "TO\u212aEN=abcdef123, COOKIE: a=bcdefgh, pwd: abcdef, Kennwort: abcdef, "
            "--db-pass abcdef, MYSQL, mysql -u root -pabcdef1, BASIC abcdef0123456789, "
            "C:\\Users\\ada\\x, /Users/ada, /root, HTTP://ada:secret1@host, "
            "the passphrase is hunter2!, Schlüssel abcdEFGH0123456789abcd"_s;
        QTest::newRow("many") << given;
        QTest::newRow("upper case") << given.toUpper();
        QTest::newRow("all") << everySecretText();
        QTest::newRow("all, upper case") << everySecretText().toUpper();
    }

    void matchesContainATriggerOfTheirPattern()
    {
        QFETCH(const QString, text);
        constexpr qsizetype before = 30; // distance that a pattern may look back
        int fitting = 0;
        for (const SecretPattern &pattern : secretPatterns()) {
            const MarkFinder finder({pattern.marks});
            for (const QRegularExpressionMatch &match : pattern.expression.globalMatch(text)) {
                ++fitting;
                const qsizetype begin = std::max(match.capturedStart() - before, qsizetype(0));
                const QString around = text.sliced(begin, match.capturedEnd() - begin);
                QVERIFY2(finder.foundIn(around).front(), pattern.title);
            }
        }
        QCOMPARE(fitting > 0, text != u"KD-4711-0815"_s); // that of an own pattern
    }

    void findsTriggersInOnePass()
    {
        const MarkFinder finder({{"she", "hers"}, {"he"}, {}, {"his"}, {"e"}});
        QCOMPARE(finder.foundIn(u"USHERS"), (std::vector<bool>{true, true, true, false, true}));
        QCOMPARE(finder.foundIn(u"sh hi s h\u0000e"_s),
                 (std::vector<bool>{false, false, true, false, true}));
        QCOMPARE(finder.foundIn(u""), (std::vector<bool>{false, false, true, false, false}));
    }

    void secretsAreInTextOrderAndDoNotOverlap()
    {
        const std::vector<Secret> secrets = Masking().secretsIn(
            u"/home/alice/x password=ghp_%1 Bearer 0123456789abcdef"_s.arg(QString(36, u'a')));
        QCOMPARE(secrets.size(), 3U);
        QCOMPARE(secrets[0].kind, u"home-path"_s);
        QCOMPARE(secrets[1].kind, u"token"_s);
        QCOMPARE(secrets[2].kind, u"authorization"_s);
    }
};

QTEST_GUILESS_MAIN(TestMasking)
#include "tst_masking.moc"
