// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/state_keeper.h"

#include <QCryptographicHash>
#include <QFile>
#include <utility>

#include "model/core/file_target.h"
#include "model/state/same_objects.h"
#include "model/state/state_file.h"
#include "model/state/state_json.h"
#include "model/state/step_journal.h"
#include "ui/session/object_names.h"
#include "ui/session/session.h"
#include "ui/session/signals.h"
#include "ui/session/work/motion_meter.h"

namespace sinew {
namespace {

constexpr int kSoonMilliseconds = 1000;
constexpr qint64 kPiece = qint64{1} << 20U;
constexpr LookOwner kAll[] = {LookOwner::File, LookOwner::Session, LookOwner::User};
constexpr std::span<const LookOwner> kOfFile = std::span(kAll).first(1);
constexpr std::span<const LookOwner> kOfFirstFile = std::span(kAll).first(2);

/// 64 hexadecimal digits; empty: the file cannot be read.
std::string sha256OfFile(const std::filesystem::path& path, const std::stop_token& stop) {
    QFile file(QString::fromStdString(path.string()));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    while (!file.atEnd() && !stop.stop_requested()) {
        const QByteArray piece = file.read(kPiece);
        if (piece.isEmpty()) {
            return {};
        }
        hash.addData(piece);
    }
    return hash.result().toHex().toStdString();
}

/// The same apart from the moment.
bool playsAlike(PlaybackState a, const PlaybackState& b) {
    a.seconds = b.seconds;
    a.playing = b.playing;
    return a == b;
}

bool looksAlike(const CameraState& a, const CameraState& b) {
    return (a.untouched && b.untouched && a.node == b.node) || a == b;
}

/// "camera, display and hidden nodes".
QString differences(const InspectionState& a, const InspectionState& b) {
    const std::pair<bool, QString> parts[] = {
        {!looksAlike(a.camera, b.camera), StateKeeper::tr("camera")},
        {!playsAlike(a.playback, b.playback), StateKeeper::tr("clip")},
        {a.look != b.look, StateKeeper::tr("display")},
        {a.selection != b.selection, StateKeeper::tr("selection")},
        {a.hidden != b.hidden, StateKeeper::tr("hidden nodes")},
        {a.pins != b.pins, StateKeeper::tr("pinned vertices")},
        {a.hand != b.hand, StateKeeper::tr("pose by hand")},
        {a.motion != b.motion, StateKeeper::tr("feet")},
        {a.playback.seconds != b.playback.seconds, StateKeeper::tr("time")},
    };
    QStringList words;
    for (const auto& [differs, word] : parts) {
        if (differs) {
            words.append(word);
        }
    }
    const QString last = words.isEmpty() ? QString() : words.takeLast();
    return words.isEmpty()
               ? last
               : StateKeeper::tr("%1 and %2").arg(words.join(QLatin1String(", ")), last);
}

}  // namespace

StateKeeper::StateKeeper(Session& session, std::filesystem::path folder, QObject* parent)
    : QObject(parent), m_session(session), m_store(std::move(folder)) {
    callOnce(m_soon, kSoonMilliseconds, this, &StateKeeper::keepNow);
    connect(&session.document(), &Document::assetFollowed, this, &StateKeeper::onAssetChanged);
    connect(&session, &Session::left, this, [this](const Asset& asset, const auto& state) {
        if (m_soon.isActive()) {
            m_soon.stop();
            keep(asset, state);
        }
    });
    watch();
}

StateKeeper::~StateKeeper() = default;

void StateKeeper::watch() {
    const auto changed = [this] {
        if (m_asset && m_enabled) {
            m_soon.start();
        }
    };
    Player& player = m_session.player();
    connectEach(player, this, changed, &Player::animationChanged, &Player::playingChanged,
                &Player::playbackChanged, &Player::mixChanged, &Player::rootMotionChanged);
    connect(&player, &Player::timeChanged, this, [&player, changed] {
        if (!player.playing()) {
            changed();
        }
    });
    connectEach(m_session.selection(), this, changed, &Selection::objectChanged,
                &Selection::shownChanged, &Selection::handPoseChanged);
    connect(&m_session.rig(), &CameraRig::cameraChanged, this, changed);
    connect(&m_session.appearance(), &Appearance::lookChanged, this, changed);
    connect(&m_session.pins(), &PinnedVertices::pinsChanged, this, changed);
    connect(&m_session.visibility(), &Visibility::changed, this, changed);
    connect(&m_session.motionMeter(), &MotionMeter::changed, this, changed);
}

void StateKeeper::setEnabled(bool enabled) {
    m_enabled = enabled;
    m_soon.stop();
}

void StateKeeper::keepNow() {
    m_soon.stop();
    if (m_asset && m_enabled) {
        keep(*m_asset, m_session.state());
    }
}

void StateKeeper::keep(const Asset& asset, InspectionState state) {
    if (asset.path.empty()) {
        return;
    }
    if (asOpened(state)) {
        m_store.forget(asset.path);
        return;
    }
    setPathsFrom(state, {});
    m_store.write(asset.path, stateText(state, asset, 0));
}

bool StateKeeper::asOpened(const InspectionState& state) const {
    return m_opened && differences(*m_opened, state).isEmpty();
}

void StateKeeper::onAssetChanged() {
    const std::shared_ptr<const Asset> old = std::exchange(m_asset, m_session.document().asset());
    if (!m_asset) {
        return;
    }
    if (m_session.document().change() != Document::Change::Opened) {
        if (m_opened && old) {
            m_opened = inOtherVersion(*m_opened, SameObjects(*old, *m_asset));
        }
        if (m_session.document().change() == Document::Change::Reloaded) {
            findChecksum();
        }
        m_soon.start();
        return;
    }
    m_soon.stop();
    m_opened = m_session.state();
    findChecksum();
    const std::optional<Expected> expected = std::exchange(m_expected, {});
    if (expected && canonicalPath(m_asset->path) == expected->file) {
        if (const Status read = show(expected->state, expected->folder); !read) {
            emit failed(QString::fromStdString(describe(read.error())));
        }
    } else if (m_enabled && !m_asset->path.empty()) {
        showRemembered();
    }
    m_first = false;
}

void StateKeeper::findChecksum() {
    m_session.setChecksum({});
    m_otherSha256.clear();
    m_hasher.cancel();
    if (m_asset->path.empty()) {
        return;
    }
    const auto take = [this](const std::string& sha256) {
        m_session.setChecksum(sha256);
        compareChecksums();
    };
    m_hasher.run(
        [path = m_asset->path](const std::stop_token& stop) { return sha256OfFile(path, stop); },
        take, "states do not have the checksum of the file");
}

void StateKeeper::compareChecksums() {
    const std::string& now = m_session.checksum();
    if (!now.empty() && !m_otherSha256.empty() && now != m_otherSha256) {
        emit fileDiffers();
    }
}

void StateKeeper::showRemembered() {
    const std::optional<JsonValue> kept = m_store.read(m_asset->path);
    const auto read =
        kept ? readState(*kept, *m_asset) : Result<ReadState>(Error{ErrorCode::Cancelled, {}, {}});
    if (!read) {
        return;  // damaged, or another version
    }
    m_otherSha256 = read->state.file.sha256;
    const InspectionState before = *m_opened;
    m_session.show(read->state, m_first ? kOfFirstFile : kOfFile);
    m_soon.stop();
    emit remembered(differences(before, m_session.state()), linesOf(read->notices));
}

void StateKeeper::expect(JsonValue state, const std::filesystem::path& folder,
                         const std::filesystem::path& file) {
    m_expected = Expected{std::move(state), folder, canonicalPath(file)};
}

Status StateKeeper::show(const JsonValue& state, const std::filesystem::path& folder) {
    Result<ReadState> read = readState(state, *m_asset);
    if (!read) {
        return read.error();
    }
    m_otherSha256 = read->state.file.sha256;
    resolvePaths(read->state, folder);
    m_session.show(read->state, kAll);
    emit shown(linesOf(read->notices));
    compareChecksums();
    return Nothing{};
}

bool StateKeeper::canStartOver() const {
    return m_asset && m_opened;
}

void StateKeeper::startOver() {
    if (canStartOver()) {
        const InspectionState opened = *m_opened;
        m_session.show(opened, kOfFile);
    }
}

}  // namespace sinew
