import { expect, test } from 'vitest';
import { writeTokens } from '../../packages/app/build/static-styles';

const tokens = {
  vars: {
    color: { text: { strong: 'var(--strong)' } },
    space: { 8: 'var(--space-8)' },
    text: { body: { size: 'var(--size)' } },
  },
  numbers: { duration: { toast: 5000 } },
};
const write = (code: string) => writeTokens(`import { numbers, vars } from '@compute-market/tokens';\n${code}`, tokens);

test('a token is written where a style uses it, and the table of tokens is left out', () => {
  const code = write(
    'const { color, space } = vars;\nconst Root = styled.div`color: ${color.text.strong}; gap: ${space[8]}`;',
  );
  expect(code).toContain('styled.div`color: var(--strong); gap: var(--space-8)`');
  expect(code).not.toContain('= vars');
});

test('a token chosen while it runs keeps the part of the table it is chosen from', () => {
  expect(write('const text = (role) => vars.text[role].size;')).toContain(
    '({"body":{"size":"var(--size)"}})[role].size',
  );
});

test('a number is written outside of styles', () => {
  expect(write('const wait = numbers.duration.toast;')).toContain('const wait = 5000;');
});

test('a style loses its comments and its indentation, but no space that means something', () => {
  expect(
    write(
      "const Root = styled.div`\n  /* Why. */\n  & > a { content: '·  '; }\n  ${media.belowSm} { margin: calc(1px + 2px); }\n`;",
    ),
  ).toContain("` & > a { content: '·  '; }${media.belowSm} { margin: calc(1px + 2px); }`");
});

test('what is no style keeps its line breaks', () => {
  expect(write('const words = `a\n  b`;')).toContain('`a\n  b`');
});

test('a module that gives the name of a token to something else is left as it is', () => {
  const code = 'const { color } = vars;\nconst other = (color) => color.text.strong;';
  expect(write(code)).toContain(code);
});
