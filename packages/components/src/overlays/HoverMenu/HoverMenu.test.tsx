import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Button } from '../../actions/Button/Button';
import { HoverMenu } from './HoverMenu';

const bell = (
  <HoverMenu label="公告" trigger={<Button>公告</Button>}>
    <a href="#more">查看更多</a>
  </HoverMenu>
);
const panel = () => screen.queryByRole('group', { name: '公告' });

afterEach(() => vi.useRealTimers());

describeConformance(
  'HoverMenu',
  <HoverMenu label="公告" defaultOpen trigger={<Button>公告</Button>}>
    暂无消息
  </HoverMenu>,
  { tag: 'div' },
);

test('is a disclosure, not a menu', async () => {
  render(bell);
  const trigger = screen.getByRole('button', { name: '公告' });
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  expect(trigger).not.toHaveAttribute('aria-haspopup');
  await userEvent.click(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(panel()).toBeVisible());
});

test.each(['{Enter}', ' '])('opens at once on the key %s, keeps the focus, and Tab walks into it', async (key) => {
  render(bell);
  await userEvent.tab();
  await userEvent.keyboard(key);
  await waitFor(() => expect(panel()).toBeVisible());
  expect(screen.getByRole('button', { name: '公告' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: '查看更多' })).toHaveFocus();
});

test('Escape closes it and gives the focus back', async () => {
  render(bell);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(screen.getByRole('button', { name: '公告' })).toHaveFocus();
});

test('following a link inside closes it', async () => {
  render(bell);
  await userEvent.click(screen.getByRole('button', { name: '公告' }));
  await userEvent.click(screen.getByRole('link', { name: '查看更多' }));
  expect(panel()).toBeNull();
});

test('opening one closes the other', async () => {
  render(
    <>
      {bell}
      <HoverMenu label="账号" trigger={<Button>账号</Button>}>
        退出登录
      </HoverMenu>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: '公告' }));
  fireEvent.click(screen.getByRole('button', { name: '账号' }));
  expect(await screen.findByRole('group', { name: '账号' })).toBeInTheDocument();
  expect(panel()).toBeNull();
});

test('opens 300 ms after the pointer came, not before', () => {
  vi.useFakeTimers();
  render(bell);
  const trigger = screen.getByRole('button', { name: '公告' });
  fireEvent.pointerEnter(trigger, { pointerType: 'mouse' });
  fireEvent.mouseEnter(trigger);
  fireEvent.mouseMove(trigger);
  act(() => void vi.advanceTimersByTime(299));
  expect(panel()).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(panel()).not.toBeNull();
});

test('closes 250 ms after the pointer left', () => {
  vi.useFakeTimers();
  render(
    <>
      {bell}
      <p>页面</p>
    </>,
  );
  const trigger = screen.getByRole('button', { name: '公告' });
  fireEvent.pointerEnter(trigger, { pointerType: 'mouse' });
  fireEvent.mouseEnter(trigger);
  fireEvent.mouseMove(trigger);
  act(() => void vi.advanceTimersByTime(300));
  fireEvent.mouseLeave(trigger, { relatedTarget: screen.getByText('页面'), clientX: 500, clientY: -500 });
  fireEvent.mouseMove(screen.getByText('页面'), { clientX: 500, clientY: -500 });
  act(() => void vi.advanceTimersByTime(249));
  expect(screen.getByRole('button', { name: '公告' })).toHaveAttribute('aria-expanded', 'true');
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: '公告' })).toHaveAttribute('aria-expanded', 'false');
});

describe('under a link', () => {
  const followed = vi.fn((event: React.MouseEvent) => event.preventDefault());
  const link = (
    <HoverMenu
      link
      label="公告"
      trigger={
        <a href="#inform" onClick={followed}>
          公告
        </a>
      }
    >
      <a href="#more">查看更多</a>
    </HoverMenu>
  );
  afterEach(() => followed.mockClear());

  test('a press follows the link and opens nothing', async () => {
    render(link);
    await userEvent.click(screen.getByRole('link', { name: '公告' }));
    expect(followed).toHaveBeenCalledOnce();
    expect(panel()).toBeNull();
  });

  test.each([' ', '{ArrowDown}'])('the key %s opens it without following the link', async (key) => {
    render(link);
    await userEvent.tab();
    await userEvent.keyboard(key);
    await waitFor(() => expect(panel()).toBeVisible());
    expect(screen.getByRole('link', { name: '公告' })).toHaveAttribute('aria-expanded', 'true');
    expect(followed).not.toHaveBeenCalled();
  });

  test('Enter follows it', async () => {
    render(link);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledOnce();
    expect(panel()).toBeNull();
  });
});
