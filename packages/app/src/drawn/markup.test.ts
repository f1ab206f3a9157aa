import { expect, test } from 'vitest';
import { matchesWidth } from './matches-width';
import { passive } from './passive';
import { withoutInlineStyle } from './without-inline-style';

test.each([
  ['<button type="submit">登录</button>', '<button inert type="submit">登录</button>'],
  ['<span class="a" role="checkbox"></span>', '<span inert class="a" role="checkbox"></span>'],
  ['<input class="a" type="checkbox"/>', '<input inert class="a" type="checkbox"/>'],
])('what only the app can do is inert: %s', (html, drawn) => {
  expect(passive(html)).toBe(drawn);
});

test.each(['<a class="a" href="/store">算力市场</a>', '<input type="tel" name="phone"/>'])(
  'links lead on and text can be typed: %s',
  (html) => {
    expect(passive(html)).toBe(html);
  },
);

test('a heading that the app can press has its words, and nothing to press, until then', () => {
  expect(
    passive('<h3 id="a"><button type="button" class="b" aria-haspopup="dialog">H20</button></h3><button>租用</button>'),
  ).toBe('<h3 id="a"><span class="b">H20</span></h3><button inert>租用</button>');
});

test('the head of a column has its words too, and a box that is disabled stays its name', () => {
  expect(
    passive(
      '<thead><th><input type="checkbox" disabled="" aria-label="全部"/></th><th><button type="button">到期</button></th></thead>',
    ),
  ).toBe('<thead><th><input type="checkbox" disabled="" aria-label="全部"/></th><th><span>到期</span></th></thead>');
});

test('a form is never sent by the browser itself', () => {
  expect(passive('<form class="a">')).toBe('<form method="dialog" class="a">');
});

test('styles of elements stand in the style sheet', () => {
  const { html, css } = withoutInlineStyle(
    { html: '<i style="--a:&quot;x&quot;"></i><i style="--b:1"></i><i style="--b:1"></i>', css: 'p{}' },
    '#drawn',
  );
  expect(html).toBe('<i data-look="0"></i><i data-look="1"></i><i data-look="1"></i>');
  expect(css).toBe('p{}#drawn [data-look="0"]{--a:"x"}#drawn [data-look="1"]{--b:1}');
});

test.each([
  ['(max-width: 767.98px)', 375, true],
  ['(max-width: 767.98px)', 1440, false],
  ['(min-width: 1024px)', 1440, true],
  ['(prefers-reduced-motion: reduce)', 375, false],
])('%s at %s px: %s', (query, width, matches) => {
  expect(matchesWidth(query, width)).toBe(matches);
});
