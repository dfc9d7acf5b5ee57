import { throttle } from './measures/visit';

/** What stands above the results. */
export const introduction = `# The bench

<!-- Written by npm run bench from bench/peers/results.csv: change bench/peers/pageTexts.ts and bench/peers/results instead. -->

\`npm run bench\` builds the same documentation with this project, Starlight, Docusaurus (by default, and with its faster build) and VitePress, serves all of them alike, and measures them in turn. It
needs Linux, and rewrites this page with \`peers/results.csv\` and the plots.

| Command | What it does |
| --- | --- |
| \`npm run bench -- --short\` | everything once with 40 documents and fewer queries; keeps its results in \`.bench/short\` |
| \`npm run bench -- --documents 1000 --rounds 1\` | another size, in a section of its own |
| \`npm run bench -- --only builds --sites openarm,starlight\` | a part; other rows stay as they are |
| \`npm run bench:lighthouse\` | Lighthouse 12 on a page of each kind of the built site, phone and desktop |

Programs that measure one part alone are in [scripts/README.md](../scripts/README.md): search, accessibility, frames, fuzzers.

**The documents** are generated from a seed (\`peers/documents\`): sections of 20 with a sidebar each, headings, paragraphs, lists, code, links among them, and a table in every third. Tables are data
if a tool has that: here a CSV file, elsewhere Markdown. Starlight has one sidebar for all sections.

**The sites** have what their tools offer without further work, and local search. Packages are installed into \`.bench\`, outside git, in exact versions; their dependencies are those of the day.
Starlight needs Node 22, which is installed beside it. Fumadocs is left out. This project also writes a picture, a Markdown file and structured data for each page, feeds, tables as CSV and JSON, and the
list of files for offline use. Its times and files include that, and no peer does it.

**The browser** is Chromium. All sites come from the same small server: HTTP/1.1 with keep-alive, the highest level of Brotli, and no headers but type, length and cache. First visits, typing, menus and route changes are
slowed down: ${throttle.latencyMs} ms latency, ${(throttle.downKilobits / 1000).toFixed(2)} Mbit/s down, ${throttle.upKilobits / 1000} Mbit/s up, a processor ${throttle.slowdown} times slower than this machine's. Workers are not slowed down.
`;
