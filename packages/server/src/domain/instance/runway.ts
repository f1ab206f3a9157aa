import { getRunway } from '@compute-market/contract/calls/cost';
import { INSTANCE_STATUS, RUNWAY_ITEM } from '@compute-market/contract/enumerations';
import { cloudDiskMonthSeconds } from '@compute-market/contract/rules/cloud-disk';
import { remainingCredit, runwaySeconds, spendable } from '@compute-market/contract/rules/credit';
import { fen, unit, yuanFromFen, yuanFromUnit, type Unit } from '@compute-market/contract/rules/money';
import { hourlyCost } from '@compute-market/contract/rules/price';
import { hourSeconds } from '@compute-market/contract/rules/time-units';
import { and, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database';
import { instance } from '../../db/schema/instance';
import { implement, requireActor, type Actor } from '../../http/handler';
import { wireTime } from '../../platform/wire';
import { findDisk } from '../cloud-disk/find-disk';
import { readTariff, type Tariff } from '../market/read-catalogue';
import { visibleTo } from './find-instances';
import { readPayer } from './payer';
import { diskGbOf } from './release';
import { discountedHourPrice, keptDiskHourPrice } from './rental-parts';
import type { InstanceRow } from './state';

const { running, starting, restarting, restartFailed, shutDown, diskKept } = INSTANCE_STATUS;
const hoursPerMonth = cloudDiskMonthSeconds / hourSeconds;

interface Item {
  readonly kind: (typeof RUNWAY_ITEM)[keyof typeof RUNWAY_ITEM];
  readonly name: string;
  readonly note: string;
  readonly hourPrice: Unit;
  readonly until: Date;
  readonly autorenew: boolean;
}

/** The little that is needed of each: a customer may have thousands. */
const columns = {
  name: instance.name,
  note: instance.note,
  status: instance.status,
  systemDiskGb: instance.systemDiskGb,
  dataDiskGb: instance.dataDiskGb,
  dueAt: instance.dueAt,
  diskReleaseAt: instance.diskReleaseAt,
  hourPrice: instance.hourPrice,
  autorenewPackTime: instance.autorenewPackTime,
};

function itemOf(row: Pick<InstanceRow, keyof typeof columns>, tariff: Tariff, vipDiscount: number): Item {
  const about = { name: row.name, note: row.note };
  if (row.status !== diskKept)
    return {
      ...about,
      kind: RUNWAY_ITEM.instance,
      hourPrice: unit(row.hourPrice),
      until: row.dueAt,
      autorenew: row.autorenewPackTime !== null,
    };
  const hourPrice = discountedHourPrice(
    [{ item: 'disk', unitPrice: keptDiskHourPrice(diskGbOf(row), tariff) }],
    [vipDiscount],
  );
  return { ...about, kind: RUNWAY_ITEM.keptDisk, hourPrice, until: row.diskReleaseAt ?? row.dueAt, autorenew: false };
}

/** Everything that is being paid for, the dearest first; the cloud disk is the main account's. Whole machines are paid ahead by contract: no hour of them is charged (screens B8; decisions 28). */
async function itemsOf(tx: Tx, actor: Actor, vipDiscount: number, now: Date): Promise<Item[]> {
  const tariff = await readTariff(tx);
  const rows = await tx
    .select(columns)
    .from(instance)
    .where(
      and(
        visibleTo(actor),
        inArray(instance.status, [running, starting, restarting, restartFailed, shutDown, diskKept]),
      ),
    );
  const items = rows.map((row) => itemOf(row, tariff, vipDiscount));
  const disk = actor.subAccountId === null ? await findDisk(tx, actor.userId, now) : null;
  if (disk !== null && disk.dueAt > now) {
    const hourPrice = discountedHourPrice(
      [{ item: 'cloudDisk', unitPrice: unit(Math.round((disk.sizeGb * tariff.cloudDiskMonthPrice) / hoursPerMonth)) }],
      [vipDiscount],
    );
    items.push({
      kind: RUNWAY_ITEM.cloudDisk,
      name: '',
      note: `${disk.sizeGb} GB`,
      hourPrice,
      until: disk.dueAt,
      autorenew: false,
    });
  }
  return items.sort((a, b) => b.hourPrice - a.hourPrice);
}

/** How long the money lasts when everything that runs goes on at its present price. */
export const runwayCall = implement(getRunway, (_input, context) => {
  const actor = requireActor(context);
  const now = context.services.clock.now();
  return context.transaction(async (tx) => {
    const { payer, vipDiscount } = await readPayer(tx, actor);
    const items = await itemsOf(tx, actor, vipDiscount, now);
    const { limitLeft } = payer;
    const available = limitLeft ?? fen(spendable(payer) + payer.voucher);
    const hourly = hourlyCost(items.map(({ hourPrice }) => hourPrice));
    const seconds = runwaySeconds(available, hourly);
    const purse = limitLeft === null ? payer : { balance: fen(0), quota: fen(0), voucher: fen(0) };
    return {
      Available: yuanFromFen(available),
      Money: yuanFromFen(purse.balance),
      CreditLeft: yuanFromFen(fen(Math.max(0, remainingCredit(purse)))),
      PowerMoney: yuanFromFen(purse.voucher),
      LimitLeft: limitLeft === null ? null : yuanFromFen(limitLeft),
      HourPrice: yuanFromFen(hourly),
      Seconds: seconds,
      Until: seconds === null ? null : wireTime(now) + seconds,
      Items: items.map(({ kind, name, note, hourPrice, until, autorenew }) => ({
        Kind: kind,
        Container_name: name,
        Note: note,
        HourPrice: yuanFromUnit(hourPrice),
        Due_time: wireTime(until),
        Autorenew: autorenew,
      })),
    };
  });
});
