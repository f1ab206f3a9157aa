import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { OWN_IMAGES_MAX } from '@compute-market/contract/rules/own-image';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { loading, ready } from '../../resource';
import { free, ownImageWith, pricing } from '../OwnImages/fixtures';
import { running } from './fixtures';
import { SaveImage } from './SaveImage';

const own = ownImageWith('微调环境', { InstanceName: running.Container_name });
const other = ownImageWith('推理服务', { InstanceName: 'kvm-other' });

const meta = {
  title: '界面/实例/SaveImage 保存为镜像',
  component: SaveImage,
  render: (args) => (
    <main>
      <h1>实例详情</h1>
      <h2>配置</h2>
      <SaveImage {...args} />
    </main>
  ),
  args: { instance: running, images: ready(free([other, own])), onSave: fn(), onRetry: fn() },
} satisfies Meta<typeof SaveImage>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = (reason: RegExp): Story['play'] =>
  async function play({ args, canvas }) {
    const save = await canvas.findByRole('button', { name: '保存为镜像' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveAccessibleDescription(reason);
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
  };

/** Its own images are told; all of them are one step away. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '保存为镜像' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByText('微调环境')).toBeVisible();
    await expect(canvas.queryByText('推理服务')).toBeNull();
    await expect(canvas.getByRole('link', { name: '全部镜像' })).toHaveAttribute('href', '/console/cloudDisk');
  },
};
export const None: Story = { args: { images: ready(free([])) } };
/** Where they cost something it is said before the first, and beside each. */
export const NonePriced: Story = {
  args: { images: ready({ data: [], Pricing: pricing }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/每 GB ¥0.0100\/天/)).toBeVisible();
    await expect(canvas.queryByText(/免费/)).toBeNull();
  },
};
export const Priced: Story = {
  args: { images: ready({ data: [{ ...own, DayPrice: 0.13 }], Pricing: pricing }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/¥0.13\/天/)).toBeVisible();
  },
};
export const Saving: Story = {
  args: { images: ready(free([{ ...own, Status: 'creating', Size: null }])) },
  play: says(/正在保存为镜像/),
};
export const NotMade: Story = {
  args: { images: ready(free([{ ...own, Status: 'failed', Reason: '制作失败：宿主机磁盘空间不足' }])) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('制作失败：宿主机磁盘空间不足')).toBeVisible();
  },
};
export const Full: Story = {
  args: { images: ready(free(Array.from({ length: OWN_IMAGES_MAX }, (_, index) => ownImageWith(`镜像${index}`)))) },
  play: says(/最多保留 5 个镜像/),
};
/** A sub-account sees its own images, and is told whom to ask where others take the places up. */
export const FullOfOthers: Story = {
  args: { images: ready({ ...free([]), AccountNum: OWN_IMAGES_MAX }) },
  play: async (context) => {
    await expect(await context.canvas.findByText('账号合计 5 / 5')).toBeVisible();
    await says(/主账号与子账号合计最多保留 5 个镜像，请联系主账号/)?.(context);
  },
};
export const Moving: Story = {
  args: { instance: { ...running, Status: INSTANCE_STATUS.restarting } },
  play: says(/实例正在变更/),
};
export const NotUp: Story = {
  args: { instance: { ...running, Status: INSTANCE_STATUS.restartFailed } },
  play: says(/实例未能启动/),
};
export const Loading: Story = { args: { images: loading } };
export const Failed: Story = {
  args: { images: { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a' } },
};
/** The machine is over, or the back end makes none: nothing stands there. */
export const Over: Story = {
  args: { instance: { ...running, Status: INSTANCE_STATUS.ended } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('镜像')).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
