import { useEffect, useState } from 'react';
import { isKnown, refreshUser } from '../../flows/account';

/** Waits for the account while it is not known, and says when it could not be read. */
export function useFirstAccount(unknown: boolean) {
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!unknown) return;
    let current = true;
    void refreshUser().then(() => {
      if (current) setFailed(!isKnown());
    });
    return () => {
      current = false;
    };
  }, [unknown, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { failed, retry };
}
