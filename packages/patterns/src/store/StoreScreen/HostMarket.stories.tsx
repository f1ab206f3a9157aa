import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { offers, options, priceInfo } from '../../listings/fixtures';
import { hosts } from '../../listings/host-fixtures';
import { loading, ready } from '../../resource';
import { Browsing, dark, framed, known, phone, shown } from './browsing';
import { storeQuery, viewedBy } from './store-query';

const meta = {
  title: '界面/市场/按主机',
  component: Browsing,
  ...framed,
  args: { ...shown, query: viewedBy(storeQuery.blank, 'host') },
} satisfies Meta<typeof Browsing>;
export default meta;
type Story = StoryObj<typeof meta>;

const query = meta.args.query;

/** Each row leads to the order form with its host, room and cards. */
export const Hosts: Story = {
  args: { query: { ...query, cards: 2, period: 'day' } },
  tags: ['visual', 'visual-phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '租用主机 hz01' })).toHaveAttribute(
      'href',
      expect.stringMatching(/gpu_type=RTX%204090&gpu_num=2&unit=day&district=.+&host=hz01$/),
    );
  },
};
export const Dark: Story = { ...dark, tags: ['visual'] };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Loading: Story = { args: { hosts: loading } };
/** The models are there, the hosts could not be read. */
export const Failed: Story = {
  args: { hosts: { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: { hosts: ready({ hosts: [], total: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('暂无在售主机')).toBeVisible();
  },
};
/** A market so large that the answer holds a part of it says so. */
export const Cut: Story = {
  args: { hosts: ready({ hosts, total: 1_240 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^共 1240 台，显示空闲最多的 7 台/)).toBeVisible();
  },
};
export const PricesFailed: Story = {
  args: { prices: { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a' } },
};
export const Member: Story = { args: { visitor: { kind: 'main' }, prices: ready(priceInfo(4)) }, globals: phone };

/** The least CUDA is asked for where hosts tell theirs, and compared by its number: 9.2 is less than 12.4. */
export const ByCuda: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('table', { name: '主机列表' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^更多筛选/ }));
    await userEvent.click(canvas.getByRole('radio', { name: '≥12.8' }));
    await expect(await canvas.findByRole('button', { name: '移除筛选：CUDA ≥12.8' })).toBeVisible();
    await expect(list.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^bj08/),
    ]);
  },
};
/** By model nothing is narrowed by CUDA: the way to the hosts stands in its place, and all that was chosen goes along. */
export const CudaByModel: Story = {
  args: { query: { ...storeQuery.blank, gpuTypes: ['RTX 4090'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^更多筛选/ }));
    await expect(canvas.queryByRole('radiogroup', { name: 'CUDA' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '按主机筛选' }));
    await expect(
      within(await canvas.findByRole('radiogroup', { name: 'CUDA' })).getByRole('radio', { checked: true }),
    ).toHaveFocus();
    await userEvent.click(await canvas.findByRole('radio', { name: '≥12.8' }));
    await expect(await canvas.findByRole('button', { name: '移除筛选：CUDA ≥12.8' })).toBeVisible();
    const list = within(await canvas.findByRole('table', { name: '主机列表' }));
    await expect(list.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^bj08/),
    ]);
    await expect(canvas.getByRole('button', { name: '移除筛选：RTX 4090' })).toBeVisible();
  },
};
/** No host tells its CUDA: nobody is asked for it. */
export const CudaUntold: Story = {
  args: {
    stock: ready({ ...known, offers: offers.map((offer) => ({ ...offer, CudaVersions: undefined })) }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: '主机列表' });
    await userEvent.click(await canvas.findByRole('button', { name: /^更多筛选/ }));
    await expect(canvas.getByRole('radiogroup', { name: '在线率' })).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: 'CUDA' })).toBeNull();
  },
};

/** Billing by usage is asked for where a host offers it. */
export const ByUsage: Story = {
  args: {
    hosts: ready({
      hosts: hosts.map((host) => (host.HostName === 'bj08' ? { ...host, PayAsYouGo: true } : host)),
      total: hosts.length,
    }),
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('table', { name: '主机列表' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^更多筛选/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '可按量计费' }));
    await expect(await canvas.findByRole('button', { name: '移除筛选：可按量计费' })).toBeVisible();
    await expect(list.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^bj08/),
    ]);
  },
};
/** No host offers it: nobody is asked for it. */
export const UsageUntold: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: '主机列表' });
    await userEvent.click(await canvas.findByRole('button', { name: /^更多筛选/ }));
    await expect(canvas.getByRole('checkbox', { name: '可提前释放' })).toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: '可按量计费' })).toBeNull();
  },
};

/** From models to hosts, narrowed by what only hosts have, and back: what models have not is left behind. */
export const Switching: Story = {
  args: { query: { ...storeQuery.blank, district: '华东一区' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '按主机' }));
    const list = within(await canvas.findByRole('table', { name: '主机列表' }));
    await expect(list.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^hz01/),
      expect.stringMatching(/^hz12/),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: '更多筛选(1)' }));
    await userEvent.click(canvas.getByRole('radio', { name: '≥25Gbps' }));
    await expect(await canvas.findByRole('button', { name: '移除筛选：网络 ≥25Gbps' })).toBeVisible();
    await expect(list.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: '按型号' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...storeQuery.blank, district: '华东一区' });
    await expect(await canvas.findByRole('article', { name: 'H20' })).toBeVisible();
  },
};
export const SwitchingOnAPhone: Story = {
  args: { query: storeQuery.blank },
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '按主机' }));
    await expect(await canvas.findByRole('link', { name: '租用主机 hz12' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '按型号' })).toBeVisible();
  },
};
/** A back end that knows no hosts shows its models, whatever the address says. */
export const NoHosts: Story = {
  args: { options: ready({ ...options, hosts: undefined }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'H20' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: '按主机' })).toBeNull();
  },
};
