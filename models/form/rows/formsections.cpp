// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/formbuilder.h"
#include "models/form/rows/formsummary.h"
#include "models/formats/xml/xmlkeynames.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The object whose keys make the sections: the root, or what its only known key holds.
FormEntry mainOf(const Tree &tree, NodeId root, const FieldSchema *schema)
{
    const FormEntry whole{{}, {}, schema, root};
    const std::vector<FormEntry> entries = entriesOf(tree, root, {}, schema);
    const auto isKnown = [&](const FormEntry &entry) { return !schema || entry.schema; };
    if (std::ranges::count_if(entries, isKnown) != 1) {
        return whole;
    }
    const FormEntry &only = *std::ranges::find_if(entries, isKnown);
    const FieldWidget widget = widgetFor(tree, only.node, only.schema);
    const bool isFree = !only.schema || only.schema->properties.empty();
    const bool isObject =
        widget == FieldWidget::Object || (isFree && widget == FieldWidget::FreeMap);
    return isObject ? only : whole;
}

bool isFine(const FormInput &input)
{
    return !input.report || std::ranges::all_of(input.report->findings, [](const Finding &finding) {
        return finding.severity == Severity::Note;
    });
}

/// Attributes say what an XML document is about; its elements are taken out of @p entries.
std::vector<FormEntry> takenElements(std::vector<FormEntry> &entries)
{
    const auto isAttribute = [](const FormEntry &entry) {
        return xml::isAttribute(entry.path.last());
    };
    const auto elements = std::ranges::stable_partition(entries, isAttribute);
    std::vector<FormEntry> taken(elements.begin(), elements.end());
    entries.erase(elements.begin(), elements.end());
    return taken;
}

} // namespace

bool isSectionWidget(FieldWidget widget)
{
    return widget == FieldWidget::Object || widget == FieldWidget::ObjectList
        || widget == FieldWidget::Table || widget == FieldWidget::FreeMap;
}

void FormBuilder::addSections(NodeId root)
{
    const FormEntry main = mainOf(m_tree, root, m_input.schema.get());
    const NodeId node = resolvedNode(m_tree, main.node);
    std::vector<FormEntry> entries = fieldsOf(node, main.path, main.schema);
    if (!main.path.isRoot()) {
        std::ranges::copy_if(fieldsOf(root, {}, m_input.schema.get()), std::back_inserter(entries),
                             [&](const FormEntry &entry) { return entry.path != main.path; });
    }
    if (node != noNode && m_tree.at(node).type != ValueType::Map) {
        entries = {{main.path, main.path, main.schema, node}};
    }
    const bool isBlank = node != noNode && m_tree.at(node).style == Style::Absent;
    if (!isBlank || m_input.schema) {
        addMainSections(entries, main);
    }
}

void FormBuilder::addMainSections(const std::vector<FormEntry> &entries, const FormEntry &main)
{
    std::vector<FormEntry> simple;
    std::vector<FormEntry> sections;
    std::vector<FormEntry> unknown;
    std::vector<AddChoice> choices;
    for (const FormEntry &entry : entries) {
        const bool isInside = main.path.covers(entry.path);
        const FieldSchema *around = isInside ? main.schema : m_input.schema.get();
        if (!entry.schema && around && !around->properties.empty()) {
            unknown.push_back(entry);
        } else if (!isShown(entry)) {
            choices.push_back(choiceOf(entry));
        } else {
            const bool isSection = isSectionWidget(widgetOf(entry));
            (isSection ? sections : simple).push_back(entry);
        }
    }
    const std::vector<FormEntry> elements =
        m_input.isXml ? takenElements(simple) : std::vector<FormEntry>();
    const bool isLastGroup = sections.empty() && unknown.empty();
    if (!simple.empty()) {
        m_opensNextSection = m_input.isPrompt; // its texts are the prompt
        addGroup(rowId(RowKind::Section, main.path),
                 m_input.isPrompt ? QCoreApplication::translate("baton::FormModel", "Prompt")
                                  : QCoreApplication::translate("baton::FormModel", "Metadata"),
                 simple, summaryOf(m_tree, main.node, main.schema),
                 isLastGroup && elements.empty());
    }
    if (!elements.empty()) {
        m_opensNextSection = isFine(m_input);
        addGroup(u"elements:"_s + main.path.toString(),
                 main.path.isRoot() ? QCoreApplication::translate("baton::FormModel", "Elements")
                                    : labelOf(main),
                 elements, {}, isLastGroup);
    }
    for (const FormEntry &entry : sections) {
        addSection(entry, &entry == &sections.back() && unknown.empty());
    }
    if (!unknown.empty()) {
        addGroup(u"other:"_s + main.path.toString(),
                 QCoreApplication::translate("baton::FormModel", "Other fields"), unknown, {},
                 sections.empty() && simple.empty() && elements.empty());
    }
    addChoices(choices, main.path,
               QCoreApplication::translate("baton::FormModel", "Add to the document"), 0);
}

bool FormBuilder::openSection(FormRow row, bool isLast)
{
    const bool needsWork = row.tally.hasFindings() || row.tally.open > 0;
    const bool isFirstOpen =
        std::ranges::none_of(m_model.expansion, [](bool isOpen) { return isOpen; });
    const bool isMeant = std::exchange(m_opensNextSection, false);
    row.isExpanded =
        decide(row.id, needsWork || isMeant || (isFirstOpen && (isLast || m_opensFirstSection)));
    const bool isExpanded = row.isExpanded;
    m_model.rows.push_back(std::move(row));
    return isExpanded;
}

void FormBuilder::addGroup(const QString &id, const QString &label,
                           const std::vector<FormEntry> &entries, const QString &summary,
                           bool isLast)
{
    FormRow row;
    row.kind = RowKind::Section;
    row.id = id;
    row.field.path = entries.front().path.isRoot() ? JsonPointer() : entries.front().path.parent();
    row.field.label = label;
    row.summary = summary;
    if (!std::exchange(m_saysRoot, true)) {
        row.field.issues = m_issues->at(row.field.path);
    }
    for (const FieldFinding &issue : row.field.issues) {
        row.tally.errors += issue.severity == Severity::Error;
        row.tally.warnings += issue.severity == Severity::Warning;
        row.tally.notes += issue.severity == Severity::Note;
    }
    for (const FormEntry &entry : entries) {
        if (!m_model.groups.contains(entry.path)) { // a key that stands twice is one place
            row.tally += m_issues->below(entry.path);
        }
        m_model.groups.insert(entry.path, row.id);
    }
    if (!openSection(std::move(row), isLast)) {
        return;
    }
    for (const FormEntry &entry : entries) {
        addEntry(entry, 0);
    }
}

void FormBuilder::addSection(const FormEntry &entry, bool isLast)
{
    FormRow row = rowOf(RowKind::Section, entry, 0);
    const NodeId node = resolvedNode(m_tree, entry.node);
    const bool isObject = row.field.widget == FieldWidget::Object;
    const std::vector<FormEntry> entries =
        isObject ? fieldsOf(node, entry.path, entry.schema) : std::vector<FormEntry>();
    row.itemCount = static_cast<int>(childrenOf(entry.node).size());
    if (isObject) {
        row.summary = summaryOf(m_tree, node, entry.schema);
    } else if (node != noNode) {
        row.field.issues.clear(); // the list's own row says them
        row.summary = QCoreApplication::translate("baton::FormModel", "%n entries",
                                                  "summary of a list", row.itemCount);
    }
    row.tally = m_issues->below(entry.path);
    if (!openSection(std::move(row), isLast)) {
        return;
    }
    if (isObject) {
        addFields(entries, entry.path, labelOf(entry), 0);
    } else {
        const size_t first = m_model.rows.size();
        addEntry(entry, 0);
        FormRow &head = m_model.rows[first]; // the section has said the name
        const QString label = QCoreApplication::translate("baton::FormModel", "Entries");
        if (head.kind != RowKind::MapEntry) {
            head.field.label = label;
        }
        for (size_t i = first; i < m_model.rows.size() && m_model.rows[i].labelLine >= 0; ++i) {
            m_model.rows[i].summary = label;
        }
    }
}

} // namespace baton
