import { getUserInfo, getUserVipInfo } from '@compute-market/contract/calls/account';
import { SUCCESS } from '@compute-market/contract/error-matchers';
import { api } from '../api';
import { setServerTime } from '../state/clock';
import { session } from '../state/session';
import { storeUser, storeVip, user } from '../state/user';
import { readInBackground } from './background-read';

let reading: Promise<void> | null = null;

async function readUser() {
  const sentWith = session.token;
  const answer = await api.envelope(getUserInfo, {});
  // A newer login may have come in between.
  if (answer.status !== SUCCESS || answer.data === null || session.token !== sentWith) return;
  const before = user.info ?? answer.data;
  // What was spent since counts towards the level, which has a call of its own (product §3).
  if (!Object.is(before.AccumulatedMoney, answer.data.AccumulatedMoney)) void refreshVip();
  storeUser(answer.data);
  // A back end that does not tell its time is taken to have ours (decisions 40).
  if (answer.data.ServerTime > 0) setServerTime(answer.data.ServerTime);
}

/** Reads user info again; visitors ask for nothing (decisions 6). Calls at the same time share one read. */
export function refreshUser(): Promise<void> {
  if (session.token === null) return Promise.resolve();
  reading ??= readInBackground(readUser).finally(() => {
    reading = null;
    user.failed = user.info === null;
  });
  return reading;
}

/** The read that is under way; null when none is. */
export const userRead = () => reading;

/** Asks once more who is logged in, after that could not be read. */
export function retryUser() {
  user.failed = false;
  void refreshUser();
}

export const refreshVip = () =>
  readInBackground(async () => {
    if (session.token === null) return;
    const answer = await api.envelope(getUserVipInfo, {});
    if (answer.status === SUCCESS && answer.data !== null) storeVip(answer.data);
  });
