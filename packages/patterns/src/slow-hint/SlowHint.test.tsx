import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SlowAfter, SlowHint, Waiting } from '.';

const words = '加载较慢，正在重试…';
function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('says nothing in the first five seconds, and then that it is slow', () => {
  render(<SlowHint />);
  pass(4999);
  expect(screen.queryByText(words)).toBeNull();
  pass(1);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('is heard without interrupting: the place that speaks stands before it speaks', () => {
  render(<SlowHint />);
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  pass(5000);
  expect(place).toHaveTextContent(words);
});

test('what came in time leaves no timer behind', () => {
  const { unmount } = render(<SlowHint />);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('the next wait begins anew', () => {
  const { rerender } = render(<SlowHint key="first" />);
  pass(6000);
  rerender(<SlowHint key="second" />);
  expect(screen.queryByText(words)).toBeNull();
});

test('a story may choose the moment, or that it never comes', () => {
  const { rerender } = render(
    <SlowAfter value={0}>
      <SlowHint key="at once" />
    </SlowAfter>,
  );
  expect(screen.getByText(words)).toBeInTheDocument();
  rerender(
    <SlowAfter value={null}>
      <SlowHint key="never" />
    </SlowAfter>,
  );
  pass(60_000);
  expect(screen.queryByText(words)).toBeNull();
});

test('what waits has a name of its own beside the word that it is slow', () => {
  render(
    <SlowAfter value={0}>
      <Waiting label="正在读取公告" lines={3} />
    </SlowAfter>,
  );
  expect(screen.getByRole('status', { name: '正在读取公告' })).not.toHaveTextContent(words);
  expect(screen.getByText(words)).toBeInTheDocument();
});
