import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack';
import { Text } from './Text';

const meta = {
  title: '组件/布局/Text 文字',
  component: Text,
  args: { children: '剩余 2 天，到期后磁盘保留 7 天' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Heading: Story = { args: { as: 'h2', size: 'section', tone: 'strong' } };
export const Breaks: Story = { args: { as: 'p', breaks: true, children: 'a'.repeat(80), style: { width: 160 } } };
export const Truncates: Story = { args: { as: 'p', truncates: true, style: { width: 120 } } };

/** Every tone. */
export const Matrix: Story = {
  render: ({ children }) => (
    <Stack gap={8}>
      {(['strong', 'body', 'secondary', 'tertiary', 'action', 'ok', 'warn', 'danger'] as const).map((tone) => (
        <Text key={tone} tone={tone} size="dense">
          {children}
        </Text>
      ))}
    </Stack>
  ),
};
