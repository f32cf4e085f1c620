// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/shared/command.h"
#include "app/cli/commands/shared/maskoption.h"
#include "app/cli/common/arguments.h"
#include "app/cli/common/assignment.h"
#include "app/cli/common/catalogs.h"
#include "app/cli/common/clitexts.h"
#include "app/cli/common/inputformat.h"
#include "app/cli/common/optionnames.h"
#include "app/cli/editing/editsession.h"
#include "models/disk/filestore.h"
#include "models/editor/problems/placeholderlist.h"
#include "models/editor/snapshot/snapshot.h"
#include "models/editor/templates/templatenames.h"
#include "models/parsing/documenttext.h"
#include "models/parsing/parse.h"
#include "models/protocol/catalog/catalog.h"
#include "models/protocol/pack/protocolpack.h"
#include "models/workspace/templateproblem.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace baton::cli {

namespace {

/// The user's templates of @p kind have names, those of the protocol have ids.
Result<Template> templateOf(const Kind &kind, const QString &id)
{
    if (id.isEmpty() && !kind.templates.empty()) {
        return kind.templates.front();
    }
    std::vector<Template> all = userTemplates().of(kind.id);
    std::ranges::copy(kind.templates, std::back_inserter(all));
    if (all.empty()) {
        return Failure{CliTexts::tr("%1 has no template.").arg(kind.id)};
    }
    const auto found = id.isEmpty() ? all.begin() : std::ranges::find(all, id, &Template::id);
    if (found != all.end()) {
        return *found;
    }
    QStringList known;
    for (const Template &other : all) {
        known.append(other.id);
    }
    return Failure{CliTexts::tr("%1 has no template \"%2\", but these: %3.")
                       .arg(kind.id, id, known.join(u", "_s))};
}

/// The mistake in @p form if it is a file of the user.
QString faultOf(const Kind &kind, const Template &form)
{
    for (const UserTemplate &own : userTemplates().list()) {
        if (own.kind == kind.id && own.name == form.id
            && std::ranges::find(kind.templates, form) == kind.templates.end()) {
            return templateProblem(own.path, form.text);
        }
    }
    return {};
}

Format formatOf(const Template &form)
{
    return form.format == Format::Text ? inputFormat(u"-"_s, form.text, {}) : form.format;
}

Result<QByteArray> filled(const Template &form, const QStringList &assignments,
                          const Catalogs::Catalog &catalog, const Kind &kind)
{
    const Format format = formatOf(form);
    const QByteArray text = asTemplate(form.text, format, *catalog, kind);
    EditSession editing(text, format, 0, catalog);
    for (const QString &word : assignments) {
        const Result<Assignment> assignment = assignmentFrom(word, false);
        if (!assignment) {
            return assignment.failure();
        }
        const Outcome outcome = editing.set(assignment->at, assignment->value);
        if (!outcome) {
            return outcome.failure();
        }
    }
    TemplateFiller draft(editing.bytes(), format);
    if (const ProtocolPack *pack = catalog->model(kind).pack) {
        const JsonPointer &session = pack->routing.session;
        followSession(draft, *pack, TemplateFiller(text, format).textAt(session),
                      draft.textAt(session));
    }
    return draft.bytes();
}

Outcome saveNew(const QString &path, const QByteArray &bytes)
{
    if (QFileInfo::exists(path)) {
        return Failure{
            CliTexts::tr("%1 exists already. Remove it, or choose another name.").arg(path)};
    }
    return FileStore::save(path, bytes);
}

/// @p bytes as a file of the format @p wanted: from Markdown, only the block in that format.
QByteArray asFile(const QByteArray &bytes, Format format, Format wanted,
                  const Catalogs::Catalog &catalog)
{
    if (format != Format::Markdown || wanted == Format::Markdown) {
        return bytes;
    }
    const ParsedText parsed = parse(bytes, format, catalog->parseOptions());
    const auto block = std::ranges::find(parsed.documents, wanted, &SourceDocument::format);
    return block == parsed.documents.end()
        ? bytes
        : documentText(bytes, parsed, static_cast<int>(block - parsed.documents.begin()));
}

/// Prints hints for the next steps with the new file.
void remark(const QString &path, const QByteArray &bytes, Format format, const Kind &kind,
            const Catalogs::Catalog &catalog, Console &console)
{
    CheckSettings settings;
    settings.touchesDisk = false;
    settings.kindOverride = kind.id;
    const SnapshotPtr snapshot = analyse(bytes, 1, format, *catalog, settings);
    if (const int places = openCount(*snapshot); places > 0) {
        console.complain(CliTexts::tr("%1 has %n place(s) to fill in.", nullptr, places).arg(path));
    }
    if (const Format named = baton::formatOf(path, {}); named != format) {
        console.complain(
            CliTexts::tr("The name %1 does not fit what was written; programs will misread it.")
                .arg(path));
    }
}

Outcome write(const Arguments &arguments, const Kind &kind, const Catalogs::Catalog &catalog,
              const std::optional<Masking> &masking, Console &console)
{
    const Result<Template> chosen = templateOf(kind, arguments.value(option::templateName));
    if (!chosen) {
        return chosen.failure();
    }
    const QString fault = faultOf(kind, *chosen);
    const Result<QByteArray> bytes = filled(*chosen, arguments.values(option::set), catalog, kind);
    if (!bytes) {
        return fault.isEmpty() ? bytes.failure() : Failure{fault};
    }
    if (!fault.isEmpty()) {
        console.complain(fault);
    }
    if (arguments.isSet(option::output)) {
        const QString path = arguments.value(option::output);
        const Format wanted = baton::formatOf(path, {});
        const QByteArray file = asFile(*bytes, formatOf(*chosen), wanted, catalog);
        const Outcome saved = saveNew(path, file);
        if (saved) {
            const Format format = file == *bytes ? formatOf(*chosen) : wanted;
            remark(path, file, format, kind, catalog, console);
        }
        return saved;
    }
    console.print(maskedOutput(*bytes, u"text"_s, masking));
    return std::monostate();
}

} // namespace

ExitCode runNew(const QStringList &given, Console &console)
{
    Arguments arguments(u"new [OPTION...] KIND"_s,
                        CliTexts::tr("Writes a new document of a kind from its template."));
    arguments.addValue({option::set}, u"/POINTER=VALUE"_s,
                       CliTexts::tr("Fill in a value; may be given often."));
    arguments.addValue({option::templateName}, u"NAME"_s,
                       CliTexts::tr("Use this template instead of the first."));
    arguments.addValue({option::output, u"o"_s}, u"FILE"_s,
                       CliTexts::tr("Write to a file that does not exist yet."));
    addMaskOption(arguments, CliTexts::tr("Without it nothing is masked."));
    arguments.setPositionals(1, 1);
    if (const auto code = arguments.read(given, console)) {
        return *code;
    }
    std::optional<Masking> masking;
    if (!readMask(arguments, {u"."_s}, masking, console)) {
        return ExitCode::Failure;
    }
    Catalogs catalogs(console);
    const Kind *kind = catalogs.kindNamed(arguments.positionals().constFirst());
    if (kind == nullptr) {
        return ExitCode::Failure;
    }
    const Outcome outcome = write(arguments, *kind, catalogs.here(), masking, console);
    if (!outcome) {
        console.complain(outcome.error());
        return ExitCode::Failure;
    }
    return ExitCode::Ok;
}

} // namespace baton::cli
