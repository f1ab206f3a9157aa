import { bigTable } from './big-table';
import type { Compared } from './compared';
import { couponWall } from './coupon-wall';
import { longForm } from './long-form';

/** Every comparison with bare HTML; a new one is added here and nowhere else. */
export const comparisons: readonly Compared[] = [couponWall, longForm, bigTable];
