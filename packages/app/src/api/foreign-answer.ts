import { completeAnswer } from '@compute-market/contract/answers/complete';
import { shapes } from '@compute-market/contract/answers/generated/shapes';

/** The `data` of a call as the contract has it, whatever a back end that is not ours left out. Throws a TypeError at another shape (decisions 40). */
export const readForeignAnswer = (call: string, data: unknown): unknown => completeAnswer(shapes[call], data);
