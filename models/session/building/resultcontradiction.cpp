// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/session/building/resultcontradiction.h"

#include "models/session/value/sessiontranslations.h"

#include <QCoreApplication>

#include <algorithm>

namespace baton {

namespace {

int entriesAt(const Tree &tree, const JsonPointer &pointer)
{
    const NodeId at = tree.isEmpty() ? noNode : tree.find(pointer);
    if (at == noNode || tree.at(at).type == ValueType::Null) {
        return 0;
    }
    const auto isSaid = [&tree](NodeId node) {
        return !tree.at(node).children.empty() || !tree.at(node).text.trimmed().isEmpty();
    };
    return tree.at(at).type == ValueType::List
        ? static_cast<int>(std::ranges::count_if(tree.at(at).children, isSaid))
        : int(isSaid(at));
}

int errorsIn(const StateDocument &result, const SessionFormat &reading)
{
    int errors = 0;
    for (const ErrorPointers &places : reading.errors) {
        if (places.file == reading.duplicates.resultFile) {
            for (const JsonPointer &list : places.lists) {
                errors += entriesAt(result.tree(), list);
            }
        }
    }
    return errors;
}

} // namespace

QString resultContradiction(const StateDocument &state, const ResultFile &resultFile,
                            const SessionFormat &reading)
{
    const DuplicateFacts &twice = reading.duplicates;
    if (const int code = state.number(twice.exitCode).value_or(0); code != 0) {
        //: "Complete, although the exit code is 1"
        return SessionTranslations::tr("the exit code is %1").arg(code);
    }
    const StateDocument &result = resultFile.document();
    const QString word = result.text(twice.resultStatus);
    const RunStatus told = statusCalled(twice.resultWords, word);
    if (hasEnded(told) && !hasSucceeded(told)) {
        //: "Complete, although result.json says failed"
        return SessionTranslations::tr("%1 says %2").arg(twice.resultFile, word);
    }
    if (told == RunStatus::Succeeded) { // the errors listed in the file did not stop the session
        return {};
    }
    const int errors = errorsIn(result, reading);
    //: "Complete, although result.json tells of 2 errors"
    return errors == 0
        ? QString()
        : SessionTranslations::tr("%1 reports %n error(s)", nullptr, errors).arg(twice.resultFile);
}

} // namespace baton
