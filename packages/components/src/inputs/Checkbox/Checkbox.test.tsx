import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Checkbox } from './Checkbox';

describeConformance('Checkbox', <Checkbox aria-label="全选" />, { tag: 'input' });

test('keeps its own state, or the one it is given', async () => {
  render(
    <>
      <Checkbox aria-label="自由" />
      <Checkbox aria-label="受控" checked onCheckedChange={() => undefined} />
    </>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: '自由' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '受控' }));
  expect(screen.getByRole('checkbox', { name: '自由' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '受控' })).toBeChecked();
});

test('screen readers hear the half state, and a press leaves it', async () => {
  const onCheckedChange = vi.fn();
  render(<Checkbox aria-label="全选" indeterminate onCheckedChange={onCheckedChange} />);
  expect(screen.getByRole('checkbox')).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onCheckedChange).toHaveBeenCalledWith(true);
});

test('while its change is saved it refuses another', async () => {
  const onCheckedChange = vi.fn();
  render(<Checkbox aria-label="到期提醒短信" busy onCheckedChange={onCheckedChange} />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(onCheckedChange).not.toHaveBeenCalled();
});
