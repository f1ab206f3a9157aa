import { wholePrice } from '@compute-market/contract/rules/discount';
import { unit, yuanFromUnit } from '@compute-market/contract/rules/money';
import { periodDiscounts } from '@compute-market/contract/rules/rental';
import { vipLevels, type VipLevel } from '@compute-market/contract/rules/vip';
import type { Tx } from '../../db/database';
import { readGpuModels } from './read-catalogue';

const levels: readonly VipLevel[] = [0, 1, 2, 3, 4];

/** The prices of all cards, the discounts by level and by period, and the level of who asks. */
export async function priceInfo(tx: Tx, level: VipLevel) {
  const models = await readGpuModels(tx);
  return {
    vipInfos: levels.map((one) => ({
      Level: one,
      VipName: vipLevels[one].name,
      VipDiscount: vipLevels[one].discount / wholePrice,
    })),
    gpus: Object.fromEntries(
      models.map((model) => [
        model.gpuType,
        { HourPrice: yuanFromUnit(unit(model.hourPrice)), OriginalPrice: yuanFromUnit(unit(model.originalHourPrice)) },
      ]),
    ),
    period_discounts: { ...periodDiscounts },
    level,
  };
}
