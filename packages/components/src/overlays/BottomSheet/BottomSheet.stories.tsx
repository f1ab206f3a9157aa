import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button';
import { CheckboxField } from '../../inputs/CheckboxField/CheckboxField';
import { BottomSheet } from './BottomSheet';

const rooms = [
  '华东一区',
  '华北二区',
  '西南一区',
  '内蒙古乌兰察布三区',
  'unbreakable-latin-name-of-a-room-that-never-ends-2026',
];
const choices = (
  <div style={{ display: 'grid', gap: 12 }}>
    {rooms.map((room) => (
      <CheckboxField key={room}>{room}</CheckboxField>
    ))}
  </div>
);

const meta = {
  title: '组件/浮层/BottomSheet 底部面板',
  component: BottomSheet,
  args: {
    open: true,
    onOpenChange: fn(),
    title: '筛选',
    children: choices,
    footer: (
      <>
        <Button>清空</Button>
        <Button variant="primary">查看 36 款</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: 480 } } },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: 'phone' } } };
export const Full: Story = { args: { sheet: 'full' }, globals: { viewport: { value: 'phone' } } };
export const LongContent: Story = {
  args: {
    children: Array.from({ length: 60 }, (_, index) => (
      <CheckboxField key={index}>{`机房 ${index + 1}`}</CheckboxField>
    )),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Busy: Story = { args: { busy: true } };
export const Matrix: Story = { args: { description: '可多选，关闭后保留已选' }, tags: ['visual'] };
