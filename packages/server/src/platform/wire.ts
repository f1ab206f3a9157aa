import { TIMESTAMP_MAX } from '@compute-market/contract/entities/time';
import { fen, fenFromYuan, yuanFromFen } from '@compute-market/contract/rules/money';

/** Seconds since 1970, as times travel. */
export const wireTime = (date: Date): number => Math.floor(date.getTime() / 1000);
/** The same for a moment that may not have come. */
export const nullableWireTime = (date: Date | null): number | null => (date === null ? null : wireTime(date));
/** The moment a wire time names; the second after the last one that travels is that last one, since no database has a later date. */
export const dateFromWire = (seconds: number): Date => new Date(Math.min(seconds, TIMESTAMP_MAX) * 1000);
/** When a span of whole seconds is over whose last second this is: the second after it belongs to it no more. */
export const spanEndFromWire = (lastSecond: number): Date => dateFromWire(lastSecond + 1);

/** Fen of the database to yuan of the wire. */
export const wireYuan = (amountFen: bigint): number => yuanFromFen(fen(Number(amountFen)));
/** Yuan of the wire to fen of the database. */
export const fenFromWire = (yuan: number): bigint => BigInt(fenFromYuan(yuan));
