import type { Command } from '../command';
import { balance, login, logout } from './account';
import { list, logs, release, renew, restart, ssh, start, stop } from './instances';
import { market } from './market';
import { rent } from './rent';

/** In the order in which help lists them. */
export const commands: readonly Command[] = [
  login,
  logout,
  market,
  rent,
  list,
  ssh,
  start,
  stop,
  restart,
  renew,
  release,
  logs,
  balance,
];
