import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { loading, ready } from '../../resource';
import { inConsole } from '../../shell/ConsoleFrame/fixtures';
import { budgets, projects } from './fixtures';
import { ProjectsScreen } from './ProjectsScreen';

const meta = {
  title: '界面/费用/ProjectsScreen 项目与预算',
  component: ProjectsScreen,
  ...inConsole('projects'),
  args: {
    projects: ready(projects),
    onProjectAction: fn(),
    budgets: ready(budgets),
    onAddBudget: fn(),
    onBudgetAction: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProjectsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Default: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '重命名「大模型预训练」' }));
    await expect(args.onProjectAction).toHaveBeenCalledWith('rename', projects[0]);
    await userEvent.click(canvas.getByRole('button', { name: '修改项目「大模型预训练」的预算' }));
    await expect(args.onBudgetAction).toHaveBeenCalledWith('change', budgets[1]);
    await expect(canvas.getByRole('meter', { name: '子账号「lab-a」的预算已用' })).toHaveAttribute(
      'aria-valuetext',
      '已消费 ¥612.30，预算 ¥600.00',
    );
    await expect(canvas.getByRole('link', { name: /查看「大模型预训练」的费用明细$/ })).toHaveAttribute(
      'href',
      '/console/expenseDetail?project=%E5%A4%A7%E6%A8%A1%E5%9E%8B%E9%A2%84%E8%AE%AD%E7%BB%83',
    );
  },
  tags: ['visual'],
};
export const Loading: Story = { args: { projects: loading, budgets: loading }, globals: desktop };
export const Failed: Story = {
  args: {
    projects: { state: 'error', reason: '网络连接失败，请检查网络后重试' },
    budgets: { state: 'error', reason: '网络连接失败，请检查网络后重试' },
  },
  globals: desktop,
};
export const Empty: Story = { args: { projects: ready([]), budgets: ready([]) }, globals: desktop };
/** A back end that has no projects says so. */
export const Untold: Story = { args: { projects: ready(null), budgets: ready(null) }, globals: desktop };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
