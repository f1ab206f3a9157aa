// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file';

const held = new Set<string>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: () => (held.add('blob:1'), 'blob:1'),
      revokeObjectURL: (address: string) => void held.delete(address),
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file can still be read after the click, and its address is released later', () => {
  const clicked: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download} ${this.href}`);
  });
  saveFile('费用.csv', new Blob(['a']));
  expect(clicked).toEqual(['费用.csv blob:1']);
  vi.advanceTimersByTime(1000);
  expect([...held]).toEqual(['blob:1']);
  vi.runAllTimers();
  expect([...held]).toEqual([]);
  click.mockRestore();
});
