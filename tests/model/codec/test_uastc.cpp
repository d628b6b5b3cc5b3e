// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <string>

#include "model/codec/ktx2_decode.h"
#include "model/codec/uastc.h"
#include "tests/model/codec/ktx2_file.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

struct KnownBlock {
    const char* block;
    const char* texels;  // sixteen of RGBA
};

// A block of random bits in each mode from 0 to 18, and what the reference transcoder of Basis
// Universal makes of it.
constexpr KnownBlock kKnown[] = {
    {"01cd60a2866883662879ef0f7dc9cb30",
     "775153ff875e5eff4f3237ff614044ff210e18ff28131dff210e18ff966a68ff"
     "2f1922ff614044ff4f3237ff371f27ff40262dff371f27ff966a68ff805959ff"},
    {"75b13d110d2d13fc0a81713531eccc70",
     "8968e0ff8968e0ff7e78b3ff8968e0ff8968e0ff738984ff7e78b3ff8968e0ff"
     "689957ff7e78b3ff7e78b3ff7e78b3ff689957ff8968e0ff7e78b3ff8968e0ff"},
    {"bdb31c28f942241c95c10d570943c999",
     "44cc11ff44cc11ff997722ff1dd2b4ff50c013ff759b1aff68a818ff15a5c3ff"
     "5cb415ff5cb415ff44cc11ff1ac3b9ff44cc11ff818f1dff759b1aff18b3beff"},
    {"a38c851ac8490f0016bb18917f4cb926",
     "d1002eff2e2e00ffba17e8ffd13d3dffd17d4dff2e002eff5c74baffd1ba5cff"
     "d13d3dff2e2e00ff5c74baffd1002effd13d3dff2e1f0fff7b55c9ffd1ba5cff"},
    {"93910918454eeef22f8a155da0e21d9d",
     "91618aff2d842dff436a34ff318e41ff91618aff91618aff544727ff436a34ff"
     "706c6bff706c6bff544727ff20b14eff2d842dff4e784bff20b14eff544727ff"},
    {"8b330012373fd4df1c633c351ca0339d",
     "2bdbf7ff4f8de2ff2bdbf7ff665cd4ff20f3fdff7143cdff2bdbf7ff5a74dbff"
     "665cd4ff20f3fdff665cd4ff2bdbf7ff20f3fdff20f3fdff5a74dbff42a9e9ff"},
    {"5b9150609d67072687aa68a2def69340",
     "a68f43ff9e3119ffaf316fffaf316fff9e3119ffaf616fffaf8f6fffaf316fff"
     "af036fffa60343ffaf616fffb70399ffb78f99ffa63143ff9e8f19ff9e6119ff"},
    {"678df9f47185ee580ff82e9aa8d0395d",
     "249180ff4a8245ff6abd6aff91c591ff249180ff009eb8ff6abd6aff6abd6aff"
     "249180ff009eb8ff41b441ff41b441ff6e750dff91c591ff1aab1aff6abd6aff"},
    {"b796721fc3ce871d26ee53d92407f27c",
     "b594fb18b594fb18b594fb18b594fb18b594fb18b594fb18b594fb18b594fb18"
     "b594fb18b594fb18b594fb18b594fb18b594fb18b594fb18b594fb18b594fb18"},
    {"cffa3bfea29b52fad7154b77682cfb7a",
     "bbaa55bbde938e60de938e60cc9f718ebbaa55bbee88aa33de938e60bbaa55bb"
     "ee88aa33de938e60ee88aa33ee88aa3311dd99dd54ab72e9dd4422ffdd4422ff"},
    {"ba8dd54f9e89fc155ae2e424b3f7281a",
     "7b24793a7b24793a8325744b632087057e24773f632087057e24773f8325744b"
     "812575466b21821676237b2f6120880073227e278325744b6e22801c86257250"},
    {"54a1eabf7efbb65765a887bd9a1bc743",
     "91778fd8958980d68e9c9ed9959c80d6988971d48e9c9ed991ae8fd8989c71d4"
     "959c80d6919c8fd8989c71d491778fd8988971d48eae9ed9987771d48e899ed9"},
    {"a6f7867abbdd2fd4f6a12ab16e0a5429",
     "bf8d61c89bd58f5ea3c38478c77c56e2adb077949bd58f5eadb07794adb07794"
     "b69f6caebf8d61c8c77c56e2b69f6cae9bd58f5eb69f6caeb69f6caebf8d61c8"},
    {"df7f2e84f399e90576f8883453ca73f3",
     "cea6d823cea6d8236717e1d2cea6d823ce17e1d2ce17e1d267a6d82367a6d823"
     "cea6d8236717e1d26717e1d2cea6d8236717e1d2ce17e1d26717e1d2cea6d823"},
    {"0da5b7f378e03b8735cf9b5c6bbe8725",
     "62a68bc1338cc0c5338cc0c562a68bc162a68bc10773f3c98fbe58bc0773f3c9"
     "0773f3c962a68bc10773f3c90773f3c98fbe58bc8fbe58bc0773f3c9338cc0c5"},
    {"8544a8b00b590d8b437505eaad41ec06",
     "43434331313131345252522f5252522f5555552e343434342e2e2e353f3f3f32"
     "6464642c434343315d5d5d2d2e2e2e3534343434434343314646463138383833"},
    {"15a81582262e3287069b4f4cab0e7ffa",
     "898989cc8a8a8abe8a8a8abe8a8a8abecdcdcd528b8b8ba1898989cc898989cc"
     "e6e6e6d3e6e6e6d38b8b8ba18a8a8abedadada94dadada94e6e6e6d38b8b8ba1"},
    {"a5de02dda2774c17c7f339b2f6406fd8",
     "16161663868686ba1616169ebdbdbd80868686babdbdbd63bdbdbd8016161680"
     "868686804d4d4dba868686ba4d4d4d631616169e868686ba4d4d4dba16161663"},
    {"0972d84218a8b5849709e05dd4a183e8",
     "9e1a9effbe1591ffd81187ff7d1fabff362ac7ffc5148effde1084ff232ecfff"
     "1c2fd1ffd11289ff5026bdffcb138cff302cc9ffd81187ffd11289ff1c2fd1ff"},
    // Mode 18 again, with the weight in the middle of its range.
    {"29bf32f11ee984edeba3744205963bec",
     "36b592ff538c88ff814977ff755a7bff893d74ff647381ff676f80ff598386ff"
     "36b592ff4d948aff34b993ff538c88ff7b5279ff864175ff617782ff864175ff"},
};

std::array<std::uint8_t, 16> blockFrom(const std::string& digits) {
    std::array<std::uint8_t, 16> block{};
    const ByteVector bytes = fromHex(digits);
    std::copy(bytes.begin(), bytes.end(), block.begin());
    return block;
}

// A solid block of a colour: mode 8.
std::array<std::uint8_t, 16> solid(std::array<std::uint8_t, 4> rgba) {
    std::array<std::uint8_t, 16> block{};
    block[0] = 0x17;
    for (std::size_t i = 0; i < 4; ++i) {
        block[i] = static_cast<std::uint8_t>(block[i] | rgba[i] << 5);
        block[i + 1] = static_cast<std::uint8_t>(rgba[i] >> 3);
    }
    return block;
}

}  // namespace

class TestUastc : public QObject {
    Q_OBJECT

private slots:
    void everyModeIsDecodedAsTheReferenceDoes() {
        static_assert(std::size(kKnown) == 20);
        for (const KnownBlock& known : kKnown) {
            std::array<std::uint8_t, 64> texels{};
            QVERIFY(decodeUastcBlock(blockFrom(known.block), texels));
            QCOMPARE(ByteVector(texels.begin(), texels.end()), fromHex(known.texels));
        }
    }

    void reservedModesAndPartitionsAreRefused() {
        std::array<std::uint8_t, 64> texels{};
        std::array<std::uint8_t, 16> block{};
        block[0] = 0x45;  // the code without a mode
        QVERIFY(!decodeUastcBlock(block, texels));
        // Mode 3 has 11 partitions, mode 7 has 19, the others of two subsets 30. They lie behind
        // five bits of mode and fifteen of hints.
        for (const auto& [mode, partitions] : {std::pair(0x03U, 11U), std::pair(0x07U, 19U),
                                               std::pair(0x1dU, 30U), std::pair(0x13U, 30U)}) {
            for (const bool valid : {true, false}) {
                const std::uint32_t bits = mode | (partitions - (valid ? 1 : 0)) << 20;
                for (std::size_t i = 0; i < 4; ++i) {
                    block[i] = static_cast<std::uint8_t>(bits >> (8 * i));
                }
                QCOMPARE(decodeUastcBlock(block, texels), valid);
            }
        }
    }

    void imagesWhoseSidesAreNoMultipleOfFourAreCut() {
        Ktx2File file{.vkFormat = 0, .width = 5, .height = 6, .colorModel = 166, .channels = {3}};
        ByteVector blocks;
        for (std::uint8_t shade = 10; shade <= 40; shade = static_cast<std::uint8_t>(shade + 10)) {
            for (const std::uint8_t byte :
                 solid({shade, 1, 2, static_cast<std::uint8_t>(shade + 1)})) {
                blocks.push_back(byte);
            }
        }
        file.levels.push_back({blocks, blocks.size()});
        const ByteVector bytes = file.bytes();
        const Result<Ktx2Image> image = parseKtx2(bytes);
        QVERIFY(image.ok());
        QCOMPARE(image->format.channels, 4U);
        QCOMPARE(decodeKtx2(*image, bytes, stoppedToken()).error().code, ErrorCode::Cancelled);
        const Result<Ktx2Content> content = decodeKtx2(*image, bytes);
        QVERIFY(content.ok());
        QCOMPARE(content->rgba.size(), std::size_t{5 * 6 * 4});
        for (std::size_t y = 0; y < 6; ++y) {
            for (std::size_t x = 0; x < 5; ++x) {
                const auto shade = static_cast<std::uint8_t>(10 + x / 4 * 10 + y / 4 * 20);
                const std::uint8_t* texel = content->rgba.data() + (y * 5 + x) * 4;
                QCOMPARE((ByteVector{texel, texel + 4}),
                         (ByteVector{shade, 1, 2, static_cast<std::uint8_t>(shade + 1)}));
            }
        }
    }

    void aReservedBlockMakesTheImageDamaged() {
        Ktx2File file{.vkFormat = 0, .width = 4, .height = 4, .colorModel = 166};
        ByteVector block(16, 0);
        block[0] = 0x45;
        file.levels.push_back({block, 16});
        const ByteVector bytes = file.bytes();
        const Result<Ktx2Content> content = decodeKtx2(*parseKtx2(bytes), bytes);
        QVERIFY(!content);
        QCOMPARE(content.error().code, ErrorCode::InvalidImage);
    }
};

SINEW_TEST(TestUastc)
#include "test_uastc.moc"
