import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { instances } from '../DashboardScreen/fixtures';
import { choosableImages } from '../OwnImages/fixtures';
import { systems } from './fixtures';
import { withOwnSystems } from './own-systems';
import { ReinstallDialog } from './ReinstallDialog';

const [instance] = instances;
if (instance === undefined) throw new Error('no instance');

const meta = {
  title: '界面/实例/ReinstallDialog 重置系统',
  component: ReinstallDialog,
  render: (args) => (
    <main>
      <h1>我的实例</h1>
      <ReinstallDialog {...args} />
    </main>
  ),
  args: {
    instance,
    open: true,
    onOpenChange: fn(),
    onRead: () => Promise.resolve(systems),
    onConfirm: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof ReinstallDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = async () => within(await screen.findByRole('alertdialog', { name: '重置系统' }));

/** Without images of the customer's own there is one group, which needs no chip. */
export const Default: Story = {
  play: async () => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('radio', { name: 'ComfyUI' }));
    await expect(dialog.getByRole('heading', { name: '安装的系统：ComfyUI' })).toBeVisible();
    await expect(dialog.queryByRole('radio', { name: '我的镜像' })).toBeNull();
    await userEvent.type(dialog.getByRole('searchbox'), 'windows');
    await expect(dialog.getAllByRole('radio')).toHaveLength(1);
  },
};
/** Images of the customer's own stand in a group of theirs; one that the system disk does not hold says so, and what is chosen stays in view. */
export const OwnImage: Story = {
  args: { onRead: () => Promise.resolve(withOwnSystems(systems, choosableImages, ['own-微调环境'])) },
  play: async ({ args }) => {
    const dialog = await dialogOf();
    await userEvent.click(await dialog.findByRole('radio', { name: '我的镜像' }));
    await expect(dialog.getByRole('radio', { name: '全量数据' })).toBeDisabled();
    await expect(dialog.getByText('需要 500GB 系统盘')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: '微调环境' }));
    await userEvent.click(dialog.getByRole('radio', { name: '平台镜像' }));
    await expect(dialog.getByRole('heading', { name: '安装的系统：微调环境' })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: '我的镜像' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '我已备份重要数据' }));
    await userEvent.type(dialog.getByRole('textbox'), instance.Note);
    await userEvent.click(dialog.getByRole('button', { name: '重置系统' }));
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledWith('own-微调环境'));
  },
};
/** What a machine was made from is its system, not the image of the house that this grew from. */
export const MadeFromOwn: Story = {
  args: { ...OwnImage.args, instance: { ...instance, OwnImage: 'own-微调环境' } },
  play: async () => {
    const dialog = await dialogOf();
    await expect(await dialog.findByRole('heading', { name: '安装的系统：微调环境' })).toBeVisible();
    await expect(dialog.getByText('当前')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: '平台镜像' }));
    await expect(dialog.queryByText('当前')).toBeNull();
  },
};
export const Reading: Story = { args: { onRead: () => new Promise(() => undefined) } };
/** What could not be read can be read again. */
export const Failed: Story = {
  args: { onRead: fn(() => Promise.reject(new Error('请求超时，请稍后重试'))) },
  play: async ({ args }) => {
    const dialog = await dialogOf();
    const again = await dialog.findByRole('button', { name: '重新读取' });
    const { length } = mocked(args.onRead).mock.calls;
    await userEvent.click(again);
    await waitFor(() => expect(args.onRead).toHaveBeenCalledTimes(length + 1));
  },
};
export const Phone: Story = { args: OwnImage.args, globals: { viewport: { value: 'phone' } } };
