// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <unistd.h>

#include <QTest>
#include <algorithm>
#include <cstdlib>
#include <regex>

#include "app/cli/check_files.h"
#include "app/cli/console.h"
#include "model/core/file_handle.h"
#include "model/core/parallel.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::cli;

namespace {

/// Standard error is a terminal of its own as long as this lives.
class TerminalForErrors {
public:
    TerminalForErrors()
        : m_leader(::posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)), m_before(::dup(STDERR_FILENO)) {
        ::grantpt(m_leader.number());
        ::unlockpt(m_leader.number());
        m_follower = FileHandle(::open(::ptsname(m_leader.number()), O_RDWR | O_NOCTTY));
        ::dup2(m_follower.number(), STDERR_FILENO);
    }
    ~TerminalForErrors() { ::dup2(m_before.number(), STDERR_FILENO); }
    TerminalForErrors(const TerminalForErrors&) = delete;
    TerminalForErrors& operator=(const TerminalForErrors&) = delete;

    /// What comes behind these words, up to the "s" of seconds. Waits for it.
    std::string next(const std::string& words) {
        std::string text;
        const auto after = [&] { return text.find(words); };
        for (char c = 0; after() == std::string::npos || text.back() != 's';) {
            if (::read(m_leader.number(), &c, 1) == 1) {
                text += c;
            }
        }
        return text.substr(after() + words.size());
    }

    /// The percentages that were drawn, in order.
    std::vector<int> percentages() {
        constexpr char kEnd = '\4';
        (void)!::write(m_follower.number(), &kEnd, 1);
        std::string text;
        for (char c = 0; c != kEnd && ::read(m_leader.number(), &c, 1) == 1;) {
            text += c;
        }
        std::vector<int> all;
        const std::regex bar("\\] (\\d+) %(?!,)");
        for (std::sregex_iterator at(text.begin(), text.end(), bar), end; at != end; ++at) {
            all.push_back(std::stoi((*at)[1]));
        }
        return all;
    }

private:
    FileHandle m_leader;
    FileHandle m_before;
    FileHandle m_follower;
};

}  // namespace

class TestProgressBar : public QObject {
    Q_OBJECT

private slots:
    void aLateShareDoesNotTakeItBack() {
        TerminalForErrors terminal;
        ProgressBar bar("Checking", false);
        for (const float part : {0.5F, 0.25F, 1.0F, 0.98F}) {
            bar.show(part);
        }
        ProgressBar::erase();
        bar.show(0.98F);
        QCOMPARE(terminal.percentages(), (std::vector{50, 100, 100}));
    }

    void anotherLabelStartsAnew() {
        TerminalForErrors terminal;
        ProgressBar bar("Checking", false);
        bar.show(1.0F);
        bar.show("Comparing", 0.25F);
        QCOMPARE(terminal.percentages(), (std::vector{100, 25}));
    }

    void oneThatDoesNotChangeCountsTheSeconds() {
        TerminalForErrors terminal;
        ProgressBar bar("Checking", false);
        bar.show(0.5F);
        const QString passed = QString::fromStdString(terminal.next(", for "));
        QVERIFY2(passed.endsWith(" s") && passed.chopped(2).toInt() >= 1, qUtf8Printable(passed));
        ProgressBar::erase();
    }

    void sharesOfManyThreadsEndAtTheWhole() {
        TerminalForErrors terminal;
        ProgressBar bar("Checking", false);
        constexpr std::size_t kParts = 2000;
        onAllCores(kParts, {}, [&bar](std::size_t i) {
            bar.show(static_cast<float>(kParts - i) / static_cast<float>(kParts));
        });
        const std::vector<int> shown = terminal.percentages();
        QVERIFY(std::is_sorted(shown.begin(), shown.end()));
        QCOMPARE(shown.back(), 100);
    }

    void whatFilesReportEndsAtTheWhole() {
        const test::TemporaryFolder folder;
        const std::string text = R"({"asset": {"version": "2.0"}})";
        const std::string file = folder.write("a.gltf", {text.begin(), text.end()}).string();
        const std::vector<InputPath> paths(9, InputPath{file});
        for (int i = 0; i < 20; ++i) {
            std::vector<float> shares;
            std::size_t reports = 0;
            checkFiles(
                paths, {}, [&](const FileReport&) { ++reports; },
                [&](float share) { shares.push_back(share); });
            QCOMPARE(reports, paths.size());
            QVERIFY(std::is_sorted(shares.begin(), shares.end()));
            QCOMPARE(shares.back(), 1.0F);
        }
    }
};

SINEW_TEST(TestProgressBar)
#include "test_progress_bar.moc"
