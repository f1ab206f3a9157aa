import '@compute-market/tokens/tokens.css';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyField } from '../CopyField/CopyField';
import { Truncate } from './Truncate';

const host = 'k7f3a2c-ssh.hz02.gpu.compute-market.example.cn';
const framed = (at: 'end' | 'middle', text = host) => (
  <div style={{ width: 160, font: '14px/20px sans-serif' }}>
    <Truncate text={text} at={at} />
  </div>
);
const press = (element: Element, pointerType: 'touch' | 'mouse') => {
  fireEvent.pointerDown(element, { pointerType });
  fireEvent.click(element);
};
const lines = (element: Element) => Math.round(element.getBoundingClientRect().height / 20);

afterEach(cleanup);

test.each(['end', 'middle'] as const)(
  'cut at the %s, a press by finger shows the whole, and the next cuts it',
  (at) => {
    render(framed(at));
    const words = screen.getByTitle(host);
    expect(lines(words)).toBe(1);
    press(words, 'touch');
    expect(lines(words)).toBeGreaterThan(1);
    expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(160 + 8);
    expect(words.textContent).toBe(host);
    press(words, 'touch');
    expect(lines(words)).toBe(1);
  },
);

test('a press of a pointer that hovers leaves it, so that its words can be selected', () => {
  render(framed('end'));
  const words = screen.getByTitle(host);
  press(words, 'mouse');
  expect(lines(words)).toBe(1);
});

test('words that are whole already are left alone', () => {
  render(framed('end', 'llama3'));
  const words = screen.getByTitle('llama3');
  press(words, 'touch');
  expect(words).not.toHaveAttribute('data-whole');
});

test('in a link the press is the link’s', () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <a href="#host" onClick={onClick} style={{ display: 'block', width: 160 }}>
      <Truncate text={host} />
    </a>,
  );
  press(screen.getByTitle(host), 'touch');
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByTitle(host)).not.toHaveAttribute('data-whole');
});

test.each([true, false])('a field that holds them grows with them (bare: %s)', (bare) => {
  render(
    <div style={{ width: 160 }}>
      <CopyField value={host} middle bare={bare} />
    </div>,
  );
  const words = screen.getByTitle(host);
  press(words, 'touch');
  const field = words.closest('[data-component="CopyField"]');
  expect(field?.getBoundingClientRect().height).toBeGreaterThanOrEqual(words.getBoundingClientRect().height);
  expect(lines(words)).toBeGreaterThan(1);
});
