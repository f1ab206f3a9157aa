import '@compute-market/tokens/tokens.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GlobalStyle } from '../foundation/GlobalStyle/GlobalStyle';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

async function ask(title: string, width: number) {
  await page.viewport(width, 800);
  render(
    <>
      <GlobalStyle />
      <ConfirmDialog open onOpenChange={() => undefined} onConfirm={() => undefined} title={title} tone="danger" />
    </>,
  );
  const heading = screen.getByRole('heading', { name: title });
  const box = (element: Element | null | undefined) => {
    const { top, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return { top, height, middle: top + height / 2 };
  };
  return {
    heading,
    words: box(heading),
    mark: box(heading.previousElementSibling?.querySelector('svg')),
    close: box(screen.getByRole('button', { name: '关闭' })),
    header: box(heading.parentElement),
  };
}

const long = '删除项目「华东一区推理服务生产环境第二批扩容之后的备用机器与训练机器」？';

test.each([1280, 320])('the whole question is read on a window of %i', async (width) => {
  const { heading, mark, close } = await ask(long, width);
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight);
  const words = document.createRange();
  words.selectNodeContents(heading);
  const lines = [...words.getClientRects()];
  expect(lines.length).toBeGreaterThan(1);
  const [first] = lines;
  const middle = first === undefined ? Number.NaN : first.top + first.height / 2;
  expect(mark.middle).toBeCloseTo(middle, 1);
  expect(close.middle).toBeCloseTo(middle, 1);
});

test.each([
  [1280, 24],
  [320, 40],
])('on a window of %i a short title is one line in the middle of the %i px of its button', async (width, height) => {
  const { words, mark, close } = await ask('关机', width);
  expect(close.height).toBeCloseTo(height, 1);
  expect(words.middle).toBeCloseTo(close.middle, 1);
  expect(mark.middle).toBeCloseTo(close.middle, 1);
});
