// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/verdict/receiverchoices.h"

#include "models/check/report/rulecontext.h"
#include "models/strings/placeholderformat.h"
#include "models/tree/yamlscalar.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

bool allHold(const std::vector<Condition> &conditions, const CanonicalTree &tree)
{
    return std::ranges::all_of(conditions,
                               [&](const Condition &condition) { return condition.holds(tree); });
}

/// @p number with one decimal if it is not zero: "30.8", "25".
QString rounded(double number)
{
    const QString text = QString::number(number, 'f', 1);
    return text.endsWith(".0"_L1) ? text.chopped(2) : text;
}

struct Shares
{
    std::vector<std::pair<QString, double>> parts;
    double total = 0;
};

/// The weights in the document. One that is missing, negative or no number is replaced by its
/// default.
Shares sharesOf(const Weights &weights, const CanonicalTree &tree)
{
    Shares shares;
    const NodeId map = tree.find(weights.pointer);
    for (const auto &[name, byDefault] : weights.defaults) {
        const NodeId node = map == noNode ? noNode : tree.child(map, name);
        const double given =
            node == noNode ? -1 : numberIn(tree.at(tree.resolved(node)).text).value_or(-1);
        const double weight = given >= 0 && std::isfinite(given) ? given : byDefault;
        shares.parts.emplace_back(name, weight);
        shares.total += weight;
    }
    return shares;
}

/// The shares in tenths of a percent with a sum of 100 %. Those with the largest remainders are
/// rounded up.
std::vector<int> tenthsOf(const Shares &shares)
{
    constexpr int whole = 1000;
    std::vector<int> tenths;
    std::vector<std::pair<double, size_t>> remainders;
    int sum = 0;
    for (const auto &[name, weight] : shares.parts) {
        const double exact = weight * whole / shares.total;
        tenths.push_back(static_cast<int>(std::floor(exact)));
        remainders.emplace_back(std::floor(exact) - exact, tenths.size() - 1);
        sum += tenths.back();
    }
    std::ranges::stable_sort(remainders, {}, [](const auto &entry) { return entry.first; });
    for (size_t i = 0; i < remainders.size() && sum < whole; ++i, ++sum) {
        ++tenths[remainders[i].second];
    }
    return tenths;
}

QString textOf(const Shares &shares)
{
    const std::vector<int> tenths = tenthsOf(shares);
    QStringList texts;
    for (size_t i = 0; i < tenths.size(); ++i) {
        //: a criterion with its share of the whole
        texts.append(QCoreApplication::translate("baton::Explainer", "%1 %2 %")
                         .arg(shares.parts[i].first, rounded(tenths[i] / 10.0)));
    }
    return texts.join(u", "_s);
}

QHash<QString, QString> valuesOf(const ExplanationRule &rule, const ExplanationChoice &choice,
                                 const CanonicalTree &tree)
{
    QHash<QString, QString> values;
    const NodeId first = choice.when.empty() ? noNode : tree.find(choice.when.front().pointer);
    if (first != noNode) {
        values.insert(u"actual"_s, spelling(tree, first));
    }
    if (!rule.weights.defaults.empty()) {
        const Shares shares = sharesOf(rule.weights, tree);
        values.insert(u"weights"_s, shares.total > 0 ? textOf(shares) : QString());
        values.insert(u"total"_s, rounded(shares.total));
    }
    return values;
}

} // namespace

std::vector<ReceiverChoice> explanationsOf(const ProtocolPack &pack, const KindModel &kind,
                                           const CanonicalTree &tree)
{
    std::vector<ReceiverChoice> result;
    for (const ExplanationRule &rule : pack.explanations) {
        if (!rule.kinds.contains(kind.kind.name) || !allHold(rule.when, tree)) {
            continue;
        }
        const auto choice = std::ranges::find_if(
            rule.choices, [&](const ExplanationChoice &each) { return allHold(each.when, tree); });
        if (choice == rule.choices.end()) {
            continue;
        }
        const QHash<QString, QString> values = valuesOf(rule, *choice, tree);
        const QString text = filled(choice->text, values);
        if (!text.isEmpty()) {
            result.push_back({rule.title, text, filled(choice->because, values)});
        }
    }
    return result;
}

} // namespace baton
