import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { framed } from '../../../test/framed';
import { CircleCheckIcon } from '../../icons/CircleCheckIcon';
import { Tag, type TagTone } from './Tag';

const meta = { title: '组件/反馈/Tag 标签', component: Tag, args: { children: '全部显卡' } } satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones: [TagTone, string][] = [
  ['neutral', '未认证'],
  ['info', '个人认证'],
  ['ok', '退款'],
  ['warn', '仅剩 2 天'],
  ['err', '已用完'],
  ['keep', '磁盘保留'],
  ['line', '显存 ≥24GB'],
];

export const Default: Story = {};
export const WithIcon: Story = { args: { tone: 'info', icon: <CircleCheckIcon size={12} />, children: '企业认证' } };
export const Removable: Story = { args: { tone: 'line', children: '显存 ≥24GB', onRemove: fn() } };
export const LongWords: Story = {
  args: { children: '仅限企业认证且近三十日累计消费满一千五百元的主账号使用' },
  decorators: [framed({ width: 160 })],
};

/** Every tone, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {tones.map(([tone, word]) => (
        <Tag key={tone} tone={tone}>
          {word}
        </Tag>
      ))}
      <Tag tone="info" icon={<CircleCheckIcon size={12} />}>
        企业认证
      </Tag>
      <Tag tone="line" onRemove={fn()}>
        显存 ≥24GB
      </Tag>
    </div>
  ),
};
