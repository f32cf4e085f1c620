// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/protocol/reading/packparts.h"

#include "models/protocol/reading/sessionlayoutreader.h"
#include "models/protocol/source/packnode.h"
#include "models/protocol/source/packtexts.h"

namespace baton {

namespace {

QHash<QString, QStringList> listsOf(const PackNode &node)
{
    QHash<QString, QStringList> lists;
    for (const PackNode &entry : node.items()) {
        lists.insert(entry.key(), entry.texts());
    }
    return lists;
}

QHash<RunStatus, QString> nextOf(const PackNode &node, const PackTexts &texts)
{
    QHash<RunStatus, QString> next;
    for (const PackNode &entry : node.items()) {
        next.insert(readStatus(entry[u"when"]), texts.of(entry.requiredText(u"does")));
    }
    return next;
}

} // namespace

QueueFormat readQueueFormat(const PackNode &node, const PackTexts &texts)
{
    QueueFormat format;
    if (!node.exists()) {
        return format;
    }
    for (const PackNode &table : node[u"tables"].items()) {
        format.tables.push_back({table.requiredText(u"name"), listsOf(table[u"columns"]),
                                 readStatusWords(table[u"words"])});
    }
    for (const PackNode &table : node[u"parents"].items()) {
        format.parents.push_back({table.requiredText(u"name"), table[u"id"].texts(),
                                  table[u"title"].texts(), table[u"parent"].texts()});
    }
    format.words = readStatusWords(node[u"words"]);
    format.next = nextOf(node[u"next"], texts);
    format.results = readStatusWords(node[u"results"]);
    format.constraints = listsOf(node[u"constraints"]);
    format.create = node.requiredText(u"create");
    format.completion = node[u"completion"].requiredText(u"kind");
    for (const PackNode &field : node[u"completion"][u"fields"].items()) {
        format.reported.insert(field.key(), field.pointer());
    }
    format.prompt = node.requiredText(u"prompt");
    const PackNode retry = node[u"retry"];
    format.retry = {retry.requiredText(u"goal"), retry[u"agent"].text(), retry[u"type"].text(),
                    retry[u"instructions"].text()};
    return format;
}

} // namespace baton
