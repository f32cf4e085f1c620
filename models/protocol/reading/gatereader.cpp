// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/reading/packparts.h"

#include "models/protocol/schema/constrainttext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class GateReaderTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::GateReader)
};

Measure readMeasure(const PackNode &node)
{
    const QString name = node.text(u"value"_s);
    if (name == "required-fields"_L1) {
        return Measure::RequiredFields;
    }
    if (name == "magnitude"_L1) {
        return Measure::Magnitude;
    }
    if (name == "outside"_L1) {
        return Measure::Outside;
    }
    if (name != "value"_L1) {
        node.report(GateReaderTexts::tr(
                        "“%1” is not a measure; use value, magnitude, required-fields or outside.")
                        .arg(name));
    }
    return Measure::Value;
}

CriterionState readState(const PackNode &node)
{
    const QString name = node.text(u"not-evaluated"_s);
    if (name == "failed"_L1) {
        return CriterionState::Failed;
    }
    if (name == "passed"_L1) {
        return CriterionState::Passed;
    }
    if (name != "not-evaluated"_L1) {
        node.report(GateReaderTexts::tr("“%1” is not a state; use passed, failed or not-evaluated.")
                        .arg(name));
    }
    return CriterionState::NotEvaluated;
}

void readCount(Criterion &criterion, const PackNode &node)
{
    criterion.isCount = node.exists();
    criterion.countPointer = node[u"pointer"].pointer();
    criterion.countValue = node[u"value"].text();
    criterion.countPattern = node[u"pattern"].pattern();
}

std::optional<Criterion> readCriterion(const PackNode &node, const PackTexts &texts)
{
    Criterion criterion;
    criterion.id = node.requiredText(u"id");
    criterion.title = texts.of(node.requiredText(u"title"));
    criterion.of = node[u"of"].text();
    criterion.unlessKind = node[u"unless-kind"].text();
    criterion.pointer = node[u"pointer"].pointer();
    criterion.measure = readMeasure(node[u"measure"]);
    readCount(criterion, node[u"count"]);
    criterion.percentOf = node[u"percent-of"].text();
    criterion.unit = texts.of(node[u"unit"].text());
    criterion.says = node[u"says"].pointer();
    criterion.mode = node[u"mode"].text();
    criterion.unlessFound = node[u"unless-found"].texts();
    criterion.onMissing = readState(node[u"on-missing"]);
    if (node[u"schema"].exists()) {
        criterion.schema = node[u"schema"].value();
        const auto compiled = JsonSchema::compile(criterion.schema);
        if (!compiled) {
            node[u"schema"].report(compiled.error());
            return std::nullopt;
        }
        criterion.jsonSchema = *compiled;
    } else if (criterion.measure != Measure::RequiredFields
               && criterion.measure != Measure::Outside) {
        node.report(GateReaderTexts::tr("“schema” is missing here."));
        return std::nullopt;
    }
    const QString given = texts.of(node[u"threshold"].text());
    criterion.threshold = given.isEmpty() ? thresholdOf(criterion.schema, criterion.unit) : given;
    return criterion;
}

} // namespace

std::vector<Gate> readGates(const PackFolder &folder, const PackTexts &texts,
                            std::vector<PackProblem> &problems, std::vector<PackProblem> &slips)
{
    const std::optional<PackFile> file = readPackFile(folder, u"gates.yaml"_s, problems);
    std::vector<Gate> gates;
    if (!file) {
        return gates;
    }
    for (const PackNode &node : PackNode(&*file, 0)[u"gates"].items()) {
        Gate gate{node.requiredText(u"id"),
                  texts.of(node[u"title"].text()),
                  node[u"phase"].integer(-1),
                  node[u"kinds"].texts(),
                  {}};
        for (const PackNode &entry : node[u"criteria"].items()) {
            if (std::optional<Criterion> criterion = readCriterion(entry, texts)) {
                gate.criteria.push_back(std::move(*criterion));
            }
        }
        gates.push_back(std::move(gate));
    }
    file->findUnknownKeys(slips);
    return gates;
}

} // namespace baton
