// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/common/translations.h"
#include "app/dialogs/newdialog.h"
#include "app/window/parts/settingsdialog.h"
#include "models/queue/stepqueue.h"
#include "tests/app/sessionfixture.h"
#include "widgets/routing/graph/graphview.h"
#include "widgets/routing/view/routingview.h"
#include "widgets/session/panes/gatespane.h"
#include "widgets/session/panes/gatestrip.h"
#include "widgets/session/tables/sessiontabs.h"

#include <QAbstractButton>
#include <QAbstractItemModel>
#include <QApplication>
#include <QComboBox>
#include <QDirIterator>
#include <QListWidget>
#include <QLocale>
#include <QTextBrowser>
#include <QXmlStreamReader>

#include <functional>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

using Texts = QSet<QString>;

/// The texts of the cells below @p parent, and the titles of their columns.
void takeCells(const QAbstractItemModel &model, const QModelIndex &parent, Texts &texts)
{
    for (int column = 0; column < model.columnCount(parent); ++column) {
        texts += model.headerData(column, Qt::Horizontal).toString();
    }
    for (int row = 0; row < std::min(200, model.rowCount(parent)); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex cell = model.index(row, column, parent);
            for (const int role : {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole,
                                   Qt::AccessibleDescriptionRole}) {
                texts += cell.data(role).toString();
            }
        }
        takeCells(model, model.index(row, 0, parent), texts);
    }
}

/// The texts of @p window: of its widgets, actions and lists.
Texts textsOf(const QWidget &window)
{
    Texts texts{window.windowTitle()};
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        texts += {widget->toolTip(),
                  widget->windowTitle(),
                  widget->accessibleName(),
                  widget->accessibleDescription(),
                  widget->statusTip(),
                  widget->whatsThis(),
                  widget->property("text").toString(),
                  widget->property("title").toString(),
                  widget->property("placeholderText").toString()};
        if (const auto *browser = qobject_cast<const QTextBrowser *>(widget)) {
            texts += browser->toPlainText();
        }
        if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                texts += {tabs->tabText(i), tabs->tabToolTip(i)};
            }
        }
    }
    for (const QAction *action : window.findChildren<QAction *>()) {
        texts += {action->text(), action->toolTip()};
    }
    for (const auto *model : window.findChildren<QAbstractItemModel *>()) {
        takeCells(*model, {}, texts);
    }
    return texts;
}

/// A window on the sample workspace in the application's present language.
class SpeakingFixture : public SessionFixture
{
public:
    SpeakingFixture()
    {
        window.reset();
        context.catalog = ProtocolCatalog::load({}, QLocale().name());
        window = std::make_unique<MainWindow>(context);
        window->resize(1440, 900);
        window->show();
        window->openWorkspace(folder);
        (void)QTest::qWaitFor([this] { return window->isSettled(); }, 20000);
    }
};

Texts ofDocument()
{
    SpeakingFixture fixture;
    fixture.open(u"a.yaml"_s, QByteArray(review()).replace("high", "hihg"));
    return textsOf(*fixture.window);
}

/// With each of its gates and tabs, as a time line, and with the consequences of its first cause.
Texts ofSession(const QString &prefix)
{
    SpeakingFixture fixture;
    QDirIterator folders(fixture.folder, {prefix + u'*'}, QDir::Dirs | QDir::Hidden,
                         QDirIterator::Subdirectories);
    fixture.window->openSession(folders.hasNext() ? folders.next() : QString());
    SessionView *view = fixture.shownSession();
    if (!view) {
        return {};
    }
    Texts texts;
    const auto look = [&] {
        QCoreApplication::processEvents();
        texts += textsOf(*fixture.window);
    };
    auto *gates = view->findChild<GatesPane *>();
    auto *strip = view->findChild<GateStrip *>();
    for (int gate = 0; gate < strip->table().rowCount(); ++gate) {
        gates->setCurrentGate(gate);
        look();
    }
    view->findChild<QAbstractButton *>(u"foldConsequences"_s)->setChecked(true);
    for (int tab = 0; tab < static_cast<const QTabWidget &>(view->tabs()).count(); ++tab) {
        view->tabs().setCurrentIndex(tab);
        (void)QTest::qWaitFor([&] { return fixture.window->isSettled(); }, 20000);
        look();
    }
    view->findChild<QAbstractButton *>(u"showTimeLine"_s)->setChecked(true);
    look();
    return texts;
}

/// Each graph of a folder, with its messages in order, and each of its edges and findings.
Texts ofRouting(const QString &prefix)
{
    SpeakingFixture fixture;
    const QStringList names = QDir(fixture.folder).entryList({prefix + u'*'}, QDir::Dirs);
    fixture.window->openRouting({fixture.folder + u'/' + names.value(0)}, prefix);
    const auto isShown = [&fixture] {
        const RoutingView *view = fixture.window->currentRouting();
        return fixture.window->isSettled() && view && view->graph() && view->isCurrent();
    };
    Texts texts;
    for (const GraphKind kind : {GraphKind::Agents, GraphKind::Sessions, GraphKind::Phases,
                                 GraphKind::Chains, GraphKind::Steps}) {
        if (!QTest::qWaitFor(isShown, 20000)) {
            return {};
        }
        RoutingView &view = *fixture.window->currentRouting();
        view.setKind(kind);
        (void)QTest::qWaitFor(isShown, 20000);
        texts += textsOf(*fixture.window);
        for (int edge = 0; edge < std::min<int>(8, int(view.graph()->edges.size())); ++edge) {
            view.graphView().selectEdge(edge);
            texts += textsOf(*fixture.window);
        }
    }
    fixture.window->currentRouting()->setFilterVisible(true);
    fixture.window->currentRouting()->setSequence(true);
    (void)QTest::qWaitFor(isShown, 20000);
    return texts + textsOf(*fixture.window);
}

/// The texts of the Help menu.
Texts ofHelp()
{
    const SpeakingFixture fixture;
    for (const QString &id : {u"help.help"_s, u"help.shortcuts"_s, u"help.about"_s}) {
        fixture.trigger(id);
    }
    QCoreApplication::processEvents();
    return textsOf(*fixture.window);
}

Texts ofList()
{
    SpeakingFixture fixture;
    SessionListView *view = fixture.openList();
    auto *grouping = view ? view->findChild<QComboBox *>(u"sessionGrouping"_s) : nullptr;
    Texts texts;
    for (int choice = 0; grouping && choice < grouping->count(); ++choice) {
        grouping->setCurrentIndex(choice);
        texts += textsOf(*fixture.window);
    }
    return texts;
}

Texts ofNewDialog()
{
    const QTemporaryDir dir;
    const auto catalog = ProtocolCatalog::load({}, QLocale().name());
    const NewDialog dialog(*catalog, UserTemplates(dir.path()), u"/w"_s);
    auto *list = dialog.findChild<QListWidget *>(u"newList"_s);
    Texts texts;
    for (int row = 0; row < list->count(); ++row) {
        list->setCurrentRow(row);
        texts += textsOf(dialog);
    }
    return texts;
}

Texts ofSettings()
{
    const QTemporaryDir dir;
    QSettings settings(dir.filePath(u"s.ini"_s), QSettings::IniFormat);
    const SettingsDialog dialog(settings, dir.filePath(u"secrets.txt"_s));
    return textsOf(dialog);
}

struct Page
{
    const char *name;
    std::function<Texts()> texts;
};

const std::vector<Page> &pages()
{
    static const std::vector<Page> all{
        {"document", ofDocument},
        {"session of the fluid orchestrator",
         [] { return ofSession(u"cfd-bioreactor-session"_s); }},
        {"session of the swarm", [] { return ofSession(u"swarm-session"_s); }},
        {"session of a batch", [] { return ofSession(u"20260224-180002"_s); }},
        {"session of the arena", [] { return ofSession(u"arena-review"_s); }},
        {"session of the queue", [] { return ofSession(u"orion"_s); }},
        {"routing of the fluid orchestrator",
         [] { return ofRouting(u"cfd-bioreactor-session"_s); }},
        {"routing of the queue", [] { return ofRouting(u"orion"_s); }},
        {"routing of the arena", [] { return ofRouting(u"arena-review"_s); }},
        {"help", ofHelp},
        {"list of sessions", ofList},
        {"new handoff", ofNewDialog},
        {"settings", ofSettings},
    };
    return all;
}

/// One line of letters, digits and single blanks.
QString plain(const QString &text)
{
    static const QRegularExpression other(u"[^\\w./:-]+"_s);
    return text.toLower().replace(other, u" "_s).trimmed();
}

/// Texts of agents in the sample workspace, which are not translated.
QString contentOfSample()
{
    const SampleFixture fixture;
    QString content = plain(QString::fromUtf8(review()));
    QDirIterator files(fixture.folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        content += u' ' + plain(QString::fromUtf8(contentOf(files.next())));
    }
    return content;
}

/// Names, words of protocols, and words that both languages have.
bool isAlike(const QString &text)
{
    static const QRegularExpression alike(
        u"^(Baton|YAML|JSON|XML|Markdown|UTF-8|CFD.*|.*/a\\.yaml.*|Gate QG\\w+|Schema [\\d.]+|"
        "[\\w./{}*:+-]+|[A-Z_]+( [A-Z_]+)*|(Debug|Info) \\d+|(.*– )?sample – Baton|\\[.*\\]|"
        "\\d[\\d.:,-]*( (\\d[\\d:]*|UTC|h|min|s|Byte|Bytes|KiB))*|Your handoff has .*)$"_s);
    return alike.match(text).hasMatch();
}

/// Words that are capitalised and differ in German.
Texts wordsThatDiffer()
{
    QFile file(QStringLiteral(BATON_SOURCE_DIR "/translations/baton_de.ts"));
    (void)file.open(QIODevice::ReadOnly);
    QXmlStreamReader reader(&file);
    Texts words;
    QString source;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == "source"_L1) {
            source = reader.readElementText().remove(u'&');
        } else if (reader.isStartElement() && reader.name() == "translation"_L1) {
            const QString german =
                reader.readElementText(QXmlStreamReader::IncludeChildElements).remove(u'&');
            if (german != source && source.front().isUpper()) {
                words += source;
            }
        }
    }
    return words;
}

/// The parts of a text that was joined with separators.
QStringList piecesOf(const QString &text)
{
    static const QRegularExpression between(u"\\n|\\t| · |; |, |: |\\(|\\)|„|“|\"| → | ← "_s);
    return text.split(between, Qt::SkipEmptyParts);
}

} // namespace

/// Each text of a German window is German.
class TestGermanWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_content = contentOfSample();
        m_words = wordsThatDiffer();
        QVERIFY(m_words.contains(u"Help"_s));
        for (const Page &page : pages()) {
            m_english.append(page.texts());
        }
        QVERIFY(installTranslations(*qApp, QLocale(QLocale::German)));
    }

    void init() { failOnRealWarning(); }

    void aCompletedStepIsCompleted()
    {
        QCOMPARE(stateText(RunStatus::Succeeded), u"abgeschlossen"_s);
    }

    void everyVisibleTextIsGerman_data()
    {
        QTest::addColumn<int>("page");
        for (size_t i = 0; i < pages().size(); ++i) {
            QTest::newRow(pages()[i].name) << static_cast<int>(i);
        }
    }

    void everyVisibleTextIsGerman()
    {
        QFETCH(const int, page);
        const Texts german = pages()[static_cast<size_t>(page)].texts();
        QVERIFY2(german.size() > 20, qPrintable(QString::number(german.size())));
        QStringList left;
        for (const QString &text : german) {
            if (isLeftOver(text, m_english[page].contains(text))) {
                left.append(text);
            }
        }
        left.sort();
        QVERIFY2(left.isEmpty(), qPrintable(left.join(u"\n---\n"_s)));
    }

private:
    [[nodiscard]] bool isContent(const QString &text) const
    {
        return m_content.contains(plain(text));
    }

    /// True for a text that is the same in English, and for one with an English part.
    [[nodiscard]] bool isLeftOver(const QString &text, bool isTheSame) const
    {
        static const QRegularExpression word(u"[A-Za-z]{3,}"_s);
        static const QRegularExpression english(
            u"\\b(the|of|and|is|are|were|not|with|from|has|have|been|this|that|no|for|or|be|"
            "by|attempt|failed|missing)\\b"_s);
        const bool isKey = m_content.contains(plain(text) + u':');
        if (isTheSame && !isKey && m_words.contains(QString(text).remove(u'&'))) {
            return true;
        }
        const QStringList pieces = piecesOf(text);
        return !isAlike(text) && std::ranges::any_of(pieces, [&](const QString &piece) {
            const bool isSuspect = (isTheSame && piece.contains(word)) || piece.contains(english);
            return isSuspect && !isAlike(piece.trimmed()) && !isContent(piece);
        });
    }

    QString m_content;
    Texts m_words;
    QList<Texts> m_english;
};

QTEST_MAIN(TestGermanWindow)
#include "tst_germanwindow.moc"
