import type { BareMetalInstance } from '@compute-market/contract/entities/bare-metal';
import type { Instance } from '@compute-market/contract/entities/instance';
import type { Disk } from '@compute-market/patterns/money/CloudDiskScreen';
import { mainAccountWith } from '@compute-market/patterns/viewer/fixtures';
import { ApiError } from '../api/errors';

let last = mainAccountWith({}).user.Id;

/** A main account that no other test has: what one ordered without an answer is kept for as long as the modules live, which tests share. */
export function ownMainAccount() {
  last += 1;
  return mainAccountWith({ Id: last });
}

export const instance = {
  Container_name: 'k7f3a2c',
  ContainerType: 'kvm',
  Gpu_type: 'H20',
  Image: 'pytorch-2.5',
} as Instance;
export const machine = { Id: 7 } as BareMetalInstance;
export const disk = { TotalSize: 50, Step: 10 } as Disk;

/** The end that an order leads to. */
export const dueAfter = 1_800_000_000;

const failed = { status: 0, reason: '原因', requestId: 'r' };
export const refusal = ({ status }: { readonly status: number }, data?: unknown) =>
  Promise.reject(new ApiError({ ...failed, kind: 'refused', status, data }));
/** It may have been done. */
export const noAnswer = () => Promise.reject(new ApiError({ ...failed, kind: 'timeout' }));
