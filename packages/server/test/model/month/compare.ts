import { getInstanceCost } from '@compute-market/contract/calls/cost';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rows } from '../../../src/db/rows';
import { balances } from '../../../src/ledger/statement';
import type { Person } from './people';
import { sumOf, type Line } from './purse';
import type { Rental } from './rentals';
import { hour } from './rules';
import type { World } from './world';

/** The movements of one customer since the opening, as the books have them. */
async function writtenLines({ server }: World, { userId }: Person, opening: number): Promise<Line[]> {
  const written = await server.database.transaction((tx) =>
    rows<{ kind: Line['kind']; about: string; sub: bigint | null; spent: bigint; voucher: bigint; cash: bigint }>(
      tx,
      sql`select t.kind, case when t.reference_type = 'instance' then t.reference_id else '' end as about, t.sub_account_id as sub,
        coalesce(sum(e.amount_fen) filter (where a.kind = 'revenue'), 0)::bigint as spent,
        coalesce(sum(e.amount_fen) filter (where a.kind = 'voucher'), 0)::bigint as voucher,
        coalesce(sum(e.amount_fen) filter (where a.kind = 'cash'), 0)::bigint as cash
        from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id left join ledger_account a on a.id = e.account_id
        where t.user_id = ${userId} and t.id > ${opening} group by t.id order by t.id`,
    ),
  );
  return written.map(({ sub, ...line }) => ({
    ...line,
    about: line.about ?? '',
    sub: sub === null ? null : Number(sub),
  }));
}

/** The last movement so far. */
export async function lastMovement({ server }: World): Promise<number> {
  const [last] = await server.database.transaction((tx) =>
    rows<{ id: bigint }>(tx, sql`select coalesce(max(id), 0)::bigint as id from ledger_transaction`),
  );
  return Number(last?.id ?? 0n);
}

/** Every purse, to the fen; where one differs, the first movement that does. */
export async function agreeOnPurses(world: World, opening: number, movementByMovement: boolean): Promise<void> {
  for (const person of world.people) {
    const { cash, voucher, spent, quota, subs, lines } = person.purse;
    const real = await world.server.database.transaction((tx) => balances(tx, person.userId));
    const differs = real.cashFen !== cash || real.voucherFen !== voucher || real.accumulatedFen !== spent;
    if (differs || movementByMovement) expect(await writtenLines(world, person, opening)).toEqual(lines);
    expect(real).toEqual({ cashFen: cash, voucherFen: voucher, accumulatedFen: spent, quotaFen: quota });
    const limited = await world.server.database.transaction((tx) =>
      rows<{ id: bigint; spent: bigint }>(
        tx,
        sql`select id, spent_fen as spent from sub_accounts where user_id = ${person.userId} order by id`,
      ),
    );
    expect(limited.map((sub) => sub.spent)).toEqual([...subs.values()].map((sub) => sub.spent));
  }
}

interface Bill {
  readonly name: string;
  readonly kept: boolean;
  readonly begin: number;
  readonly end: number;
}

/** Each paid time of the rentals themselves and of kept disks: one a payment. */
async function billedTimes({ server }: World): Promise<Map<string, Bill[]>> {
  const bills = await server.database.transaction((tx) =>
    rows<{ name: string; kept: boolean; begin: string; end: string }>(
      tx,
      sql`select i.name, c.cost_type = 7 as kept, extract(epoch from c.begin_at) as begin, extract(epoch from c.end_at) as end
        from cost_item c join instance i on i.id = c.instance_id where c.key like '%:compute' and c.cost_type in (1, 2) or c.cost_type = 7 order by i.name, c.begin_at`,
    ),
  );
  const byName = new Map<string, Bill[]>();
  for (const bill of bills)
    byName.set(bill.name, [
      ...(byName.get(bill.name) ?? []),
      { ...bill, begin: Number(bill.begin), end: Number(bill.end) },
    ]);
  return byName;
}

const keptTimes = ({ due, keptHours }: Rental) =>
  Array.from({ length: keptHours }, (_, index) => ({ from: due + index * hour, until: due + (index + 1) * hour }));
const timesOf = (bills: readonly Bill[], kept: boolean) =>
  bills.filter((bill) => bill.kept === kept).map(({ begin, end }) => ({ from: begin, until: end }));

/** Every hour that was rented or kept is on a bill once: no gap, no overlap, none that was not. */
export async function agreeOnHours(world: World): Promise<void> {
  const billed = await billedTimes(world);
  expect([...billed.keys()].sort()).toEqual([...world.expected.rentals.keys()].sort());
  for (const rental of world.expected.rentals.values()) {
    const bills = billed.get(rental.name) ?? [];
    expect(timesOf(bills, false), `${rental.name} rented`).toEqual(rental.prepaid);
    expect(timesOf(bills, true), `${rental.name} kept`).toEqual(keptTimes(rental));
    expect(rental.prepaid.every(({ from }, index) => from === (rental.prepaid[index - 1]?.until ?? rental.begun))).toBe(
      true,
    );
  }
}

const yuan = (fen: bigint): number => Number(fen) / 100;

/** What the customer is shown as the cost of each rental is what it paid for it, purse by purse. */
export async function agreeOnCosts(world: World): Promise<void> {
  for (const person of world.people) {
    const token = await world.tokenOf({ person, sub: null });
    for (const rental of world.expected.rentals.values()) {
      if (rental.purse !== person.purse) continue;
      const paid = rental.payments.map((payment) => payment.paid);
      const total = (purse: 'voucher' | 'balance' | 'credit') =>
        rental.state === 'failed' ? 0n : paid.reduce((sum, one) => sum + one[purse], 0n);
      const returned = rental.state === 'failed' ? paid.reduce((sum, one) => sum + sumOf(one), 0n) : 0n;
      const { data } = await world.server.call(getInstanceCost, { instance_name: rental.name }, { token });
      const shown = {
        SumCost: data.SumCost,
        PayMoney: data.PayMoney,
        PayPowerMoney: data.PayPowerMoney,
        PayCredit: data.PayCredit,
        ReturnMoney: data.ReturnMoney,
      };
      const sum = total('voucher') + total('balance') + total('credit');
      expect(shown, rental.name).toEqual({
        SumCost: yuan(sum),
        PayMoney: yuan(total('balance')),
        PayPowerMoney: yuan(total('voucher')),
        PayCredit: yuan(total('credit')),
        ReturnMoney: yuan(returned),
      });
    }
  }
}
