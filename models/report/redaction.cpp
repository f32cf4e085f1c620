// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/report/redaction.h"

#include <algorithm>

namespace baton {

namespace {

constexpr qsizetype contextLength = 40;
/// Shorter ones would tear ordinary words apart.
constexpr qsizetype shortestRepeated = 6;

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

/// A password that is known from one place is masked where nothing else gives it away, too.
void maskRepeated(QString &text, const Redaction &items)
{
    for (const RedactionItem &item : items) {
        if (item.isMasked && item.secret.text.size() >= shortestRepeated) {
            text.replace(item.secret.text, item.secret.mask);
        }
    }
}

/// The last words of @p text; where it goes on before them, with a mark of that.
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

Redaction findSecrets(const ReportDocument &document)
{
    Redaction items;
    visitTexts(document, [&items](const QString &text, const QString &section) {
        for (const Secret &secret : findSecrets(text)) {
            if (RedactionItem *item = itemOf(items, secret)) {
                ++item->places;
            } else {
                items.push_back(madeItem(secret, text, section));
            }
        }
    });
    return items;
}

ReportDocument redacted(ReportDocument document, const Redaction &redaction)
{
    visitTexts(document, [&redaction](QString &text, const QString &) {
        const std::vector<Secret> secrets = findSecrets(text);
        for (auto secret = secrets.rbegin(); secret != secrets.rend(); ++secret) {
            if (!isKept(redaction, *secret)) {
                text.replace(secret->start, secret->text.size(), secret->mask);
            }
        }
        maskRepeated(text, redaction);
    });
    return document;
}

} // namespace baton
