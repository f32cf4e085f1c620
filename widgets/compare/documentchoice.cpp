// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/compare/documentchoice.h"

#include <algorithm>

namespace baton {

namespace {

/// The texts of @p snapshot that can be compared: each document, and each handoff of a document
/// with several.
std::vector<ComparedText> choices(const SnapshotPtr &snapshot)
{
    std::vector<ComparedText> result;
    for (int i = 0; snapshot && i < static_cast<int>(snapshot->parsed.documents.size()); ++i) {
        result.push_back({snapshot, i});
        for (const DocumentReport &handoff : snapshot->report.documents) {
            if (handoff.document == i && snapshot->report.hasSeveral(i)) {
                result.push_back({snapshot, i, handoff.root});
            }
        }
    }
    return result;
}

QString nameOf(const ComparedText &text)
{
    if (!text.root) {
        return DocumentChoice::tr("Document %1").arg(text.document + 1);
    }
    return text.root->isEmpty() ? DocumentChoice::tr("Other fields") : *text.root;
}

} // namespace

DocumentChoice::DocumentChoice(QWidget *parent)
    : QComboBox(parent)
{
    hide();
}

void DocumentChoice::setSnapshot(const SnapshotPtr &snapshot)
{
    const std::vector<ComparedText> texts = choices(snapshot);
    const int offered = static_cast<int>(texts.size());
    while (count() > offered) {
        removeItem(count() - 1);
    }
    for (int i = 0; i < offered; ++i) {
        const QString name = nameOf(texts[static_cast<size_t>(i)]);
        if (i < count()) {
            setItemText(i, name);
        } else {
            addItem(name);
        }
    }
    setVisible(offered > 1);
}

ComparedText DocumentChoice::chosenOf(const SnapshotPtr &snapshot) const
{
    const std::vector<ComparedText> texts = choices(snapshot);
    const auto index = static_cast<size_t>(std::max(0, currentIndex()));
    return index < texts.size() ? texts[index] : ComparedText{snapshot};
}

} // namespace baton
