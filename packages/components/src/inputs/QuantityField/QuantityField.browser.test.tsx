import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
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
