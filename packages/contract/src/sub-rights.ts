import { ENLARGING, KEY_SCOPES, OPERATING, RENTING } from './key-scopes';
import { autorenewRight, type SubRight } from './rules/sub-right';

/** Costs by their scope, but for how far a limit reaches: that is no bill, and everybody sees the own limit. */
const bills = KEY_SCOPES.cost.filter((name) => name !== 'getRunway');

/**
 * Which calls of a sub-account need a right that its main account grants; one that is not here it may always send, if it may send it at all
 * (decisions 126). It follows the scopes of API keys, so that a call has its place in both, and adds what no key may send.
 */
export const SUB_RIGHT_CALLS: Readonly<Record<SubRight, readonly string[]>> = {
  run: [...OPERATING, 'modifyKvmPassword', 'createTerminalTicket', 'createScreenTicket', 'createPortLink'],
  buy: [...RENTING, ...ENLARGING],
  bill: bills,
};

/** What calls need by what is asked in them: the server asks for it once that is read (decisions 126). */
export const SUB_RIGHT_BY_REQUEST = {
  setAutorenew: ({ on }: { readonly on: boolean }): SubRight => autorenewRight(on),
} as const;

const needed: ReadonlyMap<string, SubRight> = new Map(
  (['run', 'buy', 'bill'] as const).flatMap((right) => SUB_RIGHT_CALLS[right].map((name) => [name, right] as const)),
);

/** The right that a call needs of a sub-account, by its name; null where it needs none, or where `SUB_RIGHT_BY_REQUEST` tells it. */
export const subRightOf = (call: string): SubRight | null => needed.get(call) ?? null;
