import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sources = ['app', 'patterns', 'components'].flatMap((name) => {
  const folder = path.join('packages', name, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
});

test('no style of the product asks for browser prefixes, whose table the built site leaves out', () => {
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((text) => text.includes('enableVendorPrefixes'))).toEqual([]);
});
