import { wholePrice, type BasisPoints } from '@compute-market/contract/rules/discount';
import { toVipLevel, vipLevels } from '@compute-market/contract/rules/vip';
import type { Viewer } from './viewer';

/** What the member pays of a list price; the whole while it is not known who looks. */
export const vipDiscountOf = (viewer: Viewer): BasisPoints =>
  viewer.role === 'main' || viewer.role === 'sub' ? vipLevels[toVipLevel(viewer.user.VipLevel)].discount : wholePrice;
