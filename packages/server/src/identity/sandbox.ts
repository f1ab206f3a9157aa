import type { IdentityProvider, Mismatch } from './provider';
import { readSpecimenCard, readSpecimenLicense } from './specimens';

/** Where a person shows their face to the sandbox. */
export const sandboxFacePath = (ticket: string): string => `/sandbox/face/${ticket}`;

/** Data that the sandbox refuses, listed on its page; everything else matches. */
export const sandboxMismatches = {
  name: '核验不符',
  bankCard: '6225881234567898',
  phone: '13900000000',
} as const;

const nameMismatch: Mismatch = { field: 'name', reason: '姓名与身份证号不一致' };

/** Reads specimen papers only, the ones its page offers; the outcome of a face check is chosen on its page. */
export function createSandboxIdentity({ publicOrigin }: { publicOrigin: string }): IdentityProvider {
  return {
    connected: true,
    readIdentityCard: readSpecimenCard,
    readBusinessLicense: (picture) => Promise.resolve(readSpecimenLicense(picture)),
    matchPerson: ({ name }) => Promise.resolve(name === sandboxMismatches.name ? nameMismatch : null),
    matchBankCard({ name, bankCard, phone }) {
      if (name === sandboxMismatches.name) return Promise.resolve(nameMismatch);
      if (bankCard === sandboxMismatches.bankCard)
        return Promise.resolve({ field: 'bank_card', reason: '银行卡号与持卡人不一致' });
      if (phone === sandboxMismatches.phone) return Promise.resolve({ field: 'phone', reason: '银行预留手机号不一致' });
      return Promise.resolve(null);
    },
    faceAddress: (ticket) => Promise.resolve(publicOrigin + sandboxFacePath(ticket)),
  };
}
