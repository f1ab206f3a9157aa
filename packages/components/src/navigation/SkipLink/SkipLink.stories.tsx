import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { SkipLink } from './SkipLink';

const meta = {
  title: '组件/导航/SkipLink 跳过导航',
  component: SkipLink,
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1} style={{ padding: 48 }}>
          按 Tab 键，左上角出现跳转链接。
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = { tags: ['visual'], play: async () => userEvent.tab() };
