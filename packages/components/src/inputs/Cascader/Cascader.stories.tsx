import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { framed } from '../../../test/framed';
import { Field } from '../Field';
import { Cascader } from './Cascader';
import type { CascaderOption } from './cascade';

const regions: readonly CascaderOption[] = [
  {
    value: 'north',
    label: '华北',
    children: [
      {
        value: 'zhangjiakou',
        label: '张家口',
        children: [
          { value: 'a', label: '可用区 A', fact: '46 卡' },
          { value: 'b', label: '可用区 B', fact: '12 卡' },
        ],
      },
      { value: 'hohhot', label: '呼和浩特', children: [{ value: 'a', label: '可用区 A', fact: '8 卡' }] },
    ],
  },
  {
    value: 'east',
    label: '华东',
    children: [
      {
        value: 'hangzhou',
        label: '杭州',
        children: [
          { value: 'a', label: '可用区 A', fact: '120 卡' },
          { value: 'b', label: '可用区 B', fact: '已售罄', disabled: true },
        ],
      },
      { value: 'wuhu', label: '芜湖', children: [{ value: 'a', label: '可用区 A', fact: '64 卡' }] },
    ],
  },
  { value: 'west', label: '西部', fact: '筹备中', disabled: true, children: [{ value: 'chongqing', label: '重庆' }] },
];

const meta = {
  title: '组件/输入/Cascader 级联选择',
  component: Cascader,
  args: { 'aria-label': '机房', options: regions, onValueChange: fn() },
  decorators: [framed({ maxWidth: 320, minHeight: 360 })],
} satisfies Meta<typeof Cascader>;
export default meta;
type Story = StoryObj<typeof meta>;

const held = ['east', 'hangzhou', 'a'];
const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('combobox'));
  await expect(await screen.findByRole('tree')).toBeVisible();
};

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: held } };
export const Clearable: Story = { args: { defaultValue: held, clearable: true } };
export const Disabled: Story = { args: { defaultValue: held, disabled: true } };
export const InField: Story = {
  render: (args) => (
    <Field label="机房" required error="请选择机房">
      <Cascader {...args} aria-label={undefined} />
    </Field>
  ),
};
export const Open: Story = { args: { defaultValue: held }, play: open };
export const Searched: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.type(await screen.findByPlaceholderText('搜索名称、拼音或首字母'), '杭州');
    await expect(await screen.findAllByRole('treeitem')).toHaveLength(2);
  },
};
export const NothingFound: Story = {
  play: async (context) => {
    await open(context);
    await userEvent.type(await screen.findByPlaceholderText('搜索名称、拼音或首字母'), '火星');
    await expect(await screen.findByText('没有找到“火星”')).toBeVisible();
  },
};
export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox'));
    await expect(await screen.findByText('暂无可选项')).toBeVisible();
  },
};
export const Phone: Story = { args: { defaultValue: held }, play: open, globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  args: {
    options: [
      {
        value: 'a',
        label: '仅限企业认证且近三十日累计消费满一千五百元的主账号使用',
        children: [{ value: 'b', label: 'UnbreakableLatinWordOfMoreThanFortyLettersInOneZone' }],
      },
    ],
    defaultValue: ['a', 'b'],
  },
  play: open,
};

/** Every size and state. */
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg', 'touch'] as const).map((size) => (
        <Cascader key={size} {...args} size={size} defaultValue={held} clearable />
      ))}
      <Cascader {...args} />
      <Cascader {...args} invalid />
      <Cascader {...args} defaultValue={held} disabled />
    </div>
  ),
};
