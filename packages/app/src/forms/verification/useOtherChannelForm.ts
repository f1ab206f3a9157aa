import { submitOtherChannel } from '@compute-market/contract/calls/verification';
import type { Verification } from '@compute-market/contract/entities/verification';
import { CERTIFICATE_TYPE, VERIFICATION_STATUS, VERIFICATION_TYPE } from '@compute-market/contract/enumerations';
import { otherChannelForm, type OtherChannelForm } from '@compute-market/contract/forms/verification-forms';
import { useState } from 'react';
import { api } from '../../api';
import { lastStep } from '../../flows/verification-standing';
import { useSentForm } from '../useSentForm';
import { useKeptValues } from '../useKeptValues';
import { blankOtherChannel, otherChannelDraft } from './other-channel-draft';

const type = VERIFICATION_TYPE.personal;

interface OtherChannelInput {
  readonly owner: string;
  /** The record of this kind: a refused one gives the form its words. */
  readonly standing: Verification | null;
  /** Whether faces are checked online; otherwise the form begins with an identity card. */
  readonly checksOnline: boolean;
  readonly onSubmitted: () => void;
}

/** 其他方式: papers for a review, begun with what was typed the last time. */
export function useOtherChannelForm({ owner, standing, checksOnline, onSubmitted }: OtherChannelInput) {
  const [kept, setKept] = useState(() => otherChannelDraft.read(owner, standing));
  const [unclear] = useState(() => new Set<string>());
  const blank: OtherChannelForm = checksOnline
    ? blankOtherChannel
    : { ...blankOtherChannel, cert_type: CERTIFICATE_TYPE.identityCard };
  const { form, ...submission } = useSentForm({
    schema: otherChannelForm,
    defaultValues: kept ?? blank,
    fields: { NOT_FOUND: 'files' },
    send: async ({ remark, ...values }) => {
      const papers = { ...values, remark: remark === '' ? undefined : remark };
      await lastStep({
        type,
        leadsTo: [VERIFICATION_STATUS.reviewing],
        tries: { wish: papers, unclear },
        send: () => api.call(submitOtherChannel, { verify_type: type, ...papers }),
      });
      onSubmitted();
    },
  });
  useKeptValues(form, {
    keep: (values) => otherChannelDraft.save(owner, values),
    forget: () => otherChannelDraft.clear(owner),
    restored: kept !== null,
  });
  const onClearDraft = () => {
    otherChannelDraft.clear(owner);
    setKept(null);
    form.reset({ ...blank, files: form.getValues('files') });
  };
  return { form, ...submission, restored: kept !== null, onClearDraft };
}
