import type { BareMetalModel, Reservation } from '@compute-market/contract/entities/bare-metal';

/** The frozen moment of every picture: 2026-11-20 14:05:21. */
export const now = 1_795_154_721;
export const today = '2026-11-20';
const hour = 3600;
const day = 24 * hour;

const base = { ContactName: '林知远', Phone: '13800136021', Purpose: '', Remark: '', QuotePrice: null, Reply: '', InstanceIds: [] };

/** One of every state. */
export const reservations: readonly Reservation[] = [
  { ...base, Id: 9, ReservationNo: 'BM2026112004817263', BareMetalId: 1, BareMetalName: '八卡 RTX 4090 训练机', Num: 1, RentMonths: 1, BeginDate: '2026-11-22', Purpose: '数据标注平台压测', Status: 0, CreateTime: now - 2 * hour, UpdateTime: now - 2 * hour },
  { ...base, Id: 8, ReservationNo: 'BM2026111920384756', BareMetalId: 3, BareMetalName: '八卡 H20 推理机', Num: 1, RentMonths: 12, BeginDate: '2026-12-03', Purpose: '在线推理扩容', Status: 1, QuotePrice: 35_200, Reply: '一年期每月 35200 元，可提供两周试用，报价 7 日内有效', CreateTime: now - 30 * hour, UpdateTime: now - 6 * hour },
  { ...base, Id: 7, ReservationNo: 'BM2026111710293847', BareMetalId: 2, BareMetalName: '八卡 A100 SXM4 训练机', Num: 1, RentMonths: 6, BeginDate: '2026-11-27', Purpose: '千亿模型微调', Status: 2, QuotePrice: 41_800, Reply: '合同 HT-2026-1118 已签署，正在准备机器', CreateTime: now - 70 * hour, UpdateTime: now - 22 * hour },
  { ...base, Id: 5, ReservationNo: 'BM2026110356473829', BareMetalId: 5, BareMetalName: '八卡 L40S 图形机', Num: 1, RentMonths: 1, BeginDate: '2026-11-08', Purpose: '数字人渲染', Status: 4, Reply: '与您确认后取消，如需继续使用可再次预约', CreateTime: now - 17 * day, UpdateTime: now - 16 * day },
  { ...base, Id: 3, ReservationNo: 'BM2026091110203040', BareMetalId: 1, BareMetalName: '八卡 RTX 4090 训练机', Num: 2, RentMonths: 3, BeginDate: '2026-09-14', Purpose: '视觉大模型预训练', Remark: '两台之间需要 25GbE 直连', Status: 3, QuotePrice: 11_200, Reply: '机器已交付，可在我的实例中查看', CreateTime: now - 70 * day, UpdateTime: now - 67 * day, InstanceIds: [81, 82] },
];

export const longReservations: readonly Reservation[] = reservations.map((row) => ({
  ...row,
  BareMetalName: '八卡 RTX PRO 6000 Blackwell Max-Q 服务器版超大显存多机互联训练推理一体机',
  ContactName: '欧阳娜娜·买买提江·阿卜杜拉',
  Purpose: 'MultimodalPretrainingAndSupervisedFinetuningWithVeryLongContextWindows',
  Num: 99,
  QuotePrice: 12_345_678.9,
}));

const model = { CpuNum: 64, Memory: 512, Gpu_num: 8, Disk: '960GB 系统盘 + 7.68TB NVMe', Network: '25GbE × 2', DeliverDays: 2, Picture: '' };
export const models: readonly BareMetalModel[] = [
  { ...model, Id: 1, Name: '八卡 RTX 4090 训练机', Cpu: 'EPYC 7542 × 2', Gpu_type: 'RTX 4090', MonthPrice: 11_800, District: '华东一区', Status: 1 },
  { ...model, Id: 3, Name: '八卡 H20 推理机', Cpu: 'Xeon 8480C × 2', Gpu_type: 'H20', MonthPrice: 36_800, District: '华东一区', Status: 1 },
  { ...model, Id: 2, Name: '八卡 A100 SXM4 训练机', Cpu: 'EPYC 7763 × 2', Gpu_type: 'A100 SXM4', MonthPrice: 43_500, District: '华北二区', Status: 2 },
  { ...model, Id: 4, Name: '八卡 H800 SXM5 训练机', Cpu: 'Xeon 8468 × 2', Gpu_type: 'H800 SXM5', MonthPrice: 89_000, District: '华北二区', Status: 0 },
];
