import { getLabels } from '@compute-market/contract/calls/project';
import type { Labels } from '@compute-market/contract/entities/project';
import { api } from '../api';
import type { CallOptions } from '../api/client';
import { knownOrNull } from './known-call';

/** Names of projects and tags; null where the back end knows none (decisions 40). */
export const readLabels = (options: CallOptions): Promise<Labels | null> =>
  knownOrNull(api.call(getLabels, {}, options));
