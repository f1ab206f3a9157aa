import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ColumnChooser } from '../data/ColumnChooser/ColumnChooser';
import { CodeField } from '../inputs/CodeField/CodeField';
import { Pagination } from '../navigation/Pagination/Pagination';

afterEach(cleanup);

const button = (name: string) => screen.findByRole('button', { name });
/** A disabled button loses the focus when the next frame is drawn. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function pressByKeyboard(name: string) {
  (await button(name)).focus();
  await userEvent.keyboard('{Enter}');
  await nextFrame();
}

test('who asks for a code keeps the focus while another must wait', async () => {
  render(<CodeField aria-label="短信验证码" onRequest={() => Promise.resolve(true)} />);
  await pressByKeyboard('获取验证码');
  const waiting = await button('60 秒后重发');
  await nextFrame();
  expect(document.activeElement).toBe(waiting);
});

test('who walks to either end of a list keeps the focus', async () => {
  const Walk = () => {
    const [page, setPage] = useState(1);
    return <Pagination page={page} pageSize={10} total={20} onPageChange={setPage} />;
  };
  render(<Walk />);
  await pressByKeyboard('下一页');
  expect(document.activeElement).toBe(await button('下一页'));
  await pressByKeyboard('上一页');
  expect(document.activeElement).toBe(await button('上一页'));
});

test('who brings all columns back keeps the focus', async () => {
  const Chooser = () => {
    const [hidden, setHidden] = useState<readonly string[]>(['cost']);
    const columns = [{ key: 'cost', label: '累计费用' }];
    return <ColumnChooser columns={columns} hidden={hidden} onHiddenChange={setHidden} />;
  };
  render(<Chooser />);
  await userEvent.click(await button('自定义列'));
  await pressByKeyboard('恢复默认');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '累计费用' }).checked).toBe(true);
  expect(document.activeElement).toBe(await button('恢复默认'));
});
