import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Button } from '../../actions/Button/Button';
import { Popover } from './Popover';

const columns = (
  <Popover trigger={<Button>列设置</Button>} title="显示的列">
    {(close) => <Button onClick={close}>完成</Button>}
  </Popover>
);

describeConformance(
  'Popover',
  <Popover defaultOpen trigger={<Button>列设置</Button>} title="显示的列">
    镜像、连接
  </Popover>,
  { tag: 'div' },
);

test('opens from the keyboard, is named by its title, and Escape gives the focus back', async () => {
  render(columns);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('dialog', { name: '显示的列' })).toBeVisible());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: '列设置' })).toHaveFocus();
});

test('the content can close it', async () => {
  render(columns);
  await userEvent.click(screen.getByRole('button', { name: '列设置' }));
  await userEvent.click(await screen.findByRole('button', { name: '完成' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
