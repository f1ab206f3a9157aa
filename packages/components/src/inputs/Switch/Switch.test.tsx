import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Switch } from './Switch';

describeConformance('Switch', <Switch>到期自动续费</Switch>, { tag: 'div', control: 'input' });

test('turns on and off, by its words and by Space', async () => {
  const onCheckedChange = vi.fn();
  render(<Switch onCheckedChange={onCheckedChange}>到期自动续费</Switch>);
  await userEvent.click(screen.getByText('到期自动续费'));
  expect(screen.getByRole('switch', { name: '到期自动续费' })).toBeChecked();
  await userEvent.keyboard(' ');
  expect(onCheckedChange.mock.calls).toEqual([[true], [false]]);
});
