// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/editing/formcontroller.h"
#include "models/protocol/catalog/catalog.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

const QByteArray text = "handoff:\n"
                        "  producer: me\n"
                        "  to_phase: 2\n"
                        "  context:\n"
                        "    focus_areas:\n"
                        "      - one\n"
                        "      - two\n"
                        "      - two\n";

} // namespace

/// Typed texts become edits within the call, and the check follows later.
class TestFieldEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning();
        m_document = std::make_unique<EditorDocument>(m_catalog);
        m_document->load(text, u"/nowhere/x.yaml"_s);
        QTRY_VERIFY(m_document->isAnalysed());
        m_controller = std::make_unique<FormController>(*m_document);
        m_controller->uncover(m_producer);
        m_controller->uncover(m_items.child(0));
    }

    void cleanup()
    {
        m_controller.reset();
        m_document.reset();
    }

    void initTestCase() { m_catalog = ProtocolCatalog::load(); }

    void theRowFollowsTheTextImmediately()
    {
        QSignalSpy changed(m_controller.get(), &FormController::fieldChanged);
        type(m_producer, u"you"_s);
        QVERIFY(m_document->buffer().bytes().contains("producer: you\n"));
        QCOMPARE(fieldAt(m_producer).text, u"you"_s);
        QCOMPARE(changed.size(), 1);
        m_document->undo();
        QVERIFY(!m_document->isAnalysed());
        QCOMPARE(fieldAt(m_producer).text, u"me"_s);
    }

    void aTrailingBlankIsWrittenWhenTheFieldIsLeft()
    {
        type(m_producer, u"you "_s);
        QCOMPARE(fieldAt(m_producer).text, u"you"_s);
        QVERIFY(m_controller->fields().isTypedIn(fieldAt(m_producer)));
        QVERIFY(m_controller->fields().mayDiffer(m_producer));
        QVERIFY(!m_controller->fields().mayDiffer(m_phase));
        m_controller->markVisited(m_producer);
        QCOMPARE(fieldAt(m_producer).text, u"you "_s);
        QVERIFY(!m_controller->fields().mayDiffer(m_producer));
    }

    void aPartOfARejectedTextIsReverted()
    {
        m_controller->setValue(m_phase, Value::number(u"1"_s), HistoryStep::Begins);
        m_controller->fields().reject(m_phase, u"1.5"_s, u"no whole number"_s);
        QVERIFY(m_controller->fields().rejectedText(m_phase).isTyping);
        QCOMPARE(fieldAt(m_phase).text, u"1"_s);
        m_controller->markVisited(m_phase);
        QCOMPARE(m_document->buffer().bytes(), text);
        QCOMPARE(fieldAt(m_phase).text, u"2"_s);
        QVERIFY(!m_controller->fields().rejectedText(m_phase).isTyping);
        QVERIFY(!m_document->buffer().history().canUndo());
        QSignalSpy focus(m_controller.get(), &FormController::focusRequested);
        m_document->undo();
        QVERIFY(m_document->rejectedInputs().empty());
        QCOMPARE(focus.size(), 1);
    }

    /// If another value was set in between, the old one is set again.
    void otherChangesAreKept()
    {
        m_controller->setValue(m_phase, Value::number(u"1"_s), HistoryStep::Begins);
        m_controller->setValue(m_producer, Value::string(u"you"_s));
        m_controller->fields().reject(m_phase, u"1.5"_s, u"no whole number"_s);
        m_controller->markVisited(m_phase);
        QCOMPARE(m_document->buffer().bytes(), QByteArray(text).replace(": me\n", ": you\n"));
    }

    void leavingAFieldRevertsTypedTextButNotAMove()
    {
        m_controller->setValue(m_items.child(0), Value::string(u"half"_s), HistoryStep::Begins);
        m_controller->fields().reject(m_items.child(0), u"half\n"_s, u"one line"_s);
        m_controller->moveEntry(m_items.child(0), 2);
        m_controller->markVisited(m_items.child(2));
        QVERIFY(m_document->buffer().bytes().endsWith("- two\n      - two\n      - one\n"));
        QCOMPARE(fieldAt(m_items.child(2)).text, u"one"_s);
    }

    void rejectedTextMovesWithItsEntry()
    {
        m_controller->fields().reject(m_items.child(1), u"x"_s, u"why"_s);
        m_controller->moveEntry(m_items.child(1), -1);
        QCOMPARE(m_controller->fields().rejectedText(m_items.child(0)).typed, u"x"_s);
        m_document->buffer().history().undo();
        QCOMPARE(m_controller->fields().rejectedText(m_items.child(1)).typed, u"x"_s);
    }

    /// The field then shows the next entry, which may have the same value.
    void rejectedTextIsRemovedWithItsEntry()
    {
        m_controller->duplicateItem(m_items.child(1));
        m_controller->fields().reject(m_items.child(2), u"x"_s, u"why"_s);
        QSignalSpy changed(m_controller.get(), &FormController::fieldChanged);
        m_controller->remove(m_items.child(2));
        QVERIFY(m_document->rejectedInputs().empty());
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.front().front().value<JsonPointer>(), m_items.child(2));
    }

    void valuesByPathFollowARenamedKeyAndItsUndo()
    {
        const JsonPointer renamed = m_items.parent().child(u"areas"_s);
        m_controller->fields().reject(m_items.child(0), u"x"_s, u"why"_s);
        m_controller->renameKey(m_items, u"areas"_s);
        QCOMPARE(m_controller->fields().rejectedText(renamed.child(0)).typed, u"x"_s);
        m_document->buffer().history().undo();
        QCOMPARE(m_controller->fields().rejectedText(m_items.child(0)).typed, u"x"_s);
    }

private:
    void type(const JsonPointer &path, const QString &typed)
    {
        m_controller->setValue(path, Value::string(typed), HistoryStep::Begins);
    }

    [[nodiscard]] FieldState fieldAt(const JsonPointer &path) const
    {
        const int row = m_controller->model().rowOf(path);
        return row < 0 ? FieldState() : m_controller->model().rows[size_t(row)].field;
    }

    const JsonPointer m_producer = JsonPointer::of(u"/handoff/producer");
    const JsonPointer m_phase = JsonPointer::of(u"/handoff/to_phase");
    const JsonPointer m_items = JsonPointer::of(u"/handoff/context/focus_areas");
    std::shared_ptr<const ProtocolCatalog> m_catalog;
    std::unique_ptr<EditorDocument> m_document;
    std::unique_ptr<FormController> m_controller;
};

QTEST_GUILESS_MAIN(TestFieldEdits)
#include "tst_fieldedits.moc"
