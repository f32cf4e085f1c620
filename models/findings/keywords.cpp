// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/findings/keywords.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

template <typename Value>
struct Keyword
{
    Value value;
    QLatin1StringView name;
};

constexpr std::array severityNames{Keyword{Severity::Note, "note"_L1},
                                   Keyword{Severity::Warning, "warning"_L1},
                                   Keyword{Severity::Error, "error"_L1}};

constexpr std::array actions{Keyword{Action::None, "none"_L1},
                             Keyword{Action::Accept, "accept"_L1},
                             Keyword{Action::AcceptWithNotes, "accept-with-notes"_L1},
                             Keyword{Action::Reinvoke, "reinvoke"_L1},
                             Keyword{Action::Default, "default"_L1},
                             Keyword{Action::Escalate, "escalate"_L1},
                             Keyword{Action::Block, "block"_L1}};

constexpr std::array criterionStates{Keyword{CriterionState::Passed, "passed"_L1},
                                     Keyword{CriterionState::Failed, "failed"_L1},
                                     Keyword{CriterionState::NotEvaluated, "not-evaluated"_L1}};

template <typename Value>
QString wordIn(const auto &words, Value value)
{
    const auto found = std::ranges::find(words, value, &Keyword<Value>::value);
    return found == words.end() ? QString() : QString(found->name);
}

template <typename Value>
std::optional<Value> valueIn(const auto &words, QStringView name)
{
    const auto found =
        std::ranges::find_if(words, [&](const Keyword<Value> &word) { return word.name == name; });
    return found == words.end() ? std::nullopt : std::optional(found->value);
}

} // namespace

QString word(Severity severity)
{
    return wordIn(severityNames, severity);
}

QString word(CriterionState state)
{
    return wordIn(criterionStates, state);
}

QString word(Action action)
{
    return wordIn(actions, action);
}

std::optional<Severity> severityFromKeyword(QStringView name)
{
    return valueIn<Severity>(severityNames, name);
}

std::optional<Action> actionNamed(QStringView name)
{
    return valueIn<Action>(actions, name);
}

} // namespace baton
