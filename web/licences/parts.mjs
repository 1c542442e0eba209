// What ships without a package.json: what the compiler links into WebAssembly, and what packages contain as compiled
// code. The engine's modules link no other library: CLI11, nlohmann-json and zlib belong to the program.

/**
 * `licence`: an SPDX expression or "public domain". `notices`: lines that its licence asks to repeat.
 * @typedef {{name: string, version?: string, licence: string, notices: string[], source: string}} Part
 */

/** What Emscripten links into every module: those of the engine, and Python. @type {Part[]} */
export const runtime = [
    {
        name: "Emscripten's runtime",
        licence: "MIT",
        notices: ["Copyright 2010-2022 The Emscripten Authors"],
        source: "https://github.com/emscripten-core/emscripten",
    },
    {
        name: "musl",
        licence: "MIT",
        notices: [
            "Copyright © 2005-2020 Rich Felker, et al.",
            "Mathematical functions: Copyright © 2017-2018 Arm Limited",
        ],
        source: "https://musl.libc.org",
    },
    {
        name: "Mathematical functions in musl",
        licence: "SunPro",
        notices: ["Copyright © 1993,2004 Sun Microsystems"],
        source: "https://musl.libc.org",
    },
    {
        name: "libc++, libc++abi and compiler-rt",
        licence: "Apache-2.0 WITH LLVM-exception",
        notices: ["The exception for compiled code applies: https://llvm.org/LICENSE.txt"],
        source: "https://github.com/llvm/llvm-project",
    },
];

/**
 * What packages contain, by name. A new version may contain something else, so the version that was looked at stands
 * beside it; the build stops at another one.
 * @type {Record<string, {version: string, parts: Part[]}>}
 */
export const partsOf = {
    // The files of the standard library repeat the notices of their authors.
    pyodide: {
        version: "314.0.7",
        parts: [
            {
                name: "CPython",
                version: "3.14.2",
                licence: "Python-2.0",
                notices: ["Copyright © 2001 Python Software Foundation. All rights reserved."],
                source: "https://github.com/python/cpython/tree/v3.14.2",
            },
            {
                name: "hiwire",
                licence: "MPL-2.0",
                notices: [],
                source: "https://github.com/pyodide/hiwire/tree/6a1e67280a15d929ebeceee54a6358c9c8d5f697",
            },
            {
                name: "stackframe and error-stack-parser",
                licence: "MIT",
                notices: ["Copyright (c) 2017 Eric Wendelin and other contributors"],
                source: "https://github.com/stacktracejs",
            },
            {
                name: "libffi",
                licence: "MIT",
                notices: ["Copyright (c) 1996-2008 Red Hat, Inc and others."],
                source: "https://github.com/libffi/libffi/tree/f08493d249d2067c8b3207ba46693dd858f95db3",
            },
            {
                name: "zlib",
                version: "1.3.1",
                licence: "Zlib",
                notices: ["Copyright (C) 1995-2024 Jean-loup Gailly and Mark Adler"],
                source: "https://zlib.net",
            },
            {
                name: "bzip2",
                version: "1.0.6",
                licence: "bzip2-1.0.6",
                notices: [],
                source: "https://sourceware.org/bzip2/",
            },
            {
                name: "liblzma",
                version: "5.2.2",
                licence: "public domain",
                notices: ["liblzma is in the public domain."],
                source: "https://tukaani.org/xz/",
            },
            {
                name: "Zstandard",
                version: "1.5.7",
                licence: "BSD-3-Clause",
                notices: ["Copyright (c) Meta Platforms, Inc. and affiliates. All rights reserved."],
                source: "https://github.com/facebook/zstd",
            },
            {
                name: "pyzstd",
                licence: "BSD-3-Clause",
                notices: ["Copyright (c) 2020-present, Ma Lin and contributors. All rights reserved."],
                source: "https://github.com/Rogdham/pyzstd",
            },
            {
                name: "SQLite",
                version: "3.39.0",
                licence: "blessing",
                notices: [],
                source: "https://sqlite.org",
            },
            {
                name: "Expat",
                version: "2.7.3",
                licence: "MIT",
                notices: [
                    "Copyright (c) 1998-2000 Thai Open Source Software Center Ltd and Clark Cooper",
                    "Copyright (c) 2001-2025 Expat maintainers",
                ],
                source: "https://github.com/libexpat/libexpat",
            },
            {
                name: "libmpdec",
                licence: "BSD-2-Clause",
                notices: ["Copyright (c) 2008-2020 Stefan Krah. All rights reserved."],
                source: "https://www.bytereef.org/mpdecimal/",
            },
            {
                name: "HACL*",
                licence: "MIT",
                notices: [
                    "Copyright (c) 2016-2022 INRIA, CMU and Microsoft Corporation",
                    "Copyright (c) 2022-2023 HACL* Contributors",
                ],
                source: "https://github.com/hacl-star/hacl-star",
            },
            {
                name: "mimalloc",
                licence: "MIT",
                notices: ["Copyright (c) 2018-2021 Microsoft Corporation, Daan Leijen"],
                source: "https://github.com/microsoft/mimalloc",
            },
            {
                name: "Mersenne Twister",
                licence: "BSD-3-Clause",
                notices: ["Copyright (C) 1997 - 2002, Makoto Matsumoto and Takuji Nishimura, All rights reserved."],
                source: "http://www.math.sci.hiroshima-u.ac.jp/~m-mat/MT/MT2002/emt19937ar.html",
            },
            {
                name: "getaddrinfo and getnameinfo",
                licence: "BSD-3-Clause",
                notices: ["Copyright (C) 1995, 1996, 1997, and 1998 WIDE Project. All rights reserved."],
                source: "http://www.wide.ad.jp/",
            },
            {
                name: "csiphash",
                licence: "MIT",
                notices: ["Copyright (c) 2013 Marek Majkowski <marek@popcount.org>"],
                source: "https://github.com/majek/csiphash",
            },
            {
                name: "dtoa",
                licence: "dtoa",
                notices: [],
                source: "https://www.netlib.org/fp/",
            },
            {
                name: "cfuhash",
                licence: "BSD-3-Clause",
                notices: ["Copyright (c) 2005 Don Owens. All rights reserved."],
                source: "https://docs.python.org/3.14/license.html#cfuhash",
            },
            {
                name: "Global Unbounded Sequences",
                licence: "BSD-2-Clause",
                notices: ["Copyright (c) 2019,2020 Jeffrey Roberson <jeff@FreeBSD.org>"],
                source: "https://github.com/freebsd/freebsd-src",
            },
            {
                name: "uvloop",
                licence: "MIT",
                notices: ["Copyright (c) 2015-2021 MagicStack Inc. http://magic.io"],
                source: "https://github.com/MagicStack/uvloop",
            },
        ],
    },
};
