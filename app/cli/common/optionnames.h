// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>
#include <QString>

/// The names of the options of all commands.
namespace baton::cli::option {

inline constexpr QLatin1StringView after("after");
inline constexpr QLatin1StringView attempt("attempt");
inline constexpr QLatin1StringView baseline("baseline");
inline constexpr QLatin1StringView before("before");
inline constexpr QLatin1StringView changedSince("changed-since");
inline constexpr QLatin1StringView check("check");
inline constexpr QLatin1StringView declared("declared");
inline constexpr QLatin1StringView document("document");
inline constexpr QLatin1StringView dryRun("dry-run");
inline constexpr QLatin1StringView exec("exec");
inline constexpr QLatin1StringView feedback("feedback");
inline constexpr QLatin1StringView folder("folder");
inline constexpr QLatin1StringView forget("forget");
inline constexpr QLatin1StringView format("format");
inline constexpr QLatin1StringView help("help");
inline constexpr QLatin1StringView ifAttempts("if-attempts");
inline constexpr QLatin1StringView ifUpdated("if-updated");
inline constexpr QLatin1StringView initial("initial");
inline constexpr QLatin1StringView json("json");
inline constexpr QLatin1StringView keep("keep");
inline constexpr QLatin1StringView kind("kind");
inline constexpr QLatin1StringView language("language");
inline constexpr QLatin1StringView limit("limit");
inline constexpr QLatin1StringView mask("mask");
inline constexpr QLatin1StringView matrix("matrix");
inline constexpr QLatin1StringView memory("memory");
inline constexpr QLatin1StringView notes("notes");
inline constexpr QLatin1StringView on("on");
inline constexpr QLatin1StringView once("once");
inline constexpr QLatin1StringView origin("origin");
inline constexpr QLatin1StringView output("output");
inline constexpr QLatin1StringView project("project");
inline constexpr QLatin1StringView protocol("protocol");
inline constexpr QLatin1StringView runner("runner");
inline constexpr QLatin1StringView scale("scale");
inline constexpr QLatin1StringView schema("schema");
inline constexpr QLatin1StringView session("session");
inline constexpr QLatin1StringView set("set");
inline constexpr QLatin1StringView skipUnknown("skip-unknown");
inline constexpr QLatin1StringView spelling("spelling");
inline constexpr QLatin1StringView stdio("stdio");
inline constexpr QLatin1StringView step("step");
inline constexpr QLatin1StringView store("store");
inline constexpr QLatin1StringView strict("strict");
inline constexpr QLatin1StringView string("string");
inline constexpr QLatin1StringView take("take");
inline constexpr QLatin1StringView templateName("template");
inline constexpr QLatin1StringView timeOrder("time-order");
inline constexpr QLatin1StringView user("user");
inline constexpr QLatin1StringView verdicts("verdicts");
inline constexpr QLatin1StringView version("version");
inline constexpr QLatin1StringView why("why");
inline constexpr QLatin1StringView workspace("workspace");
inline constexpr QLatin1StringView write("write");
inline constexpr QLatin1StringView writeBaseline("write-baseline");

/// The argument that sets the option @p name: "--strict".
[[nodiscard]] inline QString given(QLatin1StringView name)
{
    return QStringLiteral("--") + name;
}

/// The argument that gives the option @p name a value: "--format=json".
[[nodiscard]] inline QString given(QLatin1StringView name, const QString &value)
{
    return given(name) + u'=' + value;
}

} // namespace baton::cli::option
