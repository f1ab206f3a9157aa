import type { User } from '@compute-market/contract/entities/user';
import { maskPhone } from '@compute-market/contract/rules/phone';

/** The masked phone of a sub-account's main account (product §6): told as such, or as the phone of who is logged in; undefined where neither is. */
export const mainPhoneOf = ({ MainPhone, Phone }: Pick<User, 'MainPhone' | 'Phone'>): string | undefined =>
  MainPhone || (Phone ? maskPhone(Phone) : undefined);
