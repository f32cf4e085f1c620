// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/mcp/accessroots.h"
#include "models/masking/masking.h"

#include <QJsonObject>

#include <functional>
#include <optional>
#include <vector>

namespace baton::cli {

/// The rights of a server and the state that it keeps between calls.
struct McpContext
{
    AccessRoots roots;
    Masking masking;
    QString masked; ///< kinds of secrets, as for the option --mask
};

/// One argument of a tool.
struct Parameter
{
    enum class Type { Text, Number, Flag, Texts, Values };

    QString name;
    Type type = Type::Text;
    QString description;
    bool isRequired = false;
    QStringList allowed = {}; ///< allowed texts; empty for any text
};

/// One member of the result of a tool.
struct ResultMember
{
    QString name;
    QString type; ///< JSON Schema type; empty for any type
    QString description;
    bool isAlways = true; ///< every result contains it
};

/// The arguments of a tool call, already validated against the parameters of the tool.
class ToolCall
{
public:
    ToolCall(const McpContext &context, QJsonObject arguments)
        : m_context(context)
        , m_arguments(std::move(arguments))
    {
    }

    [[nodiscard]] const McpContext &context() const { return m_context; }
    [[nodiscard]] bool has(QLatin1StringView name) const { return m_arguments.contains(name); }
    [[nodiscard]] QString text(QLatin1StringView name) const
    {
        return m_arguments.value(name).toString();
    }
    [[nodiscard]] int number(QLatin1StringView name) const
    {
        return m_arguments.value(name).toInt();
    }
    [[nodiscard]] bool flag(QLatin1StringView name) const
    {
        return m_arguments.value(name).toBool();
    }
    [[nodiscard]] QStringList texts(QLatin1StringView name) const;
    /// Values by JSON Pointer.
    [[nodiscard]] QJsonObject values(QLatin1StringView name) const
    {
        return m_arguments.value(name).toObject();
    }
    /// True if the complete result was requested instead of the short form.
    [[nodiscard]] bool isFull() const;

private:
    const McpContext &m_context;
    QJsonObject m_arguments;
};

/// The result of a tool, or a message that lets the calling model correct its call.
using ToolResult = Result<QJsonObject>;

/// A tool that a model can call.
struct Tool
{
    QString name;
    QString title;
    QString description;
    std::vector<Parameter> parameters;
    std::vector<ResultMember> results;
    bool isWriting = false;
    std::function<ToolResult(const ToolCall &call)> run;

    /// The description of the tool in the answer to "tools/list".
    [[nodiscard]] QJsonObject definition() const;
    /// The JSON Schema of the result; a result with "detail" full may contain more.
    [[nodiscard]] QJsonObject outputSchema() const;
    /// The first mistake in @p arguments; nullopt if they are valid.
    [[nodiscard]] std::optional<Failure> mistakeIn(const QJsonObject &arguments) const;
};

/// The member "more" of a shortened result.
[[nodiscard]] ResultMember moreMember();

/// The parameter "detail", which requests the complete result.
[[nodiscard]] Parameter detailParameter();

} // namespace baton::cli
