// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/check/report/recognitiontext.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

class RecognitionTexts
{
    Q_DECLARE_TR_FUNCTIONS(baton::Recognition)
};

/// A list of the facts in @p evidence that speak for the kind or, if @p isFor is false, against it.
/// Facts without a certain value are first.
QString listOf(const std::vector<RecognitionFact> &evidence, bool isFor)
{
    QStringList places;
    QStringList values;
    for (const RecognitionFact &fact : evidence) {
        if (fact.speaksFor == isFor) {
            (fact.value.isEmpty() ? places : values).append(textOf(fact));
        }
    }
    for (const RecognitionFact &fact : evidence) {
        if (!fact.value.isEmpty()) { // the existence of a value need not be mentioned
            places.removeAll(fact.at.toString());
        }
    }
    places.removeDuplicates();
    values.removeDuplicates();
    return (places + values).join(u"; "_s);
}

QString howItWasTaken(const Recognition &recognition, const QString &kind)
{
    const QString facts = listOf(recognition.evidence, true);
    switch (recognition.way) {
    case Recognition::Method::Unknown:
        return RecognitionTexts::tr("Not recognised as a handoff: it fits no kind.");
    case Recognition::Method::Choice:
        return RecognitionTexts::tr("Taken for %1: it was chosen.").arg(kind);
    case Recognition::Method::FileName:
        return RecognitionTexts::tr("Taken for %1 by the name of its file; it cannot be read.")
            .arg(kind);
    case Recognition::Method::Readable:
        return facts.isEmpty()
            ? RecognitionTexts::tr("Taken for %1 by the part that can be read.").arg(kind)
            //: a kind, what was found
            : RecognitionTexts::tr("Taken for %1 by the part that can be read: "
                                   "%2.")
                  .arg(kind, facts);
    case Recognition::Method::Content:
        break;
    }
    //: a kind, what was found
    return RecognitionTexts::tr("Taken for %1 by its content: %2.").arg(kind, facts);
}

} // namespace

QString textOf(const RecognitionFact &evidence)
{
    return evidence.value.isEmpty()
        ? evidence.at.toString()
        //: a place in a document, the value there
        : RecognitionTexts::tr("%1 is %2").arg(evidence.at.toString(), evidence.value);
}

QStringList recognitionText(const DocumentReport &report)
{
    const Recognition &recognition = report.recognition;
    QStringList lines{howItWasTaken(recognition, u"%1 (%2)"_s.arg(recognition.title, report.kind))};
    if (recognition.isGuess) {
        lines.append(RecognitionTexts::tr("That is only one fact, so Baton adds nothing to the "
                                          "document by itself. Choose the kind if it is right."));
    }
    if (const QString against = listOf(recognition.evidence, false); !against.isEmpty()) {
        lines.append(RecognitionTexts::tr("Against it: %1.").arg(against));
    }
    for (const Recognition::RejectedKind &other : recognition.passedOver) {
        //: a kind, what speaks against it
        lines.append(RecognitionTexts::tr("Not taken for %1: %2.")
                         .arg(other.kind, listOf(other.evidence, false)));
    }
    return lines;
}

} // namespace baton
