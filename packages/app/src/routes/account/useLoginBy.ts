import type { LoginForm, SmsLoginForm } from '@compute-market/contract/forms/login-form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { keeper } from '../../surroundings';

const storageKey = 'login-by';
type LoginBy = 'password' | 'sms';

const stored = (): LoginBy => (keeper().getItem(storageKey) === 'sms' ? 'sms' : 'password');

/** Which of its two ways 账号登录 shows: the one that was chosen last in this browser (decisions 87). */
export function useLoginBy(password: UseFormReturn<LoginForm>, sms: UseFormReturn<SmsLoginForm>) {
  const [by, setBy] = useState(stored);
  const prefer = (chosen: LoginBy) => {
    keeper().setItem(storageKey, chosen);
    setBy(chosen);
  };
  /** The phone goes along, and the focus to what is typed next. */
  const switchTo = (chosen: LoginBy) => {
    flushSync(() => prefer(chosen));
    if (chosen === 'sms') {
      const phone = password.getValues('phone');
      sms.setValue('phone', phone);
      sms.setFocus(phone === '' ? 'phone' : 'code');
    } else {
      const phone = sms.getValues('phone');
      password.setValue('phone', phone);
      password.setFocus(phone === '' ? 'phone' : 'passwd');
    }
  };
  return { by, prefer, switchTo };
}
