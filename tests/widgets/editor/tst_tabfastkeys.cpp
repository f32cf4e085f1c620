// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Keys and clicks in form and source that are faster than any check have the same effect as with
// pauses between them. BATON_PROPERTY_CASES sets the number of sequences, BATON_PROPERTY_SEED the
// first one; BATON_PROPERTY_SHOW prints each step.
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "tests/random/random.h"
#include "tests/setting.h"
#include "tests/widgets/longhandoff.h"
#include "widgets/editor/editortab.h"
#include "widgets/form/fields/textcontrol.h"
#include "widgets/form/pane/formpane.h"
#include "widgets/source/editor/sourceedit.h"
#include "widgets/source/pane/sourcepane.h"

#include <QApplication>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>
#include <QTextBlock>
#include <QTimer>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

/// An action of a user: a key, or a click on a character of the source or on a field.
struct Input
{
    enum class Kind { Letter, Key, SourceClick, FieldClick } kind = Kind::Letter;
    QChar letter = {};
    QKeyCombination key = Qt::Key_unknown;
    int line = 0; ///< from 0; for a click in the source, like column
    int column = 0;
    QString path = {}; ///< of the clicked field
};

Input someClick(Random &random)
{
    static const QStringList fields{u"/handoff/producer"_s, u"/handoff/sizes/a"_s,
                                    u"/handoff/notes/0"_s, u"/handoff/notes/1"_s};
    if (random.chance(50)) {
        return {.kind = Input::Kind::FieldClick, .path = random.pick(fields)};
    }
    return {.kind = Input::Kind::SourceClick, .line = random.below(10), .column = random.below(24)};
}

std::vector<Input> someInputs(Random &random)
{
    static const std::vector<QKeyCombination> keys{
        Qt::Key_Tab,    Qt::Key_Return,       Qt::Key_Backspace,    Qt::Key_Backspace,
        Qt::Key_Delete, Qt::Key_Home,         Qt::Key_End,          Qt::Key_Up,
        Qt::Key_Down,   Qt::CTRL | Qt::Key_Z, Qt::CTRL | Qt::Key_Z, Qt::CTRL | Qt::Key_Y,
    };
    const QString letters = u"ab 1:-#\"'.["_s;
    std::vector<Input> inputs{someClick(random)};
    const int count = random.between(5, 40);
    for (int i = 0; i < count; ++i) {
        if (random.chance(10)) {
            inputs.push_back(someClick(random));
        } else if (random.chance(60)) {
            inputs.push_back({.letter = letters[random.below(static_cast<int>(letters.size()))]});
        } else {
            inputs.push_back({.kind = Input::Kind::Key, .key = random.pick(keys)});
        }
    }
    return inputs;
}

QString described(const Input &input)
{
    switch (input.kind) {
    case Input::Kind::Letter:
        return input.letter;
    case Input::Kind::Key:
        return QKeySequence(input.key).toString();
    case Input::Kind::SourceClick:
        return u"line %1:%2"_s.arg(input.line + 1).arg(input.column + 1);
    case Input::Kind::FieldClick:
        break;
    }
    return input.path;
}

enum class Pace { AtOnce, EventsBetween, Settled };

/// A document in form and source side by side.
class FastTab
{
public:
    explicit FastTab(const QByteArray &text)
        : m_document(catalog())
    {
        m_document.findChild<QTimer *>(u"typingPause"_s)->setInterval(0);
        m_document.load(text, u"/nowhere/handoffs/x.yaml"_s);
        m_tab = std::make_unique<EditorTab>(m_document);
        m_tab->resize(1100, 760);
        m_tab->show();
    }

    [[nodiscard]] bool isShown()
    {
        return QTest::qWaitForWindowActive(m_tab.get()) && settle()
            && QTest::qWaitFor([this] { return !source().documentSync().isLoading(); });
    }

    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor([this] {
            return m_document.isAnalysed() && m_tab->form().controller().form().isIdle();
        });
    }

    void give(const Input &input)
    {
        switch (input.kind) {
        case Input::Kind::SourceClick:
            clickSource(input);
            return;
        case Input::Kind::FieldClick:
            clickField(input.path);
            return;
        case Input::Kind::Key:
            if (QWidget *target = QApplication::focusWidget()) {
                QTest::keyClick(target, input.key.key(), input.key.keyboardModifiers());
            }
            return;
        case Input::Kind::Letter:
            break;
        }
        if (QWidget *target = QApplication::focusWidget()) {
            QTest::keyClicks(target, QString(input.letter));
        }
    }

    [[nodiscard]] QByteArray bytes() const { return m_document.buffer().bytes(); }
    void endTyping() { m_document.endTyping(); }

    static std::shared_ptr<const ProtocolCatalog> catalog()
    {
        static const auto loaded = ProtocolCatalog::load();
        return loaded;
    }

private:
    [[nodiscard]] SourceEdit &source() { return m_tab->source().edit(); }

    void clickSource(const Input &input)
    {
        const QTextBlock block = source().document()->findBlockByNumber(input.line);
        if (!block.isValid() || !block.isVisible()) {
            return;
        }
        source().verticalScrollBar()->setValue(0);
        source().horizontalScrollBar()->setValue(0);
        QTextCursor cursor(block);
        cursor.setPosition(block.position() + std::min(input.column, block.length() - 1));
        QTest::mouseClick(source().viewport(), Qt::LeftButton, {},
                          source().cursorRect(cursor).center());
    }

    /// Clicks the field, unless the bytes lack it: the form may still show one.
    void clickField(const QString &path)
    {
        if (!hasField(JsonPointer::of(path))) {
            return;
        }
        if (m_tab->form().controller().isStale()) {
            QVERIFY(settle()); // users do not click on disabled widgets
        }
        m_tab->form().showPath(JsonPointer::of(path));
        // A row that is no longer visible exists until it is deleted.
        const QWidgetList fields = m_tab->form().findChildren<QWidget *>(u"field:"_s + path);
        const auto shown = std::ranges::find_if(fields, &QWidget::isVisible);
        if (shown != fields.end()) {
            QWidget *field = *shown;
            QWidget *inner = field->findChild<QWidget *>(u"qt_scrollarea_viewport"_s);
            QTest::mouseClick(inner ? inner : field, Qt::LeftButton, {}, QPoint(6, 8));
        }
    }

    /// True for a text or a number, except in a list with other values.
    [[nodiscard]] bool hasField(const JsonPointer &path) const
    {
        const ParsedText now = parse(bytes(), Format::Yaml);
        if (!now.isComplete() || now.documents.empty()) {
            return false;
        }
        const Tree &tree = now.documents.front().tree;
        const NodeId field = tree.find(path);
        const auto isScalar = [&tree](NodeId id) { return tree.at(id).children.empty(); };
        const Node *around = field == noNode ? nullptr : &tree.at(tree.at(field).parent);
        return around
            && (around->type == ValueType::List ? std::ranges::all_of(around->children, isScalar)
                                                : isScalar(field));
    }

    EditorDocument m_document;
    std::unique_ptr<EditorTab> m_tab;
};

QByteArray after(const QByteArray &text, const std::vector<Input> &inputs, Pace pace)
{
    FastTab tab(text);
    if (!tab.isShown()) {
        return "not shown";
    }
    for (const Input &input : inputs) {
        tab.give(input);
        if (pace == Pace::EventsBetween) {
            QCoreApplication::processEvents();
        } else if (pace == Pace::Settled && !tab.settle()) {
            return "not settled";
        }
        if (qEnvironmentVariableIsSet("BATON_PROPERTY_SHOW")) {
            qDebug().noquote() << described(input) << "->" << QApplication::focusWidget() << '\n'
                               << tab.bytes().left(240);
        }
    }
    QCoreApplication::processEvents(); // finishes a click
    tab.endTyping();
    return tab.settle() ? tab.bytes() : "not settled";
}

} // namespace

class TestTabFastKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    }

    void fastKeysEqualSlowKeys_data()
    {
        QTest::addColumn<int>("lines");
        QTest::addColumn<int>("cases");
        const int cases = setting("BATON_PROPERTY_CASES", 40);
        QTest::newRow("10 lines") << 10 << cases;
        QTest::newRow("1,000 lines") << 1000 << std::max(2, cases / 8);
        QTest::newRow("20,000 lines") << 20'000 << std::max(1, cases / 40);
    }

    void fastKeysEqualSlowKeys()
    {
        QFETCH(const int, lines);
        QFETCH(const int, cases);
        const QByteArray text = handoffOf(lines);
        const int first = setting("BATON_PROPERTY_SEED", 1);
        int changed = 0;
        for (int seed = first; seed < first + cases; ++seed) {
            Random random(static_cast<quint32>(seed));
            const std::vector<Input> inputs = someInputs(random);
            const QByteArray expected = after(text, inputs, Pace::Settled);
            QStringList all;
            for (const Input &input : inputs) {
                all.append(described(input));
            }
            for (const Pace pace : {Pace::AtOnce, Pace::EventsBetween}) {
                const QByteArray bytes = after(text, inputs, pace);
                QVERIFY2(bytes == expected,
                         ("seed " + QByteArray::number(seed) + ": " + all.join(u" | "_s).toUtf8()
                          + "\n--- at this pace\n" + bytes.left(600) + "\n--- with pauses\n"
                          + expected.left(600))
                             .constData());
            }
            changed += expected != text ? 1 : 0;
        }
        QVERIFY(changed * 2 >= cases);
    }
};

QTEST_MAIN(TestTabFastKeys)
#include "tst_tabfastkeys.moc"
