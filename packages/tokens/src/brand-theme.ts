import dark from './json/color.dark.json';
import light from './json/color.json';
import palette from './json/palette.json';
import scale from './json/scale.json';
import text from './json/text.json';
import { atLuminance, channelsOf, hexOf, hueOf, luminanceOf, type Channels } from './luminance';

/** What a brand decides. Everything else of its theme follows. */
export interface BrandChoice {
  /** The brand's colour, `#rgb` or `#rrggbb`. */
  readonly brand: string;
  /** Corner of cards and menus, px; controls and dialogs keep their proportion to it. */
  readonly radius?: number;
  /** Family that is tried before the product's own ones. */
  readonly font?: string;
}

type Declarations = Record<string, string>;
interface Fill {
  readonly rest: Channels;
  readonly hover: Channels;
  readonly active: Channels;
  readonly ink: string;
}

const white = palette.palette.gray[0].$value.hex;
const black = palette.palette.gray[900].$value.hex;

/** The luminance that has this contrast with a lighter one, and with a darker one (WCAG 2.2). */
const below = (lighter: number, contrast: number) => (lighter + 0.05) / contrast - 0.05;
const above = (darker: number, contrast: number) => (darker + 0.05) * contrast - 0.05;

const readable = 4.5;
/** With room for the surfaces that are a little lighter or darker than a card. */
const seen = 3.3;
/** A brand that is almost dark enough for white words is darkened for them; a lighter one takes dark words. */
const almostReadable = 3.5;

const luminanceOfHex = (hex: string) => luminanceOf(channelsOf(hex));
const darkCard = luminanceOfHex(palette.palette.ink[900].$value.hex);

/** Where the luminance of a filled control may lie, by theme and by the ink on it. */
const room = {
  light: { white: [0, below(1, readable)], dark: [above(luminanceOfHex(black), readable), below(1, seen)] },
  dark: {
    white: [above(darkCard, seen), below(1, readable)],
    dark: [above(luminanceOfHex(black), readable), 1],
  },
} as const;

/** The brand itself where words on it can be read and it is seen on the page, or the nearest that is. */
function fillOf(brand: Channels, theme: 'light' | 'dark'): Fill {
  const own = luminanceOf(brand);
  const ink = own <= below(1, almostReadable) ? 'white' : 'dark';
  const [least, most] = room[theme][ink];
  const rest = own < least || own > most ? atLuminance(hueOf(brand), Math.min(Math.max(own, least), most)) : brand;
  const kept = luminanceOf(rest);
  // Away from the ink; a brand that is almost black has no darker one.
  const changed = (share: number) =>
    atLuminance(
      hueOf(brand),
      ink === 'dark' || kept < 0.03 ? kept + (below(1, readable) - 0.02) * share : kept * (1 - share),
    );
  return { rest, hover: changed(0.26), active: changed(0.52), ink: ink === 'white' ? white : black };
}

/** The blue ramp in another hue: each step as light as the blue one, so that every pair of the product keeps its contrast. */
const rampOf = (brand: Channels): Declarations =>
  Object.fromEntries(
    Object.entries(palette.palette.blue).flatMap(([step, token]) =>
      typeof token === 'string'
        ? []
        : [[`--cm-palette-blue-${step}`, hexOf(atLuminance(hueOf(brand), luminanceOfHex(token.$value.hex)))]],
    ),
  );

const alphaHex = (alpha: number) =>
  Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');

function colorsOf(brand: Channels, theme: 'light' | 'dark'): Declarations {
  const { hero, focus } = (theme === 'light' ? light : dark).color;
  const { rest, hover, active, ink } = fillOf(brand, theme);
  const tinted = ({ $value: { hex } }: { $value: { hex: string } }) =>
    hexOf(atLuminance(hueOf(brand), luminanceOfHex(hex)));
  return {
    ...rampOf(brand),
    '--cm-palette-blue-500': hexOf(rest),
    '--cm-color-action-hover': hexOf(hover),
    '--cm-color-action-active': hexOf(active),
    '--cm-color-text-on-action': ink,
    '--cm-color-control-knob': ink,
    '--cm-color-focus-ring': hexOf(rest) + alphaHex(focus.ring.$value.alpha),
    '--cm-color-hero-line': hexOf(rest) + alphaHex(hero.line.$value.alpha),
    '--cm-color-hero-from': tinted(hero.from),
    '--cm-color-hero-mid': tinted(hero.mid),
    '--cm-color-hero-login-from': tinted(hero['login-from']),
    '--cm-color-hero-login-mid': tinted(hero['login-mid']),
    '--cm-color-hero-login-to': tinted(hero['login-to']),
  };
}

/** In proportion to the product's own corners; what is fully round stays so. */
const radiiOf = (radius: number): Declarations =>
  Object.fromEntries(
    (['sm', 'inner', 'md', 'lg'] as const).map((name) => [
      `--cm-radius-${name}`,
      `${Math.round((scale.radius[name].$value.value * radius) / scale.radius.md.$value.value)}px`,
    ]),
  );

const quoted = (family: string) => `"${family.replaceAll(/[^\p{L}\p{N} _-]/gu, '')}"`;
const fontOf = (font: string): Declarations => ({
  '--cm-font-family-body': [font, ...text.font.family.body.$value]
    .map((family) => (family === 'sans-serif' ? family : quoted(family)))
    .join(', '),
});

const block = (selector: string, declarations: Declarations) =>
  `${selector} {\n${Object.entries(declarations)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

/**
 * The stylesheet that puts a brand on the product: load it after `tokens.css`. From one colour follow hover, pressed, links, tints,
 * focus ring, charts and the words on it, light and dark; words keep 4.5:1 and graphics 3:1, so a colour that cannot is moved to the
 * nearest that can. Throws where `brand` is no colour.
 */
export function brandTheme({ brand, radius, font }: BrandChoice): string {
  const channels = channelsOf(brand);
  const night = colorsOf(channels, 'dark');
  const shape = { ...(radius === undefined ? {} : radiiOf(radius)), ...(font ? fontOf(font) : {}) };
  return [
    block(":root,\n[data-theme='light'],\n[data-theme='system']", colorsOf(channels, 'light')),
    block("[data-theme='dark']", night),
    `@media (prefers-color-scheme: dark) {\n${block("[data-theme='system']", night)}}\n`,
    ...(Object.keys(shape).length === 0 ? [] : [block(':root', shape)]),
  ].join('\n');
}
