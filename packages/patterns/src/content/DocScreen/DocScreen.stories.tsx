import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { loading, ready } from '../../resource';
import { sections } from '../docs-view/fixtures';
import { DocScreen, type DocScreenProps } from './DocScreen';

const Page = (props: DocScreenProps) => (
  <main>
    <DocScreen {...props} />
  </main>
);

const text = `SSH 是连接 Linux 实例最稳定的方式。

## 连接命令

\`\`\`bash
ssh -p 30022 root@gpu.example.com
\`\`\`

## 常见提示

| 提示 | 处理 |
| --- | --- |
| Connection refused | 实例刚启动，等一分钟再试 |
| Permission denied | 密码有误，重置后再试 |

## 断线不断任务

长时间任务请放进 tmux。`;

const meta = {
  title: '界面/内容/DocScreen 文档正文',
  component: Page,
  args: {
    doc: ready({ id: 'vscode', title: '用 VS Code 远程开发', updated: '2026-11-12', text }),
    sections,
    onOpinion: fn((): Promise<number> => Promise.resolve(215)),
    onRetry: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const desktop = { viewport: { value: 'desktop' } };

export const Default: Story = { globals: desktop, tags: ['visual'] };
export const WithoutTree: Story = { args: { sections: [] }, globals: desktop };
export const Loading: Story = { args: { doc: loading }, globals: desktop };
export const Missing: Story = {
  args: { doc: { state: 'error', reason: '文档不存在或已下线，请在文档列表中查看' } },
  globals: desktop,
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, tags: ['visual-phone'] };

/** Who was not helped is led to a ticket that says which document it was. */
export const DidNotHelp: Story = {
  globals: desktop,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '没帮助' }));
    const ticket = await canvas.findByRole('link', { name: '提交工单' });
    await expect(decodeURIComponent(ticket.getAttribute('href') ?? '')).toContain('用 VS Code 远程开发');
    await expect(args.onOpinion).toHaveBeenCalledWith(false);
  },
};
export const Helped: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '有帮助' }));
    await canvas.findByText('很高兴帮到您，已有 215 位读者认为有帮助');
  },
};
export const OpinionSending: Story = {
  args: { onOpinion: fn((): Promise<number> => new Promise(() => undefined)) },
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '有帮助' }));
    await expect(canvas.getByRole('button', { name: '没帮助' })).toBeDisabled();
  },
};
export const OpinionNotKept: Story = {
  args: { onOpinion: fn((): Promise<number> => Promise.reject(new Error('操作过于频繁，请稍后再试'))) },
  globals: desktop,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '有帮助' }));
    await canvas.findByText('操作过于频繁，请稍后再试');
    await expect(canvas.getByRole('button', { name: '有帮助' })).toBeEnabled();
  },
};
