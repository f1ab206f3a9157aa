import { completeAnswer } from '@compute-market/contract/answers/complete';
import { shapes } from '@compute-market/contract/answers/generated/shapes';
import { getUserInfo } from '@compute-market/contract/calls/account';
import { getGpuPriceInfo } from '@compute-market/contract/calls/market';
import type { PriceInfo } from '@compute-market/contract/entities/price-info';
import { toldPrices } from '@compute-market/contract/rules/told-prices';
import { toVipLevel } from '@compute-market/contract/rules/vip';
import { session } from '../state/session';
import { user } from '../state/user';
import { byItself } from './automatic';
import type { ApiClient } from './client';
import { failureOf } from './errors';

/** The level of who looks, 0 to 4 as the account tells it; undefined for a visitor and where it could not be read. */
async function readLevel(api: ApiClient): Promise<number | undefined> {
  if (session.token === null || user.info !== null) return user.info?.VipLevel;
  try {
    return (await api.envelope(getUserInfo, {}, byItself)).data?.VipLevel;
  } catch (error) {
    failureOf(error);
    return undefined;
  }
}

/** The `data` of a call as the contract has it, whatever a back end that is not ours left out. Prices are those of who looks, whose level the account tells where they do not (decisions 206). Rejects with a TypeError at another shape (decisions 40). */
export async function readForeignAnswer(call: string, data: unknown, api: ApiClient): Promise<unknown> {
  const whole = completeAnswer(shapes[call], data);
  return call === getGpuPriceInfo.name ? toldPrices(whole as PriceInfo, toVipLevel(await readLevel(api))) : whole;
}
