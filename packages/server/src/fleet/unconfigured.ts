import { Refusal } from '../http/refusal';
import { noMachines } from './needs-machines';
import type { ComputeProvider } from './provider';

const refuse = () => Promise.reject(new Refusal('NOT_AVAILABLE', { reason: noMachines }));

/** An installation without machines: what needs one is refused before anything is charged. */
export const unconfiguredCompute: ComputeProvider = {
  connected: false,
  create: refuse,
  status: refuse,
  restart: refuse,
  stop: refuse,
  start: refuse,
  reinstall: refuse,
  isReinstalled: refuse,
  setPassword: refuse,
  setKeys: refuse,
  openPort: refuse,
  closePort: refuse,
  createSnapshot: refuse,
  deleteSnapshot: refuse,
  restoreSnapshot: refuse,
  createImage: refuse,
  deleteImage: refuse,
  screenshot: refuse,
  openTerminal: refuse,
  hasScreens: false,
  openScreen: refuse,
  dial: refuse,
  probe: refuse,
  usage: refuse,
  localImages: refuse,
  resize: refuse,
  keepDisks: refuse,
  destroy: refuse,
  hosts: refuse,
  machines: refuse,
  listen: () => ({ close: () => undefined }),
};
