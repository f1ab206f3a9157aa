import { INSTANCE_STATUS } from '@compute-market/contract/enumerations';
import { subRightOf } from '@compute-market/contract/sub-rights';
import { expect, it } from 'vitest';
import { rightFor, type InstanceAction } from './actions';

/** The call that an action sends in the end. */
const callOf: Readonly<Record<Exclude<InstanceAction, 'start' | 'details' | 'again' | 'ticket'>, string>> = {
  connect: 'getVncAndSsh',
  note: 'noteInstance',
  renew: 'renewKvm',
  dueMode: 'changeDueMode',
  autorenew: 'setAutorenew',
  upgradeCpu: 'updateKvmCpu',
  upgradeMemory: 'updateKvmMemory',
  addDisk: 'addOneDisk',
  bandwidth: 'updateBandwidth',
  elastic: 'elasticUpgradeContainer',
  shutDown: 'shutDownKvm',
  restart: 'restartKvm',
  rdp: 'getRdpFile',
  password: 'modifyKvmPassword',
  screenshot: 'screenshotKvm',
  reinstall: 'reinstallKvm',
  earlyRelease: 'releaseEarly',
  releaseDisk: 'removeKeptDisk',
  refund: 'refundFailedStart',
  cost: 'getInstanceCosts',
};
const running = { Status: INSTANCE_STATUS.running };

it.each(Object.entries(callOf))('%s needs the right that its call needs', (action, call) => {
  expect(rightFor(action as InstanceAction, running)).toBe(subRightOf(call));
});

it('starts what is off as running it, and a kept disk as buying', () => {
  expect(rightFor('start', { Status: INSTANCE_STATUS.shutDown })).toBe(subRightOf('startFromShutdown'));
  expect(rightFor('start', { Status: INSTANCE_STATUS.diskKept })).toBe(subRightOf('runKvmFromKeptDisk'));
});

it('goes to other pages without any', () => {
  expect((['details', 'again', 'ticket'] as const).map((action) => rightFor(action, running))).toEqual([
    null,
    null,
    null,
  ]);
});
