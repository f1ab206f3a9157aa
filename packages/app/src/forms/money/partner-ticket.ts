import type { PartnerForm } from '@compute-market/contract/forms/work-order-form';
import { partnerFormMessages as words } from './partner-form-messages';

/** Marks that Markdown would read: what a person typed is shown as typed. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&').replace(/\s*\n\s*/g, '\n\n');

/** The words of the ticket that an application becomes. */
export function partnerTicket({ name, phone, machines, room, remark }: PartnerForm): {
  readonly title: string;
  readonly content: string;
} {
  const lines = [words.name(plain(name)), words.phone(phone), words.machines(plain(machines)), words.room(plain(room))];
  return {
    title: words.title,
    content: [...lines, ...(remark.trim() === '' ? [] : [words.remark(plain(remark))])].join('\n\n'),
  };
}
