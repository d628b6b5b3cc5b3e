// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/layout_bytes.h"

#include <QDataStream>
#include <QIODevice>
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace sinew {
namespace {

constexpr int kMostPixels = 32767;  // limit of X11
constexpr int kMostItems = 64;      // docks and dock positions of one window
constexpr int kMostDepth = 16;
constexpr int kAreas = 4;
constexpr int kTitlePixels = 20;

// Qt 6, qmainwindowlayout_p.h, qdockarealayout_p.h and qtoolbararealayout_p.h.
constexpr qint32 kLayoutMarker = 0xff;
constexpr quint8 kDocks = 0xfd;
constexpr quint8 kFloatingTabs = 0xf9;
constexpr quint8 kSequence = 0xfc;
constexpr quint8 kTabs = 0xfa;
constexpr quint8 kDock = 0xfb;
constexpr quint8 kToolBarsOld = 0xfe;
constexpr quint8 kToolBars = 0xfc;
constexpr quint8 kMostDockFlags = 3;     // visible, floating
constexpr quint8 kFloatingFlag = 2;      // of a dock
constexpr quint8 kMostToolBarFlags = 3;  // shown, vertical
constexpr quint32 kFloatingToolBar = 1;

/// Parses the bytes from the start. Stops at the first invalid value.
class LayoutReader {
public:
    LayoutReader(const QByteArray& bytes, const LayoutNames& names)
        : m_stream(bytes), m_names(names) {
        m_stream.setVersion(QDataStream::Qt_5_0);
    }

    template <class Number>
    Number number() {
        Number value{};
        m_stream >> value;
        return value;
    }

    bool parts() {
        while (!m_stream.atEnd()) {
            switch (number<quint8>()) {
                case kDocks:
                    m_ok = m_ok && docks();
                    break;
                case kFloatingTabs:
                    m_ok = m_ok && pixels(4) && items(0);
                    break;
                case kToolBars:
                    m_ok = m_ok && toolBars(2);
                    break;
                case kToolBarsOld:
                    m_ok = m_ok && toolBars(1);
                    break;
                default:
                    m_ok = false;
            }
            if (!m_ok || m_stream.status() != QDataStream::Ok) {
                return false;
            }
        }
        return std::ranges::all_of(m_names.docks,
                                   [&](const QString& dock) { return m_met.contains(dock); });
    }

private:
    bool pixels(int count) {
        for (int i = 0; i < count; ++i) {
            const auto value = number<qint32>();
            if (value < -kMostPixels || value > kMostPixels) {
                return false;
            }
        }
        return m_stream.status() == QDataStream::Ok;
    }

    /// Reads a count and checks it against the remaining bytes.
    bool count(int& value, int most) {
        value = number<qint32>();
        return m_stream.status() == QDataStream::Ok && value >= 0 && value <= most;
    }

    /// Reads one of the known names; checks its length first.
    bool name(const QStringList& known, QString& text) {
        m_stream >> text;
        return m_stream.status() == QDataStream::Ok && known.contains(text);
    }

    bool docks() {
        int areas = 0;
        if (!count(areas, kAreas)) {
            return false;
        }
        for (int i = 0; i < areas; ++i) {
            int area = 0;
            if (!count(area, kAreas - 1) || !pixels(2) || !items(0)) {
                return false;
            }
        }
        return pixels(2) && corners();
    }

    bool corners() {
        for (int i = 0; i < kAreas; ++i) {
            const auto area = number<qint32>();
            if (area != Qt::LeftDockWidgetArea && area != Qt::RightDockWidgetArea &&
                area != Qt::TopDockWidgetArea && area != Qt::BottomDockWidgetArea) {
                return false;
            }
        }
        return m_stream.status() == QDataStream::Ok;
    }

    bool items(int depth) {
        const auto marker = number<quint8>();
        if (depth > kMostDepth || (marker != kSequence && marker != kTabs)) {
            return false;
        }
        if (marker == kTabs) {
            const auto front = number<qint32>();
            if (front < -1 || front >= kMostItems) {
                return false;
            }
        }
        const auto orientation = number<quint8>();
        int size = 0;
        if ((orientation != Qt::Horizontal && orientation != Qt::Vertical) ||
            !count(size, kMostItems)) {
            return false;
        }
        for (int i = 0; i < size; ++i) {
            if (++m_items > kMostItems || !item(depth)) {
                return false;
            }
        }
        return true;
    }

    bool item(int depth) {
        switch (number<quint8>()) {
            case kDock:
                return dock();
            case kSequence:
                return pixels(2) && limits() && items(depth + 1);
            default:
                return false;
        }
    }

    bool dock() {
        QString text;
        if (!name(m_names.docks, text)) {
            return false;
        }
        m_met.append(text);
        const auto flags = number<quint8>();
        return flags <= kMostDockFlags &&
               ((flags & kFloatingFlag) != 0 ? pixels(4) : pixels(2) && limits());
    }

    /// The minimum and maximum size, which Qt does not read back.
    bool limits() {
        number<qint32>();
        number<qint32>();
        return m_stream.status() == QDataStream::Ok;
    }

    bool toolBars(int words) {
        int lines = 0;
        if (!count(lines, kMostItems)) {
            return false;
        }
        for (int i = 0; i < lines; ++i) {
            int area = 0;
            int size = 0;
            if (!count(area, kAreas - 1) || !count(size, kMostItems)) {
                return false;
            }
            for (int j = 0; j < size; ++j) {
                if (++m_items > kMostItems || !toolBar(words)) {
                    return false;
                }
            }
        }
        return true;
    }

    bool toolBar(int words) {
        QString text;
        if (!name(m_names.toolBars, text) || number<quint8>() > kMostToolBarFlags || !pixels(2)) {
            return false;
        }
        const auto first = number<quint32>();
        if (words > 1) {
            number<quint32>();
        }
        return (first & kFloatingToolBar) == 0;  // our toolbars never float
    }

    QDataStream m_stream;
    const LayoutNames& m_names;
    QStringList m_met;
    int m_items = 0;
    bool m_ok = true;
};

std::optional<QRect> readRect(QDataStream& stream) {
    std::array<qint32, 4> edges{};
    for (qint32& edge : edges) {
        stream >> edge;
        if (edge < -kMostPixels || edge > kMostPixels) {
            return std::nullopt;
        }
    }
    return QRect(QPoint(edges[0], edges[1]), QPoint(edges[2], edges[3]));
}

}  // namespace

LayoutJudgement judgeLayout(const QByteArray& bytes, int version, const LayoutNames& names) {
    LayoutReader reader(bytes, names);
    if (reader.number<qint32>() != kLayoutMarker) {
        return LayoutJudgement::Damaged;
    }
    if (reader.number<qint32>() != version) {
        return LayoutJudgement::OtherVersion;
    }
    return reader.parts() ? LayoutJudgement::Good : LayoutJudgement::Damaged;
}

std::optional<WindowPlace> readPlace(const QByteArray& bytes) {
    constexpr quint32 kMagic = 0x1D9D0CB;  // Qt 6, QWidget::saveGeometry
    constexpr quint16 kNewest = 3;
    QDataStream stream(bytes);
    stream.setVersion(QDataStream::Qt_4_0);
    quint32 magic = 0;
    quint16 major = 0;
    quint16 minor = 0;
    stream >> magic >> major >> minor;
    if (magic != kMagic || major < 1 || major > kNewest) {
        return std::nullopt;
    }
    const std::optional<QRect> frame = readRect(stream);
    const std::optional<QRect> normal = readRect(stream);
    qint32 screen = 0;
    quint8 maximized = 0;
    quint8 fullScreen = 0;
    stream >> screen >> maximized >> fullScreen;
    if (stream.status() != QDataStream::Ok || !frame || !normal || !normal->isValid()) {
        return std::nullopt;
    }
    return WindowPlace{*normal, maximized != 0, fullScreen != 0};
}

QRect fittedInto(const QRect& area, const QRect& wanted) {
    if (area.isEmpty() || area.contains(wanted)) {
        return wanted;
    }
    const QSize size = wanted.size().boundedTo(area.size());
    QRect fitted(wanted.topLeft(), size);
    fitted.moveRight(std::min(fitted.right(), area.right()));
    fitted.moveLeft(std::max(fitted.left(), area.left()));
    fitted.moveBottom(std::min(fitted.bottom(), area.bottom()));
    const int room = std::min(area.height() - size.height(), kTitlePixels);  // reserved for the
                                                                             // title bar
    fitted.moveTop(std::max(fitted.top(), area.top() + room));
    return fitted;
}

}  // namespace sinew
