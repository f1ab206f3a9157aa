import { LOGIN_WAY } from '@compute-market/contract/entities/login';
import type { Tx } from '../../src/db/database';
import type { Caller, Entry } from '../../src/domain/account/login-records';
import { openSession } from '../../src/domain/account/open-session';

/** Signs somebody in who was never asked for a password. */
export const signIn = (tx: Tx, services: Caller['services'], who: Omit<Entry, 'way'>) =>
  openSession(tx, { services, address: '127.0.0.1', userAgent: '' }, { ...who, way: LOGIN_WAY.password });
