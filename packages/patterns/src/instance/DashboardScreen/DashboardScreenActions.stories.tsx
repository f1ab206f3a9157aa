import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DashboardScreen } from './DashboardScreen';
import { desktop, inConsole, phone } from './shown-dashboard';

const meta = {
  title: '界面/实例/DashboardScreen 我的实例',
  component: DashboardScreen,
  ...inConsole,
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
const openMenu = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `${name} 的更多操作` }));
  return within(await screen.findByRole('menu'));
};

export const ActionsOfRow: Story = {
  globals: desktop,
  play: async () => {
    const menu = await openMenu('cuda-编译机');
    const restart = menu.getByRole('menuitem', { name: '重启 实例已关机，开机后可操作' });
    await expect(restart).toHaveAttribute('aria-disabled', 'true');
    // Groups with a line between two; what cannot be undone stands last, and all of it within the window.
    await expect(menu.getAllByRole('separator')).toHaveLength(3);
    await expect(menu.getAllByRole('menuitem').at(-1)).toHaveTextContent('重置系统');
    const { top, bottom } = screen.getByRole('menu').getBoundingClientRect();
    await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
  },
};
/** By cost from its head: the dearest first, then the cheapest, then what is urgent again. */
export const Sorting: Story = {
  globals: desktop,
  play: async () => {
    const head = () => screen.getByRole('columnheader', { name: '累计费用' });
    const press = () => userEvent.click(within(head()).getByRole('button'));
    const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const urgent = names();
    await expect(head()).not.toHaveAttribute('aria-sort');
    await press();
    await expect(head()).toHaveAttribute('aria-sort', 'descending');
    const dearest = names();
    await press();
    await expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await expect(names()).not.toEqual(dearest);
    await press();
    await expect(head()).not.toHaveAttribute('aria-sort');
    await expect(names()).toEqual(urgent);
  },
};
export const Connecting: Story = {
  globals: desktop,
  play: async ({ args }) => {
    await userEvent.click(rowOf('llama3-8b-sft').getByRole('button', { name: '连接' }));
    const drawer = within(await screen.findByRole('dialog', { name: '连接 llama3-8b-sft' }));
    await expect(args.operations.revealPasswords).not.toHaveBeenCalled();
    await expect(await drawer.findByRole('link', { name: 'JupyterLab' })).toHaveAttribute('target', '_blank');
    await expect(drawer.getByRole('link', { name: '全部连接方式、端口与指引' })).toBeVisible();
    const [show] = drawer.getAllByRole('button', { name: '显示' });
    if (show) await userEvent.click(show);
    await expect(await drawer.findByText('Kx7m2Qp9wR')).toBeVisible();
  },
};
export const Restarting: Story = {
  globals: desktop,
  play: async ({ args }) => {
    const menu = await openMenu('llama3-8b-sft');
    await userEvent.click(menu.getByRole('menuitem', { name: '重启' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('会停止的')).toBeVisible();
    await expect(args.operations.restart).not.toHaveBeenCalled();
  },
};
export const ShuttingDown: Story = {
  globals: desktop,
  play: async ({ args }) => {
    const menu = await openMenu('llama3-8b-sft');
    await userEvent.click(menu.getByRole('menuitem', { name: '关机' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/关机不停止计费/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '关机' }));
    await expect(args.operations.shutDown).toHaveBeenCalledOnce();
  },
};
export const ChangingPassword: Story = {
  globals: desktop,
  play: async ({ args }) => {
    const menu = await openMenu('llama3-8b-sft');
    await userEvent.click(menu.getByRole('menuitem', { name: '修改密码' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改密码' }));
    await userEvent.type(dialog.getByLabelText('新密码'), 'Better-than-1');
    await userEvent.click(dialog.getByRole('button', { name: '修改密码' }));
    await expect(await dialog.findByText('两次输入的密码不一致')).toBeVisible();
    await expect(args.operations.changePassword).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: '随机生成' }));
    await userEvent.click(dialog.getByRole('button', { name: '修改密码' }));
    await waitFor(() => expect(args.operations.changePassword).toHaveBeenCalledOnce());
  },
};
export const TakingScreenshot: Story = {
  globals: desktop,
  play: async () => {
    const menu = await openMenu('llama3-8b-sft');
    await userEvent.click(menu.getByRole('menuitem', { name: '屏幕截图' }));
    const dialog = within(await screen.findByRole('dialog', { name: '屏幕截图' }));
    await expect(await dialog.findByRole('img', { name: /llama3-8b-sft/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: '下载图片' })).toBeEnabled();
  },
};
/** What is on the host comes first; nothing is emptied before the name is typed. */
export const Reinstalling: Story = {
  globals: desktop,
  play: async ({ args }) => {
    const menu = await openMenu('llama3-8b-sft');
    await userEvent.click(menu.getByRole('menuitem', { name: '重置系统' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await dialog.findByRole('radio', { name: /Windows 2022/ }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '我已备份重要数据' }));
    await expect(dialog.getByRole('button', { name: '重置系统' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'llama3-8b-sft');
    await userEvent.click(dialog.getByRole('button', { name: '重置系统' }));
    await waitFor(() => expect(args.operations.reinstall).toHaveBeenCalledWith(expect.anything(), 'windows-2022'));
  },
};
export const ReleasingDisk: Story = {
  globals: desktop,
  play: async ({ args }) => {
    await userEvent.click(rowOf('diffusion').getByRole('button', { name: '释放' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: '我已备份重要数据' }));
    await expect(dialog.getByRole('button', { name: '释放磁盘' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'diffusion-旧版权重');
    await expect(dialog.getByRole('button', { name: '释放磁盘' })).toBeEnabled();
    await expect(args.operations.releaseDisk).not.toHaveBeenCalled();
  },
};
export const ChangingDueMode: Story = {
  globals: desktop,
  play: async () => {
    await userEvent.click(rowOf('qwen2.5-vl').getByRole('button', { name: '到期释放磁盘' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: '释放磁盘' })).toBeChecked());
  },
};
/** A machine that renews itself says so, and leads to where that is changed. */
export const RenewsItself: Story = {
  globals: desktop,
  play: async () => {
    await userEvent.click(rowOf('llama3-8b-sft').getByRole('button', { name: '到期自动续费' }));
    await expect(await screen.findByRole('dialog', { name: '自动续费' })).toBeVisible();
  },
};
export const ChangingNote: Story = {
  globals: desktop,
  play: async () => {
    await userEvent.click(rowOf('rl-sandbox').getByRole('button', { name: '修改备注' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '备注' })).toHaveFocus());
  },
};
/** One of two is refused: it stays chosen, with its reason and a way to try again. */
export const BulkPartlyFailed: Story = {
  args: {
    operations: {
      ...meta.args.operations,
      changeDueMode: fn((instance: { Container_name: string }) =>
        instance.Container_name === 'kc40e18'
          ? Promise.reject(new Error('实例当前状态不支持该操作，请刷新后重试'))
          : Promise.resolve(),
      ),
    },
  },
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /选择 多模态数据清洗/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /选择 yolo11-缺陷检测/ }));
    await userEvent.click(canvas.getByRole('button', { name: '批量修改到期处理' }));
    await userEvent.click(await screen.findByRole('button', { name: '确定修改' }));
    await expect(await screen.findByText('实例当前状态不支持该操作，请刷新后重试')).toBeVisible();
    await expect(screen.getByRole('button', { name: '重试失败项' })).toBeEnabled();
    await expect(screen.getByText('已修改')).toBeVisible();
    // The rest is tried again as the first of it was done.
    await expect(screen.getByRole('radio', { name: '保留磁盘' })).toBeDisabled();
  },
};
export const ColumnsPutAway: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '自定义列' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: '累计费用' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: '累计费用' })).toBeNull());
  },
};

/** A phone has no heads to press: it sorts in the sheet of its filters. */
export const PhoneSorting: Story = {
  globals: phone,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '筛选 (1)' }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: '排序' }), '费用从高到低');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: '-cost' }));
    await userEvent.click(sheet.getByRole('button', { name: /查看 \d+ 条结果/ }));
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('llama3-8b-sft'));
  },
};
/** Those in trouble are counted beside the title, and lead to themselves alone. */
export const PhoneInTrouble: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '运行异常 1' })).toHaveAttribute(
      'href',
      expect.stringContaining('status=runningError'),
    );
  },
};
export const PhoneActions: Story = {
  globals: phone,
  play: async () => {
    const menu = await openMenu('qwen2.5-vl-评测');
    await expect(menu.getByRole('menuitem', { name: '重启 正在启动，完成后可操作' })).toBeVisible();
  },
};
export const PhoneConnecting: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: '连接' });
    if (first) await userEvent.click(first);
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
