import type { BareMetalModel } from '@compute-market/contract/entities/bare-metal';
import type { User } from '@compute-market/contract/entities/user';
import { formatDay } from '@compute-market/contract/rules/time';
import { daySeconds as day } from '@compute-market/contract/rules/time-units';
import { ReservationDialog } from '@compute-market/patterns/store/ReservationDialog';
import { draftOwner } from '../../drafts/kept-draft';
import { useReservationForm } from '../../forms/instance/useReservationForm';
import { serverNow } from '../../state/clock';

/** The reservation of one model, loaded when it is first asked for. */
export default function Reservation({
  model,
  user,
  onClose,
}: {
  model: BareMetalModel;
  user: User;
  onClose: () => void;
}) {
  const reservation = useReservationForm(model.Id, {
    owner: draftOwner(user),
    name: user.Name,
    phone: user.Phone,
    begin: formatDay(serverNow() + day),
  });
  return (
    <ReservationDialog
      {...reservation}
      model={`${model.Name}（${model.District}）`}
      today={formatDay(serverNow())}
      onClose={onClose}
    />
  );
}
