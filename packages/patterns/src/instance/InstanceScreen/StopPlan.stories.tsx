import type { Instance } from '@compute-market/contract/entities/instance';
import type { StopPlan } from '@compute-market/contract/entities/stop-plan';
import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { hourSeconds } from '@compute-market/contract/rules/time-units';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '../../resource';
import { now } from '../DashboardScreen/fixtures';
import { nothingPlanned, running } from './fixtures';
import { StopPlanDialog } from './StopPlanDialog';
import { StopPlanNote } from './StopPlanNote';
import { lateTonight } from './stop-plan-text';

const none = nothingPlanned;
const planned: StopPlan = { ...none, StopTime: now + 2 * hourSeconds, IdleHours: 2 };

const meta = {
  title: '界面/实例/StopPlan 自动关机',
  component: StopPlanDialog,
  args: { instance: running, plan: none, now, open: true, onClose: fn(), onSave: fn(() => Promise.resolve()) },
} satisfies Meta<typeof StopPlanDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: '自动关机' }));

/** Nothing is planned yet: a time is offered that is near, and what it does not save is said. */
export const Planning: Story = {
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('checkbox', { name: /到时间关机/ }));
    await userEvent.click(form.getByRole('checkbox', { name: /GPU 闲置后关机/ }));
    await userEvent.click(form.getByRole('radio', { name: '6 小时' }));
    await expect(form.getByText(/关机不会退费/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { stopTime: lateTonight(now), idleHours: 6, beforeMoneyEnds: false, stopsBilling: false },
        '自动关机',
      ),
    );
  },
};
const usage: Instance = { ...running, Billing: 'usage' };
const stoppable: StopPlan = { ...none, StopBilling: false };
const stopDialog = async () => within(await screen.findByRole('dialog', { name: '自动停止' }));

/** By usage the end of billing is offered first, since it alone saves money; what is chosen is what every line says. */
export const PlanningByUsage: Story = {
  args: { instance: usage, plan: stoppable },
  tags: ['visual'],
  play: async ({ args }) => {
    const form = await stopDialog();
    await expect(form.getByRole('radio', { name: '停止计费' })).toBeChecked();
    await expect(form.getByText(/不再按小时扣费/)).toBeVisible();
    await userEvent.click(form.getByRole('checkbox', { name: /GPU 闲置后停止计费/ }));
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        { stopTime: null, idleHours: 2, beforeMoneyEnds: false, stopsBilling: true },
        '自动停止',
      ),
    );
  },
};
/** Who only shuts down by usage is told that it saves nothing. */
export const OnlyOffByUsage: Story = {
  args: { instance: usage, plan: stoppable },
  play: async ({ args }) => {
    const form = await stopDialog();
    await userEvent.click(form.getByRole('radio', { name: '仅关机' }));
    await expect(form.getByText(/停止计费才会结束扣费/)).toBeVisible();
    await userEvent.click(form.getByRole('checkbox', { name: /^余额用尽前 1 小时关机/ }));
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ stopsBilling: false }), '自动停止'),
    );
  },
};
/** A machine that is off already can only have its billing stopped. */
export const PlanningWhileOff: Story = {
  args: { instance: { ...usage, Status: INSTANCE_STATUS.shutDown }, plan: stoppable },
  play: async () => {
    const form = await stopDialog();
    await expect(form.queryByRole('radio', { name: '仅关机' })).toBeNull();
    await expect(form.getByRole('checkbox', { name: '到时间停止计费' })).toBeVisible();
  },
};
const container: Instance = { ...usage, ContainerType: 'docker' };

/** A container cannot be shut down: its billing is what ends, and nothing is chosen between. */
export const PlanningContainer: Story = {
  args: { instance: container, plan: stoppable },
  play: async ({ args }) => {
    const form = await stopDialog();
    await expect(form.queryByRole('radio', { name: '仅关机' })).toBeNull();
    await userEvent.click(form.getByRole('checkbox', { name: '到时间停止计费' }));
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ stopsBilling: true }), '自动停止'),
    );
  },
};
/** Where nobody reads the cards, idle hours cannot be chosen, and why is said beside them. */
export const CardsUnread: Story = {
  args: { instance: container, plan: { ...stoppable, GpuUseKnown: false } },
  tags: ['visual'],
  play: async () => {
    const form = await stopDialog();
    await expect(form.getByRole('checkbox', { name: /GPU 闲置后停止计费/ })).toBeDisabled();
    await expect(form.getByText(/读不到该实例的 GPU 使用率/)).toBeVisible();
    await expect(form.getByRole('checkbox', { name: '到时间停止计费' })).toBeEnabled();
  },
};
/** A back end that can only shut down offers no choice, and the dialog says what that saves. */
export const ByUsageWithoutChoice: Story = {
  args: { instance: usage },
  play: async () => {
    const form = await dialog();
    await expect(form.queryByRole('radio', { name: '停止计费' })).toBeNull();
    await expect(form.getByText(/停止计费才会结束扣费/)).toBeVisible();
  },
};
/** A time that is none says so beside the field, and keeps what was typed. */
export const WrongTime: Story = {
  args: { plan: planned },
  play: async ({ args }) => {
    const form = await dialog();
    const clock = form.getByRole('textbox', { name: /^时间/ });
    await userEvent.clear(clock);
    await userEvent.type(clock, '25:00');
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await form.findByText('请填写晚于现在的日期和时间，如 23:00')).toBeVisible();
    await expect(clock).toHaveValue('25:00');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
/** The server refused: the reason stands over what was chosen. */
export const Refused: Story = {
  args: {
    plan: { ...planned, BeforeMoneyEnds: true, MoneyStopTime: now + 5 * hourSeconds },
    onSave: fn(() => Promise.reject(new Error('实例将于 2026-11-20 22:00 到期，请选择更早的关机时间，或先续费'))),
  },
  play: async () => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: '保存' }));
    await expect(await form.findByText(/请选择更早的关机时间/)).toBeVisible();
    await expect(form.getByRole('checkbox', { name: /余额用尽前/ })).toBeChecked();
  },
};
export const PhonePlanning: Story = { args: { plan: planned }, globals: { viewport: { value: 'phone' } } };

const note = { instance: running, now, onChange: fn(), onCancel: fn(() => Promise.resolve()) };

/** What is planned stands on the page, with what changes it and what takes it back. */
export const Planned: Story = {
  render: () => (
    <main>
      <h1>实例详情</h1>
      <StopPlanNote {...note} plan={ready(planned)} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/将于 .+ 关机；GPU 闲置 2 小时后关机/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改自动关机' }));
    await expect(note.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '取消自动关机' }));
    await expect(note.onCancel).toHaveBeenCalledOnce();
  },
};
/** By usage the note says what ends, and what becomes of the disk; a shutdown of what is off is none. */
export const PlannedByUsage: Story = {
  render: () => (
    <main>
      <h1>实例详情</h1>
      <StopPlanNote {...note} instance={usage} plan={ready({ ...planned, StopBilling: true })} />
      <StopPlanNote
        {...note}
        instance={{ ...usage, Status: INSTANCE_STATUS.shutDown }}
        plan={ready({ ...planned, StopBilling: false })}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/将于 .+ 停止计费；GPU 闲置 2 小时后停止计费/)).toBeVisible();
    await expect(canvas.getByText(/磁盘保留并按小时收取保留费/)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: '取消自动停止' })).toHaveLength(1);
  },
};
/** Nothing planned, nothing known, a back end without the call, a prepaid container, a machine that is off: nothing stands there. */
export const NothingPlanned: Story = {
  render: () => (
    <main>
      <h1>实例详情</h1>
      <StopPlanNote {...note} plan={ready(none)} />
      <StopPlanNote {...note} plan={loading} />
      <StopPlanNote {...note} plan={ready(null)} />
      <StopPlanNote {...note} instance={{ ...running, ContainerType: 'docker' }} plan={ready(planned)} />
      <StopPlanNote {...note} instance={{ ...running, Status: INSTANCE_STATUS.shutDown }} plan={ready(planned)} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
