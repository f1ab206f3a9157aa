import type { ComponentType } from 'react';

/** A screen drawn twice, with our components and by hand, and what a person does on it. Both sides hold the same words. */
export interface Screen {
  readonly ours: ComponentType;
  readonly byHand: ComponentType;
  /** What is pressed, and what may be seen only afterwards. The element is found on both sides. */
  readonly presses: Readonly<Record<string, Press>>;
}

export interface Press {
  readonly control: string;
  /** Stands in the document when the press has shown; what is there at once needs none. */
  readonly shown?: string;
}

export interface Machine {
  readonly id: string;
  readonly name: string;
  readonly fen: number;
}

export const couponCount = 500;
export const coupons = Array.from({ length: couponCount }, (_, index) => ({
  index,
  yuan: 10 + (index % 90),
  name: `新人满减券 ${index}`,
}));

export const machines: readonly Machine[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `k${index}`,
  name: `llama3-8b-sft-${index}`,
  fen: 127_441 + ((index * 7919) % 1000) * 313,
}));
/** Columns of words between the name and the sum. */
export const facts = ['状态', '显卡', '机房', '镜像', '连接', '到期', '创建者'];

export const sortMachines = (direction: 'ascending' | 'descending') =>
  machines.toSorted((a, b) => (direction === 'ascending' ? a.fen - b.fen : b.fen - a.fen));

export const fields = Array.from({ length: 40 }, (_, index) => index);
export const regions = ['华东一区', '华北二区', '西南一区'];
export const kindOfField = (index: number) => (index % 8 === 7 ? 'box' : index % 4 === 3 ? 'choice' : 'text');

/** Quick sums of a top-up, fen. */
export const sums = [5_000, 10_000, 50_000, 100_000, 150_000, 200_000];
export const ways = [
  { channel: 'wechat', name: '微信支付', fact: '单笔限额 ¥50,000' },
  { channel: 'alipay', name: '支付宝', fact: '单笔限额 ¥50,000' },
] as const;
