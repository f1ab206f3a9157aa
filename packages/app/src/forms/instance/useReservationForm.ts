import { addReservation } from '@compute-market/contract/calls/market';
import { reservationForm } from '@compute-market/contract/forms/reservation-form';
import { useState } from 'react';
import { api } from '../../api';
import { keptIntention } from '../../api/intention';
import { useSentForm } from '../useSentForm';

interface Reserver {
  /** Whose account reserves. */
  owner: string;
  name: string;
  phone: string;
  /** Tomorrow in Beijing, YYYY-MM-DD. */
  begin: string;
}

/** 预约裸金属. A server that does not take reservations yet says so over the form; what was typed stays. Tried again it is the same reservation, also after it was closed. */
export function useReservationForm(modelId: number, { owner, name, phone, begin }: Reserver) {
  const [reservationNo, setReservationNo] = useState<string | null>(null);
  const { form, onSubmit, refused } = useSentForm({
    schema: reservationForm,
    defaultValues: { contact_name: name, phone, num: 1, rent_months: 1, begin_date: begin, purpose: '', remark: '' },
    fields: {},
    send: async (values) => {
      const body = { bare_metal_id: modelId, ...values };
      const made = await keptIntention('reservation', owner).send(body, (idempotencyKey) =>
        api.call(addReservation, body, { idempotencyKey }),
      );
      setReservationNo(made.ReservationNo);
    },
  });
  return { form, onSubmit, problem: refused, reservationNo };
}
