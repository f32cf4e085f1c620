// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/translations.h"
#include "windowfixture.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenuBar>
#include <QToolBar>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// What the widgets of @p window say: texts, tooltips, titles, actions.
QSet<QString> textsOf(const QWidget &window)
{
    QSet<QString> texts;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        texts += {widget->toolTip(),
                  widget->windowTitle(),
                  widget->accessibleName(),
                  widget->statusTip(),
                  widget->whatsThis(),
                  widget->property("text").toString(),
                  widget->property("title").toString(),
                  widget->property("placeholderText").toString()};
    }
    for (const QAction *action : window.findChildren<QAction *>()) {
        texts += {action->text(), action->toolTip()};
    }
    return texts;
}

/// Texts that hold a word of several letters, and are no content of the document or its file.
QSet<QString> wordsOf(const QSet<QString> &texts)
{
    static const QRegularExpression word(u"[A-Za-z]{3,}"_s);
    QSet<QString> found;
    for (const QString &text : texts) {
        if (text.contains(word)) {
            found.insert(text);
        }
    }
    return found;
}

QSet<QString> textsOfWindow()
{
    WindowFixture fixture;
    fixture.window.reset();
    fixture.context.catalog = ProtocolCatalog::load({}, QLocale().name());
    fixture.window = std::make_unique<MainWindow>(fixture.context);
    fixture.window->resize(1440, 900);
    fixture.window->show();
    fixture.open(u"a.yaml"_s, QByteArray(review()).replace("high", "hihg"));
    return wordsOf(textsOf(*fixture.window));
}

} // namespace

/// Each text of the window is German where German was asked for.
class TestGermanWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnRealWarning(); }

    void nothingIsLeftInEnglish()
    {
        const QSet<QString> english = textsOfWindow();
        QVERIFY(english.size() > 100);
        QVERIFY(installTranslations(*qApp, QLocale(QLocale::German)));
        const QSet<QString> german = textsOfWindow();
        QVERIFY(german.size() > 100);
        // Names, words of documents, what agents are told, and words that both languages have.
        static const QRegularExpression alike(
            QStringLiteral("^(a\\.yaml|Baton|YAML|JSON|XML|Markdown|UTF-8|CFD.*|.*/a\\.yaml.*|"
                           "Gate QG\\w+|Schema [\\d.]+|Your handoff has .*|"
                           "[\\w./{}*-]+|.*cfd-.*)$"));
        QStringList left;
        for (const QString &text : english &german) {
            if (!text.contains(alike)) {
                left.append(text);
            }
        }
        left.sort();
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u'\n')));
    }
};

QTEST_MAIN(TestGermanWindow)
#include "tst_germanwindow.moc"
