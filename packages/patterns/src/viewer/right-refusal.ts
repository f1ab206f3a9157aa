import { subRightRefusal, type SubRight } from '@compute-market/contract/rules/sub-right';
import { mayDo } from './rights';
import type { Viewer } from './viewer';

/** Why this viewer lacks the right, as a sentence; null where they have it. */
export const rightRefusal = (viewer: Viewer, right: SubRight): string | null =>
  mayDo(viewer, right) ? null : subRightRefusal(right);
