// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "widgets/source/text/syntaxdefinitions.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>

#include <QApplicationStatic>
#include <QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

using KSyntaxHighlighting::Repository;

QString nameOf(Format format)
{
    switch (format) {
    case Format::Yaml:
        return u"YAML"_s;
    case Format::Json:
        return u"JSON"_s;
    case Format::Xml:
        return u"XML"_s;
    case Format::Markdown:
        return u"Markdown"_s;
    case Format::Prompt:
        return u"Prompt"_s;
    case Format::Text:
        break;
    }
    return {};
}

/// Highlights a line, because a definition is loaded on first use.
class FirstLine : public KSyntaxHighlighting::AbstractHighlighter
{
public:
    explicit FirstLine(const KSyntaxHighlighting::Definition &definition)
    {
        setDefinition(definition);
        highlightLine(u"a: 1", {});
    }

protected:
    void applyFormat(int, int, const KSyntaxHighlighting::Format &) override { }
};

std::shared_ptr<Repository> readAll()
{
    auto repository = std::make_shared<Repository>();
    repository->addCustomSearchPath(u":/baton/highlighting"_s);
    for (const Format format :
         {Format::Yaml, Format::Json, Format::Xml, Format::Prompt, Format::Markdown}) {
        const FirstLine read(repository->definitionForName(nameOf(format)));
    }
    return repository;
}

Q_APPLICATION_STATIC(SyntaxDefinitions, definitions)

} // namespace

SyntaxDefinitions::SyntaxDefinitions()
{
    QtConcurrent::run(readAll).then(this, [this](const std::shared_ptr<Repository> &repository) {
        m_repository = repository;
        Q_EMIT ready();
    });
}

SyntaxDefinitions::~SyntaxDefinitions() = default;

SyntaxDefinitions &SyntaxDefinitions::instance()
{
    return *definitions();
}

KSyntaxHighlighting::Definition SyntaxDefinitions::of(Format format) const
{
    return isReady() ? m_repository->definitionForName(nameOf(format))
                     : KSyntaxHighlighting::Definition();
}

} // namespace baton
