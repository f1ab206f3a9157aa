import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { Button } from '../../actions/Button/Button';
import { Tooltip } from './Tooltip';

describeConformance(
  'Tooltip',
  <Tooltip content="每张显卡独享" defaultOpen>
    <Button>规格</Button>
  </Tooltip>,
  { tag: 'div', spreads: false },
);

test('opens on focus and closes on Escape', async () => {
  render(
    <Tooltip content="每张显卡独享">
      <Button>规格</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('每张显卡独享');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('describes its control even while closed', () => {
  render(
    <Tooltip content="每张显卡独享">
      <Button>规格</Button>
    </Tooltip>,
  );
  expect(screen.getByRole('button', { name: '规格' })).toHaveAccessibleDescription('每张显卡独享');
});

test('a description that the child has of its own is read too, before the reason', () => {
  render(
    <>
      <span id="row">训练机</span>
      <Tooltip disabledReason="实例启动中，暂不能连接">
        <Button aria-describedby="row">连接</Button>
      </Tooltip>
    </>,
  );
  expect(screen.getByRole('button', { name: '连接' })).toHaveAccessibleDescription('训练机 实例启动中，暂不能连接');
});

test('words that repeat the name are not read twice', () => {
  render(
    <Tooltip content="我的实例" repeatsName>
      <Button>我的实例</Button>
    </Tooltip>,
  );
  expect(screen.getByRole('button', { name: '我的实例' })).not.toHaveAccessibleDescription();
});

test('a control with a reason refuses activation, stays focusable and tells why', async () => {
  const onClick = vi.fn();
  render(
    <Tooltip disabledReason="实例启动中，暂不能连接">
      <Button disabled onClick={onClick}>
        连接
      </Button>
    </Tooltip>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: '连接' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('实例启动中，暂不能连接');
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

// A finger neither hovers nor, on every phone, gives the focus.
test('a press that is refused says why, until a press elsewhere', async () => {
  render(
    <Tooltip disabledReason="实例启动中，暂不能连接">
      <Button disabled>连接</Button>
    </Tooltip>,
  );
  fireEvent.click(screen.getByRole('button', { name: '连接' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('实例启动中，暂不能连接');
  await userEvent.click(document.body);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});

test('without words the child stands alone and works', async () => {
  const onClick = vi.fn();
  render(
    <Tooltip disabledReason={undefined}>
      <Button onClick={onClick}>连接</Button>
    </Tooltip>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledOnce();
});

test('words that come back do not open by themselves', async () => {
  const page = (disabledReason?: string) => (
    <Tooltip disabledReason={disabledReason}>
      <Button>连接</Button>
    </Tooltip>
  );
  const { rerender } = render(page('实例启动中，暂不能连接'));
  fireEvent.click(screen.getByRole('button', { name: '连接' }));
  await screen.findByRole('tooltip');
  rerender(page());
  rerender(page('实例关机中，暂不能连接'));
  expect(screen.getByRole('button', { name: '连接' })).toHaveAccessibleDescription('实例关机中，暂不能连接');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('the child keeps the focus when its words come or go, and its own ref', () => {
  const ref = createRef<HTMLButtonElement>();
  const page = (disabledReason?: string) => (
    <Tooltip disabledReason={disabledReason}>
      <Button ref={ref}>连接</Button>
    </Tooltip>
  );
  const { rerender } = render(page());
  const button = () => screen.getByRole('button', { name: '连接' });
  act(() => button().focus());
  for (const reason of ['实例启动中，暂不能连接', undefined, '实例关机中，暂不能连接']) {
    rerender(page(reason));
    expect(button()).toHaveFocus();
    expect(ref.current).toBe(button());
  }
  act(() => button().blur());
  rerender(page());
  expect(document.body).toHaveFocus();
});

test('a child whose words are yet to come stays the same when they do', async () => {
  const page = (content: string) => (
    <Tooltip content={content}>
      <Button>规格</Button>
    </Tooltip>
  );
  const { rerender } = render(page(''));
  const button = screen.getByRole('button', { name: '规格' });
  await userEvent.hover(button);
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(button).not.toHaveAccessibleDescription();
  rerender(page('每张显卡独享'));
  expect(screen.getByRole('button', { name: '规格' })).toBe(button);
  expect(button).toHaveAccessibleDescription('每张显卡独享');
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('每张显卡独享');
});

test('a child that had words once stays the same when they go and come back, and works in between', async () => {
  const onClick = vi.fn();
  const page = (disabledReason?: string) => (
    <Tooltip disabledReason={disabledReason}>
      <Button onClick={onClick}>连接</Button>
    </Tooltip>
  );
  const { rerender } = render(page('实例启动中，暂不能连接'));
  const button = screen.getByRole('button', { name: '连接' });
  fireEvent.click(button);
  await screen.findByRole('tooltip');
  rerender(page());
  expect(screen.getByRole('button', { name: '连接' })).toBe(button);
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(button).not.toHaveAccessibleDescription();
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
  expect(screen.queryByRole('tooltip')).toBeNull();
  rerender(page('实例关机中，暂不能连接'));
  expect(screen.getByRole('button', { name: '连接' })).toBe(button);
  expect(button).toHaveAccessibleDescription('实例关机中，暂不能连接');
  fireEvent.click(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('实例关机中，暂不能连接');
  expect(onClick).toHaveBeenCalledOnce();
});
