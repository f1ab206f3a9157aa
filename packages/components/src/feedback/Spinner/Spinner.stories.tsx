import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner';

const meta = { title: '组件/反馈/Spinner 加载图标', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Labelled: Story = { args: { labelled: true, label: '正在检测端口' } };

/** Every size, for the pictures. */
export const Matrix: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {[14, 16, 24].map((size) => (
        <Spinner key={size} size={size} />
      ))}
      <Spinner labelled label="正在检测端口" />
    </div>
  ),
};
