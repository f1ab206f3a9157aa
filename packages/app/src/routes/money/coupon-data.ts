import { getAssignedCoupons, getVisibleCouponGroups } from '@compute-market/contract/calls/coupon';
import { COUPON_PAGE_SIZE } from '@compute-market/contract/constants';
import { readList } from '@compute-market/contract/envelope';
import type { Coupon, CouponGroup } from '@compute-market/contract/entities/coupon';
import { ASSIGNED_COUPON_FILTER } from '@compute-market/contract/enumerations';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { settle } from '../result';

/** What was claimed and what is on offer. */
export const readCoupons = (options?: CallOptions) => ({
  coupons: settle(
    api
      .call(getAssignedCoupons, { page: 1, page_size: COUPON_PAGE_SIZE, status: ASSIGNED_COUPON_FILTER.all }, options)
      .then((page) => readList<Coupon>(page)),
  ),
  groups: settle(api.call(getVisibleCouponGroups, {}, options).then((list) => readList<CouponGroup>(list))),
});
