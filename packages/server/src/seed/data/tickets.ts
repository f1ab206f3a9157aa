/** What happened to a ticket, so many hours before now. */
export type TicketEvent =
  | { readonly hoursAgo: number; readonly kind: 'accept' | 'close' | 'revoke' }
  | { readonly hoursAgo: number; readonly kind: 'ask' | 'solve' | 'reply'; readonly content: string }
  | { readonly hoursAgo: number; readonly kind: 'rate'; readonly rate: number };

/** A ticket of the demo data. */
export interface TicketSeed {
  readonly hoursAgo: number;
  readonly subAccount?: string;
  readonly categoryId: number;
  readonly subCategoryId: number;
  readonly title: string;
  /** `{picture}` stands for the screenshot. */
  readonly content: string;
  readonly urgent?: boolean;
  readonly contactTime?: string;
  /** The rental it is about, by its note. */
  readonly rental?: string;
  readonly context?: Readonly<Record<string, string>>;
  readonly files?: readonly { readonly name: string; readonly text: string }[];
  readonly events: readonly TicketEvent[];
}

/** The engineer who answers. */
export const engineer = '周工';

export const tickets: readonly TicketSeed[] = [
  {
    hoursAgo: 610,
    categoryId: 1,
    subCategoryId: 15,
    title: '充值 1500 元的发票抬头需要改成公司',
    content: '上周充值时没有填写抬头，想开成公司的专票，应该在哪里修改？',
    events: [
      { hoursAgo: 609.8, kind: 'accept' },
      {
        hoursAgo: 609.5,
        kind: 'solve',
        content: '您好，可在「发票管理」中新增企业抬头，申请开票时选择该抬头即可。已开具的普票需要先作废，再重新申请。',
      },
      { hoursAgo: 600, kind: 'rate', rate: 5 },
    ],
  },
  {
    hoursAgo: 402,
    categoryId: 4,
    subCategoryId: 42,
    title: 'conda 安装的 PyTorch 识别不到显卡',
    content: '`torch.cuda.is_available()` 返回 False，`nvidia-smi` 正常。\n\n```text\n2.5.1+cpu None False\n```',
    events: [
      { hoursAgo: 401.9, kind: 'accept' },
      {
        hoursAgo: 401.7,
        kind: 'ask',
        content:
          '您好，版本号带 `+cpu`，装成了 CPU 版本。请执行：\n\n```bash\npip install torch==2.5.1 --index-url https://download.pytorch.org/whl/cu124\n```\n\n装好后请告知结果。',
      },
      { hoursAgo: 400.9, kind: 'reply', content: '可以了，谢谢。' },
      { hoursAgo: 400.8, kind: 'close' },
      { hoursAgo: 400.7, kind: 'rate', rate: 5 },
    ],
  },
  {
    hoursAgo: 236,
    categoryId: 2,
    subCategoryId: 24,
    title: 'TensorBoard 的 6006 端口外网打不开',
    content: '实例里 curl 正常，外网访问一直转圈。',
    events: [{ hoursAgo: 235.8, kind: 'revoke' }],
  },
  {
    hoursAgo: 70,
    categoryId: 5,
    subCategoryId: 51,
    title: '从对象存储下载数据集只有 3 MB/s，希望临时提高带宽',
    content: '数据集约 420 GB，按现在的速度要 40 小时。能否临时提高下载带宽，或者由机房直接导入？',
    contactTime: '工作日 9:00-18:00',
    events: [
      { hoursAgo: 69.9, kind: 'accept' },
      {
        hoursAgo: 69.2,
        kind: 'solve',
        content:
          '您好，已为该实例临时提高到 200 Mbps，持续 24 小时。\n\n长期需要可以在「我的实例 → 更多 → 升级带宽」中办理；公共数据集里也有同名数据，挂载即用。',
      },
    ],
  },
  {
    hoursAgo: 4.6,
    categoryId: 3,
    subCategoryId: 32,
    title: 'A100 训练中途 GPU 掉卡，nvidia-smi 只识别到 1 张',
    content:
      'llama3-8b-sft 这台 2 卡实例开始报 NCCL 超时，随后 `nvidia-smi` 只剩 1 张卡。训练从 epoch 37 中断，权重已存到数据盘。\n\n麻烦确认是否硬件问题，剩余租期能否补偿。\n\n![nvidia-smi 输出]({picture})',
    urgent: true,
    contactTime: '全天',
    rental: 'llama3-8b-sft',
    context: { 状态: '运行中', 配置: 'A100 SXM4 × 2', 镜像: 'PyTorch 2.5' },
    files: [
      {
        name: 'train-rank1.log',
        text:
          Array.from(
            { length: 400 },
            (_, step) => `[rank1] epoch 37 step ${step} loss ${(1.9 - step / 900).toFixed(4)} lr 1.2e-05`,
          ).join('\n') + '\n[rank1] ProcessGroupNCCL watchdog: collective operation timed out after 600000 ms\n',
      },
      {
        name: 'dmesg.txt',
        text: '[ 8113.402] NVRM: Xid (PCI:0000:81:00): 79, GPU has fallen off the bus.\n[ 8113.403] NVRM: GPU 0000:81:00.0: GPU serial number is unavailable.\n',
      },
    ],
    events: [
      { hoursAgo: 4.45, kind: 'accept' },
      {
        hoursAgo: 4.25,
        kind: 'ask',
        content:
          '您好，已核对宿主机日志，GPU 0000:81:00.0 出现 Xid 79，属于硬件掉卡，与您的程序无关。\n\n处理方案有两个，请选择：\n\n1. 原机冷重启，约 6 分钟，数据保留。若再次掉卡，需换机。\n2. 迁移到同机房另一台宿主机，约 25 分钟，系统盘与数据盘一并迁移，IP 与端口不变。',
      },
      {
        hoursAgo: 4,
        kind: 'ask',
        content: '补充：故障时段按分钟计算，恢复后将退回对应费用至原支付账户。您回复选择后我们立即开始。',
      },
    ],
  },
  {
    hoursAgo: 1.2,
    categoryId: 7,
    subCategoryId: 72,
    title: '8 卡 H100 裸金属两台，租期三个月，想了解组网与报价',
    content:
      '需要两台之间 400G InfiniBand，系统为 Ubuntu 22.04，月底前到位。\n\n- 是否可以先测试一天？\n- 专票是否支持对公转账后开具？',
    contactTime: '工作日 14:00-18:00',
    events: [],
  },
  {
    hoursAgo: 26,
    subAccount: 'lab-a',
    categoryId: 6,
    subCategoryId: 64,
    title: '子账号额度快用完了，如何申请提高',
    content: '本周还要跑两组对比实验，额度不够。',
    events: [
      { hoursAgo: 25.9, kind: 'accept' },
      {
        hoursAgo: 25.6,
        kind: 'ask',
        content: '您好，额度由主账号在「账号信息」中调整，调整后立即生效。请联系主账号处理后告知我们。',
      },
    ],
  },
];
