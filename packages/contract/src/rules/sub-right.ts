/** What a main account may grant a sub-account beside looking at its machines, or take from it (decisions 126). */
export const SUB_RIGHT = { run: 'run', buy: 'buy', bill: 'bill' } as const;
export type SubRight = (typeof SUB_RIGHT)[keyof typeof SUB_RIGHT];

/** In the order in which they are offered; a new sub-account has them all. */
export const SUB_RIGHTS: readonly SubRight[] = ['run', 'buy', 'bill'];

export const SUB_RIGHT_LABELS: Readonly<Record<SubRight, string>> = { run: '管理实例', buy: '购买', bill: '账单' };

/** Renewals by themselves spend once they are switched on; switching them off only ends that, as 到期处理 decides about the end (decisions 126). */
export const autorenewRight = (on: boolean): SubRight => (on ? SUB_RIGHT.buy : SUB_RIGHT.run);

/** Why somebody without a right is refused, and what to do: the server's sentence, and that of a control that cannot be used. */
export const subRightRefusal = (right: SubRight): string =>
  `子账号没有「${SUB_RIGHT_LABELS[right]}」权限，请联系主账号开通`;
