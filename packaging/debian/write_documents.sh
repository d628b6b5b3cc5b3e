#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
# Writes what every Debian package has in /usr/share/doc/PACKAGE:
#   write_documents.sh OUT VERSION DATE MAINTAINER
set -eu
out=$1
version=$2
released=$3
maintainer=$4
root=$(dirname "$0")/../..
mkdir -p "$out"

# Lines of a field of a copyright file: indented, and a point for an empty one.
field() {
    sed 's/^[[:space:]]*$/./; s/^/ /'
}

{
    cat <<END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Sinew
Upstream-Contact: $maintainer
Comment: The font DejaVu Sans is part of the programs.

Files: *
Copyright: 2026 The Sinew authors
License: Expat

Files: DejaVuSans.ttf
Copyright: 2003 Bitstream, Inc.
License: Bitstream-Vera

License: Expat
END
    sed '1,4d' "$root/LICENSE" | field
    printf '\nLicense: Bitstream-Vera\n'
    sed '1,2d' "$root/packaging/licences/DejaVu.txt" | field
} > "$out/copyright"

gzip -9nc "$root/CHANGELOG.md" > "$out/changelog.gz"

gzip -9nc > "$out/changelog.Debian.gz" <<END
sinew ($version) bookworm; urgency=medium

  * Sinew ${version%-*}; changes are listed in changelog.gz.

 -- $maintainer  $(LC_ALL=C date -uRd "$released")
END
