import { addReservation } from '@compute-market/contract/calls/market';
import { reservationForm } from '@compute-market/contract/forms/reservation-form';
import { useMemo, useState } from 'react';
import { api } from '../../api';
import { createIntention } from '../../api/intention';
import { useSentForm } from '../useSentForm';
import { randomId } from '../../api/random-id';

interface Reserver {
  name: string;
  phone: string;
  /** Tomorrow in Beijing, YYYY-MM-DD. */
  begin: string;
}

/** 预约裸金属. A server that does not take reservations yet says so over the form; what was typed stays. */
export function useReservationForm(modelId: number, { name, phone, begin }: Reserver) {
  const [reservationNo, setReservationNo] = useState<string | null>(null);
  const intention = useMemo(() => createIntention(randomId), []);
  const { form, onSubmit, refused } = useSentForm({
    schema: reservationForm,
    defaultValues: { contact_name: name, phone, num: 1, rent_months: 1, begin_date: begin, purpose: '', remark: '' },
    fields: {},
    send: async (values) => {
      const body = { bare_metal_id: modelId, ...values };
      const made = await intention.send(body, (idempotencyKey) => api.call(addReservation, body, { idempotencyKey }));
      setReservationNo(made.ReservationNo);
    },
  });
  return { form, onSubmit, problem: refused, reservationNo };
}
