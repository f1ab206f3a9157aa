import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Segmented } from './Segmented';

const options = [
  { value: 'hour', label: '按小时' },
  { value: 'day', label: '按天 9.8 折' },
  { value: 'month', label: '按月 9.5 折', disabled: true },
] as const;

describeConformance('Segmented', <Segmented aria-label="计费周期" options={options} defaultValue="hour" />, {
  tag: 'div',
  control: 'input',
});

test('is a set of radios', async () => {
  const onValueChange = vi.fn();
  render(<Segmented aria-label="计费周期" options={options} defaultValue="hour" onValueChange={onValueChange} />);
  expect(screen.getByRole('radiogroup', { name: '计费周期' })).toBeVisible();
  await userEvent.click(screen.getByText('按天 9.8 折'));
  expect(screen.getByRole('radio', { name: '按天 9.8 折' })).toBeChecked();
  await userEvent.click(screen.getByText('按月 9.5 折'));
  expect(onValueChange.mock.calls).toEqual([['day']]);
});
