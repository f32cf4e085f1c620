// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/actions/actionlist.h"
#include "app/cli/common/translations.h"
#include "models/core/translationscope.h"
#include "models/editor/snapshot/snapshot.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

struct Message
{
    QString context;
    QString source;
    QStringList translations;
    bool isFinished = true;
    bool isPlural = false;
};

Message readMessage(QXmlStreamReader &xml, const QString &context)
{
    Message message;
    message.context = context;
    message.isPlural = xml.attributes().value("numerus"_L1) == "yes"_L1;
    while (xml.readNextStartElement()) {
        if (xml.name() == "source"_L1) {
            message.source = xml.readElementText();
        } else if (xml.name() == "translation"_L1 && message.isPlural) {
            message.isFinished = !xml.attributes().hasAttribute("type"_L1);
            while (xml.readNextStartElement()) {
                message.translations.append(xml.readElementText());
            }
        } else if (xml.name() == "translation"_L1) {
            message.isFinished = !xml.attributes().hasAttribute("type"_L1);
            message.translations = {xml.readElementText()};
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

std::vector<Message> messagesOf(const QString &language)
{
    QFile file(QStringLiteral(BATON_SOURCE_DIR "/translations/baton_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    std::vector<Message> messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) {
            continue;
        }
        if (xml.name() == "name"_L1) {
            context = xml.readElementText();
        } else if (xml.name() == "message"_L1) {
            messages.push_back(readMessage(xml, context));
        }
    }
    return messages;
}

QStringList marksOf(const QString &text)
{
    static const QRegularExpression mark(u"%L?\\d|%n|&(?=\\S)"_s);
    QStringList marks;
    for (const QRegularExpressionMatch &match : mark.globalMatch(text)) {
        marks.append(match.captured());
    }
    marks.sort();
    return marks;
}

QString translated(const char *context, const char *text, int n = -1)
{
    return QCoreApplication::translate(context, text, nullptr, n);
}

QByteArrayView idOf(const ActionSpec &action)
{
    return action.id;
}

QStringList sharedMnemonics(const QStringList &texts)
{
    QHash<QChar, QString> taken;
    QStringList shared;
    for (const QString &text : texts) {
        const qsizetype mark = text.indexOf(u'&');
        const QChar key = mark < 0 ? QChar() : text.at(mark + 1).toLower();
        if (!key.isNull() && taken.contains(key)) {
            shared.append(taken.value(key) + ", "_L1 + text);
        }
        taken.insert(key, text);
    }
    return shared;
}

/// The part of the text for the source pane: see SourcePaint::reasonOf().
bool givesAReason(const QString &text)
{
    const qsizetype begin = text.indexOf(u": "_s);
    const qsizetype end = text.indexOf(u". "_s, begin + 1);
    return begin > 0 && end > begin + 2;
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void cleanup()
    {
        for (QTranslator *translator :
             QCoreApplication::instance()->findChildren<QTranslator *>()) {
            delete translator;
        }
        QLocale::setDefault(QLocale::c());
    }

    void everyTextIsFinished_data() { addLanguages(); }
    void everyTextIsFinished()
    {
        QFETCH(QString, language);
        QFETCH(int, least);
        const std::vector<Message> messages = messagesOf(language);
        QCOMPARE_GE(std::ssize(messages), least);
        for (const Message &message : messages) {
            const QString place = message.context + ": "_L1 + message.source;
            QVERIFY2(message.isFinished, qPrintable(place));
            QCOMPARE(message.translations.size(), message.isPlural ? 2 : 1);
            for (const QString &translation : message.translations) {
                QVERIFY2(!translation.trimmed().isEmpty(), qPrintable(place));
            }
        }
    }

    /// Except where German has no single word or form for the English one.
    void equalTextsHaveEqualTranslations()
    {
        const QStringList others{u"%1 and %n more"_s, u"%1 failed"_s, u"%n more"_s, u"Complete"_s,
                                 u"From"_s,           u"Note"_s,      u"Running"_s, u"failed"_s};
        QMap<QString, QSet<QStringList>> translations;
        for (const Message &message : messagesOf(u"de"_s)) {
            translations[message.source].insert(message.translations);
        }
        QCOMPARE_GE(translations.size(), 600);
        QStringList several;
        for (const auto &[source, all] : translations.asKeyValueRange()) {
            if (all.size() > 1) {
                several.append(source);
            }
        }
        QCOMPARE(several, others);
    }

    void translationsKeepPlaceholdersAndMnemonics_data() { addLanguages(); }
    void translationsKeepPlaceholdersAndMnemonics()
    {
        QFETCH(QString, language);
        for (const Message &message : messagesOf(language)) {
            for (const QString &translation : message.translations) {
                const QString place = message.source + " → "_L1 + translation;
                QStringList marks = marksOf(translation);
                QStringList expected = marksOf(message.source);
                for (QStringList *list : {&marks, &expected}) {
                    list->replaceInStrings(QRegularExpression(u"^&.*"_s), u"&"_s);
                }
                QVERIFY2(marks == expected, qPrintable(place));
            }
        }
    }

    void syntaxMessagesContainTheirReason()
    {
        int count = 0;
        for (const Message &message : messagesOf(u"de"_s)) {
            if (message.context.endsWith("Diagnosis"_L1) && givesAReason(message.source)) {
                ++count;
                QVERIFY2(givesAReason(message.translations.first()), qPrintable(message.source));
            }
        }
        QCOMPARE_GE(count, 40);
    }

    void translatesTexts_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::newRow("language alone") << u"de"_s;
        QTest::newRow("Germany") << u"de_DE"_s;
        QTest::newRow("Austria") << u"de_AT"_s;
    }
    void translatesTexts()
    {
        QFETCH(QString, locale);
        installTranslations(*QCoreApplication::instance(), QLocale(locale));
        QCOMPARE(QLocale().language(), QLocale::German);
        QCOMPARE(translated("baton::Actions", "&Save"), u"&Speichern"_s);
        QCOMPARE(translated("baton::FindBar", "%Ln matches", 1), u"1 Treffer"_s);
        QCOMPARE(translated("baton::Verdict", "Escalate to the user"),
                 u"An den Benutzer eskalieren"_s);
    }

    void translatesEveryAction()
    {
        installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
        for (const ActionSpec &action : actionList()) {
            QVERIFY2(translated("baton::Actions", action.text) != QString::fromUtf8(action.text),
                     action.text);
        }
    }

    void mnemonicsAreUniqueInEveryMenu()
    {
        installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
        QStringList titles;
        for (const MenuSpec &menu : menuList()) {
            titles.append(translated("baton::Actions", menu.title));
            QStringList texts;
            for (const char *id : menu.items) {
                const auto action = std::ranges::find(actionList(), QByteArrayView(id), idOf);
                if (action != actionList().end()) {
                    texts.append(translated("baton::Actions", action->text));
                }
            }
            QCOMPARE(sharedMnemonics(texts).join(u'\n'), QString());
        }
        QCOMPARE(sharedMnemonics(titles).join(u'\n'), QString());
    }

    void theFeedbackToAgentsIsEnglish_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::newRow("invalid value")
            << QByteArray("from_phase: 2") << QByteArray("from_phase: two");
        QTest::newRow("custom message") << QByteArray("consumer: \"cfd-bioreactor\"")
                                        << QByteArray("consumer: \"cfd-reviewer\"");
        QTest::newRow("missing field")
            << QByteArray("version: \"1.0\"") << QByteArray("versio: \"1.0\"");
        QTest::newRow("does not parse")
            << QByteArray("approval_status:") << QByteArray("approval_status");
    }
    void theFeedbackToAgentsIsEnglish()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFile file(QStringLiteral(BATON_SOURCE_DIR
                                  "/resources/protocols/cfd/templates/engineering-review.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll().replace(from, to);
        QVERIFY(bytes.contains(to));
        const SnapshotPtr english =
            analyse(bytes, 1, Format::Yaml, *ProtocolCatalog::load(), CheckSettings());

        installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
        const SnapshotPtr german =
            analyse(bytes, 1, Format::Yaml, *ProtocolCatalog::load({}, u"de"_s), CheckSettings());
        const Verdict &spoken = german->report.documents.front().verdict;
        const Verdict &expected = english->report.documents.front().verdict;
        QVERIFY(!expected.feedback.isEmpty());
        QCOMPARE(spoken.feedback, expected.feedback);
        QVERIFY(spoken.headline != expected.headline);
    }

    /// A protocol is loaded on first use, which may be while an agent gets feedback.
    void protocolsReadForAgentsAreTranslatedToo()
    {
        installTranslations(*QCoreApplication::instance(), QLocale(QLocale::German));
        const std::shared_ptr<const ProtocolCatalog> catalog = ProtocolCatalog::load({}, u"de"_s);
        {
            const EnglishScope english;
            QVERIFY(!catalog->packs().empty());
        }
        const auto pack = std::ranges::find(catalog->packs(), u"cfd"_s, &ProtocolPack::id);
        QVERIFY(pack != catalog->packs().end());
        const auto gate = std::ranges::find((*pack)->gates, u"QG1"_s, &Gate::id);
        QVERIFY(gate != (*pack)->gates.end());
        const auto approved = std::ranges::find(gate->criteria, u"approved"_s, &Criterion::id);
        QVERIFY(approved != gate->criteria.end());
        QCOMPARE(approved->threshold, u"APPROVED oder APPROVED_WITH_WARNINGS"_s);
        QCOMPARE(approved->title, u"Prüfung bestanden"_s);
    }

    void pluralsAreEnglish_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::newRow("English") << QLocale(QLocale::English);
        QTest::newRow("a language without a translation") << QLocale(QLocale::Icelandic);
        QTest::newRow("C") << QLocale::c();
    }
    void pluralsAreEnglish()
    {
        QFETCH(QLocale, locale);
        installTranslations(*QCoreApplication::instance(), locale);
        QCOMPARE(translated("baton::FindBar", "%Ln matches", 1), u"1 match"_s);
        QCOMPARE(translated("baton::FindBar", "%Ln matches", 2), u"2 matches"_s);
        QCOMPARE(translated("baton::Actions", "&Save"), u"&Save"_s);
    }

private:
    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("least");
        QTest::newRow("German") << u"de"_s << 600;
        QTest::newRow("English plurals") << u"en"_s << 20;
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
