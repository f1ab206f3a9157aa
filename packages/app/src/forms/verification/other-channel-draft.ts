import type { Verification } from '@compute-market/contract/entities/verification';
import { CERTIFICATE_TYPE, VERIFICATION_METHOD, VERIFICATION_STATUS } from '@compute-market/contract/enumerations';
import type { OtherChannelForm } from '@compute-market/contract/forms/verification-forms';
import { routes } from '@compute-market/contract/routes';
import * as z from 'zod/mini';
import { keptDraft } from '../../drafts/kept-draft';

const draft = keptDraft(
  'otherVerification',
  z.object({ cert_type: z.enum(CERTIFICATE_TYPE), name: z.string(), remark: z.string() }),
);
const address = routes.otherVerification.path;

export const blankOtherChannel: OtherChannelForm = {
  cert_type: CERTIFICATE_TYPE.student,
  cert_number: '',
  name: '',
  files: [],
  remark: '',
};

/** What was typed of 其他方式, kept past the submission: a refused one is corrected, not written again. Neither the number of the paper nor its pictures are kept. */
export const otherChannelDraft = {
  save: (owner: string, { cert_type, name, remark }: OtherChannelForm) =>
    draft.save(owner, address, { cert_type, name, remark }),
  clear: (owner: string) => draft.clear(owner, address),
  /** What this browser has kept, or else what the refused record tells; null when there is neither. */
  read(owner: string, standing: Verification | null): OtherChannelForm | null {
    const kept = draft.read(owner, address);
    if (kept !== null) return { ...blankOtherChannel, ...kept };
    if (standing?.status !== VERIFICATION_STATUS.rejected || standing.method !== VERIFICATION_METHOD.other) return null;
    const certificate = Object.values(CERTIFICATE_TYPE).find((known) => known === standing.cert_type);
    return certificate === undefined ? null : { ...blankOtherChannel, cert_type: certificate, remark: standing.remark };
  },
};
