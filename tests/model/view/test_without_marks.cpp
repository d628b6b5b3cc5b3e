// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/view/marked_vertices.h"
#include "model/view/vertex_pins.h"
#include "model/view/without_marks.h"
#include "tests/support/test_program.h"

using namespace sinew;

class TestWithoutMarks : public QObject {
    Q_OBJECT

private slots:
    void everythingDrawnInAdditionIsOffAndTheSurfaceStays() {
        ViewOptions view;
        view.mode = ViewMode::Weight;
        view.joint = JointIndex(std::size_t{2});
        view.relief = 0.5F;
        view.lighting.keyLight = true;
        const ViewOptions plain = [&] {
            ViewOptions options = view;
            options.grid = false;
            options.marks.uvChecker = true;
            options.marks.backFaces = true;
            options.motion.followCamera = options.motion.followGround = true;
            return options;
        }();
        view.grid = view.axes = true;
        view.skeleton = {.style = SkeletonStyle::Octahedral,
                         .inFront = false,
                         .axes = true,
                         .names = JointNames::All};
        view.marks = {true, true, true, true, true, true, true, true, true};
        view.motion.trails = TrailReach::Clip;
        view.motion.ghosts = view.motion.seamGhost = true;
        view.motion.followCamera = view.motion.followGround = true;
        view.highlight = view.hovered = NodeIndex(std::size_t{1});
        view.marked = markedVertices({{NodeIndex(std::size_t{1}), 0, 3}});
        view.pins = std::make_shared<const VertexPins>();
        leaveOutMarks(view);
        QVERIFY(view == plain);
    }
};

SINEW_TEST(TestWithoutMarks)
#include "test_without_marks.moc"
