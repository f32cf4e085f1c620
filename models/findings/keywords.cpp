// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/findings/keywords.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

template <typename Value>
struct Word
{
    Value value;
    QLatin1StringView name;
};

constexpr std::array severityNames{Word{Severity::Note, "note"_L1},
                                   Word{Severity::Warning, "warning"_L1},
                                   Word{Severity::Error, "error"_L1}};

constexpr std::array actions{Word{Action::None, "none"_L1},
                             Word{Action::Accept, "accept"_L1},
                             Word{Action::AcceptWithNotes, "accept-with-notes"_L1},
                             Word{Action::Reinvoke, "reinvoke"_L1},
                             Word{Action::Default, "default"_L1},
                             Word{Action::Escalate, "escalate"_L1},
                             Word{Action::Block, "block"_L1}};

constexpr std::array criterionStates{Word{CriterionState::Passed, "passed"_L1},
                                     Word{CriterionState::Failed, "failed"_L1},
                                     Word{CriterionState::NotEvaluated, "not-evaluated"_L1}};

template <typename Value>
QString wordIn(const auto &words, Value value)
{
    const auto found = std::ranges::find(words, value, &Word<Value>::value);
    return found == words.end() ? QString() : QString(found->name);
}

template <typename Value>
std::optional<Value> valueIn(const auto &words, QStringView name)
{
    const auto found =
        std::ranges::find_if(words, [&](const Word<Value> &word) { return word.name == name; });
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
