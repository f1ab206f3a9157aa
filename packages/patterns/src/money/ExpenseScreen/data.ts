import type { BareMetalCost, CostItem } from '@compute-market/contract/entities/cost-item';
import type { BalanceChange } from '@compute-market/contract/entities/order';
import type { Fen } from '@compute-market/contract/rules/money';
import type { Resource } from '../../resource';
import type { PageFacts } from '../../record-list';

/** The rows of one list. */
export type ExpenseRows =
  | { readonly tab: 'instance'; readonly rows: readonly CostItem[] }
  | { readonly tab: 'bareMetal'; readonly rows: readonly BareMetalCost[] }
  | { readonly tab: 'balance'; readonly rows: readonly BalanceChange[] };

/** Reads the charges of a folded line, by its number. */
export type Unfold = (id: string) => Promise<Resource<ExpenseRows>>;

/** One page of a list. */
export type ExpensePage = ExpenseRows &
  PageFacts & {
    /** Of everything the filter matches; null where that is not one sum. */
    readonly sum: Fen | null;
  };
