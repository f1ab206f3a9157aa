import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve('packages/app/public/content/agreements');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
interface Entry {
  readonly title: string;
  readonly versions: readonly { readonly version: string; readonly effective: string; readonly file: string }[];
}
const index = JSON.parse(read('index.json')) as Record<string, Entry>;

test('every agreement of the product is shipped', () => {
  expect(
    Object.keys(index),
    'Customers agree to these by name, so none may vanish. A new agreement is added here, to agreements/index.json and to its screen.',
  ).toEqual(['user', 'privacy', 'rent', 'credit', 'partner', 'unregister', 'verify', 'workOrder']);
});

test.each(Object.values(index))('$title has a day, and a text in parts', ({ versions }) => {
  for (const { effective, file } of versions) {
    expect(effective).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(read(file).match(/^## /gm)?.length).toBeGreaterThan(2);
  }
});
