import { Card } from '@compute-market/components/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DemoBand } from './DemoBand';

const meta = {
  title: '界面/框架/DemoBand 演示环境',
  component: DemoBand,
  render: () => (
    <>
      <DemoBand />
      <main>
        <Card title="算力市场">…</Card>
      </main>
    </>
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DemoBand>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
