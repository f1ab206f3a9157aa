import { INSTANCE_STATUS, type InstanceStatus } from '@compute-market/contract/enumerations';
import { SUB_RIGHT_BY_REQUEST, subRightOf } from '@compute-market/contract/sub-rights';
import { expect, it } from 'vitest';
import { rightsFor, type InstanceAction } from './actions';

/** The call that an action sends in the end. */
const callOf: Readonly<
  Record<Exclude<InstanceAction, 'start' | 'autorenew' | 'details' | 'again' | 'ticket'>, string>
> = {
  connect: 'getVncAndSsh',
  jupyter: 'createPortLink',
  note: 'noteInstance',
  renew: 'renewKvm',
  dueMode: 'changeDueMode',
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
  stopBilling: 'releaseEarly',
  release: 'releaseEarly',
  releaseDisk: 'removeKeptDisk',
  refund: 'refundFailedStart',
  cost: 'getInstanceCosts',
};
const running = { Status: INSTANCE_STATUS.running, InstanceAutorenew: null };
const renewing = { ...running, InstanceAutorenew: { SubscribeStatus: 1, Unit: 'day', PackTime: 1 } } as const;
/** Of the contract's right for a call, as `rightsFor` tells it. */
const rightsOf = (call: string) => [subRightOf(call)].filter((right) => right !== null);

it.each(Object.entries(callOf))('%s needs the right that its call needs', (action, call) => {
  expect(rightsFor(action as InstanceAction, running)).toEqual(rightsOf(call));
});

it('starts what is off as running it, and a kept disk as buying', () => {
  const withStatus = (Status: InstanceStatus) => rightsFor('start', { ...running, Status });
  expect(withStatus(INSTANCE_STATUS.shutDown)).toEqual(rightsOf('startFromShutdown'));
  expect(withStatus(INSTANCE_STATUS.diskKept)).toEqual(rightsOf('runKvmFromKeptDisk'));
});

it('asks for renewals with what spends, and about running ones with either right', () => {
  const right = (on: boolean) => SUB_RIGHT_BY_REQUEST.setAutorenew({ on });
  expect(rightsFor('autorenew', running)).toEqual([right(true)]);
  expect(rightsFor('autorenew', renewing)).toEqual([right(false), right(true)]);
});

it('goes to other pages without any', () => {
  expect((['details', 'again', 'ticket'] as const).flatMap((action) => rightsFor(action, running))).toEqual([]);
});
