import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { loading, ready } from '../../resource';
import { groups } from './fixtures';
import { SoftwareScreen, type SoftwareScreenProps } from './SoftwareScreen';

const Page = (props: SoftwareScreenProps) => (
  <main>
    <SoftwareScreen {...props} />
  </main>
);

const meta = {
  title: '界面/内容/SoftwareScreen 软件下载',
  component: Page,
  args: { groups: ready(groups), system: 'windows', onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Default: Story = { globals: desktop, tags: ['visual'] };
export const Macintosh: Story = { args: { system: 'macos' }, globals: desktop };
export const UnknownSystem: Story = { args: { system: null }, globals: desktop };
export const Loading: Story = { args: { groups: loading }, globals: desktop };
export const Failed: Story = {
  args: { groups: { state: 'error', reason: '网络连接失败，请检查网络后重试' } },
  globals: desktop,
};
export const Empty: Story = { args: { groups: ready([]) }, globals: desktop };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['visual-phone'] };
