import { describe, expect, it } from 'vitest';
import { renewKvm, runKvm } from './rental';

const order = { gpu_type: 'RTX 4090', gpu_num: 1, image_name: 'ubuntu-22.04' };
const period = (unit: string, pack_time: number) => runKvm.request.safeParse({ ...order, unit, pack_time }).success;

describe('a rental on the wire', () => {
  it.each([
    ['hour', 23],
    ['day', 29],
    ['month', 12],
  ])('lasts at most the longest %s of the selector, %d', (unit, longest) => {
    expect(period(unit, longest)).toBe(true);
    expect(period(unit, longest + 1)).toBe(false);
    expect(period(unit, 0)).toBe(false);
  });

  it('says which field is out of range', () => {
    const answer = runKvm.request.safeParse({ ...order, unit: 'hour', pack_time: 24 });
    expect(answer.error?.issues[0]?.path).toEqual(['pack_time']);
  });

  it('carries the price the customer saw, to four decimals', () => {
    const renewal = { instance_name: 'kvm-1', unit: 'day', pack_time: 1 };
    expect(renewKvm.request.safeParse({ ...renewal, price: 52.5612 }).success).toBe(true);
    expect(renewKvm.request.safeParse({ ...renewal, price: 52.56123 }).success).toBe(false);
  });
});
