import { createWorkOrder } from '@compute-market/contract/calls/work-order';
import { WORK_ORDER_PARTNER_QUESTION } from '@compute-market/contract/constants';
import { WORK_ORDER_RESOURCE } from '@compute-market/contract/enumerations';
import { partnerForm, type PartnerForm } from '@compute-market/contract/forms/work-order-form';
import type { PartnerApplication } from '@compute-market/patterns/money/PartnerDialog';
import { useState } from 'react';
import { api } from '../../api';
import { keptIntention } from '../../api/intention';
import { partnerTicket } from './partner-ticket';
import { useSentForm } from '../useSentForm';

interface Applicant extends Pick<PartnerForm, 'name' | 'phone'> {
  /** Who applies. */
  readonly owner: string;
}

/** 成为合作伙伴: an application travels as a ticket (screens C). Tried again it is the same one, also after it was closed. */
export function usePartnerForm({ owner, name, phone }: Applicant) {
  const [sent, setSent] = useState<PartnerApplication | null>(null);
  const { form, onSubmit, refused } = useSentForm({
    schema: partnerForm,
    defaultValues: { name, phone, machines: '', room: '', remark: '' },
    fields: {},
    send: async (values) => {
      const { categoryId, subCategoryId } = WORK_ORDER_PARTNER_QUESTION;
      const body = {
        category_id: categoryId,
        sub_category_id: subCategoryId,
        resource_type: WORK_ORDER_RESOURCE.none,
        phone: values.phone,
        ...partnerTicket(values),
      };
      const made = await keptIntention('partner', owner).send(body, (idempotencyKey) =>
        api.call(createWorkOrder, body, { idempotencyKey }),
      );
      setSent({ id: made.id, no: made.no, replyMinutes: made.expect_reply_minutes });
    },
  });
  return { form, onSubmit, refused, sent };
}
