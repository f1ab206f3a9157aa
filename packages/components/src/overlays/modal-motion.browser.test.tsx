import '@compute-market/tokens/tokens.css';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../actions/Button/Button';
import { CommandPalette } from './CommandPalette/CommandPalette';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog';
import { Dialog, type DialogProps } from './Dialog/Dialog';

// GlobalStyle, which stops all motion here, is left out. What moves would move for a minute: each test says when it is over.
beforeEach(() => document.documentElement.style.setProperty('--cm-duration-dialog', '60s'));
afterEach(() => {
  cleanup();
  document.documentElement.style.removeProperty('--cm-duration-dialog');
});

const named = (name: string) => screen.getByRole('button', { name });
const moving = () => document.querySelector('[data-ending-style]')?.getAnimations() ?? [];
const leaving = () => waitFor(() => expect(moving()).not.toHaveLength(0));
const come = () => {
  for (const animation of document.getAnimations()) animation.finish();
};
const gone = () => waitFor(() => expect(document.querySelector('[role="dialog"], [role="alertdialog"]')).toBeNull());

function Page({ openerGoes = false, ...props }: Partial<DialogProps> & { openerGoes?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {open && openerGoes ? null : <Button onClick={() => setOpen(true)}>修改备注</Button>}
      <Dialog open={open} onOpenChange={setOpen} title="备注" {...props} />
    </>
  );
}

async function openNote() {
  await userEvent.click(named('修改备注'));
  await waitFor(() => expect(named('关闭')).toHaveFocus());
  come();
}

test('it stays until its way out is over, and says once that it is gone', async () => {
  const onClosed = vi.fn();
  render(<Page onClosed={onClosed} />);
  await openNote();
  await userEvent.keyboard('{Escape}');
  await leaving();
  expect(named('修改备注')).toHaveFocus();
  expect(onClosed).not.toHaveBeenCalled();
  come();
  await gone();
  expect(onClosed).toHaveBeenCalledOnce();
});

test('opened again on its way out, it comes back and was never gone', async () => {
  const onClosed = vi.fn();
  render(<Page onClosed={onClosed} />);
  await openNote();
  await userEvent.keyboard('{Escape}');
  await leaving();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(named('关闭')).toHaveFocus());
  come();
  await waitFor(() => expect(document.querySelector('[data-ending-style]')).toBeNull());
  expect(screen.getByRole('dialog', { name: '备注' })).toBeVisible();
  expect(onClosed).not.toHaveBeenCalled();
});

test('a second press on 确定 while it leaves does not confirm again', async () => {
  const onConfirm = vi.fn();
  function Question() {
    const [open, setOpen] = useState(true);
    return <ConfirmDialog open={open} onOpenChange={setOpen} onConfirm={onConfirm} title="关机" />;
  }
  render(<Question />);
  await waitFor(() => expect(named('取消')).toHaveFocus());
  const { x, y, width, height } = named('确定').getBoundingClientRect();
  const position = { x: x + width / 2, y: y + height / 2 };
  await userEvent.click(named('确定'));
  await leaving();
  // Where the finger still is, whatever stands there now.
  await userEvent.click(document.documentElement, { position, force: true });
  come();
  await gone();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('a command that was chosen by two quick presses runs once', async () => {
  const onSelect = vi.fn();
  function Palette() {
    const [open, setOpen] = useState(true);
    return (
      <CommandPalette
        open={open}
        onOpenChange={setOpen}
        groups={[{ key: 'go', label: '前往', commands: [{ key: 'money', label: '费用', onSelect }] }]}
      />
    );
  }
  render(<Palette />);
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  come();
  await userEvent.dblClick(screen.getByRole('option', { name: '费用' }));
  await leaving();
  come();
  await gone();
  expect(onSelect).toHaveBeenCalledOnce();
});

test('where its opener is gone, the field that it holds no longer has the keyboard while it leaves', async () => {
  render(
    <Page openerGoes>
      <input aria-label="新备注" />
    </Page>,
  );
  await openNote();
  await userEvent.click(screen.getByRole('textbox', { name: '新备注' }));
  await userEvent.keyboard('{Escape}');
  await leaving();
  expect(document.querySelector('[data-component="Dialog"]')).not.toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('a press on the scrim while it leaves asks for nothing', async () => {
  const onOpenChange = vi.fn();
  const { rerender } = render(<Dialog open onOpenChange={onOpenChange} title="备注" />);
  await waitFor(() => expect(named('关闭')).toHaveFocus());
  rerender(<Dialog open={false} onOpenChange={onOpenChange} title="备注" />);
  await leaving();
  const scrim = document.querySelector('[role="presentation"][data-ending-style]');
  if (scrim === null) throw new Error('a dialog on its way out stands on no scrim');
  fireEvent.mouseDown(scrim);
  fireEvent.click(scrim);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('what stands still or moves on in the content does not keep it', async () => {
  const onClosed = vi.fn();
  render(
    <Page onClosed={onClosed}>
      <p>正在读取</p>
    </Page>,
  );
  await openNote();
  const content = screen.getByText('正在读取');
  content.animate({ opacity: [0, 1] }, 60_000).pause();
  content.animate({ opacity: [0, 1] }, 60_000);
  await userEvent.keyboard('{Escape}');
  await leaving();
  for (const animation of [...document.querySelectorAll('[data-ending-style]')].flatMap((part) => part.getAnimations()))
    animation.finish();
  await gone();
  expect(onClosed).toHaveBeenCalledOnce();
});

test('a way out that is cut short and goes on otherwise is waited for', async () => {
  const onClosed = vi.fn();
  render(<Page onClosed={onClosed} />);
  await openNote();
  await userEvent.keyboard('{Escape}');
  await leaving();
  const [part] = document.querySelectorAll('[role="dialog"]');
  const further = part?.animate({ opacity: [1, 0] }, 60_000);
  for (const animation of document.getAnimations()) if (animation !== further) animation.cancel();
  // Longer than the refusal of what was cut short takes to arrive.
  await new Promise(requestAnimationFrame);
  expect(onClosed).not.toHaveBeenCalled();
  come();
  await gone();
  expect(onClosed).toHaveBeenCalledOnce();
});
