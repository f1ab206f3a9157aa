const counts = [1, 2, 4, 8];
const upTo = (most: number) => counts.map((count) => (count > most ? { count, reason: `单机最多空闲 ${most} 卡` } : { count }));

/** Cards of the store as it stands in the design pictures. */
export const sampleGpus = {
  plenty: {
    name: 'RTX 4090', architecture: 'Ada Lovelace', place: '华东一区 等3个机房', memory: 'gddr', memorySize: 24, memoryType: 'GDDR6X', cores: 16, ram: 48,
    free: 126, total: 160, unitPrice: 21_900, priceNote: '包月折合 ¥2.08/卡时', counts: upTo(8), rentHref: '#rent', countHref: (count: number) => `#rent-${count}`,
  },
  low: {
    name: 'RTX 5090', architecture: 'Blackwell', place: '华北二区', memory: 'gddr', memorySize: 32, memoryType: 'GDDR7', cores: 20, ram: 90,
    free: 6, total: 48, unitPrice: 32_900, priceNote: '包月折合 ¥3.13/卡时', counts: upTo(4), rentHref: '#rent', countHref: (count: number) => `#rent-${count}`,
  },
  hbm: {
    name: 'A100 SXM4', architecture: 'Ampere', place: '华北二区 等2个机房', memory: 'hbm', memorySize: 80, memoryType: 'HBM2e', cores: 16, ram: 120,
    free: 22, total: 80, unitPrice: 79_800, priceNote: '包月折合 ¥7.58/卡时', counts: upTo(8), rentHref: '#rent', countHref: (count: number) => `#rent-${count}`,
  },
  soldOut: {
    name: 'H800 SXM5', architecture: 'Hopper', place: '华北二区', memory: 'hbm', memorySize: 80, memoryType: 'HBM3', cores: 22, ram: 200,
    free: 0, total: 32, unitPrice: 158_000, priceNote: '包月折合 ¥15.01/卡时', counts: counts.map((count) => ({ count })), rentHref: '#rent', countHref: (count: number) => `#rent-${count}`,
  },
} as const;
