import type { Words } from '../../words';
import type { fileKindMessages } from '../file-kind-messages';

export interface FileRules {
  /** Kinds that are taken, as an input's `accept`: `image/*,.log,.zip`. Empty text takes all. */
  accept: string;
  /** Largest size of one file, in bytes. */
  maxSize: number;
  maxCount: number;
}

export type FileRefusal = 'wrongType' | 'tooLarge' | 'empty' | 'duplicate' | 'tooMany';

interface FileFacts {
  name: string;
  size: number;
  type: string;
}

/** Whether an input with this `accept` would offer the file. */
export function accepts(accept: string, { name, type }: Pick<FileFacts, 'name' | 'type'>): boolean {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);
  if (kinds.length === 0) return true;
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

/**
 * Parts files into those that are taken, in their order, and those that are not, with the reason. `present` are the files already there;
 * a pasted picture is always called image.png, so sameness is name and size together.
 */
export function sortFiles<Item extends FileFacts>(
  files: readonly Item[],
  present: readonly Pick<FileFacts, 'name' | 'size'>[],
  { accept, maxSize, maxCount }: FileRules,
) {
  const taken: Item[] = [];
  const refused: { file: Item; refusal: FileRefusal }[] = [];
  const refusalOf = (file: Item): FileRefusal | undefined => {
    if (!accepts(accept, file)) return 'wrongType';
    if (file.size === 0) return 'empty';
    if (file.size > maxSize) return 'tooLarge';
    if ([...present, ...taken].some((other) => other.name === file.name && other.size === file.size))
      return 'duplicate';
    return present.length + taken.length >= maxCount ? 'tooMany' : undefined;
  };
  for (const file of files) {
    const refusal = refusalOf(file);
    if (refusal === undefined) taken.push(file);
    else refused.push({ file, refusal });
  }
  return { taken, refused };
}

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** A size for people, by 1,024: 5 MB, 820 KB, 1.4 MB. */
export function formatSize(bytes: number): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const amount = bytes / 1024 ** power;
  return `${amount >= 10 || Number.isInteger(amount) ? Math.round(amount) : amount.toFixed(1)} ${units[power] ?? ''}`;
}

const known: Partial<Record<string, string>> = {
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'application/pdf': 'PDF',
};

/** The kinds for people: `image/png,.pdf` is PNG、PDF. */
export function formatKinds(accept: string, words: Words<typeof fileKindMessages>): string {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim())
    .filter(Boolean)
    .map((kind) => (kind === 'image/*' ? words.image : (known[kind] ?? kind.replace(/^\.|^.*\//, '').toUpperCase())));
  return words.list([...new Set(kinds)]);
}
