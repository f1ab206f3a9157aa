import { expect } from 'vitest';
import { channelsOf, luminanceOf } from './luminance';

const product = (foregrounds: readonly string[], backgrounds: readonly string[]) =>
  foregrounds.flatMap((each) => backgrounds.map((background) => [each, background] as const));
const surfaces = ['page', 'card', 'sunken', 'hover', 'selected'].map((name) => `color.surface.${name}`);
const statuses = ['ok', 'info', 'warn', 'err', 'keep', 'mute'];

/** Words and where they stand. */
export const readablePairs: readonly (readonly [words: string, surface: string])[] = [
  ...product(
    ['strong', 'body', 'secondary', 'tertiary', 'action'].map((name) => `color.text.${name}`),
    surfaces,
  ),
  ...product(
    ['color.text.strong', 'color.text.body', 'color.text.secondary'],
    ['color.surface.track', 'color.surface.bubble', 'color.hero.from', 'color.hero.mid', 'color.hero.login-from'],
  ),
  // The initial of a name on its round.
  ['color.status.info.text', 'color.action.subtle-active'],
  ...product(['color.text.on-action'], ['color.action.default', 'color.action.hover', 'color.action.active']),
  ...product(['color.danger.on-fill'], ['color.danger.fill', 'color.danger.fill-active']),
  ...statuses.flatMap((status) =>
    product(
      [`color.status.${status}.text`],
      [`color.status.${status}.surface`, 'color.surface.card', 'color.surface.page', 'color.surface.hover'],
    ),
  ),
  ...product(
    ['color.danger.text', 'color.price.sign'],
    ['color.surface.card', 'color.surface.page', 'color.surface.sunken', 'color.danger.subtle'],
  ),
  // The chosen segment.
  ['color.text.strong', 'color.control.thumb'],
  ['color.text.action', 'color.action.subtle'],
  ['color.voucher.text', 'color.voucher.surface'],
  ['color.voucher.text', 'color.surface.card'],
];

/** Large prices and graphics, and what they are told from. */
export const seenPairs: readonly (readonly [graphic: string, surface: string])[] = [
  ...product(
    ['color.price.default', 'color.danger.default', 'color.action.default', 'color.gauge.on', 'color.chart.instance'],
    ['color.surface.card'],
  ),
  ...product(['color.border.focus', 'color.control.off'], surfaces),
  // The knob of a switch.
  ...product(['color.control.knob'], ['color.action.default', 'color.control.off']),
];

/** WCAG 2.2 contrast of two hex colours. */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [one, other].map((hex) => luminanceOf(channelsOf(hex))).sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Every custom property that one of these selectors declares, the later ones over the earlier, as the browser reads them. */
export function declarationsOf(css: string, selectors: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.split(',').some((each) => selectors.includes(each.trim()))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name, value);
  }
  return found;
}

/** The hex colour that a token stands for among these declarations: `color.text.body` → `#354052`. */
export function colorAmong(declarations: ReadonlyMap<string, string>, token: string): string {
  const resolve = (value: string | undefined): string | undefined => {
    const reference = /^var\((.+)\)$/.exec(value ?? '')?.[1];
    return reference === undefined ? value : resolve(declarations.get(reference));
  };
  const hex = resolve(declarations.get(`--cm-${token.replaceAll('.', '-')}`));
  expect(hex, token).toMatch(/^#/);
  return hex ?? '';
}
