import { useContext, useEffect } from 'react';
import { FieldContext, type FieldContextValue } from './FieldContext';

/** Tells the field around a message of its control, until that is another one or the control is gone. */
function useTold(tell: FieldContextValue['report'] | undefined, message: string | undefined) {
  useEffect(() => {
    if (message === undefined) return undefined;
    tell?.(message);
    return () => tell?.(undefined);
  }, [tell, message]);
}

/** Has the field around say what is wrong. */
export const useReport = (problem: string | undefined) => useTold(useContext(FieldContext)?.report, problem);

/** Has the field around say in the place of its hint what the control mended by itself. */
export const useInform = (note: string | undefined) => useTold(useContext(FieldContext)?.inform, note);
