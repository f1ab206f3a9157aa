import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { colorAmong, contrastOf, declarationsOf, readablePairs, seenPairs } from './fixtures';
import dark from './json/color.dark.json';
import light from './json/color.json';
import { channelsOf, luminanceOf } from './luminance';

interface Tree {
  readonly [key: string]: Tree | string | undefined;
}

const css = readFileSync(new URL('./generated/tokens.css', import.meta.url), 'utf8');

describe.each([
  ['light', [':root']],
  ['dark', [':root', "[data-theme='dark']"]],
])('in the %s theme', (_, selectors) => {
  const declarations = declarationsOf(css, selectors);
  const contrast = (one: string, other: string) =>
    contrastOf(colorAmong(declarations, one), colorAmong(declarations, other));

  test.each(readablePairs)('%s can be read on %s', (words, surface) => {
    expect(contrast(words, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(seenPairs)('%s is seen on %s', (graphic, surface) => {
    expect(contrast(graphic, surface)).toBeGreaterThanOrEqual(3);
  });

  test('the payment code is dark on light, and black enough for a camera', () => {
    const [code, paper] = [colorAmong(declarations, 'color.qr.dark'), colorAmong(declarations, 'color.qr.light')];
    expect(contrastOf(code, paper)).toBeGreaterThanOrEqual(7);
    expect(luminanceOf(channelsOf(paper))).toBeGreaterThan(luminanceOf(channelsOf(code)));
  });
});

test('the dark theme says nothing that the light theme does not have', () => {
  const names = (tree: Tree, prefix = ''): string[] =>
    Object.entries(tree).flatMap(([key, node]) =>
      key.startsWith('$') || typeof node !== 'object'
        ? []
        : '$value' in node
          ? [`${prefix}${key}`]
          : names(node, `${prefix}${key}.`),
    );
  const known = new Set(names(light as unknown as Tree));
  expect(names(dark as unknown as Tree).filter((name) => !known.has(name))).toEqual([]);
});
