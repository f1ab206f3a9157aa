import { expect, test, vi } from 'vitest';
import { createTableSelection } from './table-selection';

test('chooses and unchooses several rows in one change', () => {
  const selection = createTableSelection(['a']);
  const listener = vi.fn();
  selection.subscribe(listener);
  selection.choose(['b', 'c'], true);
  selection.choose(['a'], false);
  expect([...selection.keys()]).toEqual(['b', 'c']);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('hands out the same set while nothing changes', () => {
  const selection = createTableSelection(['a']);
  expect(selection.keys()).toBe(selection.keys());
  const before = selection.keys();
  selection.clear();
  expect(before.has('a')).toBe(true);
  expect(selection.keys().size).toBe(0);
});

test('a listener that unsubscribed is not called', () => {
  const selection = createTableSelection();
  const listener = vi.fn();
  selection.subscribe(listener)();
  selection.choose(['a'], true);
  expect(listener).not.toHaveBeenCalled();
});

test('who listens to a key hears of that key only', () => {
  const selection = createTableSelection(['a']);
  const listener = vi.fn();
  selection.subscribe(listener, 'b');
  selection.choose(['a', 'c'], false);
  expect(listener).not.toHaveBeenCalled();
  selection.choose(['b'], true);
  selection.clear();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a choice that changes nothing tells nobody', () => {
  const selection = createTableSelection(['a']);
  const listener = vi.fn();
  selection.subscribe(listener);
  selection.choose(['a'], true);
  expect(listener).not.toHaveBeenCalled();
});
