import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';
import { typescript } from './build/typescript-plugin.ts';

/** Custom property name of a token: `color.text.on-action` → `--cm-color-text-on-action`. */
const variableName = (token: { id: string }) => `--cm-${token.id.replaceAll('.', '-')}`;

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
        { input: { theme: 'light' }, prepare: (content) => `:root {\n${content}\n}` },
        // Colours, and the shadows made of them: `var()` inside a custom property is resolved where it is declared.
        {
          input: { theme: 'dark' },
          include: ['color.**', 'shadow.**'],
          prepare: (content) => `[data-theme='dark'] {\n  color-scheme: dark;\n${content}\n}`,
        },
      ],
    }),
    typescript({ variableName }),
  ],
});
