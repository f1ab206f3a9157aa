import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { numbers, vars } from './index';

const folder = fileURLToPath(new URL('..', import.meta.url));
const generated = path.join(folder, 'src/generated');
const css = readFileSync(path.join(generated, 'tokens.css'), 'utf8');

test('what is generated is what the JSON says', () => {
  const fresh = mkdtempSync(path.join(tmpdir(), 'tokens-'));
  try {
    execFileSync(process.execPath, [path.join(folder, '../../node_modules/.bin/terrazzo'), 'build', '--quiet'], {
      cwd: folder,
      env: { ...process.env, TOKENS_OUT: fresh },
    });
    const names = readdirSync(fresh).sort();
    expect(names).toEqual(readdirSync(generated).sort());
    for (const name of names)
      expect(readFileSync(path.join(fresh, name), 'utf8'), name).toBe(readFileSync(path.join(generated, name), 'utf8'));
  } finally {
    rmSync(fresh, { recursive: true });
  }
});

test('every reference has a value in the stylesheet', () => {
  const references = JSON.stringify(vars).match(/--cm-[\w-]+/g) ?? [];
  expect(references.length).toBeGreaterThan(150);
  expect(references.filter((name) => !css.includes(`${name}:`))).toEqual([]);
});

test('brand colours, typeface, input height and waiting times are tokens', () => {
  expect(css).toContain('--cm-palette-blue-500: #0068ff');
  expect(css).toContain('--cm-palette-red-500: #f33e3e');
  expect(css).toMatch(/--cm-font-family-body: "Roboto Variable", "Roboto"/);
  expect(numbers.size.control.md).toBe(30);
  expect(numbers.layer.overlay).toBe(2000);
  expect([numbers.duration.menuOpen, numbers.duration.menuClose]).toEqual([300, 250]);
  expect([numbers.duration.toast, numbers.duration.toastThirdParty]).toEqual([5000, 1500]);
});

test('the list of names is public and changes on purpose', () => {
  const names = JSON.parse(readFileSync(path.join(generated, 'names.json'), 'utf8')) as string[];
  const pinned = readFileSync(path.join(folder, 'src/names.pinned.txt'), 'utf8').trim().split('\n');
  expect(
    names,
    'Operators restyle the product by these names, so one that goes breaks them. Meant to change? Write packages/tokens/src/generated/names.json, one name a line, to src/names.pinned.txt, and add a changeset.',
  ).toEqual(pinned);
});

/** The declarations under a selector, as the stylesheet writes it. */
const blockOf = (selector: string) => css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
const declared = (block: string) => block.match(/--cm-[\w-]+(?=:)/g) ?? [];
const light = blockOf("[data-theme='system']");
const dark = blockOf("[data-theme='dark']");

test('dark is another set of colours, and of nothing else', () => {
  expect(declared(dark).length).toBeGreaterThan(100);
  expect(declared(dark).every((name) => /^--cm-(color|shadow)-/.test(name))).toBe(true);
  expect(declared(dark)).toEqual(declared(light));
  expect(dark).toContain('color-scheme: dark');
});

test('a part of the page can be light inside dark, and changes nothing but colours', () => {
  expect(css).toContain(":root,\n[data-theme='light'],\n[data-theme='system'] {");
  expect(light).toContain('color-scheme: light');
  expect(declared(blockOf(':root')).some((name) => /^--cm-(color|shadow)-/.test(name))).toBe(false);
});

test('the theme of the system is the dark one where the system is dark', () => {
  const [, asked = ''] = css.split('@media (prefers-color-scheme: dark) {');
  expect(asked.trim().startsWith("[data-theme='system'] {")).toBe(true);
  expect(asked.split('{')[1]?.split('}')[0]?.match(/\S+/g)).toEqual(dark.match(/\S+/g));
});
