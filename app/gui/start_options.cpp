// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/start_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <array>
#include <string_view>

#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/core/suggestion.h"

namespace sinew {
namespace {

using Option = QCommandLineOption;

void addOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(QStringLiteral("Inspector for animated glTF files."));
    parser.addPositionalArgument(
        "FILE",
        "a .gltf, .glb or .vrm file, or a folder of them; the menu File steps through several. An "
        ".hdr file becomes the environment",
        "[FILE...]");
    parser.addOptions({
        Option("animation", "plays this animation", "INDEX|NAME"),
        Option("time", "opens paused at this file time", "SECONDS"),
        Option("paused", "opens paused"),
        Option("view", "what the picture shows: shaded, weight, …", "VIEW"),
        Option("skin", "lists the joints of this skin", "INDEX|NAME"),
        Option("joint", "shows this joint's weight; of several, their sum (repeatable)",
               "INDEX|NAME"),
        Option("camera",
               "fit, front, back, left, right, top, bottom, gltf:INDEX or "
               "orbit:YAW,PITCH,DISTANCE",
               "CAMERA"),
        Option("device", "the Vulkan device", "INDEX|NAME"),
        Option("validation", "enables the Vulkan validation layer; its errors cause exit code 6"),
        Option("compare", "not available in this version", "FILE"),
        Option({"h", "help"}, "prints this page"),
        Option({"V", "v", "version"}, "prints the version"),
    });
}

constexpr std::array<std::string_view, 12> kOptionNames = {
    "--animation", "--time",   "--paused",     "--view",    "--skin", "--joint",
    "--camera",    "--device", "--validation", "--compare", "--help", "--version"};

/// A one-line message about arguments that could not be parsed.
std::string complaint(const QCommandLineParser& parser) {
    const QStringList unknown = parser.unknownOptionNames();
    if (unknown.isEmpty()) {
        return parser.errorText().toStdString();
    }
    const QString& name = unknown.front();
    const std::string word = (name.size() > 1 ? "--" : "-") + name.toStdString();
    const std::string hint = didYouMean(word, kOptionNames);
    return "there is no option '" + word + "'" +
           (hint.empty() ? "; see sinew --help" : hint + " See sinew --help");
}

void refuseRepeated(const QCommandLineParser& parser) {
    for (const QString& name : parser.optionNames()) {
        if (const auto count = parser.values(name).size();
            count > 1 && name != QLatin1String("joint")) {
            throw usageFailure("--" + name.toStdString() + " is given " + std::to_string(count) +
                               " times; it takes one value");
        }
    }
}

void readValues(const QCommandLineParser& parser, StartOptions& options) {
    const auto text = [&](const char* name) {
        return parser.value(QLatin1String(name)).toStdString();
    };
    options.files = parser.positionalArguments();
    options.animation = text("animation");
    options.skin = text("skin");
    for (const QString& joint : parser.values(QStringLiteral("joint"))) {
        options.joints.push_back(joint.toStdString());
    }
    options.device = text("device");
    options.paused = parser.isSet("paused");
    options.validation = parser.isSet("validation");
    if (parser.isSet("time")) {
        options.timeSeconds = parseFloat("--time", text("time"));
    }
    if (parser.isSet("view")) {
        options.view = parseView(text("view"));
    }
    if (parser.isSet("camera")) {
        options.camera = parseCamera(text("camera"), {}, false);
    }
    if (parser.isSet("compare")) {
        throw notAvailable("--compare");
    }
}

}  // namespace

StartOptions parseStartOptions(int argc, char** argv) {
    QStringList arguments;
    for (int i = 0; i < argc; ++i) {
        arguments.append(QString::fromLocal8Bit(argv[i]));
    }
    QCommandLineParser parser;
    addOptions(parser);
    const bool understood = parser.parse(arguments);
    StartOptions options;
    if (parser.isSet("version")) {
        options.answer = QStringLiteral("sinew %1\n").arg(QLatin1String(SINEW_VERSION));
    } else if (parser.isSet("help")) {
        const QCoreApplication application(argc, argv);  // the parser takes the program name from
                                                         // it
        options.answer = parser.helpText();
    } else if (!understood) {
        throw usageFailure(complaint(parser));
    } else {
        refuseRepeated(parser);
        readValues(parser, options);
    }
    return options;
}

}  // namespace sinew
