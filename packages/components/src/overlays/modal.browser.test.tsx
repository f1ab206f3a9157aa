import '@compute-market/tokens/tokens.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../actions/Button/Button';
import { Thread } from '../data/Thread/Thread';
import { GlobalStyle } from '../foundation/GlobalStyle/GlobalStyle';
import { clearToasts, toast } from '../feedback/toast/toast';
import { Toaster } from '../feedback/Toaster/Toaster';
import { RadioGroup } from '../inputs/RadioGroup/RadioGroup';
import { Field } from '../inputs/Field';
import { Select } from '../inputs/Select/Select';
import { TextField } from '../inputs/TextField/TextField';
import { Dialog, type DialogProps } from './Dialog/Dialog';
import { Menu } from './Menu/Menu';
import { Popover } from './Popover/Popover';

afterEach(async () => {
  cleanup();
  clearToasts();
  await page.viewport(1280, 800);
});

const named = (name: string) => screen.getByRole('button', { name });

function Page({ children, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <GlobalStyle />
      <div data-testid="page">
        <Button onClick={() => setOpen(true)}>修改备注</Button>
        <Menu
          trigger={<Button>更多</Button>}
          items={[{ key: 'note', label: '从菜单修改', onSelect: () => setOpen(true) }]}
        />
      </div>
      <Toaster />
      <Dialog open={open} onOpenChange={setOpen} title="备注" {...props}>
        {children}
      </Dialog>
    </>
  );
}

async function open(children: ReactNode, props: Partial<DialogProps> = {}) {
  render(<Page {...props}>{children}</Page>);
  await userEvent.click(named('修改备注'));
  await waitFor(() => expect(named('关闭')).toHaveFocus());
  return screen.getByRole('dialog', { name: '备注' });
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('Tab walks in a ring, and enters a set of radios at the one that is chosen', async () => {
  await open(
    <RadioGroup
      aria-label="计费"
      value="hour"
      onValueChange={() => undefined}
      options={[
        { value: 'hour', label: '按小时' },
        { value: 'day', label: '按天' },
      ]}
    />,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '按小时' })).toHaveFocus();
  await userEvent.tab();
  expect(named('关闭')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('radio', { name: '按小时' })).toHaveFocus();
});

test('Tab walks in a ring past what is not laid out', async () => {
  await open(
    <>
      <div style={{ display: 'none' }}>
        <button type="button">未显示</button>
      </div>
      <details>
        <summary>高级设置</summary>
        <button type="button">收起的</button>
      </details>
    </>,
  );
  await userEvent.tab({ shift: true });
  expect(screen.getByText('高级设置')).toHaveFocus();
  await userEvent.tab();
  expect(named('关闭')).toHaveFocus();
});

test('Tab takes radios of which none is chosen as one stop', async () => {
  await open(
    <>
      <input type="radio" name="bill" aria-label="按小时" />
      <input type="radio" name="bill" aria-label="按天" />
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '按小时' })).toHaveFocus();
  await userEvent.tab();
  expect(named('关闭')).toHaveFocus();
});

test('what opens in it closes first by Escape, and nothing of it is out of reach', async () => {
  await open(
    <Popover trigger={<Button>说明</Button>} title="什么是备注">
      <Button>知道了</Button>
    </Popover>,
  );
  await userEvent.click(named('说明'));
  await userEvent.click(await screen.findByRole('button', { name: '知道了' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: '知道了' })).toBeNull());
  expect(screen.getByRole('dialog', { name: '备注' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(named('修改备注')).toHaveFocus());
});

test('a list of the browser that is open in it closes first by Escape', async () => {
  await open(
    <Select
      aria-label="机房"
      options={[
        { value: 'east', label: '华东一区' },
        { value: 'north', label: '华北一区' },
      ]}
    />,
  );
  const list = screen.getByRole('combobox', { name: '机房' });
  list.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(list.matches(':open')).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(list.matches(':open')).toBe(false));
  expect(screen.getByRole('dialog', { name: '备注' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await gone();
});

test('opened from a menu, it gives the focus back to the button of the menu', async () => {
  render(<Page />);
  await userEvent.click(named('更多'));
  await userEvent.click(await screen.findByRole('menuitem', { name: '从菜单修改' }));
  await waitFor(() => expect(named('关闭')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(named('更多')).toHaveFocus());
});

test('opened from a menu, it keeps the page from scrolling also when the menu lets go of it', async () => {
  // A menu of a phone is modal.
  await page.viewport(375, 700);
  render(
    <>
      <style>{'html { overflow-y: scroll; }'}</style>
      <Page />
    </>,
  );
  await userEvent.click(named('更多'));
  await waitFor(() => expect(document.documentElement.style.overflowY).toBe('hidden'));
  await userEvent.click(await screen.findByRole('menuitem', { name: '从菜单修改' }));
  await waitFor(() => expect(named('关闭')).toHaveFocus());
  await waitFor(() => expect(document.documentElement.style.overflowY).toBe(''));
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
});

test('a field that takes the focus by itself keeps it, and the opener has it again', async () => {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- what a host may do
  render(
    <Page>
      <input autoFocus aria-label="新备注" />
    </Page>,
  );
  await userEvent.click(named('修改备注'));
  await waitFor(() => expect(screen.getByTestId('page')).toHaveAttribute('inert'));
  expect(screen.getByRole('textbox', { name: '新备注' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(named('修改备注')).toHaveFocus());
});

test('the page behind is out of reach and does not scroll; what is said above it is in reach', async () => {
  await open('备注只对您可见');
  await waitFor(() => expect(screen.getByTestId('page')).toHaveAttribute('inert'));
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  toast({ tone: 'err', title: '备注未能保存', action: { label: '重试', onAction: () => undefined } });
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(screen.queryByText('备注未能保存')).toBeNull();
  await userEvent.click(named('关闭'));
  await gone();
  expect(screen.getByTestId('page')).not.toHaveAttribute('inert');
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});

test('the line of a field behind it is out of reach, and a region that the host marked is not', async () => {
  render(
    <>
      <Field label="备注" hint="最多 20 字">
        <TextField />
      </Field>
      <p data-over-layers="">网络不可用</p>
    </>,
  );
  await open('备注只对您可见');
  await waitFor(() => expect(screen.getByText('最多 20 字').closest('[inert]')).not.toBeNull());
  expect(screen.getByText('网络不可用').closest('[inert]')).toBeNull();
});

test('a talk behind it is out of reach: it speaks of no reply by itself', async () => {
  render(<Thread entries={[{ kind: 'event', key: 'closed', at: 1_795_154_400, text: '工单已关闭' }]} />);
  await open('备注只对您可见');
  await waitFor(() => expect(screen.getByText('工单已关闭').closest('[inert]')).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(screen.getByText('工单已关闭').closest('[inert]')).toBeNull();
});

test('Escape in a message above it closes the message alone, and the focus is in the window where it was', async () => {
  await open('备注只对您可见');
  toast({ tone: 'err', title: '备注未能保存', action: { label: '重试', onAction: () => undefined } });
  (await screen.findByRole('button', { name: '重试' })).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('备注未能保存')).toBeNull();
  await waitFor(() => expect(named('关闭')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await gone();
  await waitFor(() => expect(named('修改备注')).toHaveFocus());
});

test('Tab reaches what a message above it offers, after the last stop of the window, and goes back into it', async () => {
  await open(<Button>保存</Button>);
  toast({ tone: 'ok', title: '已删除 1 条备注', action: { label: '撤销', onAction: () => undefined } });
  await screen.findByRole('button', { name: '撤销' });
  const ring = ['保存', '撤销', '关闭通知', '关闭'];
  for (const name of ring) {
    await userEvent.tab();
    expect(named(name)).toHaveFocus();
  }
  for (const name of [...ring.slice(0, -1).reverse(), '关闭']) {
    await userEvent.tab({ shift: true });
    expect(named(name)).toHaveFocus();
  }
  await userEvent.tab({ shift: true });
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('已删除 1 条备注')).toBeNull();
  await waitFor(() => expect(named('关闭')).toHaveFocus());
});

test('over another dialog it alone is in reach, and the other again when it is gone', async () => {
  function Second() {
    const [more, setMore] = useState(false);
    return (
      <>
        <Button onClick={() => setMore(true)}>下一步</Button>
        <Dialog open={more} onOpenChange={setMore} title="确认备注" />
      </>
    );
  }
  await open(<Second />);
  await userEvent.click(named('下一步'));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(screen.getByRole('dialog', { name: '确认备注' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: '备注' })).toBeVisible();
  await waitFor(() => expect(named('下一步')).toHaveFocus());
  expect(screen.getByTestId('page')).toHaveAttribute('inert');
});

test('a control that goes away with the focus leaves it in the window', async () => {
  function Once() {
    const [done, setDone] = useState(false);
    return done ? '已完成' : <Button onClick={() => setDone(true)}>完成</Button>;
  }
  const dialog = await open(<Once />);
  await userEvent.click(named('完成'));
  await waitFor(() => expect(dialog).toHaveFocus());
});

test('a press on the scrim closes it; one that began in the window does not, nor where a form could be lost', async () => {
  const dialog = await open('备注只对您可见');
  const frame = dialog.parentElement;
  if (!frame) throw new Error('a dialog stands in no frame');
  const corner = { position: { x: 5, y: 5 } };
  await userEvent.dragAndDrop(screen.getByText('备注只对您可见'), frame, { targetPosition: corner.position });
  expect(dialog).toBeVisible();
  expect(document.querySelector('[data-ending-style]')).toBeNull();
  await userEvent.click(frame, corner);
  await gone();
  cleanup();
  const kept = await open('备注只对您可见', { scrimCloses: false });
  if (kept.parentElement) await userEvent.click(kept.parentElement, corner);
  expect(kept).toBeVisible();
  expect(named('关闭')).toHaveFocus();
});
