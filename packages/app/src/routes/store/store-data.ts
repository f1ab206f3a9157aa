import { getVisibleCouponGroups } from '@compute-market/contract/calls/coupon';
import {
  getBareMetalModels,
  getDockerGpuSelector,
  getGpuPriceInfo,
  getGpuSelectorDetail,
  getHosts,
  getKvmGpuSelector,
  getStoreSelectorOptions,
} from '@compute-market/contract/calls/market';
import { getBannerAndNotice } from '@compute-market/contract/calls/notice';
import { getStockNotices } from '@compute-market/contract/calls/stock-notice';
import { MAX_PAGE_SIZE } from '@compute-market/contract/constants';
import type { BareMetalModel } from '@compute-market/contract/entities/bare-metal';
import type { CouponGroup } from '@compute-market/contract/entities/coupon';
import type { ContainerType } from '@compute-market/contract/enumerations';
import { readList } from '@compute-market/contract/envelope';
import type { HostStock, Stock, StoreQuery } from '@compute-market/patterns/store/StoreScreen';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { ApiError, isAborted } from '../../api/errors';
import { refreshUser } from '../../flows/account';
import { session } from '../../state/session';
import { user } from '../../state/user';

const mostBanners = 5;

export const readPromotion = (options: CallOptions) =>
  api.call(getBannerAndNotice, { position: 'store', limit: mostBanners }, options);
export const readOptions = (options: CallOptions) => api.call(getStoreSelectorOptions, {}, options);
/** The server prices by session; the phone is the specification's field (decisions 17). */
export const readPrices = (options: CallOptions) =>
  api.call(getGpuPriceInfo, { phone: user.info?.Phone ?? '' }, options);

const kindOf = (type: StoreQuery['type']): ContainerType => (type === 'docker' ? 'docker' : 'kvm');

/** The cards with their stock. When that cannot be read, the cards as the order form knows them, so that renting goes on (screens B2). */
export async function readStock(type: StoreQuery['type'], options: CallOptions): Promise<Stock> {
  const kind = kindOf(type);
  try {
    const { List, last_refresh_time } = await api.call(getGpuSelectorDetail, { container_type: kind }, options);
    return { kind: 'known', offers: List, refreshedAt: last_refresh_time };
  } catch (error) {
    if (!(error instanceof ApiError) || isAborted(error)) throw error;
    const selector = await api
      .call(kind === 'docker' ? getDockerGpuSelector : getKvmGpuSelector, {}, options)
      .catch(() => null);
    if (selector === null) throw error;
    return { kind: 'unknown', selector };
  }
}

/** The hosts of one kind of machine (decisions 129). */
export async function readHosts(type: StoreQuery['type'], options: CallOptions): Promise<HostStock> {
  const { List, Total } = await api.call(getHosts, { container_type: kindOf(type) }, options);
  return { hosts: List, total: Total };
}

/** Coupons belong to main accounts: a sub-account does not ask for them (product §6). */
export async function readCoupons(options: CallOptions): Promise<readonly CouponGroup[] | null> {
  if (session.token !== null && user.info === null) await refreshUser();
  if (user.info?.SubAccount) return null;
  return readList<CouponGroup>(await api.call(getVisibleCouponGroups, {}, options));
}

export const readBareMetals = async (options: CallOptions): Promise<readonly BareMetalModel[]> =>
  readList<BareMetalModel>(await api.call(getBareMetalModels, { page: 1, page_size: MAX_PAGE_SIZE }, options));

/** A model as a kind of machine. */
export const noticeKey = (type: ContainerType, gpuType: string): string => `${type} ${gpuType}`;

/** What the customer waits for; a visitor for nothing. */
export async function readStockNotices(options: CallOptions): Promise<readonly string[]> {
  if (session.token === null) return [];
  return (await api.call(getStockNotices, {}, options)).List.map(({ ContainerType: type, GpuType }) =>
    noticeKey(type, GpuType),
  );
}
