import { getReminders } from '@compute-market/contract/calls/reminder';
import { NOTICE_PREVIEW_SIZE } from '@compute-market/contract/constants';
import type { Reminder } from '@compute-market/contract/entities/reminder';
import { readList } from '@compute-market/contract/envelope';
import { api } from '../api';
import { ApiError } from '../api/errors';
import { session } from '../state/session';

/** The customer's newest reminder; undefined for a visitor and when it cannot be read (decisions 35). */
export async function readAlerts(): Promise<readonly Reminder[] | undefined> {
  if (session.token === null) return undefined;
  try {
    return readList<Reminder>(await api.call(getReminders, { page: 1, page_size: NOTICE_PREVIEW_SIZE }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
