import { expect, test } from 'vitest';
import { resourceText } from './resource';

test.each([
  ['云主机 llama3-8b-sft', { resource_type: 'kvm', resource_id: 'k7f3a2c', resource_name: 'llama3-8b-sft' }],
  // A name may hold its owner's phone number: it is never shown whole (screens G22).
  ['容器 18d08a', { resource_type: 'docker', resource_id: '13800138000-2026-118d08a' }],
  ['充值订单 118220261118', { resource_type: 'order', resource_id: '118220261118' }],
  ['', { resource_type: 'none', resource_id: '' }],
] as const)('a ticket says that it is about %j', (text, resource) => {
  expect(resourceText(resource)).toBe(text);
});
