import { useState, type RefObject } from 'react';
import { useFormReset } from '../../hooks/useFormReset';
import type { QuantityRange } from './quantity';

type Bounds = Pick<QuantityRange, 'min' | 'max'>;

/**
 * The number that a box fitted what was typed to, and what sets it. It is forgotten once the box draws another number, has other bounds,
 * or its form begins anew.
 */
export function useFitted(
  drawn: number | undefined,
  { min, max }: Bounds,
  box: RefObject<HTMLInputElement | null>,
): [number | undefined, (to: number | undefined) => void] {
  const [fitted, setFitted] = useState<Bounds & { to: number }>();
  useFormReset(box, () => setFitted(undefined));
  if (fitted && (fitted.to !== drawn || fitted.min !== min || fitted.max !== max)) setFitted(undefined);
  return [fitted?.to, (to) => setFitted(to === undefined ? undefined : { to, min, max })];
}
