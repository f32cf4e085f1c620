// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/json/jsonmistakes.h"

#include <algorithm>

namespace baton {

const std::vector<JsonMistake> &jsonMistakes()
{
    static const std::vector<JsonMistake> all = [] {
        std::vector<JsonMistake> mistakes;
        for (const std::span<const JsonMistake> subject :
             {jsonWrapperMistakes(), jsonForeignMistakes(), jsonNumberMistakes(),
              jsonTextMistakes(), jsonSyntaxMistakes()}) {
            mistakes.insert(mistakes.end(), subject.begin(), subject.end());
        }
        return mistakes;
    }();
    return all;
}

const JsonMistake &recogniseJsonMistake(JsonDiagnosis &json)
{
    return *std::ranges::find_if(jsonMistakes(), [&json](const JsonMistake &mistake) {
        return mistake.reasons.testFlag(json.fault.reason) && mistake.recognise(json);
    });
}

} // namespace baton
