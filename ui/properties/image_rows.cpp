// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/facts/asset_facts.h"
#include "ui/properties/object_rows.h"
#include "ui/properties/property_list.h"
#include "ui/properties/value_text.h"

namespace sinew {
namespace {

QString filterName(Filter filter) {
    return filter == Filter::Linear ? "linear" : "nearest";
}

QString wrapName(Wrap wrap) {
    switch (wrap) {
        case Wrap::Repeat:
            return "repeat";
        case Wrap::MirroredRepeat:
            return "mirrored repeat";
        case Wrap::ClampToEdge:
            return "clamp to edge";
    }
    return {};
}

QString channelNames(std::uint32_t channels) {
    constexpr std::array kNames{"unknown", "grey", "grey, alpha", "red, green, blue",
                                "red, green, blue, alpha"};
    return kNames.at(channels < kNames.size() ? channels : 0);
}

PropertyRows samplerRows(const AssetPtr& asset, const TextureSampler& sampler) {
    PropertyList list(asset, std::string());
    list.measured("Magnified", filterName(sampler.magFilter));
    list.measured("Minified", filterName(sampler.minFilter));
    list.measured("Mipmaps", sampler.mipmaps ? filterName(sampler.mipFilter) : "none");
    list.measured("Wrap along U", wrapName(sampler.wrapU));
    list.measured("Wrap along V", wrapName(sampler.wrapV));
    return list.take();
}

PropertyRows storedRows(const AssetPtr& asset, const ObjectRef& object) {
    const Image& image = asset->images[object.index];
    PropertyList list(asset, object);
    list.measured("Type", QString::fromStdString(image.mimeType));
    if (image.uri.empty()) {
        list.measured("From", "embedded in the file");
    } else {
        list.add("From", QString::fromStdString(image.uri), "/uri");
    }
    if (image.encodedBytes > 0) {
        list.measured("Bytes", text::bytes(image.encodedBytes));
    }
    if (image.storedChannels > 0) {
        list.measured("Channels", channelNames(image.storedChannels));
    }
    if (image.storedBits > 0) {
        list.measured("Bits per channel", text::count(image.storedBits));
    }
    return list.take();
}

PropertyRows decodedRows(const AssetPtr& asset, const Image& image) {
    PropertyList list(asset, std::string());
    list.measured("Size", QStringLiteral("%1 × %2 pixels")
                              .arg(QString::number(image.width), QString::number(image.height)));
    list.measured("In memory", text::bytes(decodedBytes(image)));
    if (image.blockFormat != 0) {
        list.measured("Block format", QStringLiteral("VkFormat %1").arg(image.blockFormat));
        list.measured("Mipmaps", text::count(image.levels.size()));
    }
    if (image.placeholder) {
        list.measured("State", "could not be read: a placeholder is shown");
    }
    return list.take();
}

}  // namespace

PropertyRows textureRows(const AssetPtr& asset, const ObjectRef& object) {
    const Texture& texture = asset->textures[object.index];
    PropertyList list(asset, object);
    list.link("Image", texture.image);
    PropertyList out(asset, object);
    out.section("Texture", list.take());
    out.section("Sampler", samplerRows(asset, texture.sampler));
    return out.take();
}

PropertyRows imageRows(const AssetPtr& asset, const ObjectRef& object) {
    PropertyList out(asset, object);
    out.section("Image", decodedRows(asset, asset->images[object.index]));
    out.section("Stored", storedRows(asset, object));
    return out.take();
}

}  // namespace sinew
