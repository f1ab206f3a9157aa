import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandTheme } from './brand-theme';
import { colorAmong, contrastOf, declarationsOf, readablePairs, seenPairs } from './fixtures';

const tokens = readFileSync(new URL('./generated/tokens.css', import.meta.url), 'utf8');
const themes = { light: [':root'], dark: [':root', "[data-theme='dark']"] } as const;
const wearing = (brand: string, theme: keyof typeof themes) =>
  declarationsOf(tokens + brandTheme({ brand }), themes[theme]);

/** #rrggbb of a hue in degrees, a saturation and a lightness in percent. */
function hsl(hue: number, saturation: number, lightness: number): string {
  const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const value = lightness / 100 - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

const hues = Array.from({ length: 24 }, (_, index) => index * 15);
const brands = [
  ...hues.flatMap((hue) => [20, 35, 50, 65, 85].flatMap((lightness) => [100, 40].map((s) => hsl(hue, s, lightness)))),
  '#000',
  '#fff',
  '#808080',
  '#0068ff',
  '#1677ff',
  '#07c160',
  '#ff6a00',
  '#e60012',
  '#ffd400',
  '#0a1f44',
  '#722ed1',
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(brands)('%s leaves every word readable and every graphic seen', (brand) => {
    const declarations = wearing(brand, theme);
    const faults = (pairs: typeof readablePairs, least: number) =>
      pairs
        .map(([one, other]) => {
          const contrast = contrastOf(colorAmong(declarations, one), colorAmong(declarations, other));
          return contrast < least ? `${one} on ${other}: ${contrast.toFixed(2)}` : '';
        })
        .filter((fault) => fault !== '');
    expect([...faults(readablePairs, 4.5), ...faults(seenPairs, 3)]).toEqual([]);
  });
});

test.each(['#d6006c', '#0a6b5e', '#722ed1'])('%s, which can carry white words, is worn as it is', (brand) => {
  const declarations = wearing(brand, 'light');
  expect(colorAmong(declarations, 'color.action.default')).toBe(brand);
  expect(colorAmong(declarations, 'color.text.on-action')).toBe('#ffffff');
});

test('a light brand carries dark words', () => {
  expect(colorAmong(wearing('#ffd400', 'dark'), 'color.action.default')).toBe('#ffd400');
  expect(colorAmong(wearing('#ffd400', 'dark'), 'color.text.on-action')).toBe('#1d2129');
});

test('links, tints, rings and charts follow the brand, and nothing blue is left', () => {
  const green = wearing('#0a8f3c', 'light');
  for (const token of [
    'color.text.action',
    'color.action.hover',
    'color.action.ring',
    'color.border.focus',
    'color.surface.selected',
    'color.chart.instance',
    'color.chart.disk',
    'color.chart.bandwidth',
    'color.hero.from',
  ]) {
    const hex = colorAmong(green, token);
    expect(Number.parseInt(hex.slice(3, 5), 16), `${token} ${hex}`).toBeGreaterThan(
      Number.parseInt(hex.slice(5, 7), 16),
    );
  }
});

test('corners keep their proportion, and pills stay round', () => {
  const css = brandTheme({ brand: '#0a8f3c', radius: 4 });
  const declarations = declarationsOf(css, [':root']);
  expect(['sm', 'inner', 'md', 'lg'].map((name) => declarations.get(`--cm-radius-${name}`))).toEqual([
    '2px',
    '3px',
    '4px',
    '6px',
  ]);
  expect(css).not.toContain('--cm-radius-full');
});

test('a typeface is tried first, and no name can leave its quotes', () => {
  const css = brandTheme({ brand: '#0a8f3c', font: 'HarmonyOS Sans"; } body { color: red' });
  expect(css).toContain('--cm-font-family-body: "HarmonyOS Sans  body  color red", "Roboto Variable"');
});

test('every part of a page that wears a theme of its own wears the brand', () => {
  const css = brandTheme({ brand: '#0a8f3c' });
  for (const selector of [':root', "[data-theme='light']", "[data-theme='system']", "[data-theme='dark']"])
    expect(declarationsOf(css, [selector]).get('--cm-palette-blue-500'), selector).toBeDefined();
});

test.each(['', 'green', '#12345', 'rgb(0 0 0)'])('«%s» is no colour', (brand) => {
  expect(() => brandTheme({ brand })).toThrow('not a colour');
});
