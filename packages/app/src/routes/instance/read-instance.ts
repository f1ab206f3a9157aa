import { getInstances } from '@compute-market/contract/calls/instance';
import type { Instance } from '@compute-market/contract/entities/instance';
import { api } from '../../api';
import type { CallOptions } from '../../api/client';

/** One instance of the caller by its name; null when there is none. */
export async function readInstance(name: string, options: CallOptions): Promise<Instance | null> {
  const { data } = await api.call(getInstances, { page: 1, page_size: 1, instance_name: name }, options);
  return data[0] ?? null;
}
