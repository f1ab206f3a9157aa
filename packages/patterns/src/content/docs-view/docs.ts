/** A help document in a list. `id` is its name on the data host, or the number of an answer of the ticket system. */
export interface DocEntry {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** The day it was written last, `2026-11-12`. */
  readonly updated: string;
  /** Other words it is found by. */
  readonly keywords: readonly string[];
}

export interface DocSection {
  readonly key: string;
  readonly title: string;
  readonly documents: readonly DocEntry[];
}

const plain = (text: string): string => text.trim().toLowerCase();

/** The sections with what a search finds; every word must be there, in the title, the summary or the keywords. Empty sections go. */
export function searchDocs(sections: readonly DocSection[], query: string): readonly DocSection[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return sections;
  const holds = ({ title, summary, keywords }: DocEntry) => {
    const text = plain([title, summary, ...keywords].join(' '));
    return words.every((word) => text.includes(word));
  };
  return sections
    .map((section) => ({ ...section, documents: section.documents.filter(holds) }))
    .filter(({ documents }) => documents.length > 0);
}

/** The document before and the one after, across sections. */
export function docNeighbours(
  sections: readonly DocSection[],
  id: string,
): { readonly previous: DocEntry | null; readonly next: DocEntry | null } {
  const all = sections.flatMap(({ documents }) => documents);
  const place = all.findIndex((entry) => entry.id === id);
  if (place < 0) return { previous: null, next: null };
  return { previous: all[place - 1] ?? null, next: all[place + 1] ?? null };
}
