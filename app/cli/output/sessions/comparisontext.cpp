// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/output/sessions/comparisontext.h"

#include "app/cli/common/clitexts.h"
#include "app/cli/common/jsonarray.h"
#include "app/cli/common/textformat.h"
#include "app/cli/output/sessions/sessionjson.h"
#include "app/cli/output/sessions/sessiontable.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

QString sideText(const QString &text, Status status)
{
    const QString told = text.isEmpty() ? u"–"_s : oneLine(text);
    return status == Status::None ? told : mark(status) + u' ' + told;
}

QJsonObject rowObject(const ComparedRow &row)
{
    return {{u"topic"_s, nameOf(row.topic)},
            {u"title"_s, row.title},
            {u"left"_s, row.left},
            {u"right"_s, row.right},
            {u"differs"_s, row.differs()},
            {u"leftAt"_s, evidenceValue(row.leftAt)},
            {u"rightAt"_s, evidenceValue(row.rightAt)}};
}

} // namespace

QString comparisonText(const SessionComparison &comparison)
{
    QString text = comparison.headline.isEmpty() ? QString() : comparison.headline + u'\n';
    for (const ComparedRow &row : comparison.rows) {
        if (!row.differs()) {
            continue;
        }
        const bool isField = row.topic == ComparedRow::Topic::Field;
        const QString sides =
            sideText(row.left, row.leftMark) + u" → "_s + sideText(row.right, row.rightMark);
        const QString topic = isField ? u"    "_s
            : row.saysTopic           ? QString()
                                      : nameOf(row.topic) + u' ';
        text += topic + oneLine(row.title) + u": "_s + sides;
        if (row.topic == ComparedRow::Topic::Handoff && row.fields > 0) {
            text += u" ("_s + CliTexts::tr("%n field(s) differ", nullptr, row.fields) + u')';
        }
        text += u'\n';
    }
    const auto differing = std::ranges::count_if(comparison.rows, &ComparedRow::differs);
    return text
        + (differing == 0
               ? CliTexts::tr("The sessions say the same.")
               : CliTexts::tr("%1 of %2 differ").arg(differing).arg(comparison.rows.size()))
        + u'\n';
}

QJsonObject comparisonObject(const SessionComparison &comparison)
{
    return {{u"headline"_s, comparison.headline},
            {u"same"_s, std::ranges::none_of(comparison.rows, &ComparedRow::differs)},
            {u"rows"_s, arrayOf(comparison.rows, rowObject)}};
}

} // namespace baton::cli
