/** What `exports` of a package.json says of one entry. */
type Entry = string | Readonly<Record<string, string>>;
type Exports = Readonly<Record<string, Entry>>;

/** A file of changes: a changeset, or a whole changelog. Markdown. */
type Markdown = string;

const sourceOf = (entry: Entry) => (typeof entry === 'string' ? undefined : entry['@compute-market/source']);

/**
 * The entry of a package that a component is imported from, such as `./button`; undefined for what is no entry. `folder` is where its stories
 * stand, such as `./src/actions/Button`.
 */
export function entryOf(exports: Exports, folder: string, name: string): string | undefined {
  const inFolder = Object.entries(exports).filter(([, entry]) => sourceOf(entry)?.startsWith(`${folder}/`));
  const own = inFolder.find(([, entry]) => sourceOf(entry)?.startsWith(`${folder}/${name}.`));
  return (own ?? inFolder.find(([, entry]) => sourceOf(entry) === `${folder}/index.ts`) ?? inFolder[0])?.[0];
}

const frontMatter = /^---\n[^]*?\n---\n/;

/** What changesets that are not released yet say of a component. */
export const pendingChanges = (changesets: readonly Markdown[], name: string): readonly string[] =>
  changesets.map((text) => text.replace(frontMatter, '').trim()).filter((text) => text.includes(`\`${name}\``));

/** What each version of a changelog says of a component; the newest first. */
export const releasedChanges = (changelog: Markdown, name: string): readonly { version: string; changes: string[] }[] =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      version: section.slice(0, section.indexOf('\n')).trim(),
      changes: section
        .split('\n')
        .filter((line) => /^ *- /.test(line) && line.includes(`\`${name}\``))
        .map((line) => line.replace(/^[ -]*(?:[0-9a-f]{7}: )?/, '')),
    }))
    .filter(({ changes }) => changes.length > 0);
