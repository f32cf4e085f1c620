// SPDX-FileCopyrightText: 2026 The Baton Authors
// SPDX-License-Identifier: Apache-2.0
//
// Checks texts that are made to use up time and memory, each in a process of its own, so that its
// memory can be measured.
#include "tests/benchmarks/measure.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace baton {

namespace {

struct Text
{
    QString what;
    QString suffix;
    QByteArray bytes;
};

/// A DOCTYPE that declares @p entities, and a request with @p content as its purpose.
QByteArray request(const QByteArray &entities, const QByteArray &content)
{
    return "<?xml version=\"1.0\"?>\n<!DOCTYPE agent_request [\n" + entities
        + "]>\n<agent_request><context>" + content + "</context></agent_request>\n";
}

QByteArray xmlLaughs()
{
    QByteArray entities = "<!ENTITY a0 \"lol\">\n";
    for (int i = 1; i < 10; ++i) {
        entities += "<!ENTITY a" + QByteArray::number(i) + " \""
            + ("&a" + QByteArray::number(i - 1) + ";").repeated(10) + "\">\n";
    }
    return request(entities, "&a9;");
}

QByteArray yamlLaughs()
{
    QByteArray text = "handoff:\n  a0: &a0 lol\n";
    for (int i = 1; i < 10; ++i) {
        const QByteArray alias = "*a" + QByteArray::number(i - 1);
        const QByteArray name = "a" + QByteArray::number(i);
        text += "  " + name + ": &" + name + " [" + (alias + ", ").repeated(9) + alias + "]\n";
    }
    return text;
}

QList<Text> texts()
{
    const int many = sized(1'000'000, 1000);
    const QByteArray letters(sized(100'000, 100), 'x');
    return {
        {u"XML, an external entity"_s, u"xml"_s,
         request("<!ENTITY file SYSTEM \"file:///etc/passwd\">\n", "&file;")},
        {u"XML, a billion laughs"_s, u"xml"_s, xmlLaughs()},
        {u"XML, quadratic blow-up"_s, u"xml"_s,
         request("<!ENTITY a \"" + letters + "\">\n", QByteArray("&a;").repeated(many / 10))},
        {u"XML, a million levels"_s, u"xml"_s,
         "<agent_request>" + QByteArray("<a>").repeated(many) + QByteArray("</a>").repeated(many)
             + "</agent_request>\n"},
        {u"YAML, a billion laughs"_s, u"yaml"_s, yamlLaughs()},
        {u"YAML, quadratic blow-up"_s, u"yaml"_s,
         "handoff:\n  a: &a " + letters + "\n  b: [" + QByteArray("*a, ").repeated(many / 50)
             + "*a]\n"},
        {u"YAML, a million levels"_s, u"yaml"_s,
         "handoff: " + QByteArray("[").repeated(many) + '\n'},
        {u"JSON, a million levels"_s, u"json"_s,
         "{\"handoff\": " + QByteArray("[").repeated(many) + '\n'},
    };
}

/// Runs the program on @p path and adds to @p times; returns its peak memory in MB.
double check(const QString &path, Times &times)
{
    const QString folder = QCoreApplication::applicationDirPath();
    QProcess process;
    process.start(folder + u"/baton_bench_run"_s, {folder + u"/baton"_s, u"check"_s, path});
    const bool hasEnded = process.waitForFinished(600'000) && process.exitCode() == 0;
    const QByteArrayList told = process.readAllStandardOutput().trimmed().split(' ');
    if (!hasEnded || told.size() != 3 || told[0].toInt() > 2) {
        qFatal("baton check %s ended badly", qPrintable(path));
    }
    times.milliseconds.push_back(told[1].toDouble());
    return told[2].toDouble() / 1024;
}

} // namespace

void benchHostile()
{
    const QTemporaryDir folder;
    const auto measured = [&folder](const Text &text, Times &times) {
        const QString path = folder.filePath(u"text."_s + text.suffix);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text.bytes) != text.bytes.size()) {
            qFatal("cannot write %s", qPrintable(path));
        }
        file.close();
        double most = 0;
        for (int run = 0; run < sized(5, 1); ++run) {
            most = std::max(most, check(path, times));
        }
        return u"%1 MB"_s.arg(most, 0, 'f', 1);
    };
    printHeading(u"baton check on one hostile file, whole process"_s);
    Times ordinary;
    const QString memory = measured({{}, u"yaml"_s, "handoff:\n  task_id: a\n"}, ordinary);
    printTimes(u"an ordinary small file (%1)"_s.arg(memory), ordinary);
    for (const Text &text : texts()) {
        Times times;
        const QString most = measured(text, times);
        printTimes(u"%1 (%2)"_s.arg(text.what, most), times);
        keepFigure(
            u"Protocols"_s,
            u"%1, %2 KB: refused by baton check"_s.arg(text.what).arg(text.bytes.size() / 1024),
            u"%1, at most %2"_s.arg(median(times), most),
            u"a small file: %1, %2"_s.arg(median(ordinary), memory));
    }
}

} // namespace baton
