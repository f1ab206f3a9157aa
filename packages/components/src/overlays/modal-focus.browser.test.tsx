import '@compute-market/tokens/tokens.css';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../actions/Button/Button';
import { GlobalStyle } from '../foundation/GlobalStyle/GlobalStyle';
import { CommandPalette } from './CommandPalette/CommandPalette';
import { Dialog } from './Dialog/Dialog';
import { HoverMenu } from './HoverMenu/HoverMenu';
import { Menu } from './Menu/Menu';
import { Popconfirm } from './Popconfirm/Popconfirm';
import { Popover } from './Popover/Popover';

afterEach(cleanup);

const named = (name: string) => screen.getByRole('button', { name });
const opened = (name: string) =>
  waitFor(() => expect(screen.getByRole('dialog', { name })).toContainElement(document.activeElement as HTMLElement));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a window that a command opened in the place of the palette gives the focus to who opened the palette', async () => {
  function Page() {
    const [open, setOpen] = useState<'palette' | 'help'>();
    const commands = [{ key: 'help', label: '键盘快捷键', onSelect: () => setOpen('help') }];
    return (
      <>
        <GlobalStyle />
        <Button onClick={() => setOpen('palette')}>搜索</Button>
        <CommandPalette
          open={open === 'palette'}
          onOpenChange={(stays) => setOpen(stays ? 'palette' : undefined)}
          groups={[{ key: 'more', label: '更多', commands }]}
        />
        <Dialog open={open === 'help'} onOpenChange={() => setOpen(undefined)} title="键盘快捷键" />
      </>
    );
  }
  render(<Page />);
  await userEvent.click(named('搜索'));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await opened('键盘快捷键');
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(named('搜索')).toHaveFocus();
});

test('a window that took the place of another gives the focus to who opened that one', async () => {
  function Page() {
    const [open, setOpen] = useState<'stop' | 'end'>();
    const close = () => setOpen(undefined);
    return (
      <>
        <GlobalStyle />
        <Button onClick={() => setOpen('stop')}>关机</Button>
        {open === 'stop' && (
          <Dialog open onOpenChange={close} title="关机">
            <Button onClick={() => setOpen('end')}>改为停止计费</Button>
          </Dialog>
        )}
        {open === 'end' && <Dialog open onOpenChange={close} title="停止计费" />}
      </>
    );
  }
  render(<Page />);
  await userEvent.click(named('关机'));
  await opened('关机');
  await userEvent.click(named('改为停止计费'));
  await opened('停止计费');
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(named('关机')).toHaveFocus();
});

test('a window that was opened in a panel under a button gives the focus to that button', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <GlobalStyle />
        <HoverMenu trigger={<Button>账户</Button>} label="账户">
          {(close) => (
            <Button
              onClick={() => {
                close();
                setOpen(true);
              }}
            >
              新手指引
            </Button>
          )}
        </HoverMenu>
        <Dialog open={open} onOpenChange={setOpen} title="新手指引">
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what a host may do: the panel finds the focus in the window */}
          <input autoFocus aria-label="第一步" />
        </Dialog>
      </>
    );
  }
  render(<Page />);
  await userEvent.click(named('账户'));
  await userEvent.click(await screen.findByRole('button', { name: '新手指引' }));
  await opened('新手指引');
  await userEvent.keyboard('{Escape}');
  await closed();
  await waitFor(() => expect(named('账户')).toHaveFocus());
});

test('it gives the focus back also from a panel that was opened in it and stands elsewhere in the page', async () => {
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <GlobalStyle />
        <Button onClick={() => setOpen(true)}>修改备注</Button>
        <Dialog open={open} onOpenChange={setOpen} title="备注">
          <Popover trigger={<Button>说明</Button>}>
            <Button onClick={() => setOpen(false)}>不改了</Button>
          </Popover>
        </Dialog>
      </>
    );
  }
  render(<Page />);
  await userEvent.click(named('修改备注'));
  await opened('备注');
  await userEvent.click(named('说明'));
  await userEvent.click(await screen.findByRole('button', { name: '不改了' }));
  await closed();
  await waitFor(() => expect(named('修改备注')).toHaveFocus());
});

test.each([
  ['at once', 0],
  ['when the list is read again', 300],
])('where a row goes after its small question, %s, what is left near it has the focus', async (_, delay) => {
  function Page() {
    const [images, setImages] = useState(['甲', '乙']);
    const remove = (image: string) => setImages((before) => before.filter((one) => one !== image));
    return (
      <>
        <GlobalStyle />
        <Button>新建</Button>
        <ul>
          {images.map((image) => (
            <li key={image}>
              <Popconfirm
                trigger={<Button>{`删除${image}`}</Button>}
                title={`删除镜像${image}？`}
                onConfirm={() => void setTimeout(() => remove(image), delay)}
              />
            </li>
          ))}
        </ul>
      </>
    );
  }
  render(<Page />);
  named('删除甲').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(named('取消')).toHaveFocus());
  await userEvent.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: '删除甲' })).toBeNull());
  await waitFor(() => expect(named('删除乙')).toHaveFocus());
});

test('where the row goes whose menu opened a window, what is left near the row has the focus', async () => {
  function Page() {
    const [instances, setInstances] = useState(['甲', '乙']);
    const [releasing, setReleasing] = useState<string>();
    return (
      <>
        <GlobalStyle />
        <Button>新建</Button>
        <ul>
          {instances.map((instance) => (
            <li key={instance}>
              <Menu
                trigger={<Button>{`更多${instance}`}</Button>}
                items={[{ key: 'release', label: '提前释放', onSelect: () => setReleasing(instance) }]}
              />
            </li>
          ))}
        </ul>
        <Dialog open={releasing !== undefined} onOpenChange={() => setReleasing(undefined)} title="提前释放">
          <Button onClick={() => setInstances((before) => before.filter((one) => one !== releasing))}>释放</Button>
        </Dialog>
      </>
    );
  }
  render(<Page />);
  named('更多甲').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: '提前释放' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await opened('提前释放');
  await userEvent.click(named('释放'));
  await userEvent.keyboard('{Escape}');
  await closed();
  expect(screen.queryByRole('button', { name: '更多甲', hidden: true })).toBeNull();
  expect(named('更多乙')).toHaveFocus();
});
