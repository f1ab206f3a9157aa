import { Card } from '@compute-market/components/card';
import { Skeleton } from '@compute-market/components/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SlowHint } from './SlowHint';
import { Waiting } from './Waiting';

/** Stories wait for nothing: `slowAfter: 0` is the moment five seconds later, and without it that moment never comes. */
const meta = {
  title: '界面/框架/SlowHint 加载较慢',
  component: SlowHint,
  render: () => (
    <Card>
      <div aria-busy="true">
        <Skeleton lines={6} />
      </div>
      <SlowHint />
    </Card>
  ),
} satisfies Meta<typeof SlowHint>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first five seconds: the skeleton alone. */
export const Default: Story = {};
export const Slow: Story = { parameters: { slowAfter: 0 }, tags: ['visual'] };
export const SlowOnPhone: Story = { parameters: { slowAfter: 0 }, globals: { viewport: { value: 'phone' } } };

/** Text that is read, with its name. */
export const Text: Story = {
  parameters: { slowAfter: 0 },
  render: () => (
    <Card>
      <Waiting label="正在读取公告" lines={4} />
    </Card>
  ),
};

/** A skeleton longer than the window: the sentence stays in sight. */
export const LongerThanTheWindow: Story = {
  parameters: { slowAfter: 0 },
  render: () => (
    <Card>
      <div aria-busy="true">
        <Skeleton lines={80} />
      </div>
      <SlowHint />
    </Card>
  ),
};
