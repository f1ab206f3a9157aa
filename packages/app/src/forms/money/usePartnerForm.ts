import { createWorkOrder } from '@compute-market/contract/calls/work-order';
import { WORK_ORDER_PARTNER_QUESTION } from '@compute-market/contract/constants';
import { WORK_ORDER_RESOURCE } from '@compute-market/contract/enumerations';
import { partnerForm, type PartnerForm } from '@compute-market/contract/forms/work-order-form';
import type { PartnerApplication } from '@compute-market/patterns/money/PartnerDialog';
import { useMemo, useState } from 'react';
import { api } from '../../api';
import { createIntention } from '../../api/intention';
import { randomId } from '../../api/random-id';
import { partnerTicket } from './partner-ticket';
import { useSentForm } from '../useSentForm';

/** 成为合作伙伴: an application travels as a ticket (screens C). */
export function usePartnerForm({ name, phone }: Pick<PartnerForm, 'name' | 'phone'>) {
  const [sent, setSent] = useState<PartnerApplication | null>(null);
  const intention = useMemo(() => createIntention(randomId), []);
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
      const made = await intention.send(body, (idempotencyKey) => api.call(createWorkOrder, body, { idempotencyKey }));
      setSent({ id: made.id, no: made.no, replyMinutes: made.expect_reply_minutes });
    },
  });
  return { form, onSubmit, refused, sent };
}
