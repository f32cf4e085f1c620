// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "models/parsing/parse.h"
#include "tests/models/check/checked.h"

namespace baton {

inline const QByteArray nativeNamespace = "http://instructor-workflow.org/agent-handoff/v1";

/// A valid request with one element per line; the mode is on line 2.
inline QByteArray nativeRequest(const QByteArray &attributes = {}, const QByteArray &more = {})
{
    return "<agent_request xmlns=\"" + nativeNamespace + '"' + attributes
        + ">\n"
          "  <mode>spawn</mode>\n"
          "  <original_intent>Renew the certificates</original_intent>\n"
          "  <current_task_summary>Check when each certificate ends</current_task_summary>\n"
          "  <workflow>standard</workflow>\n"
          "  <task_details>Look at every host</task_details>\n"
          "  <constraints>\n"
          "    <constraint>Change nothing</constraint>\n"
          "  </constraints>\n"
          "  <deliverables>\n"
          "    <file path=\"docs/certificates.json\" required=\"true\">Host and end</file>\n"
          "  </deliverables>\n"
          "  <backlog_notes>Tell operations</backlog_notes>\n"
        + more + "</agent_request>\n";
}

inline QByteArray nativeWith(const QByteArray &before, const QByteArray &after)
{
    QByteArray text = nativeRequest();
    const qsizetype at = text.indexOf(before);
    return at < 0 ? QByteArray() : text.replace(at, before.size(), after);
}

inline DocumentReport checkedXml(const QByteArray &bytes, const CheckSettings &settings = {})
{
    return check(bytes, parse(bytes, Format::Xml, builtIn().parseOptions()), builtIn(), settings)
        .documents.front();
}

} // namespace baton
