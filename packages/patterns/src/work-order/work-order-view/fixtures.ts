import type {
  WorkOrder,
  WorkOrderCategory,
  WorkOrderDetail,
  WorkOrderDocument,
} from '@compute-market/contract/entities/work-order';
import { WORK_ORDER_STATUS } from '@compute-market/contract/enumerations';
import { daySeconds } from '@compute-market/contract/rules/time-units';

const { waiting, processing, needsReply, solved, closed, revoked } = WORK_ORDER_STATUS;

/** 2026-11-20 14:05:21 in Beijing. */
export const now = 1_795_154_721;

export const categories: readonly WorkOrderCategory[] = [
  {
    id: 1,
    name: '计费财务',
    icon: 'wallet',
    resource_type: 'order',
    children: [
      { id: 11, name: '充值未到账', hot: true },
      { id: 12, name: '扣费有疑问', hot: true },
      { id: 13, name: '优惠券与算力券', hot: false },
      { id: 14, name: '退费', hot: false },
      { id: 15, name: '发票', hot: false },
    ],
  },
  {
    id: 2,
    name: '实例连接',
    icon: 'link',
    resource_type: 'kvm',
    children: [
      { id: 21, name: 'SSH 连接失败', hot: true },
      { id: 22, name: '远程桌面或 VNC 打不开', hot: false },
      { id: 23, name: '登录密码错误', hot: false },
      { id: 24, name: '端口访问不通', hot: true },
    ],
  },
  {
    id: 3,
    name: '实例故障',
    icon: 'alert',
    resource_type: 'kvm',
    children: [
      { id: 31, name: '启动失败', hot: true },
      { id: 32, name: 'GPU 掉卡', hot: true },
      { id: 33, name: '运行缓慢或卡死', hot: false },
      { id: 34, name: '多机通信异常', hot: false },
      { id: 35, name: '磁盘读写异常', hot: false },
    ],
  },
  {
    id: 4,
    name: '镜像环境',
    icon: 'image',
    resource_type: 'docker',
    children: [
      { id: 41, name: '驱动与 CUDA 版本', hot: false },
      { id: 42, name: '框架与依赖安装', hot: true },
      { id: 43, name: '自定义镜像', hot: false },
      { id: 44, name: '重置系统', hot: false },
    ],
  },
  {
    id: 5,
    name: '网络存储',
    icon: 'disk',
    resource_type: 'kvm',
    children: [
      { id: 51, name: '下载或上传缓慢', hot: true },
      { id: 52, name: '云盘挂载与读写', hot: false },
      { id: 53, name: '带宽变更', hot: false },
      { id: 54, name: '公共数据集', hot: false },
    ],
  },
  {
    id: 6,
    name: '账号认证',
    icon: 'account',
    resource_type: 'none',
    children: [
      { id: 61, name: '无法登录', hot: false },
      { id: 62, name: '实名认证不通过', hot: true },
      { id: 63, name: '企业认证', hot: false },
      { id: 64, name: '子账号与额度', hot: false },
    ],
  },
  {
    id: 7,
    name: '其他',
    icon: 'message',
    resource_type: 'none',
    children: [
      { id: 71, name: '成为合作伙伴', hot: false },
      { id: 72, name: '裸金属咨询', hot: false },
      { id: 73, name: '功能建议', hot: false },
      { id: 74, name: '其他问题', hot: false },
    ],
  },
];

export const documents: readonly WorkOrderDocument[] = [
  {
    id: 31,
    category_id: 3,
    title: 'nvidia-smi 看不到全部显卡',
    summary: '先保存权重，再查看 Xid；Xid 79 属于硬件掉卡，需要冷重启或迁移。',
    url: '',
    update_time: 1_794_000_000,
    useful: 265,
  },
  {
    id: 32,
    category_id: 3,
    title: '实例启动失败后会怎样',
    summary: '费用自动退回，数据盘不受影响；换一台机器重试通常即可成功。',
    url: '',
    update_time: 1_793_400_000,
    useful: 159,
  },
  {
    id: 33,
    category_id: 3,
    title: '训练突然变慢怎么查',
    summary: '从数据读取、CPU、显卡频率三处入手，多数瓶颈不在显卡上。',
    url: '',
    update_time: 1_792_400_000,
    useful: 142,
  },
];

export const documentText = `1. **先保存进度**：把权重与日志存到数据盘。
2. 查看内核日志：

\`\`\`bash
dmesg | grep -i xid
\`\`\`

3. Xid 79 属于硬件故障，需要冷重启或迁移，请提交「紧急」工单。`;

const order = (changes: Partial<WorkOrder>): WorkOrder => ({
  id: 317,
  no: 'GD20261120-0317',
  title: '4 卡训练中途 GPU 掉卡，nvidia-smi 只识别到 2 张',
  category: { id: 3, name: '实例故障' },
  sub_category: { id: 32, name: 'GPU 掉卡' },
  resource_type: 'kvm',
  resource_id: 'k7f3a2c',
  resource_name: 'llama3-8b-sft',
  status: needsReply,
  unread: true,
  last_reply_time: now - 440,
  create_time: now - 2640,
  ...changes,
});

/** A list in every state. */
export const orders: readonly WorkOrder[] = [
  order({}),
  order({
    id: 316,
    no: 'GD20261120-0316',
    title: '8 卡 H100 裸金属两台，租期三个月，想了解组网与报价',
    category: { id: 7, name: '其他' },
    sub_category: { id: 72, name: '裸金属咨询' },
    resource_type: 'none',
    resource_id: '',
    status: waiting,
    unread: false,
    last_reply_time: now - 4320,
    create_time: now - 4320,
  }),
  order({
    id: 309,
    no: 'GD20261119-0309',
    title: '从对象存储下载数据集只有 3 MB/s，希望临时提高带宽',
    category: { id: 5, name: '网络存储' },
    sub_category: { id: 51, name: '下载或上传缓慢' },
    resource_id: 'k91bd02',
    resource_name: undefined,
    status: processing,
    unread: false,
    last_reply_time: now - 60_000,
    create_time: now - 88_000,
  }),
  order({
    id: 288,
    no: 'GD20261117-0288',
    title: '充值 1500 元的发票抬头需要改成公司',
    category: { id: 1, name: '计费财务' },
    sub_category: { id: 15, name: '发票' },
    resource_type: 'order',
    resource_id: '118220261118',
    resource_name: undefined,
    status: solved,
    unread: true,
    last_reply_time: now - 200_000,
    create_time: now - 240_000,
  }),
  order({
    id: 241,
    no: 'GD20261104-0241',
    title: 'conda 安装的 PyTorch 识别不到显卡',
    category: { id: 4, name: '镜像环境' },
    sub_category: { id: 42, name: '框架与依赖安装' },
    resource_type: 'docker',
    resource_id: 'c20ffa1',
    resource_name: 'sd-webui',
    status: closed,
    unread: false,
    last_reply_time: now - 1_400_000,
    create_time: now - 1_410_000,
  }),
  order({
    id: 230,
    no: 'GD20261101-0230',
    title: 'TensorBoard 的 6006 端口外网打不开',
    category: { id: 2, name: '实例连接' },
    sub_category: { id: 24, name: '端口访问不通' },
    status: revoked,
    unread: false,
    last_reply_time: now - 1_650_000,
    create_time: now - 1_651_000,
  }),
];

/** Words without a place to break, in both scripts. */
export const longOrders: readonly WorkOrder[] = orders.map((each, index) => ({
  ...each,
  title:
    index % 2 === 0
      ? `internlm2_5-20b-chat-sft-2026-11-20-checkpoint-118220261120-final-${index}`
      : '基于通义千问的医疗影像报告生成模型第三轮指令微调与量化评测任务在多机多卡训练时反复出现通信超时',
  resource_name:
    each.resource_id === ''
      ? undefined
      : '多模态大模型第三阶段对齐训练与线上灰度推理服务联合压测环境（生产备份请勿释放）',
}));

/** One pixel of dark blue stands for a screenshot. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mMQk9D+DwABmQE7kV7sFwAAAABJRU5ErkJggg==';

/** The ticket of the drawings: support has asked, the customer is to answer. */
export const detail: WorkOrderDetail = {
  ...order({ unread: false }),
  author: '林知远',
  content: `yolo11-缺陷检测 这台 4 卡实例从 13:09 开始报 NCCL 超时，随后 \`nvidia-smi\` 只剩 2 张卡。训练从 epoch 37 中断，权重已存到数据盘。\n\n麻烦确认是否硬件问题，剩余租期能否补偿。\n\n![nvidia-smi 输出](${picture})`,
  urgency: 1,
  phone: '13800006021',
  contact_time: '全天',
  context: {
    实例: 'yolo11-缺陷检测',
    状态: '运行中',
    最近错误: 'GPU 掉卡，正在自动恢复',
    主机: 'hz04.example.cn',
    到期时间: '2026-11-20 15:47',
  },
  attachments: [
    { id: 1, name: 'train-rank2.log', url: '#train', size: 253_952 },
    { id: 2, name: 'dmesg-1309.txt', url: '#dmesg', size: 36_864 },
  ],
  notifications: [{ id: 1, type: 'email', target: 'lab@example.cn' }],
  comments: [
    {
      id: 1,
      from: 'staff',
      name: '周工',
      content:
        '您好，已核对宿主机日志，GPU 0000:81:00.0 与 0000:82:00.0 出现 Xid 79，属于硬件掉卡，与您的程序无关。\n\n处理方案有两个，请选择：\n\n1. 原机冷重启，约 6 分钟，数据保留。若再次掉卡，需换机。\n2. 迁移到同机房另一台宿主机，约 25 分钟，系统盘与数据盘一并迁移，IP 与端口不变。',
      attachments: [],
      create_time: now - 1401,
    },
    {
      id: 2,
      from: 'staff',
      name: '周工',
      content: '补充：故障时段 13:09 起按分钟计算，恢复后将退回对应费用至原支付账户。您回复选择后我们立即开始。',
      attachments: [],
      create_time: now - 441,
    },
  ],
  logs: [
    { status: waiting, time: now - 2640, from: 'user', name: '' },
    { status: processing, time: now - 2160, from: 'staff', name: '周工' },
    { status: needsReply, time: now - 1401, from: 'staff', name: '周工' },
  ],
  rate: null,
  reopen_until: null,
};

/** The same ticket, over and waiting for a rating. */
export const closedDetail: WorkOrderDetail = {
  ...detail,
  status: closed,
  comments: [
    ...detail.comments,
    {
      id: 3,
      from: 'user',
      name: '林知远',
      content: '选方案 2，迁移到新宿主机。',
      attachments: [{ id: 3, name: 'nccl-topo.xml.txt', url: '#topo', size: 8_192 }],
      create_time: now - 300,
    },
  ],
  logs: [
    ...detail.logs,
    { status: processing, time: now - 300, from: 'user', name: '' },
    { status: closed, time: now - 60, from: 'user', name: '' },
  ],
  reopen_until: now + 7 * daySeconds - 60,
};
