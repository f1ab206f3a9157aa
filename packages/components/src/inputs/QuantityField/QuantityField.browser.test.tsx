import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field } from '../Field';
import { QuantityField } from './QuantityField';

afterEach(cleanup);

test('a quantity inside a wide field stays as wide as its parts', () => {
  render(
    <div style={{ width: 640 }}>
      <Field label="台数" hint="最多 20 台">
        <QuantityField defaultValue={2} min={1} max={20} />
      </Field>
    </div>,
  );
  const frame = screen.getByRole('spinbutton').parentElement;
  const parts = [...(frame?.children ?? [])].map((part) => part.getBoundingClientRect());
  expect(parts).toHaveLength(3);
  const empty = (frame?.getBoundingClientRect().right ?? 0) - (parts.at(-1)?.right ?? 0);
  expect(empty).toBeLessThan(2);
});

test('a button that has stepped to the end keeps the focus and goes no further', async () => {
  const onValueChange = vi.fn();
  render(<QuantityField aria-label="台数" defaultValue={18} min={1} max={20} onValueChange={onValueChange} />);
  const more = screen.getByRole('button', { name: '增加' });
  more.focus();
  for (let press = 0; press < 4; press += 1) await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(more);
  expect(onValueChange.mock.calls).toEqual([[19], [20]]);
});
