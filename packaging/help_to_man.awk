# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
# The help of the window, as Qt prints it, becomes a manual page. `version`: "sinew 0.1.0".
function roff(text) {
    gsub(/\\/, "\\e", text)
    gsub(/-/, "\\-", text)
    sub(/^[.']/, "\\\\\\&&", text)
    return text
}
# "-h, --help" and "--view <VIEW>": names in bold, values in italics.
function names(text) {
    text = roff(text)
    gsub(/</, "\\fR\\fI", text)
    gsub(/>/, "\\fR\\fB", text)
    return "\\fB" text "\\fR"
}
NR == 1 { next }  # "Usage: PATH [options] [FILE...]"
NR == 2 {
    sub(/\.$/, "")
    print ".TH \"SINEW\" 1 \"\" \"" version "\" \"User Commands\""
    print ".SH \"NAME\"\nsinew \\- " roff($0)
    print ".SH \"SYNOPSIS\"\n.B sinew\n[\\fIoptions\\fR] [\\fIFILE\\fR ...]"
    next
}
/^[A-Z].*:$/ {
    sub(/:$/, "")
    print ".SH \"" toupper($0) "\""
    next
}
/^  [^ ]/ {  # a name, two spaces or more, the begin of its description
    line = substr($0, 3)
    at = match(line, /  +/)
    print ".TP\n" names(at ? substr(line, 1, at - 1) : line)
    if (at) {
        print roff(substr(line, at + RLENGTH))
    }
    next
}
/^ / {
    sub(/^ +/, "")
    print roff($0)
}
END {
    print ".SH \"SEE ALSO\"\n.BR sinew\\-cli (1)\nrenders, checks and compares without a window."
}
