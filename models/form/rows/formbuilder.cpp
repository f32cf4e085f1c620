// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/form/rows/formbuilder.h"

#include "models/editing/text/editerrors.h"
#include "models/form/rows/formsummary.h"
#include "models/formats/xml/xmlkeynames.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

/// The object whose keys become sections: the root, or the value of its only known key.
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

/// Moves the elements out of @p entries; the attributes stay. Attributes describe an XML document.
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

FormBuilder::FormBuilder(const FormInput &input, const FormState &state,
                         std::shared_ptr<const FieldFindings> issues)
    : m_reader(input, state, std::move(issues))
    , m_content(m_reader, m_model)
{
}

FormModel FormBuilder::build()
{
    addRows();
    const bool isAllClosed =
        std::ranges::none_of(m_model.expansion, [](bool isOpen) { return isOpen; });
    if (isAllClosed && !m_model.rows.empty()) {
        m_model = {};
        m_saysRoot = false;
        m_opensFirstSection = true; // a form without visible fields would be empty
        addRows();
    }
    m_model.total = m_reader.issues()->below({});
    m_model.issues = m_reader.issues();
    return std::move(m_model);
}

void FormBuilder::addRows()
{
    m_model.schema = m_reader.input().schema;
    if (!m_reader.tree().isEmpty()) {
        addSections(0);
    }
    for (size_t i = 0; i < m_model.rows.size(); ++i) {
        FormRow &row = m_model.rows[i];
        row.endsSection = row.kind != RowKind::Section
            && (i + 1 == m_model.rows.size() || m_model.rows[i + 1].kind == RowKind::Section);
    }
    nameRows();
}

FormModel FormBuilder::buildContent(const FormRow &card)
{
    const JsonPointer &path = card.field.path;
    const FormEntry content =
        m_reader.alternativeOf({path, path, card.field.schema, m_reader.tree().find(path)});
    m_content.addContent(content, m_reader.isContentObject(content, path), card.depth + 1);
    nameRows();
    return std::move(m_model);
}

void FormBuilder::nameRows()
{
    m_model.names.clear();
    m_model.names.reserve(m_model.rows.size());
    for (const FormRow &row : m_model.rows) {
        m_model.names.emplace_back(row);
    }
}

void FormBuilder::addSections(NodeId root)
{
    const FormEntry main = mainOf(m_reader.tree(), root, m_reader.input().schema.get());
    const NodeId node = resolvedNode(m_reader.tree(), main.node);
    std::vector<FormEntry> entries = m_reader.fieldsOf(node, main.path, main.schema);
    if (!main.path.isRoot()) {
        std::ranges::copy_if(m_reader.fieldsOf(root, {}, m_reader.input().schema.get()),
                             std::back_inserter(entries),
                             [&](const FormEntry &entry) { return entry.path != main.path; });
    }
    if (node != noNode && m_reader.tree().at(node).type != ValueType::Map) {
        entries = {{main.path, main.path, main.schema, node}};
    }
    const bool isBlank = node != noNode && m_reader.tree().at(node).style == Style::Absent;
    if (!isBlank || m_reader.input().schema) {
        addMainSections(entries, main);
    }
}

FormBuilder::SortedEntries FormBuilder::sorted(const std::vector<FormEntry> &entries,
                                               const FormEntry &main) const
{
    SortedEntries sorted;
    for (const FormEntry &entry : entries) {
        const bool isInside = main.path.covers(entry.path);
        const FieldSchema *around = isInside ? main.schema : m_reader.input().schema.get();
        if (!entry.schema && around && !around->properties.empty()) {
            sorted.unknown.push_back(entry);
        } else if (!m_reader.isShown(entry)) {
            sorted.choices.push_back(m_reader.choiceOf(entry));
        } else {
            const bool isSection = isSectionWidget(m_reader.widgetOf(entry));
            (isSection ? sorted.sections : sorted.simple).push_back(entry);
        }
    }
    return sorted;
}

void FormBuilder::addMainSections(const std::vector<FormEntry> &entries, const FormEntry &main)
{
    auto [simple, sections, unknown, choices] = sorted(entries, main);
    const std::vector<FormEntry> elements =
        m_reader.input().isXml ? takenElements(simple) : std::vector<FormEntry>();
    const bool isLastGroup = sections.empty() && unknown.empty();
    if (!simple.empty()) {
        m_opensNextSection =
            m_reader.input().isPrompt; // the simple fields of a prompt are its main content
        addGroup(rowId(RowKind::Section, main.path),
                 m_reader.input().isPrompt
                     ? QCoreApplication::translate("baton::FormModel", "Prompt")
                     : QCoreApplication::translate("baton::FormModel", "Metadata"),
                 simple, summaryOf(m_reader.tree(), main.node, main.schema),
                 isLastGroup && elements.empty());
    }
    if (!elements.empty()) {
        m_opensNextSection = isFine(m_reader.input());
        addGroup(u"elements:"_s + main.path.toString(),
                 main.path.isRoot() ? QCoreApplication::translate("baton::FormModel", "Elements")
                                    : m_reader.labelOf(main),
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
    m_content.addChoices(choices, main.path,
                         QCoreApplication::translate("baton::FormModel", "Add to the document"), 0);
}

bool FormBuilder::openSection(FormRow row, bool isLast)
{
    const bool needsWork = row.tally.hasFindings() || row.tally.open > 0;
    const bool isFirstOpen =
        std::ranges::none_of(m_model.expansion, [](bool isOpen) { return isOpen; });
    const bool isMeant = std::exchange(m_opensNextSection, false);
    row.isExpanded = m_content.decide(
        row.id, needsWork || isMeant || (isFirstOpen && (isLast || m_opensFirstSection)));
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
        row.field.issues = m_reader.issues()->at(row.field.path);
    }
    for (const FieldFinding &issue : row.field.issues) {
        row.tally.errors += issue.severity == Severity::Error;
        row.tally.warnings += issue.severity == Severity::Warning;
        row.tally.notes += issue.severity == Severity::Note;
    }
    for (const FormEntry &entry : entries) {
        if (!m_model.groups.contains(entry.path)) { // duplicate keys have one path
            row.tally += m_reader.issues()->below(entry.path);
        }
        m_model.groups.insert(entry.path, row.id);
    }
    if (!openSection(std::move(row), isLast)) {
        return;
    }
    for (const FormEntry &entry : entries) {
        m_content.addEntry(entry, 0);
    }
}

void FormBuilder::addSection(const FormEntry &entry, bool isLast)
{
    FormRow row = m_reader.rowOf(RowKind::Section, entry, 0);
    const NodeId node = resolvedNode(m_reader.tree(), entry.node);
    const bool isObject = row.field.widget == FieldWidget::Object;
    const std::vector<FormEntry> entries =
        isObject ? m_reader.fieldsOf(node, entry.path, entry.schema) : std::vector<FormEntry>();
    row.itemCount = static_cast<int>(m_reader.childrenOf(entry.node).size());
    if (isObject) {
        row.summary = summaryOf(m_reader.tree(), node, entry.schema);
    } else if (node != noNode) {
        row.field.issues.clear(); // the row of the list shows them
        row.summary = QCoreApplication::translate("baton::FormModel", "%n entries",
                                                  "summary of a list", row.itemCount);
    }
    row.tally = m_reader.issues()->below(entry.path);
    if (!openSection(std::move(row), isLast)) {
        return;
    }
    if (isObject) {
        m_content.addFields(entries, entry.path, m_reader.labelOf(entry), 0);
    } else {
        const size_t first = m_model.rows.size();
        m_content.addEntry(entry, 0);
        FormRow &head = m_model.rows[first]; // the section already shows the name
        const QString label = QCoreApplication::translate("baton::FormModel", "Entries");
        if (head.kind != RowKind::MapEntry) {
            head.field.label = label;
        }
        for (size_t i = first; i < m_model.rows.size() && m_model.rows[i].labelLine >= 0; ++i) {
            m_model.rows[i].summary = label;
        }
    }
}

void readValue(FieldState &field, const FormInput &input, NodeId node)
{
    const NodeId id = node == noNode ? noNode : resolvedNode(*input.tree, node);
    static const Node absent;
    const Node &value = id == noNode ? absent : input.tree->at(id);
    field.isPresent = node != noNode;
    field.isEditable = id == noNode || (input.tree->at(node).isEditable && value.isEditable);
    field.fixedReason = field.isEditable ? QString() : edit::notEditable(field.path).message;
    field.type = input.isPrompt && id != noNode && value.type == ValueType::Null ? ValueType::String
                                                                                 : value.type;
    field.text = field.widget == FieldWidget::Raw && id != noNode
        ? sourceOf(*input.tree, id, input.bytes)
        : value.text;
}

FormModel buildForm(const FormInput &input, const FormState &state)
{
    return FormBuilder(input, state).build();
}

} // namespace baton
