import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../api/errors';

/**
 * Whether the back end knows no call that sends codes: then a deed of the specification, which names no code, is done without one (product §7; decisions 249).
 * `request` asks for a code and finds it out.
 */
export function useCodeless() {
  const [codeless, setCodeless] = useState(false);
  const request = <Answer>(send: () => Promise<Answer>): Promise<Answer> =>
    send().catch((error: unknown) => {
      if (error instanceof ApiError && error.isMissing) setCodeless(true);
      throw error;
    });
  return { codeless, request };
}

/** Takes the keyboard on once it is found that no code is asked for, since the field of the code goes. */
export function useCodelessFocus(codeless: boolean, takeOn: () => void) {
  const found = useEffectEvent(takeOn);
  useEffect(() => {
    if (codeless) found();
  }, [codeless]);
}
