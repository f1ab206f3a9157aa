import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CreateInstanceForm } from '@compute-market/contract/forms/create-instance-form';

const faulty = '[aria-invalid="true"]';

/**
 * Leads the keyboard to what is wrong once 立即支付 found it. The form does so itself where the field is seen; in a closed fold of a phone
 * nothing can be focused until the fold is open. Returns the ref of the element around the fields.
 */
export function useFocusOnFault({ formState: { submitCount } }: Pick<UseFormReturn<CreateInstanceForm>, 'formState'>) {
  const around = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0 || document.activeElement?.matches(faulty)) return;
    around.current?.querySelector<HTMLElement>(faulty)?.focus();
  }, [submitCount]);
  return around;
}
