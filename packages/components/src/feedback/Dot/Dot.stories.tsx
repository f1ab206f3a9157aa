import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchIcon } from '../../icons/SearchIcon';
import { Dot } from './Dot';

const meta = { title: '组件/反馈/Dot 圆点', component: Dot, args: { label: '有新回复' } } satisfies Meta<typeof Dot>;
export default meta;
type Story = StoryObj<typeof meta>;

const onIcon = (
  <span style={{ position: 'relative', display: 'inline-flex' }}>
    <SearchIcon size={18} />
    <Dot ringed label="有新公告" style={{ position: 'absolute', top: 0, right: 0 }} />
  </span>
);

export const Default: Story = {};
export const OnIcon: Story = { render: () => onIcon };

/** Every tone, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      {(['err', 'ok', 'info', 'warn', 'mute'] as const).map((tone) => (
        <Dot key={tone} tone={tone} />
      ))}
      {onIcon}
    </div>
  ),
};
