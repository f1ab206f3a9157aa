import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Button } from '../../actions/Button/Button';
import { Dialog, type DialogProps } from './Dialog';

describeConformance(
  'Dialog',
  <Dialog open onOpenChange={() => undefined} title="修改备注">
    llama3-8b-sft
  </Dialog>,
  { tag: 'div' },
);

function Opener(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>修改备注</Button>
      <Dialog open={open} onOpenChange={setOpen} title="修改备注" footer={<Button>保存</Button>} {...props}>
        <input aria-label="备注" />
      </Dialog>
    </>
  );
}

const openIt = async (props: Partial<DialogProps> = {}) => {
  render(<Opener {...props} />);
  await userEvent.click(screen.getByRole('button', { name: '修改备注' }));
  return screen.findByRole('dialog', { name: '修改备注' });
};

test('is named by its title and takes the focus', async () => {
  await openIt();
  await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus());
});

test('keeps the focus inside', async () => {
  await openIt();
  await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '保存' })).toHaveFocus();
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('button', { name: '关闭' })).toHaveFocus());
});

test('Escape closes it and the opener has the focus again', async () => {
  await openIt();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: '修改备注' })).toHaveFocus());
});

test('Escape that comes as soon as it is seen closes it', () => {
  function PressedAtOnce() {
    useLayoutEffect(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    return null;
  }
  const onOpenChange = vi.fn();
  render(
    <>
      <Dialog open onOpenChange={onOpenChange} title="修改备注">
        llama3-8b-sft
      </Dialog>
      <PressedAtOnce />
    </>,
  );
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('nothing closes it while it is busy', async () => {
  await openIt({ busy: true });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  expect(screen.getByRole('button', { name: '关闭' })).toBeDisabled();
});

test('tells when it is gone', async () => {
  const onClosed = vi.fn();
  await openIt({ onClosed });
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});

test('the first field can take the focus instead of the close button', async () => {
  function WithField() {
    const [field, setField] = useState<HTMLInputElement | null>(null);
    return (
      <Dialog open onOpenChange={() => undefined} title="修改备注" initialFocus={{ current: field }}>
        <input ref={setField} aria-label="备注" />
      </Dialog>
    );
  }
  render(<WithField />);
  await waitFor(() => expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus());
});
