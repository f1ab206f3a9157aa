import { Alert } from '@compute-market/components/alert';
import { Button } from '@compute-market/components/button';
import { CopyButton } from '@compute-market/components/copy-button';
import { Dash } from '@compute-market/components/dash';
import { DescriptionList } from '@compute-market/components/description-list';
import { Drawer } from '@compute-market/components/drawer';
import { LinkButton } from '@compute-market/components/link-button';
import { Steps } from '@compute-market/components/steps';
import type { Reservation } from '@compute-market/contract/entities/bare-metal';
import { RESERVATION_STATUS } from '@compute-market/contract/enumerations';
import { routes } from '@compute-market/contract/routes';
import { formatTime } from '@compute-market/contract/rules/time';
import { QuoteText } from './columns';
import { ToldText } from '../../told-text/ToldText';
import { messages } from './messages';
import { Number, Sections } from './ReservationsScreen.styles';

const words = messages.drawer;
const { waiting, quoted, signed, delivered, cancelled } = RESERVATION_STATUS;
const way = [waiting, quoted, signed, delivered];
const steps = [
  { key: 'waiting', label: words.stepNames.waiting },
  { key: 'quoted', label: words.stepNames.quoted },
  { key: 'signed', label: words.stepNames.signed },
  { key: 'delivered', label: words.stepNames.delivered },
];

/** What may be left out: nothing was said, which is not unknown. */
const saidOrNone = (said: string) => (said === '' ? <Dash says={words.none} /> : said);

interface ReservationDrawerProps {
  reservation: Reservation;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
  onAgain: (modelId: number) => void;
}

/** How far a reservation is, what the staff said, what was asked for, and the machines once they are delivered (screens B10). */
export function ReservationDrawer({ reservation, onAgain, ...state }: ReservationDrawerProps) {
  const { Status, Reply, InstanceIds, ReservationNo, BareMetalId } = reservation;
  const reached = way.findIndex((status) => status === Status);
  return (
    <Drawer
      {...state}
      title={words.title}
      description={reservation.BareMetalName}
      footer={
        <>
          <LinkButton href={routes.selectQuestion.to()}>{messages.support}</LinkButton>
          <Button variant="primary" onClick={() => onAgain(BareMetalId)}>
            {messages.again}
          </Button>
        </>
      }
    >
      <Sections>
        {Status === cancelled ? (
          <Alert tone="info" title={words.cancelled}>
            {Reply}
          </Alert>
        ) : (
          <Steps aria-label={words.steps} items={steps} current={Status === delivered ? way.length : reached} />
        )}
        {Status !== cancelled && Reply !== '' && (
          <section>
            <h3>{words.reply}</h3>
            <p>{Reply}</p>
          </section>
        )}
        {InstanceIds.length > 0 && (
          <Alert
            tone="ok"
            action={
              <LinkButton size="sm" href={routes.dashboard.to({ tab: 'bareMetal' })}>
                {words.seeMachines}
              </LinkButton>
            }
          >
            {words.delivered(InstanceIds.length)}
          </Alert>
        )}
        <section>
          <h3>{words.facts}</h3>
          <DescriptionList
            layout="rows"
            termWidth={80}
            items={[
              {
                key: 'number',
                term: words.number,
                detail: (
                  <Number>
                    {ReservationNo}
                    <CopyButton value={ReservationNo} label={messages.copyNumber} />
                  </Number>
                ),
              },
              { key: 'model', term: words.model, detail: reservation.BareMetalName },
              { key: 'num', term: words.num, detail: <ToldText>{messages.machines(reservation.Num)}</ToldText> },
              {
                key: 'months',
                term: words.months,
                detail: <ToldText>{messages.month(reservation.RentMonths)}</ToldText>,
              },
              { key: 'begin', term: words.begin, detail: reservation.BeginDate },
              { key: 'quote', term: words.quote, detail: <QuoteText reservation={reservation} /> },
              { key: 'contact', term: words.contact, detail: reservation.ContactName },
              { key: 'phone', term: words.phone, detail: reservation.Phone },
              { key: 'purpose', term: words.purpose, detail: saidOrNone(reservation.Purpose) },
              { key: 'remark', term: words.remark, detail: saidOrNone(reservation.Remark) },
              { key: 'created', term: words.created, detail: formatTime(reservation.CreateTime) },
              { key: 'updated', term: words.updated, detail: formatTime(reservation.UpdateTime) },
            ]}
          />
        </section>
      </Sections>
    </Drawer>
  );
}
