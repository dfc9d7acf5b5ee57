/** A document with its texts and their weights. */
interface PlainDocument {
  readonly id: string;
  readonly texts: readonly (readonly [text: string, weight: number])[];
}

/** Saturation, weight of length, and weight of a pair of words relative to a word. */
const bm25 = { k: 1.2, b: 0.75, pair: 0.8 } as const;

const stem = (word: string): string => (word.length > 4 ? word.replace(/(ing|ed|es|s|ly|er|tion)$/, '') : word);

/** Words and pairs of neighbouring words. */
function termsIn(text: string): string[] {
  const words = text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(stem);
  return [...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)];
}

/** The plain ranking that the site's own has to beat: BM25 over whole documents. Returns a function that gives ids, best first. */
export function plainRanking(documents: readonly PlainDocument[]): (query: string) => string[] {
  const counted = documents.map(({ id, texts }) => {
    const counts = new Map<string, number>();
    let length = 0;
    for (const [text, weight] of texts)
      for (const term of termsIn(text)) {
        counts.set(term, (counts.get(term) ?? 0) + weight);
        length += weight;
      }
    return { id, counts, length };
  });
  const holding = new Map<string, number>();
  for (const { counts } of counted) for (const term of counts.keys()) holding.set(term, (holding.get(term) ?? 0) + 1);
  const meanLength = counted.reduce((sum, { length }) => sum + length, 0) / counted.length;
  const rarity = (term: string): number => {
    const count = holding.get(term) ?? 0;
    return Math.log(1 + (counted.length - count + 0.5) / (count + 0.5));
  };
  return (query) => {
    const asked = [...new Set(termsIn(query))];
    const scoreOf = ({ counts, length }: (typeof counted)[number]): number =>
      asked.reduce((score, term) => {
        const count = counts.get(term) ?? 0;
        const saturated = (count * (bm25.k + 1)) / (count + bm25.k * (1 - bm25.b + (bm25.b * length) / meanLength));
        return score + (term.includes(' ') ? bm25.pair : 1) * rarity(term) * saturated;
      }, 0);
    return counted
      .map((document) => ({ id: document.id, score: scoreOf(document) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id);
  };
}
