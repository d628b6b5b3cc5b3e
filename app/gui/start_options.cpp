// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/start_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <vector>

#include "app/common/failure.h"
#include "app/common/picture_choice.h"
#include "model/core/suggestion.h"
#include "ui/session/session.h"

namespace sinew {

namespace {

using Option = QCommandLineOption;

/// The options beside those of the picture.
QList<Option> ownOptions() {
    return {
        Option("paused", "opens paused"),
        Option("device", "the Vulkan device", "INDEX|NAME"),
        Option("validation", "enables the Vulkan validation layer; its errors cause exit code 6"),
        Option("compare", "compares the file with another one in the same picture", "FILE"),
        Option("state",
               "shows the file as a saved state or a picture of Sinew says; without FILE, "
               "the one that it names",
               "FILE"),
        Option("reuse",
               "opens the files in the window that another start with this option has opened on "
               "this display; without one, opens it"),
        Option({"h", "help"}, "prints this page"),
        Option({"V", "v", "version"}, "prints the version"),
    };
}

QString nameOf(const PictureOption& option) {
    return QString::fromUtf8(option.name + 2);  // the name has no hyphens
}

void addOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(QStringLiteral("Inspector for animated glTF files."));
    parser.addPositionalArgument(
        "FILE",
        "a .gltf, .glb or .vrm file, or a folder of them; the menu File steps through several. An "
        ".hdr file becomes the environment",
        "[FILE...]");
    for (const PictureOption& option : pictureOptions()) {
        if (const char* const help = option.helpIn(PictureProgram::Window)) {
            parser.addOption({nameOf(option), QString::fromUtf8(help), option.type});
        }
    }
    parser.addOptions(ownOptions());
}

/// Long names, with their hyphens.
std::vector<std::string> optionNames() {
    std::vector<std::string> names;
    for (const PictureOption& option : pictureOptions()) {
        if (option.helpIn(PictureProgram::Window) != nullptr) {
            names.emplace_back(option.name);
        }
    }
    for (const Option& option : ownOptions()) {
        names.push_back("--" + option.names().constLast().toStdString());
    }
    return names;
}

/// A one-line message about arguments that could not be parsed.
std::string complaint(const QCommandLineParser& parser) {
    const QStringList unknown = parser.unknownOptionNames();
    if (unknown.isEmpty()) {
        return parser.errorText().toStdString();
    }
    const QString& name = unknown.front();
    const std::string word = (name.size() > 1 ? "--" : "-") + name.toStdString();
    const std::vector<std::string> names = optionNames();
    const std::string hint = didYouMean(word, viewsOf(names));
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
    options.files = parser.positionalArguments();
    options.device = parser.value("device").toStdString();
    options.paused = parser.isSet("paused");
    options.validation = parser.isSet("validation");
    for (const PictureOption& option : pictureOptions()) {
        std::vector<std::string> texts;
        if (option.helpIn(PictureProgram::Window) != nullptr) {
            for (const QString& text : parser.values(nameOf(option))) {
                texts.push_back(text.toStdString());
            }
        }
        if (!texts.empty()) {
            option.read(texts, options);
        }
    }
    options.compare = parser.value("compare");
    options.state = parser.value("state");
    if (options.files.size() > 1 && !options.state.isEmpty()) {
        throw usageFailure("--state shows one file");
    }
    options.reuse = parser.isSet("reuse");
    for (const QString& other : parser.optionNames()) {
        if (options.reuse && other != QLatin1String("reuse")) {
            throw usageFailure("--reuse takes files only; omit --" + other.toStdString());
        }
    }
    if (parser.isSet("compare") && (options.compare.isEmpty() || options.files.isEmpty())) {
        throw usageFailure("--compare needs two files: FILE --compare FILE");
    }
}

void applyCamera(const CameraChoice& choice, Session& session) {
    const Asset& asset = *session.document().asset();
    const ChosenCamera camera(choice, asset, session.selection().scene());
    if (camera.node()) {
        session.rig().setCameraNode(camera.node());
        return;
    }
    const PictureFraming framing{.whole = {.box = session.rig().framedBounds(), .points = {}}};
    const OrbitCamera orbit = camera.orbit(asset, framing, session.rig().aspect());
    if (choice.kind == CameraChoice::Kind::Absolute) {
        session.rig().setCamera(orbit);  // keeps its depth range
        return;
    }
    session.rig().resume(
        {.camera = orbit, .node = {}, .untouched = choice.kind == CameraChoice::Kind::Fitted}, {});
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

void applyFirstView(const StartOptions& options, Session& session) {
    const PictureChoice choice = resolve(options, *session.document().asset());
    if (!choice.animations.empty()) {
        session.player().setAnimation(choice.animations.front());
        session.player().setPlaying(true);
    }
    if (options.paused || options.seconds) {
        session.player().setPlaying(false);
        session.player().seek(options.seconds.value_or(session.player().clock().startSeconds));
    }
    if (!options.skin.empty()) {
        session.selection().setSkin(choice.view.skin);
    }
    if (choice.view.joints) {
        showJoints(session.selection(), session.appearance(),
                   ChosenJoints(*choice.view.joints, choice.view.joint));
    }
    if (options.viewGiven) {
        session.appearance().setMode(options.view.mode);
    }
    if (options.camera) {
        applyCamera(*options.camera, session);
    }
}

}  // namespace sinew
