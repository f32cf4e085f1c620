// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/widgets/source/shownsource.h"

#include "widgets/source/editor/completionpopup.h"

using namespace Qt::StringLiterals;
using namespace baton;

/// The key of an existing value is renamed while the completions are open.
class TestKeyRename : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { dressUp(Theme::Mode::Light); }
    void init() { failOnWarnings(); }

    void aKeyIsRenamedWithSuggestionsOpen_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text"); // [..]: what is typed over; |: the caret
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QList<int>>("keys");
        QTest::addColumn<QByteArray>("expected");
        const QByteArray yaml = "handoff:\n  producer: \"cfd-reviewer\"\n  engineering_review:\n"
                                "    %: \"REJECTED\"  # keep\n    findings: []\n";
        const QByteArray json = R"({"handoff": {"producer": "cfd-reviewer",
  "engineering_review": {"%": "REJECTED", "findings": []}}})";
        const auto row = [&](const char *name, const QByteArray &key, const QString &typed,
                             const QList<int> &keys, const QByteArray &expected) {
            for (const auto &[file, text] : {std::pair(u"a.yaml"_s, yaml), {u"a.json"_s, json}}) {
                QTest::addRow("%s, %s", name, qPrintable(file))
                    << file << QByteArray(text).replace("%", key) << typed << keys
                    << QByteArray(text).replace("%", expected);
            }
        };
        const QList<int> enter{Qt::Key_Return};
        const QList<int> down{Qt::Key_Down, Qt::Key_Up, Qt::Key_Return};
        row("typed over, Enter", "[status]", u"app"_s, enter, "approval_status");
        row("typed over, Tab", "[status]", u"app"_s, {Qt::Key_Tab}, "approval_status");
        row("typed over, chosen", "[status]", u"app"_s, down, "approval_status");
        row("the rest is typed", "approval|", u"_"_s, enter, "approval_status");
        row("before what stands there", "|status", u"approval_"_s, enter, "approval_status");
        row("a letter inside", "appr|val_status", u"o"_s, enter, "approval_status");
        row("given up", "[status]", u"app"_s, {Qt::Key_Escape}, "app");
        row("another name", "[status]", u"app"_s, {Qt::Key_Escape, Qt::Key_S}, "apps");
    }

    void aKeyIsRenamedWithSuggestionsOpen()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        QFETCH(QString, typed);
        QFETCH(QList<int>, keys);
        QFETCH(QByteArray, expected);
        const bool isJson = file.endsWith(u".json"_s);
        const QByteArray line =
            isJson ? "\"engineering_review\": {\"" : "engineering_review:\n    ";
        const qsizetype key = text.indexOf(line) + line.size();
        const QByteArray rest = text.sliced(key);
        const qsizetype end = key + rest.indexOf(isJson ? "\": " : ": ");
        QByteArray word = text.sliced(key, end - key);
        const qsizetype caret = std::max(word.indexOf('|'), word.indexOf(']') - 1);
        const bool isOver = word.startsWith('[');
        text.replace(key, word.size(),
                     QByteArray(word).replace("[", "").replace("]", "").replace("|", ""));

        ShownSource shown(text, file);
        CompletionPopup &popup = shown.edit().completion();
        shown.edit().select(isOver ? key : key + caret, key + caret);
        shown.type(typed);
        QVERIFY(popup.isVisible());
        for (const int pressed : keys) {
            shown.press(pressed);
        }
        QCOMPARE(shown.bytes(), expected);
        QVERIFY(!popup.isVisible());
        for (int i = 0; i < 20 && shown.bytes() != text; ++i) {
            shown.document.undo();
        }
        QCOMPARE(shown.bytes(), text);
    }
};

QTEST_MAIN(TestKeyRename)
#include "tst_keyrename.moc"
