import { zodResolver } from '@hookform/resolvers/zod';
import { ownImageForm, type OwnImageForm } from '@compute-market/contract/forms/own-image-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inDark } from '../../dark-story';
import { loading, ready } from '../../resource';
import { mainAccount, subAccountWith } from '../../viewer/fixtures';
import { changingImages, free, ownImages, pricedImages, pricing } from './fixtures';
import { expectedPriceText } from './own-image-price';
import { OwnImageDialog } from './OwnImageDialog';
import { OwnImages } from './OwnImages';

const meta = {
  title: '界面/实例/OwnImages 我的镜像',
  component: OwnImages,
  render: (args) => (
    <main>
      <h1>云盘</h1>
      <OwnImages {...args} />
    </main>
  ),
  args: {
    viewer: mainAccount,
    images: ready(free(ownImages)),
    onDelete: fn(() => Promise.resolve()),
    onRetry: fn(),
  },
} satisfies Meta<typeof OwnImages>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One leads to the order form with the image chosen; deleting asks first. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: '用它开机：微调环境' })).toHaveAttribute(
      'href',
      expect.stringMatching(/createInstance\?type=kvm&image=own-/),
    );
    await userEvent.click(await canvas.findByRole('button', { name: '删除 微调环境' }));
    const question = within(await screen.findByRole('alertdialog', { name: '删除镜像' }));
    await userEvent.click(await question.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(canvas.queryByText(/\/天/)).toBeNull();
    await expect(canvas.getByText(/^免费。最多 5 个/)).toBeVisible();
  },
};
/** Where they cost something: each by the day, all together, what will be and what could not be paid, and that deleting ends it. */
export const Priced: Story = {
  args: { images: ready(pricedImages) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 / 5，合计 ¥0.53/天')).toBeVisible();
    const row = within(await canvas.findByRole('row', { name: /微调环境/ }));
    await expect(row.getByText('¥0.13/天')).toBeVisible();
    await expect(canvas.getByText(/镜像「旧环境」的费用未能扣取，将于 .+ 删除/)).toBeVisible();
    await expect(canvas.getByText(/镜像「推理服务」自 .+ 起收费，¥0.09\/天/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '删除 微调环境' }));
    const question = within(await screen.findByRole('alertdialog', { name: '删除镜像' }));
    await expect(await question.findByText(/删除后不再收费/)).toBeVisible();
  },
};
/** The room that the console leaves at 1024: nothing lies outside of the card. */
export const PricedTablet: Story = {
  args: Priced.args,
  decorators: [
    (Inner) => (
      <div style={{ width: 910 }}>
        <Inner />
      </div>
    ),
  ],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: '操作' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: '我的镜像' })).toBeNull();
  },
};
export const PricedPhone: Story = { args: Priced.args, globals: { viewport: { value: 'phone' } } };
export const Deleting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除 微调环境' }));
    const question = within(await screen.findByRole('alertdialog', { name: '删除镜像' }));
    await userEvent.click(await question.findByRole('button', { name: '删除镜像' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(ownImages[1]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
/** The server says no: its reason stands in the question. */
export const DeleteRefused: Story = {
  args: { onDelete: fn(() => Promise.reject(new Error('正有实例用该镜像开机或重置系统，请在完成后再删除'))) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '删除 微调环境' }));
    const question = within(await screen.findByRole('alertdialog', { name: '删除镜像' }));
    await userEvent.click(await question.findByRole('button', { name: '删除镜像' }));
    await expect(await question.findByText(/正有实例用该镜像开机/)).toBeVisible();
  },
};
export const Changing: Story = {
  args: { images: ready(free(changingImages)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/镜像「标注」制作失败：宿主机磁盘空间不足/)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('正在处理镜像');
    await expect(canvas.queryByRole('link', { name: /用它开机/ })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /删除/ })).toHaveLength(1);
  },
};
export const Empty: Story = { args: { images: ready(free([])) } };
export const Loading: Story = { args: { images: loading } };
export const Failed: Story = {
  args: { images: { state: 'error', reason: '请求超时，请稍后重试', requestId: 'k3v9x1' } },
};
/** A back end that makes none: nothing stands there. */
export const Unknown: Story = {
  args: { images: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('我的镜像')).toBeNull();
  },
};
/** Without 管理实例 and 购买 nothing can be deleted or ordered, and who cannot top up is told whom to ask. */
export const WithoutRight: Story = {
  args: { viewer: subAccountWith({ Rights: [] }), images: ready(pricedImages) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '删除 微调环境' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('link', { name: '用它开机：微调环境' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(/请在此之前联系主账号充值或提高额度/)).toBeVisible();
    await expect(canvas.queryByText(/请在此之前充值/)).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = {
  decorators: [inDark],
};

function Saving({ refused, price = null }: { readonly refused: string | null; readonly price?: string | null }) {
  const form = useForm<OwnImageForm>({
    resolver: zodResolver(ownImageForm),
    mode: 'onTouched',
    defaultValues: { name: refused === null ? '' : '微调环境', note: '' },
  });
  return (
    <OwnImageDialog
      open
      onClose={fn()}
      onClosed={fn()}
      form={form}
      refused={refused}
      price={price}
      onSubmit={() => void form.handleSubmit(fn())()}
    />
  );
}
export const Save: Story = {
  render: () => <Saving refused={null} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '保存为镜像' }));
    await userEvent.click(await dialog.findByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('请输入名称')).toBeVisible();
  },
};
export const SaveRefused: Story = {
  render: () => <Saving refused="每个账号最多保留 5 个镜像，请先删除不用的镜像" />,
};
/** What the image is likely to cost: by the last one of this instance, or at most. */
export const SavePriced: Story = {
  render: () => (
    <Saving refused={null} price={expectedPriceText(pricedImages, { name: 'kvm-3f8a2c71', systemDiskGb: 200 })} />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '保存为镜像' }));
    await expect(await dialog.findByText(/每 GB ¥0.0100\/天.+上一个镜像的大小 8.2 GB，约 ¥0.09\/天/)).toBeVisible();
  },
};
export const SaveFirstPriced: Story = {
  render: () => (
    <Saving
      refused={null}
      price={expectedPriceText({ data: [], Pricing: pricing }, { name: 'kvm-3f8a2c71', systemDiskGb: 200 })}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '保存为镜像' }));
    await expect(await dialog.findByText(/系统盘 200 GB，最多 ¥2.00\/天/)).toBeVisible();
  },
};
