import { describe, expect, test } from 'vitest';
import dark from './json/color.dark.json';
import light from './json/color.json';
import palette from './json/palette.json';

interface Value {
  readonly components: readonly number[];
  readonly alpha?: number;
}
interface Tree {
  readonly [key: string]: Tree | string | Value | undefined;
}

/** The value a path has in a tree, or nothing. */
function find(tree: Tree, id: string): string | Value | undefined {
  const leaf = id.split('.').reduce<Tree | undefined>((node, key) => node?.[key] as Tree | undefined, tree);
  return leaf?.$value as string | Value | undefined;
}

/** Red, green and blue of a token, looked up in the first tree that has it. */
function channels(trees: readonly Tree[], id: string): readonly number[] {
  const value = trees.map((tree) => find(tree, id)).find((found) => found !== undefined);
  if (value === undefined) throw new Error(`no token ${id}`);
  return typeof value === 'string' ? channels(trees, value.slice(1, -1)) : value.components;
}

/** WCAG 2.2 relative luminance. */
function luminance(rgb: readonly number[]) {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const bodyText = 4.5;
const largeTextOrGraphic = 3;
const surfaces = ['page', 'card', 'sunken', 'hover', 'selected'].map((name) => `color.surface.${name}`);
const words = ['strong', 'body', 'secondary', 'tertiary', 'action'].map((name) => `color.text.${name}`);
const filled = [
  'color.action.default',
  'color.action.hover',
  'color.action.active',
  'color.danger.fill',
  'color.danger.fill-active',
];
const statuses = ['ok', 'info', 'warn', 'err', 'keep', 'mute'];
const pairs = (foregrounds: readonly string[], backgrounds: readonly string[]) =>
  foregrounds.flatMap((each) => backgrounds.map((background) => [each, background] as const));

const themes: [string, readonly Tree[]][] = [
  ['light', [light, palette]],
  ['dark', [dark, light, palette]],
];

describe.each(themes)('in the %s theme', (_, trees) => {
  const contrast = (foreground: string, background: string) => {
    const [darker = 0, lighter = 0] = [foreground, background]
      .map((id) => luminance(channels(trees, id)))
      .sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  };

  describe('words are readable where they stand', () => {
    test.each(pairs(words, surfaces))('%s on %s', (text, surface) => {
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(bodyText);
    });

    test.each(
      pairs(
        ['color.text.strong', 'color.text.body', 'color.text.secondary'],
        ['color.surface.track', 'color.surface.bubble', 'color.hero.from', 'color.hero.mid', 'color.hero.login-from'],
      ),
    )('%s on %s', (text, surface) => {
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(bodyText);
    });

    test('the initial of a name on its round', () => {
      expect(contrast('color.status.info.text', 'color.action.subtle-active')).toBeGreaterThanOrEqual(bodyText);
    });

    test.each(filled)('white words on the filled %s', (fill) => {
      expect(contrast('color.text.on-action', fill)).toBeGreaterThanOrEqual(bodyText);
    });

    test.each(statuses)('status %s on its own tint and on every surface of a list', (status) => {
      for (const surface of [
        `color.status.${status}.surface`,
        'color.surface.card',
        'color.surface.page',
        'color.surface.hover',
      ]) {
        expect(contrast(`color.status.${status}.text`, surface), surface).toBeGreaterThanOrEqual(bodyText);
      }
    });

    test.each(
      pairs(
        ['color.danger.text', 'color.price.sign'],
        ['color.surface.card', 'color.surface.page', 'color.surface.sunken', 'color.danger.subtle'],
      ),
    )('small red %s on %s', (text, surface) => {
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(bodyText);
    });

    test('the chosen segment', () => {
      expect(contrast('color.text.strong', 'color.control.thumb')).toBeGreaterThanOrEqual(bodyText);
    });

    test('blue words on the pale blue of a button', () => {
      expect(contrast('color.text.action', 'color.action.subtle')).toBeGreaterThanOrEqual(bodyText);
    });

    test('voucher words on their tint and on a card', () => {
      expect(contrast('color.voucher.text', 'color.voucher.surface')).toBeGreaterThanOrEqual(bodyText);
      expect(contrast('color.voucher.text', 'color.surface.card')).toBeGreaterThanOrEqual(bodyText);
    });
  });

  describe('large prices and graphics', () => {
    test.each([
      'color.price.default',
      'color.danger.default',
      'color.action.default',
      'color.border.focus',
      'color.gauge.on',
      'color.chart.instance',
    ])('%s on a card', (token) => {
      expect(contrast(token, 'color.surface.card')).toBeGreaterThanOrEqual(largeTextOrGraphic);
    });

    test.each(surfaces)('a switch that is off is seen on %s', (surface) => {
      expect(contrast('color.control.off', surface)).toBeGreaterThanOrEqual(largeTextOrGraphic);
    });

    test('the payment code is dark on light, and black enough for a camera', () => {
      expect(contrast('color.qr.dark', 'color.qr.light')).toBeGreaterThanOrEqual(7);
      expect(luminance(channels(trees, 'color.qr.light'))).toBeGreaterThan(luminance(channels(trees, 'color.qr.dark')));
    });
  });
});

test('the dark theme says nothing that the light theme does not have', () => {
  const names = (tree: Tree, prefix = ''): string[] =>
    Object.entries(tree).flatMap(([key, node]) =>
      key.startsWith('$') || typeof node !== 'object'
        ? []
        : '$value' in node
          ? [`${prefix}${key}`]
          : names(node as Tree, `${prefix}${key}.`),
    );
  const known = new Set(names(light));
  expect(names(dark as unknown as Tree).filter((name) => !known.has(name))).toEqual([]);
});
