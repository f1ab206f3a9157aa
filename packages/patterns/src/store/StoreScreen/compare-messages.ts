import { countText } from '@compute-market/contract/rules/money';

/** Words of the comparison and of a card's detail, which load when they are first opened. */
export const compareMessages = {
  label: '已选对比',
  count: (count: number) => `对比（${count}/4）`,
  open: '查看对比',
  clear: '清空',
  title: '显卡对比',
  share: '复制对比链接',
  facts: '项目',
  memory: '显存',
  perCard: 'CPU / 内存（每卡）',
  hour: '单价',
  day: '包天',
  month: '包月',
  stock: '库存',
  fits: '适合场景',
  compute: '半精度算力',
  bandwidth: '显存带宽',
  cuda: 'CUDA（最高）',
  driver: '显卡驱动',
  /** Of several hosts: from the lowest to the highest. */
  versions: (versions: readonly string[]) =>
    versions.length < 2 ? versions.join('') : `${versions[0]} 至 ${versions.at(-1)}（按主机）`,
  gigabytesPerSecond: (speed: number) => `${speed} GB/s`,
  computePerYuan: '每元算力',
  tflopsPerYuan: (figure: string) => `${figure} TFLOPS/元`,
  differs: '不同',
  best: '最优',
  cores: (cpu: number, memory: number) => `${countText(cpu)} 核 / ${countText(memory)}GB`,
  stockOf: (free: number, total: number | undefined) => `空闲 ${total === undefined ? free : `${free} / ${total}`} 卡`,
  unknown: '库存未知',
  tflops: (count: number) => `${count} TFLOPS`,
  perHour: (price: string) => `${price}/卡时`,
  perDay: (price: string) => `${price}/卡`,
  scenes: ['入门训练、图形渲染', '中小模型训练、推理、绘图', '大模型微调、批量推理', '大模型训练与长上下文推理'],
  remove: (name: string) => `移出对比：${name}`,
  action: '操作',
  soldOut: '已售罄',
} as const;

export const detailMessages = {
  counts: '选择卡数',
  cards: (count: number) => `${count} 卡`,
  compare: '加入对比',
  compared: '移出对比',
  rent: '立即租用',
  unit: '卡时',
  free: (count: number) => `空闲 ${count} 卡`,
} as const;
