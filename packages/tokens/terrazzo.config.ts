import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { typescript } from './build/typescript-plugin.ts';

/** Custom property name of a token: `color.text.on-action` → `--cm-color-text-on-action`. */
const variableName = (token: { id: string }) => `--cm-${token.id.replaceAll('.', '-')}`;

/** Colours, and the shadows made of them: `var()` inside a custom property is resolved where it is declared. */
const themed = ['color.**', 'shadow.**'];

/** What inherits its colour would keep that of the theme around it. Without weight of its own: a component on the same element wins. */
const worn = `:where([data-theme]) {
  color: var(--cm-color-text-body);
  background-color: var(--cm-color-surface-page);
}`;

export default defineConfig({
  tokens: ['./resolver.json'],
  outDir: process.env.TOKENS_OUT ?? './src/generated/',
  lint: { rules: { 'core/consistent-naming': 'off' } },
  plugins: [
    css({
      filename: 'tokens.css',
      variableName,
      legacyHex: true,
      permutations: [
        { input: { theme: 'light' }, exclude: themed, prepare: (content) => `:root {\n${content}\n}\n\n${worn}` },
        {
          input: { theme: 'light' },
          include: themed,
          prepare: (content) =>
            `:root,\n[data-theme='light'],\n[data-theme='system'] {\n  color-scheme: light;\n${content}\n}`,
        },
        {
          input: { theme: 'dark' },
          include: themed,
          prepare: (content) => `[data-theme='dark'] {\n  color-scheme: dark;\n${content}\n}`,
        },
        {
          input: { theme: 'dark' },
          include: themed,
          prepare: (content) =>
            `@media (prefers-color-scheme: dark) {\n[data-theme='system'] {\n  color-scheme: dark;\n${content}\n}\n}`,
        },
      ],
    }),
    typescript(),
  ],
});
