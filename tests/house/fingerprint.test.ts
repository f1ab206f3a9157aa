import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fingerprint } from '../../scripts/fingerprint.mjs';

/** A package of its own below the repository, by its path from there. */
function newPackage(): string {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync('.cache/fingerprint-');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('what a server of `npm run dev` writes down makes no build stale, a change of the sources does', () => {
  const folder = newPackage();
  write(`${folder}/src/main.ts`, 'export {};');
  const built = fingerprint([folder]);
  write(`${folder}/.data/database/PG_VERSION`, '17');
  expect(fingerprint([folder])).toBe(built);
  write(`${folder}/src/main.ts`, 'export const changed = true;');
  expect(fingerprint([folder])).not.toBe(built);
});
