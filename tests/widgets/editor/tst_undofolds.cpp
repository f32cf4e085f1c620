// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/catalog/catalog.h"
#include "widgets/editor/editortab.h"
#include "widgets/form/pane/formpane.h"

#include <QApplication>
#include <QRegularExpression>
#include <QTest>

#include <memory>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

const QByteArray yaml = "handoff:\n"
                        "  version: \"1.0\"\n"
                        "  from_phase: 2\n"
                        "  to_phase: 2\n"
                        "  producer: \"cfd-reviewer\"\n"
                        "  engineering_review:\n"
                        "    approval_status: \"APPROVED\"\n"
                        "    findings:\n"
                        "      - severity: \"NOTE\"\n"
                        "        description: \"a\"\n"
                        "      - severity: \"NOTE\"\n"
                        "        description: \"b\"\n"
                        "      - severity: \"NOTE\"\n"
                        "        description: \"c\"\n";

} // namespace

/// Undo and redo of moving, adding or removing an entry keep the folding of every card.
class TestUndoFolds : public QObject
{
    Q_OBJECT

    const JsonPointer m_list = JsonPointer::of(u"/handoff/engineering_review/findings");

    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] {
            return m_document->isAnalysed() && m_tab->form().controller().form().isIdle();
        });
    }

    /// The cards in order, expanded ones in capitals.
    [[nodiscard]] QString cards() const
    {
        QString shown;
        const FormController &controller = m_tab->form().controller();
        const Tree &tree = m_document->snapshot()->parsed.documents.front().tree;
        for (const FormRow &row : controller.model().rows) {
            if (row.kind == RowKind::Card) {
                const QString name =
                    tree.at(tree.find(row.field.path.child(u"description"_s))).text;
                shown += row.isExpanded ? name.toUpper() : name;
            }
        }
        return shown;
    }

    [[nodiscard]] QString card(int index) const
    {
        return u"row:card:"_s + m_list.child(index).toString();
    }

    [[nodiscard]] static QString focused()
    {
        return QApplication::focusWidget() ? QApplication::focusWidget()->objectName() : QString();
    }

private Q_SLOTS:
    void initTestCase() { m_catalog = ProtocolCatalog::load(); }

    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin)"_s));
        m_document = std::make_unique<EditorDocument>(m_catalog);
        m_tab = std::make_unique<EditorTab>(*m_document);
        m_tab->resize(1200, 800);
        m_tab->show();
        m_document->load(yaml, u"/w/a.yaml"_s);
        QVERIFY(settle());
    }

    void cleanup()
    {
        m_tab.reset();
        m_document.reset();
    }

    void undoKeepsCardsCollapsedOrExpanded_data()
    {
        QTest::addColumn<QString>("unfolded");
        QTest::addColumn<int>("at");
        QTest::addColumn<QString>("step");
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("then");
        QTest::newRow("folded up") << u""_s << 2 << u"up"_s << u"abc"_s << u"acb"_s << 1;
        QTest::newRow("folded down") << u""_s << 0 << u"down"_s << u"abc"_s << u"bac"_s << 1;
        QTest::newRow("past an unfolded one")
            << u"1"_s << 2 << u"up"_s << u"aBc"_s << u"acB"_s << 1;
        QTest::newRow("unfolded") << u"2"_s << 2 << u"up"_s << u"abC"_s << u"aCb"_s << 1;
        QTest::newRow("removed") << u"2"_s << 0 << u"remove"_s << u"abC"_s << u"bC"_s << 0;
        QTest::newRow("doubled") << u"2"_s << 0 << u"double"_s << u"abC"_s << u"aAbC"_s << 1;
    }

    void undoKeepsCardsCollapsedOrExpanded()
    {
        QFETCH(QString, unfolded);
        QFETCH(int, at);
        QFETCH(QString, step);
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(int, then);
        FormController &controller = m_tab->form().controller();
        controller.uncover(m_list);
        if (!unfolded.isEmpty()) {
            controller.form().toggle(rowId(RowKind::Card, m_list.child(unfolded.toInt())));
        }
        for (const FormRow &row : std::deque<FormRow>(controller.model().rows)) {
            if (row.kind == RowKind::Card && row.isExpanded && row.field.path.last() != unfolded) {
                controller.form().toggle(row.id);
            }
        }
        QCOMPARE(cards(), before);
        m_tab->form().revealItem(m_list.child(at));
        QCOMPARE(focused(), card(at));
        if (step == u"remove") {
            controller.remove(m_list.child(at));
        } else if (step == u"double") {
            controller.duplicateItem(m_list.child(at));
        } else {
            QTest::keyClick(QApplication::focusWidget(), step == u"up" ? Qt::Key_Up : Qt::Key_Down,
                            Qt::AltModifier);
        }
        QVERIFY(settle());
        QCOMPARE(cards(), after);

        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        QVERIFY(settle());
        QCOMPARE(m_document->buffer().bytes(), yaml);
        QCOMPARE(cards(), before);
        QTRY_COMPARE(focused(), card(step == u"double" ? then : at));

        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Redo);
        QVERIFY(settle());
        QCOMPARE(cards().toLower(), after.toLower());
        QTRY_COMPARE(focused(), card(then));
        QTest::keySequence(QApplication::focusWidget(), QKeySequence::Undo);
        QVERIFY(settle());
        QCOMPARE(cards(), before);
    }

    /// Typing drops undone steps: the next undo reverts the typing.
    void aNewStepReplacesAnUndoneMove()
    {
        FormController &controller = m_tab->form().controller();
        controller.moveEntry(m_list.child(2), -2);
        QVERIFY(settle());
        QCOMPARE(cards().toLower(), u"cab"_s);
        m_document->undo();
        QVERIFY(settle());
        controller.setValue(JsonPointer::of(u"/handoff/producer"), Value::string(u"x"_s));
        QVERIFY(settle());
        QVERIFY(!controller.placeOfStep());
        m_document->undo();
        QVERIFY(settle());
        QVERIFY(!controller.placeOfStep());
        QCOMPARE(cards().toLower(), u"abc"_s);
    }

private:
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::unique_ptr<EditorDocument> m_document;
    std::unique_ptr<EditorTab> m_tab;
};

QTEST_MAIN(TestUndoFolds)
#include "tst_undofolds.moc"
