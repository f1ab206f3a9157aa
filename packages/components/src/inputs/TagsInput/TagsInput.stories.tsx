import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Field } from '../Field';
import { TagsInput } from './TagsInput';

const meta = {
  title: '组件/输入/TagsInput 标签输入',
  component: TagsInput,
  args: { 'aria-label': '关键词', onValueChange: fn() },
  decorators: [framed({ maxWidth: 360 })],
} satisfies Meta<typeof TagsInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const some = ['llama3', '预训练', '华东一区'];

export const Default: Story = { args: { placeholder: '输入后按回车' } };
export const Filled: Story = { args: { defaultValue: some } };
export const Disabled: Story = { args: { defaultValue: some, disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: some, readOnly: true } };
export const InField: Story = {
  render: (args) => (
    <Field label="关键词" hint="最多 5 个" required>
      <TagsInput {...args} aria-label={undefined} defaultValue={some} max={5} />
    </Field>
  ),
};
export const Full: Story = {
  render: (args) => (
    <Field label="关键词">
      <TagsInput {...args} aria-label={undefined} defaultValue={some} max={3} />
    </Field>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), '推理{Enter}');
    await expect(await canvas.findByText('最多 3 个，请先移除一个')).toBeVisible();
  },
};
export const Duplicate: Story = {
  args: { defaultValue: some },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'llama3,');
    await expect(await canvas.findByText('llama3 已添加过，请换一个')).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    defaultValue: [
      '仅限企业认证且近三十日累计消费满一千五百元的主账号使用',
      'UnbreakableLatinWordOfMoreThanFortyLettersInOneTag',
    ],
  },
  decorators: [framed({ width: 160 })],
};

/** Every size and state. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg', 'touch'] as const).map((size) => (
        <TagsInput key={size} aria-label="关键词" size={size} defaultValue={some} />
      ))}
      <TagsInput aria-label="关键词" placeholder="输入后按回车" />
      <TagsInput aria-label="关键词" defaultValue={[...some, '推理', '多模态', '北方二区']} />
      <TagsInput aria-label="关键词" defaultValue={some} invalid />
      <TagsInput aria-label="关键词" defaultValue={some} disabled />
    </div>
  ),
};
