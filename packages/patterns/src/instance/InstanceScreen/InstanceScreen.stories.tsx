import { hourSeconds } from '@compute-market/contract/rules/time-units';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '../../resource';
import { subAccount, subAccountWith } from '../../viewer/fixtures';
import { now } from '../DashboardScreen/fixtures';
import { idleOperations } from '../InstanceDialogs/fixtures';
import { keptInstance, shutDownInstance } from '../StartScreen/fixtures';
import { running, windows } from './fixtures';
import { sshKeys } from '../../account/SshKeys/fixtures';
import { KeysDialog } from './KeysDialog';
import { openedPorts, portAnswers } from './port-fixtures';
import { someSnapshots } from './snapshot-fixtures';
import { InstanceScreen } from './InstanceScreen';
import { failed, inConsole, phone, shown, shownEvents, unreachable } from './shown-instance';

const meta = {
  title: '界面/实例/InstanceScreen 实例详情',
  component: InstanceScreen,
  ...inConsole,
} satisfies Meta<typeof InstanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No password stands in the page before its eye is pressed. */
export const Connect: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('Kx7m2Qp9wR');
    await expect(canvas.getByRole('link', { name: /打开 JupyterLab/ })).toBeVisible();
    await expect(await canvas.findByText('端口可达 9 ms')).toBeVisible();
    await expect(canvas.getAllByText('未监听')).toHaveLength(2);
  },
};
const opened = { ports: ready(openedPorts), onOpen: fn(), onClose: fn(() => Promise.resolve()), onRetry: fn() };
/** What its owner opened stands under the ports that it came with. */
export const OpenedPorts: Story = {
  tags: ['visual'],
  args: {
    ports: opened,
    operations: {
      ...idleOperations,
      checkPorts: fn(async (machine: Instance) => [...(await idleOperations.checkPorts(machine)), ...portAnswers]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('端口可达 9 ms')).toBeVisible();
    const part = within(canvas.getByRole('region', { name: '开放的端口' }));
    await expect(part.getByText('9 ms')).toBeVisible();
    await expect(part.getByRole('button', { name: '复制 vLLM 推理服务 的地址' })).toBeVisible();
  },
};
/** One that was opened after the look is asked for once; a machine that tells nothing of it is not asked on and on. */
export const PortOpenedLater: Story = {
  args: { ports: opened, operations: { ...idleOperations, checkPorts: fn(idleOperations.checkPorts) } },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.operations.checkPorts).toHaveBeenCalledTimes(2));
    await canvas.findByText('端口可达 9 ms');
    await canvas.findAllByText('未监听');
    await expect(args.operations.checkPorts).toHaveBeenCalledTimes(2);
  },
};
/** The machine could not be asked: nothing is claimed of its ports, and it can be asked again. */
export const PortsNotChecked: Story = {
  args: { operations: { ...idleOperations, checkPorts: fn(() => Promise.reject(new Error('请求超时，请稍后重试'))) } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('请求超时，请稍后重试')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重新检测' }));
    await waitFor(() => expect(args.operations.checkPorts).toHaveBeenCalledTimes(2));
  },
};
export const RevealingPassword: Story = {
  play: async ({ canvas }) => {
    const [show] = canvas.getAllByRole('button', { name: '显示密码' });
    if (show) await userEvent.click(show);
    await expect(await canvas.findByText('Kx7m2Qp9wR')).toBeVisible();
  },
};
/** The screen around it shows what a press could not do. */
export const WebVncBlocked: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('link', { name: '网页终端' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: '网页打开' }));
    await waitFor(() => expect(args.onFailure).toHaveBeenCalledWith('浏览器拦截了新窗口，请允许本站打开新窗口后重试'));
  },
};
/** Where no page shows the screen live, the control says so instead of leading nowhere. */
export const WithoutWebVnc: Story = {
  args: { hasWebVnc: ready(false) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/当前环境不提供网页 VNC/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '网页打开' })).toBeNull();
  },
};
export const Windows: Story = {
  args: { detail: shown(windows) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 RDP 文件' }));
    await expect(args.operations.downloadRdp).toHaveBeenCalledOnce();
  },
};
export const Starting: Story = {
  args: {
    detail: shown({
      ...running,
      ...unreachable,
      Status: INSTANCE_STATUS.starting,
      Message: '挂载磁盘',
      Ctime: now - 21,
    }),
    plugins: ready(null),
  },
};
export const ShutDown: Story = {
  args: { detail: shown({ ...shutDownInstance, ...unreachable }), plugins: ready(null) },
};
/** Its snapshots stand under what it is made of. */
export const ConfigurationWithSnapshots: Story = {
  args: {
    tab: 'configuration',
    snapshots: {
      snapshots: ready(someSnapshots),
      onCreate: fn(),
      onRestore: fn(() => Promise.resolve()),
      onDelete: fn(() => Promise.resolve()),
      onRetry: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '创建快照' }));
    await expect(args.snapshots.onCreate).toHaveBeenCalledOnce();
  },
};
/** Ports are opened and closed while it is off, too. */
export const ShutDownWithPorts: Story = {
  args: { ...ShutDown.args, ports: opened },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '关闭 Open WebUI' })).toBeVisible();
  },
};
/** What cannot be reached opens on what can be done now. */
export const Kept: Story = {
  tags: ['visual', 'visual-phone'],
  args: { detail: shown({ ...keptInstance, ...unreachable }), plugins: ready(null) },
  play: async ({ canvas }) => {
    const tab = within(canvas.getByRole('tabpanel'));
    await expect(tab.getByText('租期已结束，磁盘正在保留')).toBeVisible();
    await expect(tab.getByRole('link', { name: '启动实例' })).toBeVisible();
    await expect(tab.getByRole('link', { name: '费用明细' })).toBeVisible();
  },
};
/** A machine in trouble offers what helps; its ticket is filled in. */
export const InTrouble: Story = {
  tags: ['visual', 'visual-phone'],
  args: { detail: shown({ ...running, IsAbnormal: 1, Message: 'GPU 掉卡', AbornormalTime: 34 * 60 }) },
  play: async ({ canvas }) => {
    const tab = within(canvas.getByRole('tabpanel'));
    await expect(tab.getByText('GPU 掉卡')).toBeVisible();
    await expect(tab.getByRole('button', { name: '重启' })).toBeEnabled();
    const { searchParams } = new URL(tab.getByRole<HTMLAnchorElement>('link', { name: '提交工单' }).href);
    await expect(searchParams.get('report')).toMatch(/实例：.+\n配置：.+\n开始时间：.+\n现象：GPU 掉卡/);
  },
};
/** Its host is away: since when, what comes next, one more of it on any host, and a ticket that is filled in; nothing that its owner could restart. */
export const OnSilentHost: Story = {
  args: {
    detail: shown({
      ...running,
      IsAbnormal: 1,
      Message: '所在主机没有响应',
      AbornormalTime: 12 * 60,
      HostSilentTime: now - 12 * 60,
    }),
  },
  play: async ({ canvas }) => {
    const tab = within(canvas.getByRole('tabpanel'));
    await expect(tab.getByText(/已12分钟.*这段时间的租费自动退回，无需申请/)).toBeVisible();
    await expect(tab.queryByRole('button', { name: '重启' })).toBeNull();
    const another = new URL(tab.getByRole<HTMLAnchorElement>('link', { name: '再来一台' }).href);
    await expect(another.searchParams.get('gpu_type')).toBe(running.Gpu_type);
    await expect(another.searchParams.get('host')).toBeNull();
    await expect(canvas.getByRole('button', { name: '重启' })).toHaveAttribute('aria-disabled', 'true');
    const { searchParams } = new URL(tab.getByRole<HTMLAnchorElement>('link', { name: '提交工单' }).href);
    await expect(searchParams.get('report')).toMatch(/实例：.+\n配置：.+\n开始时间：.+\n现象：所在主机没有响应/);
  },
};
export const Ended: Story = {
  args: {
    detail: shown({ ...running, ...unreachable, Status: INSTANCE_STATUS.ended, End_time: now - hourSeconds }),
    plugins: ready(null),
  },
};
export const StartFailed: Story = {
  args: {
    detail: shown({ ...running, ...unreachable, Status: INSTANCE_STATUS.startFailed, Message: '宿主机资源不足' }),
    plugins: ready(null),
  },
};
export const Container: Story = {
  args: { detail: shown({ ...running, ContainerType: 'docker', VncPort: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab', { name: '屏幕' })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: '系统' })).toBeNull();
  },
};
export const MoreActions: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更多' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: '再来一台' })).toBeInTheDocument();
    await expect(menu.queryByRole('menuitem', { name: '实例详情' })).toBeNull();
  },
};
export const KeysApplying: Story = {
  args: { keys: ready({ data: sshKeys, Applying: true }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('正在放入实例，稍候生效')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改公钥' }));
    await expect(args.onChangeKeys).toHaveBeenCalledOnce();
  },
};
export const NoKeys: Story = { args: { keys: ready({ data: [], Applying: false }) } };
export const KeysFailed: Story = { args: { keys: failed } };
/** A back end that knows neither keys nor events: both are left out. */
export const WithoutKeysAndEvents: Story = {
  args: { keys: ready(null), events: shownEvents(ready(null)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('SSH 公钥')).toBeNull();
    await expect(canvas.queryByRole('tab', { name: '操作记录' })).toBeNull();
  },
};
/** The server refused once; what was ticked stays. */
export const ChangingKeys: Story = {
  render: () => (
    <KeysDialog
      open
      held={sshKeys.slice(1)}
      own={sshKeys}
      onClose={fn()}
      onSave={() => Promise.reject(new Error('实例未在运行，请启动后再修改 SSH 公钥'))}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: /办公室笔记本/ }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('实例未在运行，请启动后再修改 SSH 公钥')).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /办公室笔记本/ })).toBeChecked();
  },
};
/** Without 管理实例 and 账单: it is looked at, its ways in and its costs are not told. */
export const OnlyLooking: Story = {
  args: { viewer: subAccountWith({ Rights: [] }), tab: 'connect' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('tabpanel')).toHaveTextContent('子账号没有「管理实例」权限，请联系主账号开通'),
    );
    await expect(canvas.queryByRole('tab', { name: '费用' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '重启' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const SubAccount: Story = { args: { viewer: subAccount, tab: 'configuration' } };
export const Loading: Story = { args: { detail: loading, plugins: loading, costs: loading } };
export const Failed: Story = { args: { detail: failed } };
export const Missing: Story = { args: { detail: ready(null) } };

const long = {
  ...running,
  Note: '多模态大模型第三阶段对齐训练与线上灰度推理服务联合压测环境（生产备份请勿释放）',
  Gpu_type: 'RTX PRO 6000 Blackwell Max-Q',
  ImageLabel: 'Ubuntu 22.04 · CUDA 12.8 · PyTorch 2.7 nightly',
  Url: 'a-very-long-and-unbreakable-host-name-of-region-east-1.example.com',
  Total_cost: 12_345_678.9,
};
export const LongNames: Story = { args: { detail: shown(long) } };
/** The way in stands in the first screen of a phone of 375 × 812 px, under the bar of the site. */
export const Phone: Story = {
  tags: ['visual-phone'],
  globals: phone,
  play: async ({ canvas }) => {
    const copy = await canvas.findByRole('button', { name: '复制命令' });
    await expect(copy.getBoundingClientRect().bottom + window.scrollY).toBeLessThan(812 - 56);
  },
};
/** The facts that need not be seen first open where they are asked for. */
export const PhoneFacts: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ComfyUI')).not.toBeVisible();
    await userEvent.click(canvas.getByText('镜像、机房与费用'));
    await expect(canvas.getByText('ComfyUI')).toBeVisible();
  },
};
export const PhoneLongNames: Story = { args: LongNames.args, globals: phone };
