import { getAssignedCoupons, getVisibleCouponGroups } from '@compute-market/contract/calls/coupon';
import { COUPON_PAGE_SIZE } from '@compute-market/contract/constants';
import { readList } from '@compute-market/contract/envelope';
import type { Coupon, CouponGroup } from '@compute-market/contract/entities/coupon';
import { ASSIGNED_COUPON_FILTER, type AssignedCouponFilter } from '@compute-market/contract/enumerations';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { readAllPages } from '../read-pages';
import { settle } from '../result';

/** Everything that was claimed, however much. Expired ones are among the unused. */
export const readClaimed = (status: AssignedCouponFilter, options?: CallOptions): Promise<readonly Coupon[]> =>
  readAllPages(
    async (page, page_size) => {
      const answer = await api.call(getAssignedCoupons, { page, page_size, status }, options);
      return { ...answer, data: [...readList<Coupon>(answer)] };
    },
    ({ CouponId }) => CouponId,
    undefined,
    COUPON_PAGE_SIZE,
  );

/** What was claimed and what is on offer. */
export const readCoupons = (options?: CallOptions) => ({
  coupons: settle(readClaimed(ASSIGNED_COUPON_FILTER.all, options)),
  groups: settle(api.call(getVisibleCouponGroups, {}, options).then((list) => readList<CouponGroup>(list))),
});
