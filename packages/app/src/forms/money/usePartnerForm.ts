import { createWorkOrder } from '@compute-market/contract/calls/work-order';
import { WORK_ORDER_PARTNER_QUESTION } from '@compute-market/contract/constants';
import { WORK_ORDER_RESOURCE } from '@compute-market/contract/enumerations';
import { partnerForm, type PartnerForm } from '@compute-market/contract/forms/work-order-form';
import type { PartnerApplication } from '@compute-market/patterns/money/PartnerDialog';
import { useState } from 'react';
import { api } from '../../api';
import { partnerTicket } from './partner-ticket';
import { useSentForm } from '../useSentForm';

/** 成为合作伙伴: an application travels as a ticket (screens C). */
export function usePartnerForm({ name, phone }: Pick<PartnerForm, 'name' | 'phone'>) {
  const [sent, setSent] = useState<PartnerApplication | null>(null);
  const { form, onSubmit, refused } = useSentForm({
    schema: partnerForm,
    defaultValues: { name, phone, machines: '', room: '', remark: '' },
    fields: {},
    send: async (values) => {
      const { categoryId, subCategoryId } = WORK_ORDER_PARTNER_QUESTION;
      const {
        id,
        no,
        expect_reply_minutes: replyMinutes,
      } = await api.call(createWorkOrder, {
        category_id: categoryId,
        sub_category_id: subCategoryId,
        resource_type: WORK_ORDER_RESOURCE.none,
        phone: values.phone,
        ...partnerTicket(values),
      });
      setSent({ id, no, replyMinutes });
    },
  });
  return { form, onSubmit, refused, sent };
}
