import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WorkOrderDetail } from '@compute-market/contract/entities/work-order';
import { WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount, subAccount } from '../../viewer/fixtures';
import { closedDetail, detail, now } from '../work-order-view/fixtures';
import type { ReplyProps } from './ReplyEditor';
import { WorkOrderScreen, type WorkOrderScreenProps } from './WorkOrderScreen';

const reply: ReplyProps = {
  text: '',
  onTextChange: fn(),
  files: [],
  onFilesChange: fn(),
  uploadImage: fn(() => new Promise<never>(() => undefined)),
  uploadFile: fn((file: File) => Promise.resolve({ id: file.name, name: file.name, size: file.size })),
  onDeleteFile: fn(() => Promise.resolve()),
  describeFailure: () => undefined,
  savedAt: null,
  sending: false,
  problem: null,
  onSend: fn(),
};

function Page({ sub = false, ...props }: WorkOrderScreenProps & { sub?: boolean }) {
  const [text, setText] = useState(props.reply.text);
  return (
    <ConsoleFrame viewer={sub ? subAccount : mainAccount} lit="workOrders" unreadWorkOrder={false}>
      <WorkOrderScreen {...props} reply={{ ...props.reply, text, onTextChange: setText }} />
    </ConsoleFrame>
  );
}

const failed: Resource<never> = {
  state: 'error',
  reason: '工单不存在，请返回我的工单查看',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};
const waiting: WorkOrderDetail = {
  ...detail,
  status: WORK_ORDER_STATUS.waiting,
  comments: [],
  logs: detail.logs.slice(0, 1),
  urgency: 0,
};
const processing: WorkOrderDetail = {
  ...detail,
  status: WORK_ORDER_STATUS.processing,
  logs: detail.logs.slice(0, 2),
  comments: [],
};
const revoked: WorkOrderDetail = {
  ...waiting,
  status: WORK_ORDER_STATUS.revoked,
  logs: [...waiting.logs, { status: WORK_ORDER_STATUS.revoked, time: now - 600, from: 'user', name: '' }],
};
const rated: WorkOrderDetail = { ...closedDetail, rate: 4, reopen_until: now - 60 };
const unbreakable = 'internlm2_5-20b-chat-sft-2026-11-20-checkpoint-118220261120-final-merged-and-quantised';
const long: WorkOrderDetail = {
  ...detail,
  title: unbreakable.slice(0, 60),
  content: `${unbreakable}${unbreakable}\n\n\`\`\`text\n${unbreakable} ${unbreakable}\n\`\`\``,
  context: { 实例: '基于通义千问的医疗影像报告生成模型第三轮指令微调与量化评测任务', 最近错误: unbreakable },
  attachments: detail.attachments.map((file) => ({ ...file, name: `${unbreakable}-${file.name}` })),
};
/** What a stranger might try; all of it is drawn as words or not at all. */
const hostile: WorkOrderDetail = {
  ...detail,
  title: '<img src=x onerror=alert(1)>',
  content: '<script>alert(1)</script>\n\n[点我](javascript:alert(1)) <svg onload=alert(1)> ![x](javascript:alert(1))',
  author: '<b>林</b>',
};

const meta = {
  title: '界面/工单/WorkOrderScreen 工单详情',
  component: Page,
  args: {
    order: ready(detail),
    now,
    reply,
    acting: null,
    problem: null,
    onStep: fn(() => Promise.resolve()),
    freshCount: 0,
    onShowFresh: fn(),
    onRefresh: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { height: 900 } } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };
/** Editor and texts come on demand; the picture waits for them. */
const drawn: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('textbox', { name: '回复' }, { timeout: 10_000 });
  await canvas.findByText(/麻烦确认是否硬件问题/, undefined, { timeout: 10_000 });
};

export const Default: Story = { globals: desktop, tags: ['visual'], play: drawn };
export const Loading: Story = { args: { order: loading }, globals: desktop };
export const Failed: Story = { args: { order: failed }, globals: desktop };
export const Waiting: Story = { args: { order: ready(waiting) }, globals: desktop };
export const Processing: Story = { args: { order: ready(processing) }, globals: desktop };
export const Typed: Story = {
  args: {
    reply: {
      ...reply,
      text: '选方案 2，迁移到新宿主机。',
      savedAt: now,
      files: [{ id: '9', name: 'nccl-topo.txt', size: 8192 }],
    },
  },
  globals: desktop,
};
export const Sending: Story = { args: { reply: { ...reply, text: '选方案 2', sending: true } }, globals: desktop };
export const ReplyRefused: Story = {
  args: { reply: { ...reply, text: '选方案 2', problem: '工单已结束，请先重新打开再回复' } },
  globals: desktop,
};
export const FreshReply: Story = { args: { freshCount: 1 }, globals: desktop };
export const Closed: Story = { args: { order: ready(closedDetail) }, globals: desktop, tags: ['visual'] };
export const EndedWhileWriting: Story = {
  args: { order: ready(closedDetail), reply: { ...reply, text: '重启后仍然报错', savedAt: now } },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('重启后仍然报错', undefined, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText('工单已解决，重新打开后可发送，内容已保留')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '回复' })).toBeDisabled();
  },
};
export const Rated: Story = { args: { order: ready(rated) }, globals: desktop };
export const Revoked: Story = { args: { order: ready(revoked) }, globals: desktop };
export const StepRefused: Story = { args: { problem: '工单当前状态不能关闭，请刷新后查看' }, globals: desktop };
export const SubAccount: Story = { args: { sub: true }, globals: desktop };
export const LongWords: Story = { args: { order: ready(long) }, globals: desktop };
export const Hostile: Story = {
  args: { order: ready(hostile) },
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('点我', undefined, { timeout: 10_000 });
    await expect(
      canvasElement.querySelector('script, [onerror], [onload], a[href^="javascript:"], img[src^="javascript:"]'),
    ).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('<img src=x onerror=alert(1)>');
  },
};
export const Closing: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '问题已解决，关闭' }));
    await userEvent.click(await screen.findByRole('button', { name: '关闭工单' }));
    await expect(args.onStep).toHaveBeenCalledWith('close');
  },
};
export const Rating: Story = {
  args: { order: ready(closedDetail) },
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5 非常满意' }));
    await userEvent.click(canvas.getByRole('button', { name: '提交评价' }));
    await expect(args.onStep).toHaveBeenCalledWith('rate', { rate: 5, words: '' });
  },
};
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const Phone: Story = { globals: phone, tags: ['visual-phone'], play: drawn };
export const PhoneLongWords: Story = { args: LongWords.args, globals: phone };
export const PhoneClosed: Story = { args: Closed.args, globals: phone };
