// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/text/copymasked.h"

#include "models/masking/masking.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QClipboard>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

int copyMasked(QString text)
{
    const int places = Masking::inUse().maskAll([&text](const auto &take) { take(text); });
    QApplication::clipboard()->setText(text);
    return places;
}

void copySelectedMasked(const QAbstractItemView &view,
                        const std::function<QString(const QModelIndex &index)> &textOf)
{
    QModelIndexList rows = view.selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    QStringList lines;
    std::ranges::transform(rows, std::back_inserter(lines), textOf);
    if (!lines.isEmpty()) {
        copyMasked(lines.join(u'\n'));
    }
}

QString maskedNote(int places)
{
    return places == 0 ? QString()
                       : u' '
            + QCoreApplication::translate("baton::Masking", "%n secret(s) in it are masked.",
                                          nullptr, places);
}

} // namespace baton
