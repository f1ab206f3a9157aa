import { SUB_RIGHT_LABELS, SUB_RIGHTS } from '@compute-market/contract/rules/sub-right';
import { subAccountMessages as messages } from './messages';

/** What a sub-account may be granted beside looking (decisions 126). */
export const rightOptions = SUB_RIGHTS.map((value) => ({
  value,
  label: SUB_RIGHT_LABELS[value],
  hint: messages.rightsOf[value],
}));
