import { yuanFromFen, type Fen } from '@compute-market/contract/rules/money';

/** What the form of a new sub-account and that of an invitation hold alike. */
interface Terms {
  readonly money_limit: Fen;
  /** Null is none. */
  readonly month_limit: Fen | null;
  readonly note: string;
}

/** A new sub-account, or one that is invited, as calls take it. */
export const asSent = <Checked extends Terms>({ money_limit, month_limit, note, ...who }: Checked) => ({
  ...who,
  money_limit: yuanFromFen(money_limit),
  ...(month_limit !== null && { month_limit: yuanFromFen(month_limit) }),
  note: note || undefined,
});
