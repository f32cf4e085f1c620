// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Protocols that cannot know a document are skipped: the result equals that of asking all of them.
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

#include <algorithm>

using namespace baton;
using namespace Qt::StringLiterals;

namespace {

/// Every kind, in the catalog's order.
std::vector<const KindModel *> modelsOf(const ProtocolCatalog &catalog)
{
    std::vector<const KindModel *> models;
    const auto none = catalog.kindsThat([&models](const KindModel &model) {
        models.push_back(&model);
        return false;
    });
    return none.empty() ? models : std::vector<const KindModel *>();
}

QString recognisedByAsking(const std::vector<const KindModel *> &models, const Tree &tree)
{
    QString best;
    std::pair<int, int> bestFit;
    for (const KindModel *model : models) {
        const KindModel::Match place = model->placeIn(tree);
        const std::pair fit(place.fit, place.depth);
        if (place.fit > 0 && fit > bestFit) {
            bestFit = fit;
            best = model->kind.id;
        }
    }
    return best;
}

std::vector<NodeId> rootedByAsking(const std::vector<const KindModel *> &models, const Tree &tree)
{
    std::vector<NodeId> entries;
    if (!tree.isEmpty() && tree.root().type == ValueType::Map) {
        std::ranges::copy_if(tree.root().children, std::back_inserter(entries), [&](NodeId entry) {
            return std::ranges::any_of(models, [&](const KindModel *model) {
                return model->isRootKey(tree.at(entry).key);
            });
        });
    }
    return entries;
}

} // namespace

class tst_Recognition : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void agreesWithTestingEveryKind();
    void findsRootsThatContainAKey_data();
    void findsRootsThatContainAKey();
};

void tst_Recognition::agreesWithTestingEveryKind()
{
    const auto catalog = ProtocolCatalog::load();
    const std::vector<const KindModel *> models = modelsOf(*catalog);
    QVERIFY(models.size() > 20);
    int known = 0;
    int unknown = 0;
    for (const QString &folder : {u"/tests/data"_s, u"/resources/samples"_s}) {
        QDirIterator files(QStringLiteral(BATON_SOURCE_DIR) + folder, QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QFile::ReadOnly));
            const QByteArray bytes = file.readAll();
            const ParsedText parsed =
                parse(bytes, formatOf(file.fileName(), bytes), catalog->parseOptions());
            for (const SourceDocument &document : parsed.documents) {
                const Kind *kind = catalog->recognise(document.tree);
                QVERIFY2((kind ? kind->id : QString()) == recognisedByAsking(models, document.tree),
                         qPrintable(file.fileName()));
                QVERIFY2(catalog->rootedEntries(document.tree)
                             == rootedByAsking(models, document.tree),
                         qPrintable(file.fileName()));
                ++(kind ? known : unknown);
            }
        }
    }
    QVERIFY(known > 100);
    QVERIFY(unknown > 20);
}

void tst_Recognition::findsRootsThatContainAKey_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("a pattern") << "A_TO_B_HANDOFF: {}\n"_ba;
    QTest::newRow("a pattern that ends otherwise") << "A_TO_B_HANDOVER: {}\n"_ba;
    QTest::newRow("a pattern in another case") << "a_to_b_handoff: {}\n"_ba;
    QTest::newRow("a pattern before a line end") << "\"A_TO_B_HANDOFF\\n\": {}\n"_ba;
    QTest::newRow("behind others") << "x: 1\nA_TO_B_HANDOFF: {}\n"_ba;
    QTest::newRow("merged") << "<<: {A_TO_B_HANDOFF: {}, handoff: {}}\n"_ba;
    QTest::newRow("a list") << "- handoff: {}\n"_ba;
    QTest::newRow("nothing") << ""_ba;
}

void tst_Recognition::findsRootsThatContainAKey()
{
    QFETCH(const QByteArray, text);
    const auto catalog = ProtocolCatalog::load();
    const std::vector<const KindModel *> models = modelsOf(*catalog);
    const ParsedText parsed = parse(text, Format::Yaml, catalog->parseOptions());
    const Tree tree = parsed.documents.empty() ? Tree() : parsed.documents.front().tree;
    const Kind *kind = catalog->recognise(tree);
    QCOMPARE(kind ? kind->id : QString(), recognisedByAsking(models, tree));
    QCOMPARE(catalog->rootedEntries(tree), rootedByAsking(models, tree));
}

QTEST_APPLESS_MAIN(tst_Recognition)
#include "tst_recognition.moc"
