import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve('packages/app/public/content');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const readJson = <Data>(file: string) => JSON.parse(read(file)) as Data;

interface Guide {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly updated: string;
  readonly file: string;
}
const guides = readJson<readonly { readonly title: string; readonly documents: readonly Guide[] }[]>(
  'docs/index.json',
).flatMap(({ documents }) => documents);
const software = readJson<
  readonly { readonly items: readonly { readonly id: string; readonly url: string; readonly guide: string }[] }[]
>('software.json').flatMap(({ items }) => items);
const datasets =
  readJson<
    readonly {
      readonly id: string;
      readonly path: string;
      readonly source: string;
      readonly districts: readonly string[];
    }[]
  >('datasets.json');

const day = /^\d{4}-\d\d-\d\d$/;
const unique = (ids: readonly string[]) => new Set(ids).size === ids.length;

test.each(guides)('the guide $title has a day, a summary and a text', ({ id, summary, updated, file }) => {
  // Numbers are answers of the ticket system.
  expect(id).toMatch(/^[a-z-]+$/);
  expect(updated).toMatch(day);
  expect(summary.length).toBeGreaterThan(5);
  expect(read(`docs/${file}`).length).toBeGreaterThan(400);
});

test('every program leads to its maker over https, and to a guide that exists', () => {
  for (const { url, guide } of software) {
    expect(url).toMatch(/^https:\/\//);
    expect(guides.map(({ id }) => id)).toContain(guide);
  }
});

test('every dataset lies in a room, in the public folder', () => {
  for (const dataset of datasets) {
    expect(dataset.path).toMatch(/^\/public\/datasets\/[\w-]+$/);
    expect(dataset.districts.length).toBeGreaterThan(0);
  }
});

test('nothing is named twice', () => {
  for (const list of [guides, software, datasets]) expect(unique(list.map(({ id }) => id))).toBe(true);
});

test('the letter of authority that a company downloads is shipped', () =>
  expect(existsSync(path.join(folder, 'templates/authorization.md'))).toBe(true));
