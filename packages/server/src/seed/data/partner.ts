import type { RentalSeed, TopUpSeed } from './seed-types';

const render = { containerType: 'kvm', image: 'ubuntu-22.04', unit: 'day', district: '西南一区' } as const;
const eight = { ...render, gpuType: 'RTX 4090', gpuNum: 8 } as const;
const ada = { ...render, gpuType: 'L40S', gpuNum: 8 } as const;

/** What a film company rents in the partner's room: whole machines, in projects with gaps between them. */
export const renterRentals: readonly RentalSeed[] = [
  { ...eight, hoursAgo: 1690, note: '片头渲染', count: 6 },
  { ...eight, hoursAgo: 1510, note: '第一集特效', count: 12 },
  { ...eight, hoursAgo: 1420, note: '第一集特效-加急', count: 4 },
  { ...ada, hoursAgo: 1330, note: '虚拟人训练', count: 9 },
  { ...eight, hoursAgo: 1150, note: '第二集特效', count: 14 },
  { ...ada, hoursAgo: 1010, note: '虚拟人微调', count: 6 },
  { ...eight, hoursAgo: 980, note: '第二集补渲', count: 5 },
  { ...eight, hoursAgo: 760, note: '第三集特效', count: 15 },
  { ...ada, hoursAgo: 650, note: '配音合成', count: 8 },
  { ...eight, hoursAgo: 520, note: '宣传片渲染', count: 6 },
  { ...eight, hoursAgo: 330, note: '第四集特效', count: 20 },
  { ...ada, hoursAgo: 260, note: '虚拟人直播', count: 14 },
  { ...eight, hoursAgo: 110, note: '第四集加急', count: 5 },
];

/** Its transfers, enough for all of them. */
export const renterTopUps: readonly TopUpSeed[] = [
  { hoursAgo: 1700, amountFen: 2_000_000n, payType: 2 },
  { hoursAgo: 1200, amountFen: 2_000_000n, payType: 2 },
  { hoursAgo: 780, amountFen: 2_000_000n, payType: 2 },
  { hoursAgo: 340, amountFen: 2_000_000n, payType: 2 },
];
