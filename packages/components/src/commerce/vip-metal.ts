import { vars } from '@compute-market/tokens';

const { vip } = vars.color;

/** VIP levels 0 to 4: ordinary, bronze, silver, gold, diamond (product §4). */
export type VipLevel = 0 | 1 | 2 | 3 | 4;

/** Sets `--metal` (an edge or a fill, never text) and `--metal-ink` (one solid colour) by `data-level`. */
export const vipMetal = `
  --metal-ink: ${vip.ordinary};
  --metal: ${vip.ordinary};
  &[data-level='1'] { --metal-ink: ${vip.bronze}; --metal: ${vip.bronze}; }
  &[data-level='2'] { --metal-ink: ${vip.silver}; --metal: ${vip.silver}; }
  &[data-level='3'] { --metal-ink: ${vip.gold}; --metal: ${vip.gold}; }
  &[data-level='4'] { --metal-ink: ${vip.diamond}; --metal: linear-gradient(100deg, ${vip.diamond}, ${vip.diamondMid} 52%, ${vip.diamondEnd}); }
`;
