/** How sheets and keys look on paper. On the screen they are hidden. */
import { css } from "lit";
import { tokenStyles } from "../../board/drawing/player-token.js";

export const paperStyles = css`
    ${tokenStyles}
    .paper {
        display: none;
    }
    @media print {
        .paper {
            display: block;
            color: #000;
            font-size: 11pt;
        }
        .paper :is(h1, h2, h3, p) {
            margin: 0 0 2mm;
            padding: 0;
            white-space: normal;
        }
        .paper h1 {
            margin-block-end: 4mm;
            font-size: 16pt;
        }
        .paper h2 {
            font-size: 12pt;
        }
        .paper h3 {
            font-size: 11pt;
        }
        .paper section {
            display: block;
            margin-block-end: 6mm;
            padding: 0;
            border: 0;
            background: none;
            break-inside: avoid;
        }
        /* A task with stops is longer than a page: it may break between them. */
        .paper section:has(.stop) {
            break-inside: auto;
        }
        .paper .stop {
            margin-block: 3mm;
            break-inside: avoid;
        }
        .paper :is(ul, ol) {
            margin-block: 0 2mm;
            padding-inline-start: 5mm;
            list-style: revert;
        }
        .paper :is(.boxes, .answers, .legend) {
            padding: 0;
            list-style: none;
        }
        .paper .boxes li::before {
            content: "☐ ";
        }
        .paper .answers li:not(:has(.tree))::before {
            content: "– ";
        }
        .paper :is(figcaption, .legend) {
            display: flex;
            flex-wrap: wrap;
            gap: 0 4mm;
            margin: 0;
        }
        .paper .legend li {
            display: flex;
            gap: 1mm;
            align-items: center;
        }
        .paper .legend .token {
            inline-size: 4mm;
            block-size: 4mm;
            print-color-adjust: exact;
        }
        .paper figure {
            display: grid;
            grid-template-columns: minmax(0, 7.5cm) auto;
            gap: 1mm 6mm;
            align-items: end;
            justify-content: start;
            margin: 3mm 0;
        }
        /* Coordinates with a minus would be turned around. */
        .paper .position {
            justify-self: start;
            direction: ltr;
        }
        .paper .position svg {
            display: block;
            inline-size: auto;
            max-inline-size: 7.5cm;
            block-size: auto;
            max-block-size: 7.5cm;
        }
        .paper .code {
            display: grid;
            grid-area: 1 / 2;
            justify-items: center;
            color: inherit;
            font-size: 9pt;
            text-decoration: none;
        }
        /* A phone reads modules of 0.45 mm from a hand's breadth. */
        .paper .qr {
            inline-size: max(2.1cm, var(--modules) * 0.45mm);
        }
        .paper .tree {
            display: block;
            inline-size: min(100%, var(--width) * 0.27mm);
            margin: 3mm 0;
            direction: ltr;
        }
        .paper .room {
            block-size: 2.4em;
            border-block-end: 1px solid #888;
        }
    }
`;
