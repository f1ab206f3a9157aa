import type { DocSection } from './docs';

export const sections: readonly DocSection[] = [
  {
    key: 'connect',
    title: '连接实例',
    documents: [
      {
        id: 'ssh',
        title: '用 SSH 连接 Linux 实例',
        summary: 'Windows、macOS 与 Linux 的连接命令、密钥登录与断线保护。',
        updated: '2026-11-12',
        keywords: ['终端', '密钥'],
      },
      {
        id: 'vscode',
        title: '用 VS Code 远程开发',
        summary: '安装 Remote-SSH，像本地一样编辑、调试与转发端口。',
        updated: '2026-11-12',
        keywords: ['端口转发'],
      },
    ],
  },
  {
    key: 'money',
    title: '计费与优惠',
    documents: [
      {
        id: 'billing',
        title: '计费规则',
        summary: '按时、按天、按月的价格构成，到期处理与退费。',
        updated: '2026-11-15',
        keywords: ['会员', '折扣'],
      },
    ],
  },
];

export const answers: DocSection = {
  key: 'answers',
  title: '常见问题',
  documents: [
    {
      id: '41',
      title: '充值后余额没有变化怎么办',
      summary: '扫码支付通常在几秒内到账；先核对订单状态与付款记录，再决定是否提交工单。',
      updated: '2026-10-12',
      keywords: [],
    },
    {
      id: '46',
      title:
        'nvidia-smi 看不到全部显卡_GPU_is_lost_Reboot_the_system_to_recover_this_GPU_Unable_to_determine_the_device_handle',
      summary: '',
      updated: '2026-10-12',
      keywords: [],
    },
  ],
};
