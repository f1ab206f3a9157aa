import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { refreshUser, retryUser } from '../../flows/account';
import { user } from '../../state/user';

/** Waits for the account while it is not known, and says when it could not be read. */
export function useFirstAccount(unknown: boolean) {
  const { failed } = useSnapshot(user);
  useEffect(() => {
    if (unknown) void refreshUser();
  }, [unknown]);
  return { failed, retry: retryUser };
}
