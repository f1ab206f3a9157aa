import type { Meta, StoryObj } from '@storybook/react-vite';
import { framed } from '../../../test/framed';
import { MarkdownView } from './MarkdownView';

const answer = `您好，已核对宿主机日志，GPU 0000:81:00.0 与 0000:82:00.0 出现 **Xid 79**，属于硬件掉卡，与您的程序无关。

处理方案有两个，请选择：

1. 原机冷重启，约 6 分钟，数据保留。若再次掉卡，需换机。
2. 迁移到同机房另一台宿主机，约 25 分钟，系统盘与数据盘一并迁移，IP 与端口不变。

> 故障时段 13:09 起按分钟计算，恢复后将退回对应费用。`;

const guide = `# 连接实例

在 [我的实例](/console/dashboard) 复制 SSH 命令，或查看 [VS Code 官方说明](https://code.visualstudio.com/docs/remote/ssh)。

## 使用终端

运行 \`nvidia-smi\` 可查看显卡：

\`\`\`bash
ssh -p 31456 root@hz02.example.cn
nvidia-smi --query-gpu=index,name,temperature.gpu,utilization.gpu,memory.used --format=csv --loop=5
\`\`\`

## 端口

| 服务 | 内网端口 | 带宽 Mbps |
| --- | --- | ---: |
| SSH | 22 | 32 |
| JupyterLab | 8888 | 32 |

- [x] 已修改初始密码
- [ ] 已备份数据盘

---

### 常见问题

~~端口 22 直连~~ 已停用。`;

const hostile = `<script>alert(1)</script><img src=x onerror=alert(1)>

[点我](javascript:alert(1)) 与 <iframe src="https://example.com"></iframe> 都不会出现。<b style="position:fixed">粗体</b>保留。`;

const meta = {
  title: '组件/数据/MarkdownView 正文',
  component: MarkdownView,
  args: { source: answer },
  decorators: [framed({ maxWidth: 720 })],
} satisfies Meta<typeof MarkdownView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Guide: Story = { args: { source: guide, headingLevel: 1 }, tags: ['visual'] };
export const Dense: Story = { args: { dense: true } };
export const Hostile: Story = { args: { source: hostile } };
export const HtmlText: Story = {
  args: { format: 'html', source: '<h2>系统维护</h2><p>华东一区将于 <strong>11 月 22 日 02:00</strong> 维护。</p>' },
};
export const LongWord: Story = {
  args: {
    source:
      'https://example.com/a-very-long-address-without-any-space-that-must-not-widen-the-page-0123456789012345678901234567890123456789',
  },
};
export const Phone: Story = {
  args: { source: guide, headingLevel: 1 },
  decorators: [framed({ maxWidth: 288 })],
};
