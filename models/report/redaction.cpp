// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/redaction.h"

#include <algorithm>

namespace baton {

namespace {

constexpr qsizetype contextLength = 40;

/// Calls @p visit(text, section) with each text of @p document.
template <typename Document, typename Visitor>
void visitTexts(Document &document, Visitor visit)
{
    QString section;
    visit(document.title, section);
    visit(document.made, section);
    for (auto &block : document.blocks) {
        if (block.type <= ReportBlock::Type::Subheading) {
            section = block.text.text;
        }
        visit(block.text.text, section);
        for (auto &row : block.rows) {
            for (auto &cell : row) {
                visit(cell.text, section);
            }
        }
    }
}

RedactionItem *itemOf(Redaction &items, const Secret &secret)
{
    const auto found = std::ranges::find_if(
        items, [&secret](const RedactionItem &item) { return item.secret.text == secret.text; });
    return found == items.end() ? nullptr : &*found;
}

bool isKept(const Redaction &items, const Secret &secret)
{
    return std::ranges::any_of(items, [&secret](const RedactionItem &item) {
        return item.secret.text == secret.text && !item.isMasked;
    });
}

/// The last words of @p text, with a mark of omission if there is text before them.
QString endOf(const QString &text)
{
    if (text.size() <= contextLength) {
        return text;
    }
    const QString end = text.last(contextLength);
    const qsizetype blank = end.indexOf(u' ');
    return u'…' + (blank < 0 ? end : end.sliced(blank + 1));
}

QString startOf(const QString &text)
{
    if (text.size() <= contextLength) {
        return text;
    }
    const QString start = text.first(contextLength);
    const qsizetype blank = start.lastIndexOf(u' ');
    return (blank < 0 ? start : start.first(blank)) + u'…';
}

RedactionItem madeItem(const Secret &secret, const QString &text, const QString &section)
{
    return {secret,
            endOf(text.first(secret.start)),
            startOf(text.sliced(secret.start + secret.text.size())),
            section,
            1,
            true};
}

} // namespace

Redaction findSecrets(const ReportDocument &document, const Masking &masking)
{
    Redaction items;
    visitTexts(document, [&](const QString &text, const QString &section) {
        for (const Secret &secret : masking.secretsIn(text)) {
            if (RedactionItem *item = itemOf(items, secret)) {
                ++item->places;
            } else {
                items.push_back(madeItem(secret, text, section));
            }
        }
    });
    return items;
}

ReportDocument redacted(ReportDocument document, const Redaction &redaction, const Masking &masking)
{
    visitTexts(document, [&](QString &text, const QString &) {
        std::vector<Secret> secrets = masking.secretsIn(text);
        std::erase_if(secrets,
                      [&redaction](const Secret &secret) { return isKept(redaction, secret); });
        mask(text, secrets);
        for (const RedactionItem &item : redaction) {
            if (item.isMasked) {
                maskRepeated(text, item.secret);
            }
        }
    });
    return document;
}

} // namespace baton
