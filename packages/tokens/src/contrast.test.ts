import { describe, expect, test } from 'vitest';
import color from './json/color.json';
import palette from './json/palette.json';

interface Value { readonly components: readonly number[]; readonly alpha?: number }
type Node = { readonly $value?: string | Value } & { readonly [key: string]: unknown };

const tree = { ...palette, ...color } as unknown as Node;

function channels(id: string): readonly number[] {
  const token = id.split('.').reduce<Node>((node, key) => node[key] as Node, tree);
  const value = token.$value;
  if (value === undefined) throw new Error(`no token ${id}`);
  return typeof value === 'string' ? channels(value.slice(1, -1)) : value.components;
}

/** WCAG 2.2 relative luminance. */
function luminance(id: string) {
  const [red = 0, green = 0, blue = 0] = channels(id).map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(foreground: string, background: string) {
  const [darker = 0, lighter = 0] = [luminance(foreground), luminance(background)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const bodyText = 4.5;
const largeTextOrGraphic = 3;
const surfaces = ['page', 'card', 'sunken', 'hover', 'selected'].map((name) => `color.surface.${name}`);
const words = ['strong', 'body', 'secondary', 'action'].map((name) => `color.text.${name}`);

describe('words are readable where they stand', () => {
  test.each(words.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))('%s on %s', (text, surface) => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(bodyText);
  });

  test.each(['page', 'card', 'sunken', 'hover', 'selected'].map((name) => `color.surface.${name}`))('help text on %s', (surface) => {
    expect(contrast('color.text.tertiary', surface)).toBeGreaterThanOrEqual(bodyText);
  });

  test.each(['default', 'hover', 'active'])('white words on the filled button, %s', (state) => {
    expect(contrast('color.text.on-action', `color.action.${state}`)).toBeGreaterThanOrEqual(bodyText);
  });

  test.each(['fill', 'fill-active'])('white words on the dangerous button, %s', (state) => {
    expect(contrast('color.text.on-action', `color.danger.${state}`)).toBeGreaterThanOrEqual(bodyText);
  });

  test.each(['ok', 'info', 'warn', 'err', 'keep', 'mute'])('status %s on its own tint and on a card', (status) => {
    expect(contrast(`color.status.${status}.text`, `color.status.${status}.surface`)).toBeGreaterThanOrEqual(bodyText);
    expect(contrast(`color.status.${status}.text`, 'color.surface.card')).toBeGreaterThanOrEqual(bodyText);
  });

  test.each(['card', 'page', 'sunken'])('small red words on %s', (surface) => {
    expect(contrast('color.danger.text', `color.surface.${surface}`)).toBeGreaterThanOrEqual(bodyText);
  });

  test('voucher words on their tint', () => {
    expect(contrast('color.voucher.text', 'color.voucher.surface')).toBeGreaterThanOrEqual(bodyText);
  });
});

describe('large prices and graphics', () => {
  test.each(['color.price.default', 'color.danger.default', 'color.action.default', 'color.border.focus', 'color.gauge.on'])('%s on a card', (token) => {
    expect(contrast(token, 'color.surface.card')).toBeGreaterThanOrEqual(largeTextOrGraphic);
  });

  test('the payment code is black enough for a camera', () => {
    expect(contrast('color.qr.dark', 'color.qr.light')).toBeGreaterThanOrEqual(7);
  });
});
