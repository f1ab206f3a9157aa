import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Drawer } from './Drawer';

describeConformance(
  'Drawer',
  <Drawer open onOpenChange={() => undefined} title="订单详情">
    订单号 118220261118
  </Drawer>,
  { tag: 'div' },
);

test('asks to close on Escape and on its button', async () => {
  const onOpenChange = vi.fn();
  render(
    <Drawer open side="left" onOpenChange={onOpenChange} title="算力市场">
      <a href="#store">算力市场</a>
    </Drawer>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});
