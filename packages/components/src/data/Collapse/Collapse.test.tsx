import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Collapse } from './Collapse';

describeConformance('Collapse', <Collapse title="高级设置">启动脚本</Collapse>, { tag: 'details' });

const part = () => screen.getByText('启动脚本').closest('details');

test('opens and closes by a press on its title, and tells so', async () => {
  const onOpenChange = vi.fn();
  render(
    <Collapse title="高级设置" onOpenChange={onOpenChange}>
      启动脚本
    </Collapse>,
  );
  expect(part()).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('高级设置'));
  expect(part()).toHaveAttribute('open');
  await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(true));
  await userEvent.click(screen.getByText('高级设置'));
  expect(part()).not.toHaveAttribute('open');
});

test('what stands open from the start does not tell that it opened', () => {
  const onOpenChange = vi.fn();
  render(
    <Collapse title="高级设置" defaultOpen onOpenChange={onOpenChange}>
      启动脚本
    </Collapse>,
  );
  expect(part()).toHaveAttribute('open');
  // The browser tells of it once it is drawn.
  fireEvent(screen.getByRole('group'), new Event('toggle'));
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('held by its host it opens only when the host says so', async () => {
  const asked = vi.fn();
  const Held = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Collapse title="高级设置" open={open} onOpenChange={asked}>
          启动脚本
        </Collapse>
        <button type="button" onClick={() => setOpen(true)}>
          展开
        </button>
      </>
    );
  };
  render(<Held />);
  await userEvent.click(screen.getByText('高级设置'));
  expect(asked).toHaveBeenLastCalledWith(true);
  expect(part()).not.toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: '展开' }));
  expect(part()).toHaveAttribute('open');
});

test('what was closed by hand stays closed, whatever it would start with now', async () => {
  const part = (defaultOpen: boolean) => (
    <Collapse title="高级设置" defaultOpen={defaultOpen}>
      启动脚本
    </Collapse>
  );
  const { rerender } = render(part(true));
  await userEvent.click(screen.getByText('高级设置'));
  rerender(part(false));
  rerender(part(true));
  expect(screen.getByText('启动脚本').closest('details')).not.toHaveAttribute('open');
});
