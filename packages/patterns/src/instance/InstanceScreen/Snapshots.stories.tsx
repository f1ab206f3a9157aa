import { zodResolver } from '@hookform/resolvers/zod';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { snapshotForm, type SnapshotForm } from '@compute-market/contract/forms/snapshot-form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '../../resource';
import { now } from '../DashboardScreen/fixtures';
import { running } from './fixtures';
import { SnapshotDialog } from './SnapshotDialog';
import { creatingSnapshot, failedSnapshots, noSnapshots, someSnapshots, threeSnapshots } from './snapshot-fixtures';
import { Snapshots, type SnapshotsPartProps } from './Snapshots';

const meta = {
  title: '界面/实例/Snapshots 快照',
  component: Snapshots,
  render: (args) => (
    <main>
      <h1>实例详情</h1>
      <h2>配置</h2>
      <Snapshots {...args} />
    </main>
  ),
  args: {
    instance: running,
    snapshots: ready(someSnapshots),
    onCreate: fn(),
    onRestore: fn(() => Promise.resolve()),
    onDelete: fn(() => Promise.resolve()),
    onRetry: fn(),
  },
} satisfies Meta<typeof Snapshots>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Putting the machine back asks first, and tells what is lost. */
export const Some: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '创建快照' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
    const restore = canvas.getByRole('button', { name: '恢复 微调前' });
    await userEvent.click(restore);
    const question = within(await screen.findByRole('alertdialog', { name: '恢复快照' }));
    await expect(question.getByText(/快照之后写入系统盘的全部数据丢失/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(restore).toHaveFocus());
    await expect(args.onRestore).not.toHaveBeenCalled();
    await userEvent.click(restore);
    const again = within(await screen.findByRole('alertdialog', { name: '恢复快照' }));
    await userEvent.click(again.getByRole('button', { name: '恢复快照' }));
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledWith(someSnapshots.data[0]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** A deleted one is gone at once, as the page reads it anew. */
function Shrinking(props: SnapshotsPartProps) {
  const [data, setData] = useState(someSnapshots.data);
  const remove: SnapshotsPartProps['onDelete'] = (gone) => {
    setData((all) => all.filter(({ Id }) => Id !== gone.Id));
    return Promise.resolve();
  };
  return <Snapshots {...props} snapshots={ready({ data })} onDelete={remove} />;
}
/** The keyboard does not fall to the page with the row that had it: the row that is left has it. */
export const FocusStays: Story = {
  render: (args) => (
    <main>
      <h1>实例详情</h1>
      <h2>配置</h2>
      <Shrinking {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: '删除 微调前' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: '删除快照' }));
    await userEvent.click(question.getByRole('button', { name: '删除快照' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.queryByText('微调前')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: '恢复 装好 PyTorch 与依赖' })).toHaveFocus());
  },
};
/** What the server refuses is told in the question, which stays. */
export const RefusedDelete: Story = {
  args: { onDelete: fn(() => Promise.reject(new Error('所在主机没有响应，暂时不能操作'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 微调前' }));
    const question = within(await screen.findByRole('alertdialog', { name: '删除快照' }));
    await userEvent.click(question.getByRole('button', { name: '删除快照' }));
    await expect(await question.findByText('所在主机没有响应，暂时不能操作')).toBeVisible();
  },
};
export const Empty: Story = {
  args: { snapshots: ready(noSnapshots) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/还没有快照/)).toBeVisible();
  },
};
/** There are as many as there may be: the way to one more says so. */
export const ThreeOfThree: Story = {
  args: { snapshots: ready(threeSnapshots) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 / 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '创建快照' }));
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};
/** While one is made nothing else is done to them. */
export const Creating: Story = {
  args: { snapshots: ready(creatingSnapshot) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('创建中')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '创建快照' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: /^(?:恢复|删除)/ })).toBeNull();
  },
};
/** What failed says why; one that was not made can only be deleted. */
export const Failures: Story = {
  args: { snapshots: ready(failedSnapshots) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/快照「微调后」创建失败：宿主机磁盘空间不足/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '恢复 微调后' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '删除 微调后' })).toBeVisible();
    await expect(canvas.getByText('1 / 3')).toBeVisible();
  },
};
export const Loading: Story = { args: { snapshots: loading } };
export const Failed: Story = {
  args: { snapshots: { state: 'error', reason: '请求超时，请稍后重试', requestId: '7c1d9a' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** One that is off is put back once it runs. */
export const ShutDown: Story = {
  args: { instance: { ...running, Status: INSTANCE_STATUS.shutDown } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('实例已关机，开机后可恢复快照')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^恢复/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: '删除 微调前' })).toBeVisible();
  },
};
/** One that did not come up is saved by an older state. */
export const NotUp: Story = {
  args: { instance: { ...running, Status: INSTANCE_STATUS.restartFailed } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '恢复 微调前' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^删除/ })).toBeNull();
  },
};
export const Moving: Story = {
  args: { instance: { ...running, Status: INSTANCE_STATUS.restarting } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '创建快照' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByRole('button', { name: /^(?:恢复|删除)/ })).toBeNull();
  },
};
export const OnSilentHost: Story = { ...Moving, args: { instance: { ...running, HostSilentTime: now } } };
/** They are kept with the disk, and told. */
export const Kept: Story = {
  args: { instance: { ...running, Status: INSTANCE_STATUS.diskKept } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/快照随磁盘一起保留/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** A start that failed left no disk. */
export const Over: Story = {
  args: { instance: { ...running, Status: INSTANCE_STATUS.startFailedRefunded } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('快照')).toBeNull();
  },
};
/** A back end that makes no snapshots: nothing stands there. */
export const Unknown: Story = {
  args: { snapshots: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('快照')).toBeNull();
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

function Creation({ refused = null }: { readonly refused?: string | null }) {
  const form = useForm<SnapshotForm>({
    resolver: zodResolver(snapshotForm),
    mode: 'onTouched',
    defaultValues: { name: '' },
  });
  return (
    <SnapshotDialog open form={form} refused={refused} onClose={fn()} onSubmit={() => void form.handleSubmit(fn())()} />
  );
}
/** What is wrong is told at its field. */
export const WrongInput: Story = {
  render: () => <Creation />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '创建快照' }));
    await userEvent.click(dialog.getByRole('button', { name: '创建' }));
    await expect(await dialog.findByText('请输入名称')).toBeVisible();
  },
};
export const Refused: Story = {
  render: () => <Creation refused="每台实例最多保留 3 个快照，请先删除不用的快照" />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '创建快照' }));
    await expect(dialog.getByText(/最多保留 3 个快照/)).toBeVisible();
  },
};
export const PhoneCreation: Story = { render: () => <Creation />, globals: { viewport: { value: 'phone' } } };
