import { expect, test } from 'vitest';
import { groups } from './fixtures';
import { ownSystemFirst, systemOf } from './software';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macos'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'linux'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel)', null],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', null],
  ['', null],
] as const)('%s is %s', (userAgent, system) => expect(systemOf(userAgent)).toBe(system));

test('what runs here stands first, the rest keeps its order', () => {
  const ids = (system: 'macos' | null) => ownSystemFirst(groups, system)[0]?.items.map(({ id }) => id);
  expect(ids(null)).toEqual(['putty', 'windows-app', 'tigervnc']);
  expect(ids('macos')).toEqual(['windows-app', 'tigervnc', 'putty']);
});
