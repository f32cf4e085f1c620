// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
#include "models/formats/yaml/reading/yamllenientevents.h"

#include "models/text/encodingdetection.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <istream>
#include <streambuf>

namespace baton {

namespace {

/// Reads a byte array in place.
class ByteStream : public std::streambuf
{
public:
    explicit ByteStream(QByteArrayView bytes)
    {
        char *begin = const_cast<char *>(bytes.data());
        setg(begin, begin, begin + bytes.size());
    }
};

/// Thrown through yaml-cpp to stop it.
struct Abort
{
    YamlFault fault;
};

class Recorder : public YAML::EventHandler
{
public:
    Recorder(YamlEvents &result, qsizetype shift, int maximalDepth, const std::atomic_bool *stop)
        : m_result(result)
        , m_shift(shift)
        , m_maximalDepth(maximalDepth)
        , m_stop(stop)
    {
    }

    void OnDocumentStart(const YAML::Mark &mark) override
    {
        // After a stray ",", yaml-cpp starts documents at the same place without end (upstream
        // #1040).
        const qsizetype at = mark.pos;
        if (at <= m_documentMark) {
            abort(YamlFault::Kind::Syntax, at, "unexpected content");
        }
        m_documentMark = at;
        add(YamlEvent::Kind::DocumentStart, mark);
    }
    void OnDocumentEnd() override { addEnd(YamlEvent::Kind::DocumentEnd); }

    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        add(YamlEvent::Kind::Null, mark, anchor).tag = "?";
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        add(YamlEvent::Kind::Alias, mark, anchor);
    }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        YamlEvent &event = add(YamlEvent::Kind::Scalar, mark, anchor);
        event.tag = tag;
        event.text = value;
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value style) override
    {
        enter(YamlEvent::Kind::ListStart, mark, tag, anchor, style);
    }
    void OnSequenceEnd() override { leave(YamlEvent::Kind::ListEnd); }
    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override
    {
        enter(YamlEvent::Kind::MapStart, mark, tag, anchor, style);
    }
    void OnMapEnd() override { leave(YamlEvent::Kind::MapEnd); }

    void OnAnchor(const YAML::Mark &, const std::string &name) override { m_anchor = name; }

private:
    [[noreturn]] void abort(YamlFault::Kind kind, qsizetype at, const char *reason) const
    {
        throw Abort{{kind, at + m_shift, reason}};
    }

    YamlEvent &add(YamlEvent::Kind kind, const YAML::Mark &mark, YAML::anchor_t anchor = 0)
    {
        if (m_stop && m_stop->load(std::memory_order_relaxed)) {
            abort(YamlFault::Kind::Stopped, mark.pos, "stopped");
        }
        YamlEvent &event = m_result.events.emplace_back();
        event.kind = kind;
        event.mark = mark.pos + m_shift;
        event.anchorId = anchor;
        event.anchor = std::exchange(m_anchor, {});
        return event;
    }

    void addEnd(YamlEvent::Kind kind) { m_result.events.emplace_back().kind = kind; }

    void enter(YamlEvent::Kind kind, const YAML::Mark &mark, const std::string &tag,
               YAML::anchor_t anchor, YAML::EmitterStyle::value style)
    {
        if (++m_depth > m_maximalDepth) {
            abort(YamlFault::Kind::TooDeep, mark.pos, "too deep");
        }
        YamlEvent &event = add(kind, mark, anchor);
        event.tag = tag;
        event.isBlock = style == YAML::EmitterStyle::Block;
    }

    void leave(YamlEvent::Kind kind)
    {
        --m_depth;
        addEnd(kind);
    }

    YamlEvents &m_result;
    qsizetype m_shift;
    int m_maximalDepth;
    const std::atomic_bool *m_stop;
    qsizetype m_documentMark = -1;
    int m_depth = 0;
    std::string m_anchor;
};

} // namespace

YamlEvents readLenientYamlEvents(const QByteArray &bytes, int maximalDepth,
                                 const std::atomic_bool *stop)
{
    const qsizetype shift = bomsLength(bytes);
    YamlEvents result;
    Recorder recorder(result, shift, maximalDepth, stop);
    try {
        ByteStream buffer(QByteArrayView(bytes).sliced(shift));
        std::istream stream(&buffer);
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(recorder)) { }
    } catch (const Abort &aborted) {
        result.fault = aborted.fault;
    } catch (const YAML::Exception &error) {
        const qsizetype at = std::clamp<qsizetype>(error.mark.pos, 0, bytes.size() - shift);
        result.fault = YamlFault{YamlFault::Kind::Syntax, at + shift, error.msg};
    } catch (const std::exception &error) {
        const qsizetype at = result.events.empty() ? shift : result.events.back().mark;
        result.fault = YamlFault{YamlFault::Kind::Syntax, at, error.what()};
    }
    return result;
}

} // namespace baton
