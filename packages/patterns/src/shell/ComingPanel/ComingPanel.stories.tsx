import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '@compute-market/contract/routes';
import { ComingPanel } from './ComingPanel';

const meta = { title: '界面/框架/ComingPanel 即将开放', component: ComingPanel, args: { route: { ...routes.invoice, key: 'invoice' } } } satisfies Meta<typeof ComingPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InConsole: Story = { tags: ['visual'] };
export const Public: Story = { args: { route: { ...routes.dataset, key: 'dataset' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
