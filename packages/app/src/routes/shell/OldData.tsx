import { OldData as Shown } from '@compute-market/patterns/shell/OldData';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { readByItself } from '../../navigation/reading';
import { freshness } from '../../state/freshness';
import { useLostNetwork } from './useLostNetwork';

/** How old the oldest part of the page is, once it could not be read again (screens A3). */
export function OldData() {
  const { revalidate } = useRevalidator();
  const readAgain = useCallback(() => void revalidate(), [revalidate]);
  useLostNetwork(useCallback(() => readByItself(revalidate), [revalidate]));
  const known = useSnapshot(freshness);
  const since = Object.values(known);
  return since.length === 0 ? null : (
    <Shown since={Math.min(...since)} onRetry={known.network === undefined ? readAgain : null} />
  );
}
