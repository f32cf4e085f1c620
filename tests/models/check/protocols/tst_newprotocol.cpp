// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/parsing/parse.h"
#include "tests/models/check/checked.h"

#include <QDir>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace baton;

namespace {

constexpr const char *protocolFile = R"(
id: kitchen
title: Kitchen
version: "1"
hub: chef
agents: [{id: chef, role: Hub}, {id: baker, role: Bread}]
routing: {producer: /order/cook, phase: /order/course}
attempts: {pointer: /order/ticket, pattern: '#(\d+)$', max: 3}
kinds:
  - name: order
    title: Order
    producer: baker
    schema: order.schema.json
    block: /order
    has: [/order, /order/dish]
    templates: [{id: order, title: Order, file: order.yaml}]
feedback:
  required: "Chef needs {field}."
  invalid: "Chef cannot use {field}: {message}"
synonym: "'{synonym}' means '{canonical}'"
rules:
  - {id: kitchen.steps, rule: counts-up, severity: warning, lists: [/order/steps], member: no, from: 1, message: "Step {expected} is missing"}
  - {id: kitchen.pairing, rule: combination, severity: error, pointers: [/order/dish, /order/wine], allowed: [[fish, white], [beef, red]], report: /order/wine, message: "{actual} do not go together"}
  - {id: kitchen.todo, rule: placeholder, severity: note, message: "{field}: {actual}"}
outcomes:
  - id: burnt
    pointers: [/order/state]
    schema: {const: burnt}
    steps: [{action: block, headline: "Throw it away", consequence: "{producer} starts again"}]
)";

constexpr const char *schemaFile = R"({
  "type": "object",
  "required": ["order"],
  "properties": {"order": {"$ref": "parts.json#/$defs/order"}}
})";

constexpr const char *partsFile = R"({
  "$defs": {
    "order": {
      "title": "Order",
      "type": "object",
      "required": ["dish", "guests"],
      "properties": {
        "dish": {"title": "Dish", "type": "string", "enum": ["fish", "beef", "bread"], "x-synonyms": ["meal"]},
        "guests": {"title": "Guests", "type": "integer", "minimum": 1, "x-default": {"value": 2, "meaning": "two guests are assumed"}},
        "wine": {"type": "string"},
        "state": {"type": "string"},
        "note": {"type": "string", "pattern": "^[A-Z]", "x-rule": "kitchen.capital", "x-severity": "note", "x-message": "{actual} starts small"},
        "serving": {
          "oneOf": [
            {"type": "object", "required": ["table"], "properties": {"table": {"type": "integer"}}},
            {"type": "string", "enum": ["take-away"]}
          ]
        },
        "steps": {"type": "array", "items": {"type": "object"}}
      }
    }
  }
})";

constexpr const char *gatesFile = R"(
gates:
  - id: pass
    title: the pass
    kinds: [order]
    criteria:
      - {id: small, title: Guests, pointer: /order/guests, schema: {maximum: 8}}
      - {id: required, title: Required fields, measure: required-fields}
)";

constexpr const char *good = "order:\n  dish: bread\n  guests: 4\n";

} // namespace

/// A new protocol consists of files alone.
class TestNewProtocol : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }

    void initTestCase()
    {
        QVERIFY(QDir(m_dir.path()).mkpath(u"kitchen"_s));
        const std::pair<const char *, const char *> files[] = {
            {"protocol.yaml", protocolFile},
            {"order.schema.json", schemaFile},
            {"parts.json", partsFile},
            {"gates.yaml", gatesFile},
            {"order.yaml", good},
            {"fr.yaml", "Order: Commande\nDish: Plat\n"},
        };
        for (const auto &[name, content] : files) {
            QFile file(m_dir.filePath(u"kitchen/"_s + QLatin1StringView(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QVERIFY(file.write(content) > 0);
        }
        m_catalog = ProtocolCatalog::load({m_dir.path()}, u"fr_CA"_s);
        for (const PackProblem &problem : m_catalog->problems()) {
            QFAIL(qPrintable(problem.message));
        }
    }

    void isCheckedLikeTheOthers_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QStringList>("findings");
        QTest::addColumn<Action>("action");
        const auto row = [](const char *name, const QByteArray &text, const QStringList &findings,
                            Action action) { QTest::newRow(name) << text << findings << action; };
        row("good", good, {}, Action::Accept);
        row("missing", "order: {dish: bread}", {u"error kitchen.required /order/guests"_s},
            Action::Reinvoke);
        row("missing at last", "order: {dish: bread, ticket: \"a #3\"}",
            {u"error kitchen.required /order/guests"_s}, Action::Default);
        row("synonym", "order: {meal: bread, dish_: 1, guests: 1}", {}, Action::None);
        row("range", "order: {dish: bread, guests: 0}", {u"error kitchen.range /order/guests"_s},
            Action::Reinvoke);
        row("pattern", "order: {dish: bread, guests: 1, note: small}",
            {u"note kitchen.capital /order/note"_s}, Action::AcceptWithNotes);
        row("combination", "order: {dish: fish, guests: 1, wine: red}",
            {u"error kitchen.pairing /order/wine"_s}, Action::Reinvoke);
        row("count", "order: {dish: bread, guests: 1, steps: [{no: 1}, {no: 3}]}",
            {u"warning kitchen.steps /order/steps/1/no"_s}, Action::AcceptWithNotes);
        row("nearest branch, inside", "order: {dish: bread, guests: 1, serving: {table: x}}",
            {u"error kitchen.type /order/serving/table"_s}, Action::Reinvoke);
        row("nearest branch, another type", "order: {dish: bread, guests: 1, serving: home}",
            {u"error kitchen.enum /order/serving"_s}, Action::Reinvoke);
        row("outcome", "order: {dish: bread, guests: 1, state: burnt}", {}, Action::Block);
    }

    void isCheckedLikeTheOthers()
    {
        QFETCH(QByteArray, text);
        QFETCH(QStringList, findings);
        QFETCH(Action, action);
        const DocumentReport report =
            check(text, parse(text, Format::Yaml), *m_catalog).documents.front();
        QCOMPARE(listed(report), findings);
        QCOMPARE(report.verdict.action, action);
    }

    void usesItsOwnTexts()
    {
        const QByteArray text = "order: {dish: bread}";
        const Verdict verdict =
            check(text, parse(text, Format::Yaml), *m_catalog).documents.front().verdict;
        QCOMPARE(verdict.feedback, u"Chef needs guests."_s);
        QCOMPARE(verdict.headline, u"Re-invoke baker"_s);
        QCOMPARE(verdict.maxAttempts, 3);
        QCOMPARE(verdict.gates.front().criteria.front().threshold, u"≤ 8"_s);
    }

    void isTranslatedByItsOwnFile()
    {
        const Kind *kind = m_catalog->kind(u"kitchen.order"_s);
        QCOMPARE(kind->title, u"Commande"_s);
        QCOMPARE(kind->fields.property(u"order"_s)->property(u"dish"_s)->title, u"Plat"_s);
    }

    void doesNotAffectOtherProtocols()
    {
        QVERIFY(m_catalog->kind(u"cfd.mesh-plan"_s));
        QCOMPARE(m_catalog->kinds().size(), builtIn().kinds().size() + 1);
    }

private:
    QTemporaryDir m_dir;
    std::shared_ptr<const ProtocolCatalog> m_catalog;
};

QTEST_GUILESS_MAIN(TestNewProtocol)
#include "tst_newprotocol.moc"
