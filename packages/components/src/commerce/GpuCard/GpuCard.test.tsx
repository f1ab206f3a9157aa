import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { describeConformance } from '../../../test/conformance';
import { sampleGpus } from '../../../test/gpu-fixtures';
import { LocaleProvider } from '../../foundation/LocaleProvider/LocaleProvider';
import { enUS } from '../../locale/en-US';
import { GpuCard } from './GpuCard';
import { GpuCardSkeleton } from './GpuCardSkeleton';

describeConformance('GpuCard', <GpuCard {...sampleGpus.plenty} compared={false} layout="desktop" />, {
  tag: 'article',
});
describeConformance('GpuCardSkeleton', <GpuCardSkeleton layout="desktop" />, { tag: 'div' });

const show = (props: Partial<React.ComponentProps<typeof GpuCard>> = {}) => {
  render(<GpuCard {...sampleGpus.plenty} layout="desktop" {...props} />);
  return screen.getByRole('article');
};

test('says what it is, what is free and what it costs', () => {
  const card = show();
  expect(card).toHaveAccessibleName('RTX 4090');
  for (const fact of [
    '显存24GB GDDR6X',
    '每卡 CPU16核',
    '每卡内存48GB',
    '空闲 126 / 160 卡',
    '充足',
    '¥2.19/卡时',
    '包月折合 ¥2.08/卡时',
  ])
    expect(card).toHaveTextContent(fact);
  expect(screen.getByRole('img', { name: '空闲 126 / 160 卡' })).toBeVisible();
});

test.each(['desktop', 'phone'] as const)('in English one core and one card are said in the singular (%s)', (layout) => {
  const one = { cores: 1, free: 1, layout };
  const { rerender } = render(<GpuCard {...sampleGpus.plenty} {...one} total={undefined} />, {
    wrapper: ({ children }) => <LocaleProvider locale={enUS}>{children}</LocaleProvider>,
  });
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent(/(?<!\d)1 core(?!s)/);
  expect(card).toHaveTextContent(/Free 1 card(?!s)/);
  rerender(<GpuCard {...sampleGpus.plenty} {...one} cores={16} total={8} />);
  expect(card).toHaveTextContent('16 cores');
  expect(card).toHaveTextContent(/Free 1 ?\/ ?8 cards/);
});

test('renting is a link, and so is every possible count', () => {
  show();
  expect(screen.getByRole('link', { name: '立即租用' })).toHaveAttribute('href', '#rent');
  expect(screen.getByRole('link', { name: '4 卡' })).toHaveAttribute('href', '#rent-4');
});

test('an impossible count is refused and says why', () => {
  show({ ...sampleGpus.low });
  const eight = screen.getByRole('button', { name: '8 卡' });
  expect(eight).toHaveAttribute('aria-disabled', 'true');
  expect(eight).toHaveAccessibleDescription('单机最多空闲 4 卡');
});

test('sold out, it offers what is like it and no count', async () => {
  const onSimilar = vi.fn();
  const card = show({ ...sampleGpus.soldOut, onSimilar });
  expect(within(card).queryByRole('link')).toBeNull();
  for (const count of within(card).getAllByRole('button', { name: /^\d 卡$/ }))
    expect(count).toHaveAccessibleDescription('已售罄');
  await userEvent.click(screen.getByRole('button', { name: '相近显卡' }));
  expect(onSimilar).toHaveBeenCalledOnce();
});

test('sold out, it can notify of new stock, and that can be cancelled', async () => {
  const onNotice = vi.fn();
  const { rerender } = render(<GpuCard {...sampleGpus.soldOut} layout="desktop" onNotice={onNotice} />);
  screen.getByRole('button', { name: '到货通知' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onNotice).toHaveBeenLastCalledWith(true);
  rerender(<GpuCard {...sampleGpus.soldOut} layout="desktop" onNotice={onNotice} notice="pending" />);
  await userEvent.keyboard('{Enter}');
  expect(onNotice).toHaveBeenCalledOnce();
  rerender(<GpuCard {...sampleGpus.soldOut} layout="desktop" onNotice={onNotice} notice="on" />);
  expect(screen.getByText('已订阅到货通知')).toBeVisible();
  const cancel = screen.getByRole('button', { name: '取消到货通知' });
  expect(cancel).toHaveFocus();
  expect(cancel).toHaveAccessibleDescription('H800 SXM5');
  await userEvent.keyboard('{Enter}');
  expect(onNotice).toHaveBeenLastCalledWith(false);
});

test('a wish that did not arrive says so and can be tried again', async () => {
  const onNotice = vi.fn();
  show({ ...sampleGpus.soldOut, onNotice, notice: 'failed', layout: 'phone' });
  expect(screen.getByText('到货通知未成功')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试到货通知' }));
  expect(onNotice).toHaveBeenCalledExactlyOnceWith(true);
});

test('what is in stock offers no notification', () => {
  show({ onNotice: vi.fn() });
  expect(screen.queryByRole('button', { name: '到货通知' })).toBeNull();
});

test('of an unknown total the free cards stand alone, without a gauge', () => {
  const card = show({ total: undefined });
  expect(card).toHaveTextContent('空闲 126 卡');
  expect(screen.queryByRole('img', { name: /空闲/ })).toBeNull();
});

test('an unknown stock is said instead of drawn, and can still be rented', () => {
  show({ free: undefined });
  expect(screen.getByText('库存未知')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('link', { name: '立即租用' })).toBeVisible();
});

test('a price that could not be fetched can be asked for again', async () => {
  const onRetryPrice = vi.fn();
  show({ unitPrice: undefined, onRetryPrice });
  expect(screen.getByText('价格获取失败')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetryPrice).toHaveBeenCalledOnce();
});

test('ticking 对比 tells the parent; at the limit the tick says why it refuses', async () => {
  const onComparedChange = vi.fn();
  const { rerender } = render(
    <GpuCard {...sampleGpus.plenty} layout="desktop" compared={false} onComparedChange={onComparedChange} />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: '对比' }));
  expect(onComparedChange).toHaveBeenCalledExactlyOnceWith(true);
  rerender(
    <GpuCard
      {...sampleGpus.plenty}
      layout="desktop"
      compared={false}
      compareReason="最多对比 4 款"
      onComparedChange={onComparedChange}
    />,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: '对比' }));
  expect(onComparedChange).toHaveBeenCalledOnce();
  expect(screen.getByRole('checkbox', { name: '对比' })).toHaveAccessibleDescription('最多对比 4 款');
});

test('on a phone counts and comparison move to the detail', () => {
  const card = show({ layout: 'phone', compared: false });
  expect(card).toHaveTextContent(
    'RTX 4090充足Ada Lovelace · 华东一区 等3个机房24GB GDDR6X16核 / 48GB 每卡空闲 126/160 卡',
  );
  expect(within(card).queryByRole('checkbox')).toBeNull();
  expect(within(card).queryByRole('link', { name: '4 卡' })).toBeNull();
});

test('without a price nothing can be rented', () => {
  show({ unitPrice: undefined });
  expect(screen.getByRole('button', { name: '立即租用' })).toBeDisabled();
});

test('a price that was reduced shows what it was', () =>
  expect(show({ originalPrice: 24_000 })).toHaveTextContent('原价¥2.40'));

test.each(['desktop', 'phone'] as const)('the name opens the detail (%s)', async (layout) => {
  const onDetail = vi.fn();
  show({ layout, onDetail });
  await userEvent.click(screen.getByRole('button', { name: 'RTX 4090' }));
  expect(onDetail).toHaveBeenCalledOnce();
});

test.each(['desktop', 'phone'] as const)('sizes that nobody told are dashes, never a number (%s)', (layout) => {
  const card = show({ layout, memorySize: Number.NaN, cores: Number.NaN, ram: Number.NaN });
  expect(within(card).getAllByText('未知')).toHaveLength(3);
  expect(card).not.toHaveTextContent('NaN');
});
