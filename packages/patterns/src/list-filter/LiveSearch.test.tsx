import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveSearch } from './LiveSearch';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function show(value = '') {
  const onChange = vi.fn<(words: string) => void>();
  const view = render(<LiveSearch placeholder="名称" value={value} onChange={onChange} />);
  const field = screen.getByRole('searchbox');
  return {
    onChange,
    field,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    become: (next: string) => view.rerender(<LiveSearch placeholder="名称" value={next} onChange={onChange} />),
  };
}

test('what is typed is looked for after a pause, once', () => {
  const { onChange, type, wait } = show();
  type('s');
  wait(200);
  type('ssh ');
  wait(200);
  expect(onChange).not.toHaveBeenCalled();
  wait(100);
  expect(onChange.mock.calls).toEqual([['ssh']]);
});

test('Enter and emptying the field do not wait', () => {
  const { onChange, field, type, become, wait } = show();
  type('ssh');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onChange.mock.calls).toEqual([['ssh']]);
  become('ssh');
  type('');
  expect(onChange.mock.calls).toEqual([['ssh'], ['']]);
  become('');
  wait(1000);
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('the letters of an input method are not looked for, what it makes of them is', () => {
  const { onChange, field, type, wait } = show();
  fireEvent.compositionStart(field);
  type('miyao');
  wait(1000);
  expect(onChange).not.toHaveBeenCalled();
  type('密钥');
  fireEvent.compositionEnd(field);
  wait(300);
  expect(onChange.mock.calls).toEqual([['密钥']]);
});

test('an answer that comes late takes no letter away, and what comes from elsewhere takes the place of the text', () => {
  const { field, type, wait, become } = show();
  type('a');
  wait(300);
  type('ab ');
  become('a');
  expect(field).toHaveValue('ab ');
  wait(300);
  become('ab');
  expect(field).toHaveValue('ab ');
  become('');
  expect(field).toHaveValue('');
});
