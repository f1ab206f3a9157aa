import { routes } from '@compute-market/contract/routes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UploadedFile } from '@compute-market/components/file-drop';
import type { WorkOrderNotification } from '@compute-market/contract/entities/work-order';
import type { WorkOrderForm } from '@compute-market/contract/forms/work-order-form';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent } from 'storybook/test';
import { instances } from '../../instance/DashboardScreen/fixtures';
import { titleOf } from '../../instance-facts';
import { loading, ready, type Resource } from '../../resource';
import { ConsoleFrame } from '../../shell/ConsoleFrame/ConsoleFrame';
import { mainAccount, subAccount } from '../../viewer/fixtures';
import { findQuestion } from '../QuestionScreen';
import { categories } from '../work-order-view/fixtures';
import { instanceContext } from './context';
import type { ResourceOption } from './ProblemSection';
import { SubmitScreen, type SubmitScreenProps } from './SubmitScreen';

type Errors = Partial<Record<keyof WorkOrderForm, string>>;
type Args = Omit<SubmitScreenProps, 'form' | 'people'> & {
  values?: Partial<WorkOrderForm>;
  errors?: Errors;
  people?: readonly WorkOrderNotification[];
  refusePeople?: boolean;
  sub?: boolean;
};

const options: readonly ResourceOption[] = instances.map((instance) => ({
  value: instance.Container_name,
  label: titleOf(instance),
  hint: `${instance.Gpu_type} × ${instance.Gpu_num} · ${instance.District}`,
  context: instanceContext(instance),
}));
const [first] = options;
const blank: WorkOrderForm = {
  resource_id: '',
  title: '',
  content: '',
  urgency: '0',
  phone: '13800000001',
  contact_time: '全天',
  notify_type: 'sms',
  notify_target: '',
  agreed: false,
};
const filled: Partial<WorkOrderForm> = {
  resource_id: first?.value ?? '',
  title: '4 卡训练中途 GPU 掉卡，nvidia-smi 只识别到 2 张',
  content: '从 13:09 开始报 **NCCL 超时**。\n\n1. 重启训练\n2. 查看 `dmesg`',
  urgency: '1',
};
const files: readonly UploadedFile[] = [
  { id: '1', name: 'train-rank2.log', size: 253_952 },
  { id: '2', name: 'dmesg-1309.txt', size: 36_864 },
];

function Page({ values = {}, errors = {}, people: known = [], refusePeople = false, sub = false, ...props }: Args) {
  // The same object in every render: a new one would be a new set of errors.
  const [given] = useState(() =>
    Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }])),
  );
  const form = useForm<WorkOrderForm>({ defaultValues: { ...blank, ...values }, errors: given });
  const [people, setPeople] = useState(known);
  const add = (type: 'sms' | 'email', target: string) => {
    if (refusePeople) return Promise.reject(new Error('请输入正确的手机号或邮箱'));
    setPeople((before) => [...before, { id: before.length + 1, type, target }]);
    return Promise.resolve();
  };
  const remove = (id: number) => {
    setPeople((before) => before.filter((each) => each.id !== id));
    return Promise.resolve();
  };
  return (
    <ConsoleFrame viewer={sub ? subAccount : mainAccount} lit="createWorkOrder" unreadWorkOrder={false}>
      <SubmitScreen {...props} form={form} people={{ people, onAdd: add, onRemove: remove }} />
    </ConsoleFrame>
  );
}

const failed: Resource<never> = {
  state: 'error',
  reason: '请求超时，请稍后重试',
  requestId: '7c1d9a42-5e0b-4f6e-9a70-2f6bd1c2e8f3',
};

const meta = {
  title: '界面/工单/SubmitScreen 填写工单',
  component: Page,
  args: {
    question: ready(findQuestion(categories, 32)),
    resources: { kind: 'instance', options: ready(options) },
    uploadImage: fn(() => new Promise<never>(() => undefined)),
    uploadFile: fn((file: File) => Promise.resolve({ id: file.name, name: file.name, size: file.size })),
    onDeleteFile: fn(() => Promise.resolve()),
    describeFailure: () => undefined,
    files: [],
    onFilesChange: fn(),
    agreed: false,
    terms: { state: 'ready', onRetry: fn() },
    chooseHref: routes.selectQuestion.to(),
    onSubmit: fn(),
    problem: null,
    restored: false,
    onClear: fn(),
    sent: null,
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { height: 900 } } },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };
const phone = { viewport: { value: 'phone' } };

export const Default: Story = { globals: desktop };
export const Filled: Story = {
  args: { values: filled, files, agreed: true, people: [{ id: 1, type: 'email', target: 'lab@example.cn' }] },
  globals: desktop,
  tags: ['visual'],
  // The editor comes on demand; the picture waits for it.
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: '描述' }, { timeout: 10_000 })),
};
export const FieldErrors: Story = {
  args: {
    errors: {
      title: '标题需为5-60个字',
      content: '请描述问题',
      phone: '请输入正确的手机号',
      agreed: '请先阅读并同意工单服务协议',
    },
  },
  globals: desktop,
};
/** The agreement could not be read, so nobody can agree to it. */
export const AgreementFailed: Story = {
  args: { values: filled, terms: { state: 'failed', onRetry: fn() } },
  globals: desktop,
};
export const Refused: Story = {
  args: { values: filled, agreed: true, problem: '提交工单过于频繁，请稍后再试，或在已有工单中回复' },
  globals: desktop,
};
export const Restored: Story = { args: { values: filled, restored: true }, globals: desktop };
export const Loading: Story = {
  args: { question: loading, resources: { kind: 'instance', options: loading } },
  globals: desktop,
};
export const Failed: Story = { args: { question: failed }, globals: desktop };
/** The resources could not be read: the ticket can be sent all the same. */
export const ResourcesFailed: Story = { args: { resources: { kind: 'instance', options: failed } }, globals: desktop };
export const NoResource: Story = {
  args: { question: ready(findQuestion(categories, 62)), resources: null },
  globals: desktop,
};
export const QuestionGone: Story = { args: { question: ready(null) }, globals: desktop };
export const Sent: Story = {
  args: { sent: { id: 317, no: 'GD20261120-0317', expectMinutes: 240 } },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('工单号 GD20261120-0317，预计工作时间 4 小时内回复')).toBeVisible();
  },
};
export const SentUrgent: Story = {
  args: { sent: { id: 318, no: 'GD20261120-0318', expectMinutes: 30 } },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('工单号 GD20261120-0318，预计 30 分钟内回复')).toBeVisible();
  },
};
export const SubAccount: Story = { args: { sub: true }, globals: desktop };
export const LongWords: Story = {
  args: {
    values: {
      title: 'internlm2_5-20b-chat-sft-2026-11-20-checkpoint-1182202-merged',
      content: 'internlm2_5-20b-chat-sft-2026-11-20-checkpoint-118220261120-final-merged-internlm2_5-20b-chat-sft',
    },
    files: files.map((file) => ({ ...file, name: `基于通义千问的医疗影像报告生成模型第三轮指令微调-${file.name}` })),
    people: [{ id: 1, type: 'email', target: 'a-very-long-mailbox-name-of-the-whole-laboratory-2026@example.cn' }],
  },
  globals: desktop,
};
export const TellingPeople: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), '13912340001{Enter}');
    await expect(await canvas.findByRole('button', { name: '移除 13912340001' })).toBeVisible();
  },
};
export const TellingRefused: Story = {
  args: { refusePeople: true },
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '手机号' }), 'x');
    await userEvent.click(canvas.getByRole('button', { name: '添加' }));
    await expect(await canvas.findByText('请输入正确的手机号或邮箱')).toBeVisible();
  },
};
export const Template: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: '描述' }, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: '使用模板' }));
    await expect(await canvas.findByText('报错信息')).toBeVisible();
  },
};
export const Phone: Story = {
  args: { values: filled, files, agreed: true },
  globals: phone,
  tags: ['visual-phone'],
  play: async ({ canvas }) => void (await canvas.findByRole('textbox', { name: '描述' }, { timeout: 10_000 })),
};
