import { Dash } from '@compute-market/components/dash';
import { nothingMessages } from './messages';
import { Quiet } from './record-list.styles';

/** Why a cell is empty. */
export type NothingReason = keyof typeof nothingMessages;

/** A dash in a cell that has no value; screen readers hear why (decisions 70). */
export const Nothing = ({ reason = 'none' }: { readonly reason?: NothingReason }) => (
  <Quiet>
    <Dash says={nothingMessages[reason]} />
  </Quiet>
);
