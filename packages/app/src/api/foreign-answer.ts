import { completeAnswer } from '@compute-market/contract/answers/complete';
import { shapes } from '@compute-market/contract/answers/generated/shapes';
import { getGpuPriceInfo } from '@compute-market/contract/calls/market';
import type { PriceInfo } from '@compute-market/contract/entities/price-info';
import { toldPrices } from '@compute-market/contract/rules/told-prices';
import { toVipLevel } from '@compute-market/contract/rules/vip';
import { refreshUser } from '../flows/account';
import { user } from '../state/user';

/** The prices for who looks, whose level the account tells where the prices do not (decisions 206). */
async function readPrices(told: PriceInfo): Promise<PriceInfo> {
  if (user.info === null) await refreshUser();
  return toldPrices(told, toVipLevel(user.info?.VipLevel));
}

/** The `data` of a call as the contract has it, whatever a back end that is not ours left out. Rejects with a TypeError at another shape (decisions 40). */
export async function readForeignAnswer(call: string, data: unknown): Promise<unknown> {
  const whole = completeAnswer(shapes[call], data);
  return call === getGpuPriceInfo.name ? await readPrices(whole as PriceInfo) : whole;
}
