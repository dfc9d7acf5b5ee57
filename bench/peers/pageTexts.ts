import { throttle } from './measures/visit';

/** What stands above the results. */
export const introduction = `# The bench

<!-- Written by npm run bench from bench/peers/results.csv: change bench/peers/pageTexts.ts and bench/peers/results instead. -->

\`npm run bench\` makes the same documentation as sites of this project, Starlight, Docusaurus (as it comes, and with its faster build) and VitePress, builds them, serves them alike, and measures
them in turn. It needs Linux, and rewrites this page with \`peers/results.csv\` and the plots.

| Command | What it does |
| --- | --- |
| \`npm run bench -- --short\` | everything once with 40 documents and fewer queries; keeps its results in \`.bench/short\` |
| \`npm run bench -- --documents 1000 --rounds 1\` | another size; its section stands beside the others |
| \`npm run bench -- --only builds --sites openarm,starlight\` | a part; other rows stay as they are |
| \`npm run bench:lighthouse\` | Lighthouse 12 on a page of each kind of the built site, phone and desktop |
| \`npm run sizes\` | what each kind of page of the built site costs, beside its budget; \`npm test\` ends with it |

Programs that measure one part alone are in [scripts/README.md](../scripts/README.md): search, accessibility, frames, fuzzers.

**The documents** are generated from a seed (\`peers/documents\`): sections of 20 with a sidebar each, headings, paragraphs, lists, code, links among them, and a table in every third. No text is anybody's. Where a tool
has tables as data, they are data: here a CSV file, elsewhere Markdown. Starlight has one sidebar for all sections.

**The sites** have what their tools give without further work, and local search. Packages are installed into \`.bench\`, outside git, in exact versions; what those need is what the registry has
on that day. Starlight needs Node 22, which is installed beside it. Fumadocs is not among them. This project also writes a picture, a Markdown file and structured data for each page, feeds,
tables as CSV and JSON, and the list of files for offline use: that is in its times and files, and no peer does it.

**The browser** is Chromium. All sites come from the same small server: HTTP/1.1 with connections kept, Brotli at its best, no other headers but type, length and cache. First visits, typing, menus and route changes are slowed
down: ${throttle.latencyMs} ms latency, ${(throttle.downKilobits / 1000).toFixed(2)} Mbit/s down, ${throttle.upKilobits / 1000} Mbit/s up, a processor ${throttle.slowdown} times slower than this machine's. Workers are not slowed down.
`;
