// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/cardexpansion.h"

#include "models/form/rows/formbuilder.h"

#include <deque>
#include <iterator>
#include <utility>

namespace baton {

namespace {

using FormRowIterator = std::deque<FormRow>::iterator;

/// The row behind the last row of the card that begins at @p card.
FormRowIterator endOf(FormRowIterator card, FormRowIterator end)
{
    int open = 0;
    for (FormRowIterator row = card; row != end; ++row) {
        open += (row->kind == RowKind::Card ? 1 : 0) - row->endsCards;
        if (open <= 0) {
            return std::next(row);
        }
    }
    return end;
}

void open(FormModel &model, FormRowIterator card, const FormInput &input, FormState &state)
{
    FormModel content = FormBuilder(input, state, model.issues).buildContent(*card);
    model.expansion.insert(content.expansion);
    for (auto it = content.expansion.cbegin(); it != content.expansion.cend(); ++it) {
        if (!state.expanded.contains(it.key())) {
            state.expanded.insert(it.key(), it.value());
        }
    }
    if (content.rows.empty()) {
        return;
    }
    // Cards that ended with the closed card now end with its last row.
    content.rows.back().endsCards += std::exchange(card->endsCards, 0);
    content.rows.back().endsSection = std::exchange(card->endsSection, false);
    const auto behind = std::next(card) - model.rows.begin();
    model.names.insert(model.names.begin() + behind, content.names.begin(), content.names.end());
    model.rows.insert(std::next(card), std::make_move_iterator(content.rows.begin()),
                      std::make_move_iterator(content.rows.end()));
}

void close(FormModel &model, FormRowIterator card)
{
    const FormRowIterator end = endOf(card, model.rows.end());
    for (FormRowIterator row = std::next(card); row != end; ++row) {
        card->endsCards += row->endsCards - (row->kind == RowKind::Card ? 1 : 0);
        card->endsSection = row->endsSection;
        model.expansion.remove(row->id);
        if (row->kind == RowKind::List) {
            model.expansion.remove(itemsId(row->field.path));
        }
    }
    const auto name = model.names.begin() + (card - model.rows.begin());
    model.names.erase(std::next(name), name + (end - card));
    model.rows.erase(std::next(card), end);
}

} // namespace

void setCardOpen(FormModel &model, int row, bool isOpen, const FormInput &input, FormState &state)
{
    const FormRowIterator card = model.rows.begin() + row;
    state.expanded.insert(card->id, isOpen);
    if (card->isExpanded == isOpen) {
        return;
    }
    card->isExpanded = isOpen;
    if (isOpen) {
        model.expansion.insert(card->id, true);
        open(model, card, input, state);
        return;
    }
    if (card->isListItem) {
        model.expansion.remove(card->id);
    } else {
        model.expansion.insert(card->id, false);
    }
    close(model, card);
}

} // namespace baton
