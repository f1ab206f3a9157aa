import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirect } from './session';

test.each([
  '/',
  '/store',
  '/console/dashboard?highlight=k7f3a2c&tab=kvm#top',
  '/informDetail/3',
  '/createInstance?from=a//b',
  '/搜索?q=显卡',
  '/a:b',
])('%s is kept', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test.each([
  '',
  'store',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/store\\..\\x',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\u0000',
  '/\u007f',
  '/\u0085x',
  null,
  undefined,
])('%j is refused', (path) => {
  expect(safeRedirect(path)).toBeNull();
});

test('whatever is kept stays on this site', () => {
  const hostile = fc.string({
    unit: fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\n',
      '\r',
      ':',
      '@',
      '?',
      '#',
      '.',
      'a',
      'javascript:',
      'evil.example',
      ' ',
      '%2f',
      '%5c',
    ),
    maxLength: 8,
  });
  fc.assert(
    fc.property(hostile, (path) => {
      const kept = safeRedirect(path);
      if (kept === null) return;
      // What a browser does first: strip tabs and line ends, read backslashes as slashes. Two leading slashes would name a host.
      const read = kept.replace(/[\t\n\r]/g, '').replaceAll('\\', '/');
      expect(read).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: 2000 },
  );
});
