import { getInstanceUsage } from '@compute-market/contract/calls/instance';
import type { InstanceUsage } from '@compute-market/contract/entities/usage';
import type { UsageRange } from '@compute-market/contract/rules/usage';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';
import { ApiError } from '../../api/errors';

/** What an instance used over a span; null where the back end does not know our call, or the instance (decisions 40). */
export async function readUsage(name: string, range: UsageRange, options: CallOptions): Promise<InstanceUsage | null> {
  try {
    return await api.call(getInstanceUsage, { instance_name: name, range }, options);
  } catch (error) {
    if (error instanceof ApiError && error.isMissing) return null;
    throw error;
  }
}
