import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../../actions/Button/Button';
import { TopProgress } from './TopProgress';

const Navigation = () => {
  const [active, setActive] = useState(false);
  return (
    <>
      <TopProgress active={active} />
      <Button onClick={() => setActive(!active)}>{active ? '到达' : '离开此页'}</Button>
    </>
  );
};

const meta = { title: '组件/反馈/TopProgress 顶部进度', component: TopProgress, args: { active: true } } satisfies Meta<
  typeof TopProgress
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };
export const Idle: Story = { args: { active: false } };
export const ByHand: Story = { render: () => <Navigation /> };
