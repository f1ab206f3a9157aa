import type { Meta, StoryObj } from '@storybook/react-vite';
import { fen } from '@compute-market/contract/rules/money';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { market } from '../../instance/CreateInstanceScreen/fixtures';
import { loading, ready } from '../../resource';
import { imagesByKind, manyOffers, offers, options, priceInfo } from '../../listings/fixtures';
import { Browsing, couponActions, dark, framed, known, phone, shown } from './browsing';
import { storeQuery } from './store-query';

const failed = { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a' } as const;

const meta = {
  title: '界面/市场/算力市场',
  component: Browsing,
  ...framed,
  args: { ...shown, query: { ...storeQuery.blank, memory: 24 } },
} satisfies Meta<typeof Browsing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Once all has come, the first row of cards stands with its prices within so many px from the top of the page. */
async function firstRowAbove(fold: number, edge: 'top' | 'bottom' = 'bottom') {
  await waitFor(() => expect(screen.getByText(/^库存更新于/)).toBeInTheDocument());
  const [first] = screen.getAllByRole('article');
  await expect((first?.getBoundingClientRect()[edge] ?? Infinity) + window.scrollY).toBeLessThanOrEqual(fold);
}

const nothing = { stock: ready({ kind: 'known', offers: [], refreshedAt: '14:05:21' } as const) };

export const Visitor: Story = { tags: ['visual'], play: () => firstRowAbove(900) };
export const Dark: Story = { ...dark, tags: ['visual'] };
export const SilverByDay: Story = {
  args: { visitor: { kind: 'main' }, prices: ready(priceInfo(2)), query: { ...storeQuery.blank, period: 'day' } },
  tags: ['visual'],
};
export const ByMonth: Story = {
  args: { visitor: { kind: 'main' }, prices: ready(priceInfo(4)), query: { ...storeQuery.blank, period: 'month' } },
};
export const SubAccount: Story = {
  args: {
    visitor: { kind: 'sub', left: fen(120), ofMonth: false, mayBuy: true },
    prices: ready(priceInfo(2)),
    coupons: null,
    query: storeQuery.blank,
  },
};
/** A sub-account that was not granted buying hears of it before it presses anything. */
export const MayNotBuy: Story = {
  args: {
    ...SubAccount.args,
    visitor: { kind: 'sub', left: fen(120), ofMonth: false, mayBuy: false },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('子账号没有「购买」权限，请联系主账号开通');
    await expect(canvas.queryByText(/剩余额度/)).toBeNull();
  },
};
export const Loading: Story = {
  args: { stock: loading, options: loading, prices: loading, promotion: loading, coupons: loading },
};
export const Failed: Story = { args: { stock: failed, promotion: failed, coupons: failed } };
export const PricesFailed: Story = { args: { prices: failed } };
export const StockFailed: Story = {
  args: { stock: ready({ kind: 'unknown', selector: market.selector }), query: storeQuery.blank },
};
export const Empty: Story = { args: { ...nothing, query: storeQuery.blank } };
/** Nothing has ever been on sale. */
export const OpeningSoon: Story = {
  args: {
    ...nothing,
    query: storeQuery.blank,
    options: ready({ ...options, all_gputypes: [], all_districts: [], image_display_info_map: {} }),
    promotion: ready({ banners: [], notice: null }),
    coupons: ready([]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('即将开业')).toBeVisible();
  },
};
export const NoResult: Story = {
  args: { query: { ...storeQuery.blank, memory: 80, cards: 8, district: '西南一区' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有符合条件的显卡')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '更多筛选(3)' })).toBeVisible();
  },
};
/** A card is looked at closely by pressing it anywhere. */
export const Detail: Story = {
  args: { query: storeQuery.blank },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'H20' }));
    const detail = within(await within(document.body).findByRole('dialog', { name: 'H20' }));
    await waitFor(() => expect(detail.getByText('CUDA（最高）')).toBeVisible());
    await expect(detail.getByText('550.127.05')).toBeVisible();
  },
};
export const Compared: Story = {
  args: { query: { ...storeQuery.blank, compared: ['RTX 4090', 'H20', 'A100 SXM4', 'L40S'] } },
};
export const Claiming: Story = {
  args: { visitor: { kind: 'main' }, couponActions: { ...couponActions, claiming: 1 } },
};
export const NoBanner: Story = { args: { promotion: ready({ banners: [], notice: null }), coupons: ready([]) } };
export const LongNames: Story = {
  args: {
    query: storeQuery.blank,
    stock: ready({
      ...known,
      offers: offers.map((offer) => ({ ...offer, GpuType: `${offer.GpuType} Blackwell 服务器版 96GB` })),
    }),
  },
};
export const ThousandsOfOffers: Story = {
  args: { query: storeQuery.blank, stock: ready({ ...known, offers: manyOffers(3000) }) },
};
export const BareMetal: Story = { args: { query: { ...storeQuery.blank, type: 'metal' } }, tags: ['visual'] };
export const BareMetalEmpty: Story = { args: { query: { ...storeQuery.blank, type: 'metal' }, bareMetals: ready([]) } };
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: () => firstRowAbove(768),
};
/** Members came for the cards: what is new takes one line. */
export const Member: Story = {
  args: { visitor: { kind: 'main' }, prices: ready(priceInfo(2)), query: storeQuery.blank },
  tags: ['visual', 'visual-phone'],
  play: () => firstRowAbove(420, 'top'),
};
export const Phone: Story = { globals: phone, tags: ['visual-phone'] };
export const PhoneBareMetal: Story = { args: { query: { ...storeQuery.blank, type: 'metal' } }, globals: phone };

/** Two models are put side by side; the rest of the market stays where it is. */
export const Comparing: Story = {
  tags: ['visual', 'visual-phone'],
  args: { query: { ...storeQuery.blank, compared: ['RTX 4090', 'H20'] } },
  play: async ({ canvasElement }) => {
    // The bar is code of its own, loaded when the first model is chosen.
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '查看对比' }));
    const drawer = within(await within(document.body).findByRole('dialog', { name: '显卡对比' }));
    const month = drawer.getByRole('row', { name: /^包月/ });
    await expect(drawer.getByRole('row', { name: /^CUDA/ })).toHaveTextContent(/12\.4 至 12\.8（按主机）12\.4$/);
    await expect(month).toHaveTextContent(/包月\s*不同\s*¥1,497\.96\/卡\s*最优\s*¥4,500\.72\/卡$/);
  },
};

/** What is sold out leads to what is like it. */
export const Similar: Story = {
  args: { query: storeQuery.blank },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      within(canvas.getByRole('article', { name: 'H800 SXM5' })).getByRole('button', { name: '相近显卡' }),
    );
    await expect(canvas.queryByRole('article', { name: 'RTX 4090' })).toBeNull();
    await expect(canvas.getByRole('article', { name: 'A100 SXM4' })).toBeVisible();
    await expect(await canvas.findByText('H800 SXM5 已售罄，以下是显存相当的有货显卡')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '查看全部显卡' }));
    await expect(await canvas.findByRole('article', { name: 'RTX 4090' })).toBeVisible();
    await expect(canvas.queryByText(/^H800 SXM5 已售罄/)).toBeNull();
  },
};

/** What is sold out can be asked for: the customer is told once when it is free again. */
export const Noticing: Story = {
  args: { query: storeQuery.blank, visitor: { kind: 'main' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(within(canvasElement).getByRole('article', { name: 'H800 SXM5' })).getByRole('button', {
        name: '到货通知',
      }),
    );
    await expect(args.onNotice).toHaveBeenLastCalledWith('H800 SXM5', true);
  },
};
export const NoticePending: Story = {
  args: { query: storeQuery.blank, visitor: { kind: 'main' }, noticeOf: () => 'pending' },
};
export const Noticed: Story = { args: { query: storeQuery.blank, visitor: { kind: 'main' }, noticeOf: () => 'on' } };
export const NoticeFailed: Story = {
  args: { query: storeQuery.blank, visitor: { kind: 'main' }, noticeOf: () => 'failed' },
};
export const PhoneNoticed: Story = {
  args: { query: storeQuery.blank, visitor: { kind: 'main' }, noticeOf: () => 'on' },
  globals: phone,
};

/** Only what this kind of machine has can be chosen: nobody sells an L20 here, and no card of 80 GB. */
export const OnlyWhatIsThere: Story = {
  args: {
    query: storeQuery.blank,
    stock: ready({ ...known, offers: offers.filter(({ GpuType }) => GpuType === 'RTX 4090') }),
  },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: '更多筛选' });
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('checkbox', { name: /RTX|L20|H20|A100/ })).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: '≥24GB' })).toBeInTheDocument();
    await expect(canvas.queryByRole('radio', { name: '≥80GB' })).toBeNull();
  },
};

/** An image that was looked for among virtual machines stays when containers are looked at, finds none, and can be taken off (decisions 205). */
export const ImageOfTheOtherKind: Story = {
  args: {
    query: { ...storeQuery.blank, type: 'docker', image: 'windows-2022' },
    options: ready({ ...options, image_display_info_map: imagesByKind }),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('没有符合条件的显卡')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '移除筛选：Windows 2022' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...storeQuery.blank, type: 'docker' });
    await waitFor(() => expect(canvas.queryByText('没有符合条件的显卡')).toBeNull());
  },
};

/** Choosing a model and taking it away again, by its tag. */
export const Filtering: Story = {
  args: { query: storeQuery.blank },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'H20' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...storeQuery.blank, gpuTypes: ['H20'] });
    await userEvent.click(await canvas.findByRole('button', { name: '移除筛选：H20' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(storeQuery.blank);
  },
};
