import { RESERVATION_STATUS, RESERVATION_STATUS_LABELS } from '@compute-market/contract/enumerations';
import { normalizeAmountText, parseAmount } from '@compute-market/contract/rules/amount';
import { formatMoney } from '@compute-market/contract/rules/money';
import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { isIP } from 'node:net';
import { StartupError } from '../config';
import type { Tx } from '../db/database';
import { users } from '../db/schema/account';
import { reservation } from '../db/schema/bare-metal';
import { bareMetal } from '../db/schema/market';
import {
  cancelReservation,
  deliverReservation,
  isOfClosedAccount,
  quoteReservation,
  signReservation,
} from '../domain/bare-metal/answer';
import { fenOf } from '../ledger/amount';
import { deskLine, deskNumber, deskRows, deskText, labelOf, requireDone, type DeskArea } from './desk-area';

const shownReservations = 20;
const longestReply = 200;
const longestNumber = 40;
const { waiting, quoted, signed } = RESERVATION_STATUS;

export interface ReservationRow {
  readonly row: typeof reservation.$inferSelect;
  readonly model: Pick<typeof bareMetal.$inferSelect, 'name' | 'monthPriceFen' | 'freeNum'>;
  readonly userName: string;
}

/** Reservations, newest first. */
export const findReservations = (tx: Tx): Promise<ReservationRow[]> =>
  tx
    .select({
      row: getTableColumns(reservation),
      model: { name: bareMetal.name, monthPriceFen: bareMetal.monthPriceFen, freeNum: bareMetal.freeNum },
      userName: users.name,
    })
    .from(reservation)
    .innerJoin(bareMetal, eq(bareMetal.id, reservation.bareMetalId))
    .innerJoin(users, eq(users.id, reservation.userId))
    .orderBy(desc(reservation.id))
    .limit(shownReservations);

const findOpenReservations = (tx: Tx) =>
  tx
    .select({ row: getTableColumns(reservation), model: bareMetal.name, userName: users.name })
    .from(reservation)
    .innerJoin(bareMetal, eq(bareMetal.id, reservation.bareMetalId))
    .innerJoin(users, eq(users.id, reservation.userId))
    .where(inArray(reservation.status, [waiting, quoted, signed]))
    .orderBy(asc(reservation.id))
    .limit(deskRows);

function priceOf(typed = ''): bigint {
  const price = parseAmount(normalizeAmountText(typed));
  if (price.ok && price.fen > 0) return BigInt(price.fen);
  throw new StartupError(`月价「${typed}」应为大于 0、最多两位小数的元数。`);
}

/** The address of each machine of a reservation. Throws StartupError unless there is one for each, all different. */
function addressesOf(typed: string, num: number): readonly string[] {
  const addresses = typed.split(/[\s,，]+/).filter((part) => part !== '');
  if (addresses.length !== num || new Set(addresses).size !== num || !addresses.every((part) => isIP(part) !== 0))
    throw new StartupError(`需要 ${num} 个不同的 IP 地址，用逗号隔开，请修改后重试。`);
  return addresses;
}

/** Throws StartupError where nobody would get the machines (decisions 252). */
async function requireOpenAccount(tx: Tx, id: number): Promise<void> {
  if (await isOfClosedAccount(tx, id))
    throw new StartupError(`预约 ${id} 的客户已注销账号，不能签约或交付，请取消该预约。`);
}

/** Reservations of bare metal (screens B12, decisions 136). */
export const reservationDesk: DeskArea = {
  title: '裸金属预约',
  waiting: async (tx) =>
    (await findOpenReservations(tx)).map(({ row, model, userName }) =>
      deskLine(
        String(row.id),
        row.no,
        labelOf(RESERVATION_STATUS_LABELS, row.status),
        `${model} × ${row.num} 台 × ${row.rentMonths} 个月`,
        row.quoteFen === null ? null : `${formatMoney(fenOf(row.quoteFen))}/月`,
        userName,
      ),
    ),
  actions: {
    quote: {
      takes: ['编号', '每台月价', '回复'],
      run: async (services, [typed, price, said]) => {
        const id = deskNumber('编号', typed);
        const quote = { quoteFen: priceOf(price), reply: deskText('回复', said, longestReply) };
        requireDone(
          await services.database.transaction((tx) => quoteReservation(tx, services, id, quote)),
          `预约 ${id} `,
        );
        return `预约 ${id} 已报价。`;
      },
    },
    sign: {
      takes: ['编号', '合同号'],
      run: async (services, [typed, number]) => {
        const id = deskNumber('编号', typed);
        const contractNo = deskText('合同号', number, longestNumber);
        const isDone = await services.database.transaction(async (tx) => {
          await requireOpenAccount(tx, id);
          return signReservation(tx, services, id, contractNo);
        });
        requireDone(isDone, `预约 ${id} `);
        return `预约 ${id} 已签约，合同 ${contractNo}。`;
      },
    },
    deliver: {
      takes: ['编号', 'IP 地址'],
      run: async (services, [typed, text = '']) => {
        const id = deskNumber('编号', typed);
        const isDone = await services.database.transaction(async (tx) => {
          await requireOpenAccount(tx, id);
          const [row] = await tx
            .select({ num: reservation.num, status: reservation.status, freeNum: bareMetal.freeNum })
            .from(reservation)
            .innerJoin(bareMetal, eq(bareMetal.id, reservation.bareMetalId))
            .where(eq(reservation.id, id));
          if (row === undefined) return false;
          if (row.status === signed && row.freeNum < row.num)
            throw new StartupError(
              `预约 ${id} 的机型空闲 ${row.freeNum} 台，不足 ${row.num} 台。请上架更多机器，或等待机器空出后重试。`,
            );
          const addresses = addressesOf(text, row.num);
          return deliverReservation(tx, services, id, (index) => addresses[index] ?? '');
        });
        requireDone(isDone, `预约 ${id} `);
        return `预约 ${id} 已交付，机器在客户的我的实例中。`;
      },
    },
    cancel: {
      takes: ['编号', '原因'],
      run: async (services, [typed, why]) => {
        const id = deskNumber('编号', typed);
        const reply = deskText('原因', why, longestReply);
        requireDone(
          await services.database.transaction((tx) => cancelReservation(tx, services, id, reply)),
          `预约 ${id} `,
        );
        return `预约 ${id} 已取消，客户会看到原因。`;
      },
    },
  },
};
