import type { Plugin } from 'vite';
import dark from '../../tokens/src/json/color.dark.json' with { type: 'json' };
import light from '../../tokens/src/json/color.json' with { type: 'json' };
import palette from '../../tokens/src/json/palette.json' with { type: 'json' };
import { themeStorageKey } from '../src/theme/storage-key.ts';
import { wearTheme, type BarColors } from '../src/theme/wear-theme.ts';

type Steps = Readonly<Record<string, { readonly $value: { readonly hex: string } }>>;

/** "{palette.ink.900}" → "#151b25". */
function hexOf(reference: string): string {
  const [, ramp = '', step = ''] = reference.slice(1, -1).split('.');
  const ramps: Readonly<Record<string, unknown>> = palette.palette;
  const hex = (ramps[ramp] as Steps | undefined)?.[step]?.$value.hex;
  if (hex === undefined) throw new Error(`no colour ${reference}`);
  return hex;
}

const bar: BarColors = {
  light: hexOf(light.color.surface.card.$value),
  dark: hexOf(dark.color.surface.card.$value),
};

/** Writes into the page's head what puts the theme on before anything is painted. Inline, since a file would hold the first paint up; the policy lets it by its nonce. */
export function firstPaint(): Plugin {
  const script = `<script>(${wearTheme.toString()})(${JSON.stringify(themeStorageKey)},${JSON.stringify(bar)})</script>`;
  return {
    name: 'compute-market-first-paint',
    transformIndexHtml: (page) => page.replace('<!-- theme -->', () => script),
  };
}
