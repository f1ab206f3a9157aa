import { formatDay } from '@compute-market/contract/rules/time';
import { daySeconds } from '@compute-market/contract/rules/time-units';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Tx } from '../db/database';
import { bareMetalInstance, reservation } from '../db/schema/bare-metal';
import { bareMetal } from '../db/schema/market';
import { cancelReservation, deliverReservation, quoteReservation, signReservation } from '../domain/bare-metal/answer';
import { reserve } from '../domain/bare-metal/reservations';
import { wireTime } from '../platform/wire';
import { actorOf } from './accounts';
import type { ReservationSeed } from './data/reservations';
import type { Step, World } from './world';

async function make(
  world: World,
  phone: string,
  { model, num, months, beginInDays, purpose }: ReservationSeed,
): Promise<void> {
  await world.transaction(async (tx) => {
    const { userId } = await actorOf(tx, phone);
    const [found] = await tx.select({ id: bareMetal.id }).from(bareMetal).where(eq(bareMetal.name, model));
    if (!found) throw new Error(`the catalogue has no machine ${model}`);
    const begin_date = formatDay(wireTime(world.services.clock.now()) + beginInDays * daySeconds);
    await reserve(tx, world.services, userId, {
      bare_metal_id: found.id,
      num,
      contact_name: '林知远',
      phone,
      rent_months: months,
      begin_date,
      purpose,
    });
  });
}

/** The latest reservation of an account for this purpose. */
async function idOf(tx: Tx, phone: string, purpose: string): Promise<number> {
  const { userId } = await actorOf(tx, phone);
  const [row] = await tx
    .select({ id: reservation.id })
    .from(reservation)
    .where(and(eq(reservation.userId, userId), eq(reservation.purpose, purpose)))
    .orderBy(desc(reservation.id));
  if (!row) throw new Error(`no reservation for ${purpose}`);
  return row.id;
}

async function deliver(world: World, phone: string, seed: ReservationSeed): Promise<void> {
  await world.transaction(async (tx) => {
    const id = await idOf(tx, phone, seed.purpose);
    await deliverReservation(tx, world.services, id, (index) => seed.delivered?.addresses[index] ?? '');
    const machines = await tx
      .select({ id: bareMetalInstance.id })
      .from(bareMetalInstance)
      .where(eq(bareMetalInstance.reservationId, id))
      .orderBy(asc(bareMetalInstance.id));
    for (const [index, machine] of machines.entries())
      await tx
        .update(bareMetalInstance)
        .set({ note: seed.delivered?.notes[index] ?? '' })
        .where(eq(bareMetalInstance.id, machine.id));
  });
}

/** Each reservation with the answers it got, at their times. */
export function reservationSteps(phone: string, seeds: readonly ReservationSeed[]): Step[] {
  return seeds.flatMap((seed) => {
    const { quoted, signed, delivered, cancelled } = seed;
    const answer = (work: (tx: Tx, id: number, world: World) => Promise<unknown>) => (world: World) =>
      world.transaction(async (tx) => work(tx, await idOf(tx, phone, seed.purpose), world));
    const steps: Step[] = [{ hoursAgo: seed.hoursAgo, run: (world) => make(world, phone, seed) }];
    if (quoted)
      steps.push({
        hoursAgo: quoted.hoursAgo,
        run: answer((tx, id, { services }) =>
          quoteReservation(tx, services, id, { quoteFen: quoted.monthPriceFen, reply: quoted.reply }),
        ),
      });
    if (signed)
      steps.push({
        hoursAgo: signed.hoursAgo,
        run: answer((tx, id, { services }) => signReservation(tx, services, id, signed.contractNo)),
      });
    if (delivered) steps.push({ hoursAgo: delivered.hoursAgo, run: (world) => deliver(world, phone, seed) });
    if (cancelled)
      steps.push({
        hoursAgo: cancelled.hoursAgo,
        run: answer((tx, id, { services }) => cancelReservation(tx, services, id, cancelled.reply)),
      });
    return steps;
  });
}
